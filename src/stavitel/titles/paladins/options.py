"""What can be agreed before a game: the virtual player, and the rulings that can be switched. [P20, P31]"""

from __future__ import annotations

from typing import Final

from stavitel.kernel import Choice, Options, Toggle

OPTIONS: Final = (
    Toggle("virtual_player", False),
    Choice("difficulty", ("easy", "standard", "hard"), default="standard"),
    Toggle("debt_for_dismiss", True),
    Toggle("free_recruit_may_dismiss", False),
    Choice("wrap_attribute", ("lowest", "highest"), default="lowest"),
)


def check(options: Options, seats: int) -> str | None:
    """The virtual player needs a fifth player board at a table of four. [P31.1]"""
    if options["virtual_player"] and seats == 4:
        return "four players and the virtual player are one seat too many"
    return None
