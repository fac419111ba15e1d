"""Positions for scenario tests: who sits where with what, and what is answered then."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from stavitel.kernel import Match, Question, Random, dump, from_position
from stavitel.titles.citadels import TITLE
from stavitel.titles.citadels.cards import BUILDINGS, CARDS, Building, Character
from stavitel.titles.citadels.rules import setup
from stavitel.titles.citadels.table import CALLING, Citadels, Player

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


class Position:
    """A match set up by hand, before the next rank is called."""

    def __init__(
        self,
        *players: dict[str, Any],
        options: dict[str, Any] | None = None,
        crown: int = 0,
        deck: str | None = None,
        call: int | None = None,
        **more: Any,
    ) -> None:
        """`call` is the rank called first (the lowest held by default); `deck` is drawn from its beginning."""
        settled = TITLE.settle(options or {}, len(players))
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
        self.match: Match = from_position(
            "citadels",
            {"seats": len(players), "options": dict(settled), "seed": "position", "table": dump(g), "answers": []},
        )
        self._purses = self._coins()

    @property
    def g(self) -> Citadels:
        """The table."""
        table: Citadels = self.match.table
        return table

    def player(self, seat: int) -> Player:
        """A player."""
        return self.g.players[seat]

    @property
    def ask(self) -> Question:
        """The only question that is open."""
        (question,) = self.match.asking.values()
        return question

    @property
    def asks(self) -> tuple[int, str]:
        """Who is asked, and about what."""
        return self.ask.seat, self.ask.topic

    @property
    def legal(self) -> set[str]:
        """What may be answered."""
        return set(self.ask.options)

    def why(self, key: str) -> str:
        """Why an answer is refused: the reason and the rule."""
        reason = self.ask.refused[key]
        return f"{reason.key} {reason.rule}"

    def do(self, *answers: str | list[str]) -> Position:
        """Answer, whoever is asked."""
        for answer in answers:
            self.match.answer(self.ask.seat, answer)
        return self

    def answer(self, seat: int, answer: str) -> Position:
        """Answer for one of several seats that are asked."""
        self.match.answer(seat, answer)
        return self

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

    def told(self, key: str) -> list[dict[str, Any]]:
        """The events of a kind, as everybody reads them."""
        return [event for event in self.match.events() if event["id"] == f"tell-{key}"]
