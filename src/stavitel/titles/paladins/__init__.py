"""Paladins of the West Kingdom."""

from __future__ import annotations

from stavitel.kernel import Choice, Options, Title, Toggle
from stavitel.titles.paladins.cards import CARDS
from stavitel.titles.paladins.cites import CITES
from stavitel.titles.paladins.rules import complete, next_step, setup
from stavitel.titles.paladins.scene import scene
from stavitel.titles.paladins.scoring import score
from stavitel.titles.paladins.table import conserved


def check(options: Options, seats: int) -> str | None:
    """The virtual player needs a fifth player board at a table of four. [P31.1]"""
    if options["virtual_player"] and seats == 4:
        return "four players and the virtual player are one seat too many"
    return None


TITLE = Title(
    name="paladins",
    version="2",
    seats=(1, 4),
    setup=setup,
    next_step=next_step,
    score=score,
    scene=scene,
    cards=CARDS,
    conserved=conserved,
    options=(
        Toggle("virtual_player", False),
        Choice("difficulty", ("easy", "standard", "hard"), default="standard"),
        Toggle("debt_for_dismiss", True),
        Toggle("free_recruit_may_dismiss", False),
        Choice("wrap_attribute", ("highest", "lowest"), default="highest"),
    ),
    check=check,
    complete=complete,
    accent="#7a1f2b",
    cites=CITES,
)

__all__ = ["TITLE"]
