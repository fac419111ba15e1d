"""The table options, and which of them go together. [A1.1, S1.1, S11.1]"""

from __future__ import annotations

from typing import Final

from stavitel.kernel import Choice, Options, Toggle
from stavitel.titles.architects.scheme_cards import OPPONENTS

OPTIONS: Final = (
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
)


def check(options: Options, seats: int) -> str | None:
    """Why these options do not go together."""
    if seats == 1 and not options["works_of_wonder"]:
        return "one player alone needs Works of Wonder, which brings the opponent [A1.1]"
    if seats == 1 and options["opponent"] == "none":
        return "one player alone needs an opponent [A1.1]"
    if options["opponent"] not in ("auto", "none"):
        if not options["works_of_wonder"]:
            return "the opponent needs Works of Wonder [S1.1]"
        if seats == 6:
            return "the opponent takes a seat, so at most 5 people play with it [S11.1]"
    return None
