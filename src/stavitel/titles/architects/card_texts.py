"""What cards say of themselves, made from their values, so that a corrected card tells the truth."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from stavitel.kernel.values import Amount

if TYPE_CHECKING:
    from stavitel.titles.architects.kinds import Apprentice, Cost, End, Gain, Line, Mix, Plan, Price

SKILL: Final = {1: "carpenter", 2: "mason", 4: "tiler"}


# What an end-game effect asks for, yes or no; all else is counted.
MOST: Final = ("most-clay", "most-wood", "most-stone", "most-silver")
IF_SO: Final = (*MOST, "always", "cathedral-lead", "debt-free", "prison-free")


EACH: Final = {"silver-each": "silver", "captures": "captures", "guard": "guard-actions"}  # for each own Worker


class Says:
    """A text inside another text."""

    __slots__ = ("says",)

    def __init__(self, msgid: str, **args: Any) -> None:
        self.says: Final[tuple[str, dict[str, Any]]] = (msgid, args)


def named_skills(skills: int) -> list[str]:
    """Skills by name.

    >>> named_skills(1 | 4)
    ['carpenter', 'tiler']
    """
    return [name for skill, name in SKILL.items() if skills & skill]


def amounts(what: Gain) -> list[Any]:
    """Printed amounts; a loss bears its sign."""
    return [Amount(count, name) if count > 0 else {"change": count, "of": name} for name, count in what]


def goods(cost: Cost) -> list[Any]:
    """The goods of a cost."""
    return [Amount(count, good) for good, count in cost._asdict().items() if count]


def mixed(mix: Mix) -> Says:
    """So many of some goods."""
    return Says("effect-mix", n=mix.amount, goods=mix.goods)


def priced(price: Price) -> list[Any]:
    """The left side of a trade."""
    silver = [Amount(price.silver, "silver")] if price.silver else []
    return [*silver, *(goods(price.cost) if price.cost else ()), *([mixed(price.mix)] if price.mix else ())]


@cache
def marks(card: Apprentice) -> tuple[Any, ...]:
    """What tells an Apprentice from others of its name: skills, and the trade, the location or the gain."""
    mark: Any = None
    if card.price is not None:
        mark = traded(card)
    elif card.power == "place":
        mark = card.place
    elif card.gain:
        mark = Says("effect-ability", gain=amounts(card.gain))
    return (*named_skills(card.skills), *([mark] if mark is not None else ()))


@cache
def traded(card: Apprentice) -> Says:
    """Both sides of an Apprentice's trade."""
    return Says("effect-trade", price=priced(card.price) if card.price else [], gain=amounts(card.gain))


def change(name: str, count: int) -> list[Any]:
    """So much more or less, if it is anything."""
    return [{"change": count, "of": name}] if count else []


def at_the_end(end: End) -> Says:
    """An end-game effect of a Building."""
    if end.kind == "free":
        return Says("effect-end-free")
    gained = change("points" if end.kind == "vp" else "virtue", end.amount)
    if end.what in IF_SO:
        return Says(f"effect-end-{end.what}", gain=gained)
    return Says("effect-end-count", gain=gained, lot=[Amount(end.per, end.what)])


def planned(plans: Sequence[Plan]) -> Any:
    """What a Scheme does: the first plan whose condition holds. [S2.3]"""
    first = plans[0]
    if not first.condition:
        return plan_text(first)
    when = Says(f"effect-when-{first.condition}", n=first.least)
    if len(plans) == 1:
        return Says("effect-if", when=when, a=plan_text(first))
    return Says("effect-if-else", when=when, a=plan_text(first), b=planned(plans[1:]))


def plan_text(plan: Plan) -> Says:
    """Where the opponent's Worker goes and what is done there."""
    place = plan.place if plan.place in ("princess", "focus") else {"card": plan.place}
    lines: Any = [line_text(line) for line in plan.lines]
    if not lines:
        return Says("effect-plan-plain", place=place)
    if plan.first_possible:
        return Says("effect-plan", place=place, does=or_else(lines))
    return Says("effect-plan", place=place, does=lines)


def or_else(lines: list[Any]) -> Any:
    """The top-most line that can be carried out. [S2.4]"""
    return lines[0] if len(lines) == 1 else Says("effect-else", a=lines[0], b=or_else(lines[1:]))


def line_text(line: Line) -> Any:
    """What one line of a Scheme does."""
    done = [part for kind, count in line.effects for part in done_text(kind, count)]
    return Says("effect-space", space=line.space, does=done) if line.space else done


def done_text(kind: str, count: int) -> list[Any]:
    """One effect of a Scheme."""
    if kind in EACH:
        return [Says("effect-each", gain=[Amount(count, EACH[kind])])]
    if kind == "marble-each-two":
        return [Says("effect-each-two", gain=[Amount(count, "marble")])]
    if kind in ("virtue", "influence", "silver", "marble", "scheme"):
        return amounts(((kind, count),))
    return [Says(f"effect-scheme-{kind}", n=count, gain=[Amount(count, "tax")])]
