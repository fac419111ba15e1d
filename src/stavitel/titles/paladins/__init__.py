"""Paladins of the West Kingdom."""

from stavitel.kernel import Search, Title
from stavitel.titles.paladins.cards import CARDS
from stavitel.titles.paladins.cites import CITES
from stavitel.titles.paladins.options import OPTIONS, check
from stavitel.titles.paladins.pictures import COUNTER_ICONS, COVER
from stavitel.titles.paladins.positions import complete_position
from stavitel.titles.paladins.rules import next_step
from stavitel.titles.paladins.scene import scene
from stavitel.titles.paladins.scoring import score
from stavitel.titles.paladins.setup import setup
from stavitel.titles.paladins.table import conserved
from stavitel.titles.paladins.teaching import TEACHING

TITLE = Title(
    name="paladins",
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
    complete_position=complete_position,
    accent="#7a1f2b",
    cites=CITES,
    icons=COUNTER_ICONS,
    cover=COVER,
    headings={"round": 1, "turn": 2},
    bots={"greedy": "stavitel.titles.paladins.greedy:GreedyBot"},
    search=Search(
        further=1,
        features="stavitel.titles.paladins.prospects:prospects",
        stage="stavitel.titles.paladins.outlook:stage",
        outlook="stavitel.titles.paladins.outlook:outlook",
    ),
    teaching=TEACHING,
)
