"""Positions for scenario tests: who sits where with what, and what is answered then."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from stavitel.kernel import Match, Random, dump, from_position
from stavitel.testing.scenario import Scenario
from stavitel.titles.citadels import TITLE
from stavitel.titles.citadels.cards import BUILDINGS, CARDS
from stavitel.titles.citadels.kinds import Building, Character
from stavitel.titles.citadels.setup import setup
from stavitel.titles.citadels.table import CALLING, Citadels

DARK_CITY = {  # the whole cast of The Dark City but rank 9
    "rank1": "witch",
    "rank2": "tax_collector",
    "rank3": "wizard",
    "rank4": "emperor",
    "rank5": "abbot",
    "rank6": "alchemist",
    "rank7": "navigator",
    "rank8": "diplomat",
}


def cards(names: str | Sequence[str]) -> list[Building]:
    """The cards of these keys: `"tavern market"`."""
    return [BUILDINGS[name] for name in (names.split() if isinstance(names, str) else names)]


def character(name: str) -> Character:
    """The character of a key."""
    found = CARDS[name]
    assert isinstance(found, Character)
    return found


def seat(who: str = "", *, gold: int = 0, hand: str = "", city: str = "", **more: Any) -> dict[str, Any]:
    """A player: the characters kept (`"king bishop"`), coins, hand and city."""
    return {"picked": who.split(), "gold": gold, "hand": hand, "city": city, **more}


def new_table(
    *players: dict[str, Any],
    options: dict[str, Any] | None = None,
    crown: int = 0,
    deck: str | None = None,
    call: int | None = None,
    **more: Any,
) -> Citadels:
    """A table before the next rank is called: `call` or the lowest held; `deck` is drawn from its beginning."""
    settled = TITLE.resolve_options(options or {}, len(players))
    g = setup(settled, len(players), Random.from_text("position"))
    held = [character(name) for given in players for name in given["picked"]]
    for p, given in zip(g.players, players, strict=True):
        p.picked = [character(name) for name in given["picked"]]
        p.gold = given["gold"]
        p.hand = cards(given["hand"])
        p.city = cards(given["city"])
        p.laid = []
        p.gilded = tuple(cards(given.get("gilded", "")))
        p.wagons = tuple(given.get("wagons", ()))
        p.tucked = cards(given.get("tucked", ""))
    g.face_up = [character(name) for name in more.pop("face_up", "").split()]
    g.aside = [card for card in g.agreed.cast if card not in held and card not in g.face_up]
    g.draft.cards = []
    if deck is not None:
        g.deck = list(reversed(cards(deck)))
    g.crown = crown
    g.stage = CALLING
    lowest = min((card.rank for card in held), default=len(g.agreed.cast) + 1)
    g.rank = (lowest if call is None else call) - 1
    for name, value in more.items():
        if name in ("murdered", "robbed", "bewitched"):
            value = character(value)
        elif name == "razed":
            value = cards(value)
        setattr(g, name, value)
    return g


def scenario(*players: dict[str, Any], options: dict[str, Any] | None = None, **more: Any) -> CitadelsScenario:
    """A match that goes on from a new table."""
    g = new_table(*players, options=options, **more)
    settled = dict(TITLE.resolve_options(options or {}, len(players)))
    position = {"seats": len(players), "options": settled, "seed": "position", "table": dump(g), "answers": []}
    return CitadelsScenario(from_position(TITLE, position))


class CitadelsScenario(Scenario):
    """A match of Citadels, its hands and cities by the keys of their cards."""

    def __init__(self, match: Match) -> None:
        super().__init__(match)
        self._purses = self._coins()

    def hand(self, seat: int) -> list[str]:
        """A hand, sorted."""
        return sorted(card.key for card in self.player(seat).hand)

    def city(self, seat: int) -> list[str]:
        """A city."""
        return [card.key for card in self.player(seat).city]

    def gold(self, *seats: int) -> list[int]:
        """The purses of some seats, or of all."""
        return [self.player(seat).gold for seat in seats or range(len(self.g.players))]

    def _coins(self) -> int:
        return sum(p.gold + sum(p.wagons) + len(p.gilded) for p in self.g.players)

    @property
    def paid_to_bank(self) -> int:
        """How many coins have gone to the bank; below zero, how many have left it."""
        return self._purses - self._coins()

    @property
    def at_turn(self) -> tuple[int, str]:
        """Whose turn it is, as which character."""
        return self.g.turn.seat, self.g.turn.character.key

    def discarded(self) -> Counter[str]:
        """What lies on the discard pile."""
        pile = [card for zone in (self.g.razed, *(p.discards for p in self.g.players)) for card in zone]
        return Counter(card.key for card in pile)

    def scores(self) -> list[int]:
        """The points of all seats."""
        return [score.total for score in self.match.scores()]
