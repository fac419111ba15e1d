"""Architects of the West Kingdom, with Works of Wonder and its six solo opponents."""

from stavitel.kernel import Search, Title
from stavitel.titles.architects.cards import CARDS
from stavitel.titles.architects.cites import CITES
from stavitel.titles.architects.knowledge import redeal
from stavitel.titles.architects.options import OPTIONS, check
from stavitel.titles.architects.pictures import COVER, ICONS
from stavitel.titles.architects.positions import complete_position
from stavitel.titles.architects.rules import next_step
from stavitel.titles.architects.scene import scene
from stavitel.titles.architects.scoring import score
from stavitel.titles.architects.setup import setup
from stavitel.titles.architects.solo import answer
from stavitel.titles.architects.table import conserved
from stavitel.titles.architects.teaching import TEACHING

TITLE = Title(
    name="architects",
    version="3",
    seats=(1, 6),
    setup=setup,
    next_step=next_step,
    score=score,
    scene=scene,
    cards=CARDS,
    conserved=conserved,
    options=OPTIONS,
    check=check,
    redeal=redeal,
    opponent=answer,
    complete_position=complete_position,
    may_be_negative=("final", "reset_by"),
    accent="#2f5d50",
    cites=CITES,
    icons=ICONS,
    cover=COVER,
    headings={"round": 1, "last-round": 1, "turn": 2, "last-turn": 2},
    bots={"greedy": "stavitel.titles.architects.greedy:GreedyBot"},
    search=Search(
        features="stavitel.titles.architects.prospects:prospects",
        stage="stavitel.titles.architects.outlook:stage",
        outlook="stavitel.titles.architects.outlook:outlook",
    ),
    teaching=TEACHING,
)
