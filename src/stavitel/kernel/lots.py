"""Answers given at once, by lot: how a rule asks where a match may be played out, without being stopped for it.

A match that is run out by lot leaves its `Lots` on the table. Whoever asks by `choose_from` or `choose_card` has the
answer at once then, and no question is made; everywhere else both make the question that `choose` would.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from random import Random as BotRandom
from typing import Any, Final, TypeVar

from stavitel.kernel.questions import EffectsOf, Offer, choose
from stavitel.kernel.values import RulesError

T = TypeVar("T")


class Lots:
    """Answers for every seat of a match that is played out, each option as likely as any other; keeps the log.

    A number of 30 bits is drawn for it: that is quicker than a fraction, and even to a hundred-millionth.
    """

    __slots__ = ("_bits", "_log", "_menus", "seats")

    def __init__(self, seats: int, dice: BotRandom, log: list[tuple[int, Any]]) -> None:
        self.seats: Final = seats
        self._bits: Final = dice.getrandbits
        self._log: Final = log
        self._menus: Final[list[Offer | None]] = [None] * seats  # by seat: nobody keeps them, so they are used again

    async def option(self, g: Any, p: Any, list_options: Callable[[Offer], None]) -> Any:
        """One of the options that a function lists."""
        seat: int = p.seat
        menu = self._menus[seat]
        if menu is None:
            menu = self._menus[seat] = Offer(g, p)
        options: dict[str, Any] = {}
        menu.options = options
        menu.groups.clear()
        list_options(menu)
        keys = [*options]
        if not keys:
            raise RulesError(f"nothing to choose from: {list_options.__name__}")
        key = keys[self._bits(30) % len(keys)]
        self._log.append((seat, key))
        return options[key]

    async def card(self, p: Any, cards: Sequence[Any], always: bool) -> Any:
        """One of the cards, copies counting as one; a lone one is no answer unless `always`."""
        kinds = cards if len({*cards}) == len(cards) else [*dict.fromkeys(cards)]
        if not kinds:
            raise RulesError("no card to choose")
        card = kinds[self._bits(30) % len(kinds)]
        if always or len(kinds) > 1:
            self._log.append((p.seat, card.key))
        return card


def choose_from(
    g: Any, p: Any, topic: str, list_options: Callable[[Offer], None], effects: EffectsOf | None = None
) -> Awaitable[Any]:
    """Ask a player, even about a lone option, for one of those that a function lists on an offer when it is put."""
    lots = g.lots
    if lots is not None and p.seat < lots.seats:
        drawn: Awaitable[Any] = lots.option(g, p, list_options)
        return drawn
    asked = Offer(g, p, effects, None, list_options)
    asked.seat = p.seat
    asked.topic = topic
    asked.look = ()
    asked.always = True
    return asked


def choose_card(g: Any, p: Any, topic: str, cards: Sequence[T], always: bool = False) -> Awaitable[T]:
    """Ask a player for one of some cards; as `choose`, of things that are the same object where they are alike."""
    lots = g.lots
    if lots is not None and p.seat < lots.seats:
        drawn: Awaitable[T] = lots.card(p, cards, always)
        return drawn
    return choose(p, topic, cards, None, always)
