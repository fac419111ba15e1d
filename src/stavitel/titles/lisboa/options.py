"""What can be agreed before a game: the add-ons, and the handicap of the solo opponent. [L18, L20]"""

from __future__ import annotations

from typing import Final

from stavitel.kernel import Choice, Options, Several, Toggle

SEATS: Final = ("1", "2", "3", "4")  # as people count them

OPTIONS: Final = (
    Toggle("draft", False),
    Toggle("quests", False),
    Several("newcomers", SEATS),
    Toggle("city_tokens", False),
    Toggle("starting_decrees", False),
    Choice("level", ("easy", "printed", "hard"), "printed"),
)


def check(options: Options, seats: int) -> str | None:
    """What is wrong with the options of a table, or None. [L20.1]"""
    absent = [seat for seat in options["newcomers"] if int(seat) > seats]
    return f"newcomers: there is no seat {absent[0]}" if absent else None
