"""The opponent's Scheme cards and the six opponents. [S2, S9]"""

from __future__ import annotations

from stavitel.titles.architects.kinds import Line, Opponent, Plan, Scheme, gain
from stavitel.titles.architects.places import (
    FOREST,
    GUARDHOUSE,
    GUILDHALL,
    LEFT,
    MIDDLE,
    MINES,
    QUARRY,
    RIGHT,
    SILVERSMITH,
    STOREHOUSE,
    TAX_STAND,
    TOWN_CENTRE,
    WORKSHOP,
    Location,
)


def _plan(place: str | Location, *effects: tuple[str, int], when: str = "", least: int = 0) -> Plan:
    """All the effects, in order."""
    key = place if isinstance(place, str) else place.key
    return Plan(key, tuple(Line((effect,)) for effect in effects), condition=when, least=least)


def _when(plan: Plan, when: str, least: int = 0) -> Plan:
    return plan._replace(condition=when, least=least)


FOCUS = _plan("focus")
PRINCESS = _plan("princess", ("contribute", 1))
GUARD = _plan(GUARDHOUSE, ("guard", 1))
CAPTURES = _plan(TOWN_CENTRE, ("add-tax", 1), ("captures", 1))
SMITH = _plan(SILVERSMITH, ("silver", 1), ("silver-each", 1))
RAID = _plan(TAX_STAND, ("virtue", -2), ("take-tax", 99))
ADVANCE = _plan(GUILDHALL, ("cathedral", 1))
# The top-most that can be done. [S2.4]
MARKET = Plan(
    "black-market",
    (
        Line(gain(virtue=-1, market=1), RIGHT),
        Line(gain(virtue=-1, market=1), LEFT),
        Line((("virtue", -1), ("remove-apprentices", 1), ("scheme", 1)), MIDDLE),
    ),
    first_possible=True,
)
RAISE = Plan(
    "guildhall",
    (Line(gain(wonder=1)), Line(gain(cathedral=1)), Line(gain(marble=4))),
    first_possible=True,
)


def _scheme(number: int, *plans: Plan, source: str = "reconstructed") -> Scheme:
    return Scheme(f"scheme.s{number:02}", plans, False, False, source)


def _future(number: int, *plans: Plan, artisans: bool = False) -> Scheme:
    return Scheme(f"scheme.f{number:02}", plans, True, artisans)


SCHEMES = (
    _scheme(1, RAISE, source="rulebook"),
    _scheme(2, _when(GUARD, "prison", 2), MARKET),
    _scheme(3, FOCUS),
    _scheme(4, FOCUS),
    _scheme(5, PRINCESS),
    _scheme(6, _when(CAPTURES, "group", 4), SMITH),
    _scheme(
        7,
        _when(RAID, "tax", 8),
        _plan(WORKSHOP, ("remove-apprentices", 1), ("add-tax", 2), ("scheme", 1)),
    ),
    _scheme(8, _when(GUARD, "captured", 1), _plan(MINES, ("silver-each", 1))),
    _scheme(
        9,
        _plan(STOREHOUSE, ("influence", 2), when="influence", least=5),
        _plan(QUARRY, ("silver-each", 1)),
    ),
    _scheme(10, _when(MARKET, "leads"), PRINCESS),
    _scheme(11, _when(ADVANCE, "cathedral-virtue", 9), _plan(FOREST, ("silver-each", 1))),
    _scheme(12, _plan(SILVERSMITH, ("silver", 1), ("silver-each", 1), ("scheme", 1))),
    _future(1, _when(RAISE, "raise"), FOCUS),
    _future(2, _when(RAISE, "raise"), PRINCESS),
    _future(
        3,
        _when(ADVANCE, "cathedral-virtue", 9),
        _plan(STOREHOUSE, ("virtue", 1), ("silver-each", 1)),
    ),
    _future(4, _when(ADVANCE, "cathedral-late"), _plan("princess", ("contribute", 1), ("scheme", 1))),
    _future(5, _when(CAPTURES, "group", 3), SMITH),
    _future(6, _when(RAID, "tax", 4), FOCUS),
    _future(7, _when(MARKET, "leads"), FOCUS),
    _future(8, _when(GUARD, "prison", 2), CAPTURES),
    _future(9, _when(PRINCESS, "influence", 5), RAISE),
    _future(10, _plan("focus", ("reveal", 1))),
    _future(11, _plan(GUILDHALL, ("stack", 1), ("adornment", 1), when="stack"), FOCUS, artisans=True),
    _future(12, _plan(GUILDHALL, ("stack", 1), ("adornment", 1), when="stack"), GUARD, artisans=True),
)

OPPONENTS = (
    Opponent(
        "opponent.aristocrat",
        8,
        3,
        _plan("princess", ("contribute", 1), ("scheme", 1)),
        (STOREHOUSE, WORKSHOP, SILVERSMITH, FOREST, QUARRY, TOWN_CENTRE, GUARDHOUSE),
    ),
    Opponent(
        "opponent.enforcer",
        5,
        3,
        Plan(
            "town-centre",
            (Line(gain(imprison=1)), Line((("add-tax", 1), ("captures", 1)))),
            first_possible=True,
        ),
        (TOWN_CENTRE, SILVERSMITH, GUARDHOUSE, STOREHOUSE, WORKSHOP, QUARRY, FOREST),
    ),
    Opponent(
        "opponent.illusionist",
        4,
        3,
        MARKET,
        (GUARDHOUSE, SILVERSMITH, TOWN_CENTRE, WORKSHOP, STOREHOUSE, FOREST, QUARRY),
    ),
    Opponent(
        "opponent.informant",
        6,
        3,
        _plan(WORKSHOP, ("remove-apprentices", 1), ("take-tax", 2), ("scheme", 2)),
        (WORKSHOP, TOWN_CENTRE, GUARDHOUSE, SILVERSMITH, STOREHOUSE, QUARRY, FOREST),
    ),
    Opponent(
        "opponent.patron",
        8,
        2,
        Plan(
            "kings-storehouse",
            (Line((("marble-each-two", 1),)), Line(gain(virtue=1))),
            first_possible=True,
        ),
        (STOREHOUSE, SILVERSMITH, QUARRY, FOREST, TOWN_CENTRE, WORKSHOP, GUARDHOUSE),
    ),
    Opponent(
        "opponent.peddler",
        7,
        2,
        SMITH,
        (SILVERSMITH, STOREHOUSE, TOWN_CENTRE, FOREST, QUARRY, GUARDHOUSE, WORKSHOP),
    ),
)
ARISTOCRAT, ENFORCER, ILLUSIONIST, INFORMANT, PATRON, PEDDLER = OPPONENTS
