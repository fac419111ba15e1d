"""Citadels, the Czech edition of 2012 by default: characters, districts, the circus and the Dark City."""

from stavitel.kernel import Title
from stavitel.titles.citadels.cards import CARDS, MOST_SEATS
from stavitel.titles.citadels.cites import CITES
from stavitel.titles.citadels.knowledge import redeal
from stavitel.titles.citadels.options import OPTIONS, check
from stavitel.titles.citadels.rules import complete_position, next_step, setup
from stavitel.titles.citadels.scene import scene
from stavitel.titles.citadels.scoring import score
from stavitel.titles.citadels.table import conserved

TITLE = Title(
    name="citadels",
    version="2",
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
    complete=complete_position,
    accent="#8b1e3f",
    cites=CITES,
)

__all__ = ["TITLE"]
