"""Citadels, the Czech edition of 2012 by default: characters, districts, the circus and the Dark City."""

from stavitel.kernel import Search, Title
from stavitel.titles.citadels.cards import CARDS
from stavitel.titles.citadels.cites import CITES
from stavitel.titles.citadels.kinds import MOST_SEATS
from stavitel.titles.citadels.knowledge import redeal
from stavitel.titles.citadels.options import OPTIONS, check
from stavitel.titles.citadels.pictures import COUNTER_ICONS, COVER
from stavitel.titles.citadels.positions import complete_position
from stavitel.titles.citadels.rules import next_step
from stavitel.titles.citadels.scene import scene
from stavitel.titles.citadels.scoring import score
from stavitel.titles.citadels.setup import setup
from stavitel.titles.citadels.table import conserved
from stavitel.titles.citadels.teaching import TEACHING

TITLE = Title(
    name="citadels",
    version="3",
    seats=(2, MOST_SEATS),
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
    accent="#8b1e3f",
    cover=COVER,
    cites=CITES,
    icons=COUNTER_ICONS,
    headings={"round": 1, "turn": 2, "resumes": 2},
    standing={"out-of-turn": "pass", "cash-in": "no"},
    bots={"greedy": "stavitel.titles.citadels.greedy:GreedyBot"},
    search=Search(laps=2),
    teaching=TEACHING,
)
