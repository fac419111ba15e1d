"""What can be agreed before a game: the profile, its switches, the circus and the Dark City."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from stavitel.kernel import Choice, Number, Options, Several, Toggle, value
from stavitel.titles.citadels.cards import (
    ARTIST,
    BASE_CAST,
    BASE_PURPLES,
    BELL_TOWER,
    BONUS_DISTRICTS,
    DARK_CAST,
    EMPEROR,
    LABORATORIES,
    QUEEN,
    SMITHIES,
)
from stavitel.titles.citadels.kinds import Building, Character


@value
class Agreed:
    """What the players agreed on, every switch settled."""

    key: str  # the profile
    cast: tuple[Character, ...]  # one character of each rank [C30.1]
    deck: str
    city_size: int  # [C16.1, C22.1]
    pile: bool  # discards go to a pile of their own, not under the deck
    reshuffles: bool
    names_first: bool  # Assassin and Thief name before anything else
    powers_optional: bool
    redraw_all: bool
    coin_after_action: bool  # the Merchant's
    plans_after_action: bool  # the Architect's
    attack_at_end: bool  # the Warlord's
    attack_own: bool
    king_inherits: bool
    smithy: Building  # of which edition
    laboratory: Building
    tie_by_rank: bool
    bank_limit: int  # 0 is no limit
    circus: bool  # the action cards [C23.1]
    circus_dealt: bool  # also into the first hands
    circus_per_turn: int  # [C23.4]
    dark: bool  # something of the Dark City is in play


PROFILES: Final[dict[str, dict[str, Any]]] = {
    "mindok2012": {
        "deck": "base65",
        "district_discard": "pile",
        "reshuffle_discard_when_empty": "yes",
        "name_target_timing": "turn_start",
        "magician_redraw": "any_number",
        "merchant_bonus_timing": "any_time",
        "architect_draw_timing": "any_time",
        "warlord_timing": "any_time",
        "warlord_may_hit_own_city": "no",
        "murdered_king_inherits": "end_of_round",
        "tie_break": "districts_then_gold",
    },
    "ffg2010": {
        "deck": "base66",
        "district_discard": "bottom_of_deck",
        "reshuffle_discard_when_empty": "no",
        "name_target_timing": "any_time",
        "magician_redraw": "any_number",
        "merchant_bonus_timing": "after_action",
        "architect_draw_timing": "after_action",
        "warlord_timing": "end_of_turn",
        "warlord_may_hit_own_city": "yes",
        "murdered_king_inherits": "end_of_round",
        "tie_break": "districts_then_gold",
    },
}

_SWITCHES: Final = {
    "deck": ("base65", "base66"),
    "district_discard": ("pile", "bottom_of_deck"),
    "reshuffle_discard_when_empty": ("yes", "no"),
    "name_target_timing": ("turn_start", "any_time"),
    "magician_redraw": ("any_number", "all"),
    "merchant_bonus_timing": ("any_time", "after_action"),
    "architect_draw_timing": ("any_time", "after_action"),
    "warlord_timing": ("any_time", "end_of_turn"),
    "warlord_may_hit_own_city": ("yes", "no"),
    "murdered_king_inherits": ("end_of_round", "never"),
    "tie_break": ("districts_then_gold", "highest_rank"),
}

OPTIONS: Final[tuple[Choice | Toggle | Number | Several, ...]] = (
    Choice("profile", tuple(PROFILES), default="mindok2012"),
    Number("city_size", 7, 8, 8),
    Toggle("action_cards", False),
    Toggle("action_cards_in_initial_deal", True),
    Number("action_cards_per_own_turn", 1, 3, 1),
    *(Choice(name, ("profile", *values), default="profile") for name, values in _SWITCHES.items()),
    Toggle("powers_optional", True),
    Choice("smithy", tuple(SMITHIES), default="2_for_3"),
    Number("laboratory_gain", 1, 2, 1),
    Choice("bank_limit", ("none", "30", "35"), default="none"),
    *(
        Choice(f"rank{base.rank}", (base.key, dark.key), default=base.key)
        for base, dark in zip(BASE_CAST, DARK_CAST, strict=True)
    ),
    Choice("rank9", ("auto", "none", ARTIST.key, QUEEN.key), default="auto"),
    Several("bonus_districts", tuple(card.key for card in BONUS_DISTRICTS)),
    Number("bonus_random", 0, len(BONUS_DISTRICTS), 0),
    Several("without_districts", tuple(card.key for card in BASE_PURPLES)),
)

FEWEST_FOR_NINTH: Final = {ARTIST.key: 4, QUEEN.key: 5}


def agree(options: Options, seats: int) -> Agreed:
    """Settle every switch: what is left to the profile is taken from it."""
    return _agree(tuple(options.items()), seats)


@lru_cache(maxsize=64)
def _agree(chosen: tuple[tuple[str, Any], ...], seats: int) -> Agreed:
    options = dict(chosen)
    profile = PROFILES[options["profile"]]
    said = {name: profile[name] if options[name] == "profile" else options[name] for name in _SWITCHES}
    ninth = chosen_ninth(options, seats)
    cast = tuple(
        dark if options[f"rank{base.rank}"] == dark.key else base
        for base, dark in zip(BASE_CAST, DARK_CAST, strict=True)
    )
    if ninth is not None:
        cast += (ninth,)
    dark = cast != BASE_CAST or options["bonus_random"] > 0 or bool(options["bonus_districts"])
    return Agreed(
        key=options["profile"],
        cast=cast,
        deck=said["deck"],
        city_size=options["city_size"],
        pile=said["district_discard"] == "pile",
        reshuffles=said["reshuffle_discard_when_empty"] == "yes",
        names_first=said["name_target_timing"] == "turn_start",
        powers_optional=options["powers_optional"],
        redraw_all=said["magician_redraw"] == "all",
        coin_after_action=said["merchant_bonus_timing"] == "after_action",
        plans_after_action=said["architect_draw_timing"] == "after_action",
        attack_at_end=said["warlord_timing"] == "end_of_turn",
        attack_own=said["warlord_may_hit_own_city"] == "yes",
        king_inherits=said["murdered_king_inherits"] == "end_of_round",
        smithy=SMITHIES[options["smithy"]],
        laboratory=LABORATORIES[options["laboratory_gain"]],
        tie_by_rank=said["tie_break"] == "highest_rank",
        bank_limit=0 if options["bank_limit"] == "none" else int(options["bank_limit"]),
        circus=options["action_cards"],
        circus_dealt=options["action_cards_in_initial_deal"],
        circus_per_turn=options["action_cards_per_own_turn"],
        dark=dark,
    )


def chosen_ninth(options: Options, seats: int) -> Character | None:
    """The character of rank 9, if there is one; eight players cannot do without. [C21.1, C30.2]"""
    wish = options["rank9"]
    if wish == "auto":
        wish = QUEEN.key if seats == 8 else "none"
    return {ARTIST.key: ARTIST, QUEEN.key: QUEEN}.get(wish)


def check(options: Options, seats: int) -> str | None:
    """What is wrong with these options at this many seats, if anything."""
    ninth = chosen_ninth(options, seats)
    if seats == 8 and ninth is None:
        return "8 players need a character of rank 9: set rank9 to artist or queen [C21.1]"
    if ninth is not None and seats < FEWEST_FOR_NINTH[ninth.key]:
        return f"the {ninth.key} needs at least {FEWEST_FOR_NINTH[ninth.key]} players [C30.2]"
    if seats == 2 and options["rank4"] == EMPEROR.key:
        return "the emperor is not for 2 players [C34]"
    if options["city_size"] == 7 and BELL_TOWER.key in options["bonus_districts"]:
        return "the bell_tower is left out of the short game [R-40]"
    return None
