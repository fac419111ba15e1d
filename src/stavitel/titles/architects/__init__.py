"""Architects of the West Kingdom, with Works of Wonder and its six solo opponents."""

from stavitel.kernel import Choice, Title, Toggle

from .cards import CARDS, OPPONENTS
from .cites import CITES
from .memory import redeal
from .rules import check, complete, conserved, next_step, setup
from .scene import scene
from .scoring import score
from .solo import answer

TITLE = Title(
    name="architects",
    version="1",
    seats=(1, 6),
    setup=setup,
    next_step=next_step,
    score=score,
    scene=scene,
    cards=CARDS,
    conserved=conserved,
    options=(
        Toggle("works_of_wonder", True),
        Choice("boards", ("variable", "symmetric"), "variable"),
        Choice("opponent", ("auto", "none", *(card.key.partition(".")[2] for card in OPPONENTS)), "auto"),
        Toggle("promo", False),
        Toggle("coop_influence", False),
        Choice("market_buildings_compare", ("influence", "virtue"), "influence"),
        Choice("contribution_refill", ("at-once", "next-reset"), "at-once"),
        Toggle("influence_for_skipped", False),
        Choice("clotilda", ("point", "loss"), "point"),
        Choice("informant_tax", ("take", "add"), "take"),
        Choice("wall", ("building-level", "two-buildings-level"), "building-level"),
    ),
    check=check,
    redeal=redeal,
    opponent=answer,
    complete=complete,
    signed=("final", "reset_by"),
    accent="#2f5d50",
    cites=CITES,
)
