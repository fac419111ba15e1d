"""Lisboa: rebuild the city after the earthquake, for one to four players."""

from stavitel.kernel import Search, Title
from stavitel.titles.lisboa.cards import CARDS
from stavitel.titles.lisboa.cites import CITES
from stavitel.titles.lisboa.knowledge import redeal
from stavitel.titles.lisboa.options import OPTIONS, check
from stavitel.titles.lisboa.pictures import COUNTER_ICONS, COVER
from stavitel.titles.lisboa.positions import complete_position
from stavitel.titles.lisboa.rules import next_step
from stavitel.titles.lisboa.scene import scene
from stavitel.titles.lisboa.scoring import score
from stavitel.titles.lisboa.setup import setup
from stavitel.titles.lisboa.table import conserved
from stavitel.titles.lisboa.teaching import TEACHING

TITLE = Title(
    name="lisboa",
    version="4",
    seats=(1, 4),
    setup=setup,
    next_step=next_step,
    score=score,
    scene=scene,
    cards=CARDS,
    conserved=conserved,
    options=OPTIONS,
    check=check,
    redeal=redeal,
    complete_position=complete_position,
    may_be_negative=("causer", "mover"),
    accent="#1f5f8b",
    cover=COVER,
    cites=CITES,
    icons=COUNTER_ICONS,
    headings={"round": 1, "period-ends": 1, "last-round": 1, "turn": 2},
    bots={"greedy": "stavitel.titles.lisboa.greedy:GreedyBot"},
    search=Search(
        laps=0,  # what others do in between blurs more than it tells
        trust=0.1,  # the greedy bot sees plans that the value does not
        to_the_end=True,  # and so it tells more by playing on
        features="stavitel.titles.lisboa.prospects:prospects",
        figures="stavitel.titles.lisboa.greedy",
    ),
    teaching=TEACHING,
)
