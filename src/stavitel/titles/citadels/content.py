"""What a content file may correct: the values of districts and the copies in the deck; everything else is certain."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from stavitel.kernel import Card
from stavitel.titles.citadels.kinds import Action, Building, Character, Deck, Laboratory, Smithy

IN_THE_BOX: Final = 65  # cards, however they are split [C1.3]
DEAREST: Final = 6  # [C1.4]


def faults_against(printed: Mapping[str, Card]) -> Callable[[Mapping[str, Card]], list[str]]:
    """A check of corrected cards that remembers what is printed on them. [C1.10, C23.2]"""
    ranks = {card.key: (card.rank, card.colour) for card in printed.values() if isinstance(card, Character)}
    bits = {card.key: card.bit for card in printed.values() if isinstance(card, Building)}

    def faults(cards: Mapping[str, Card]) -> list[str]:
        """What is wrong with corrected values."""
        found: list[str] = []
        for card in cards.values():
            if isinstance(card, Character) and (card.rank, card.colour) != ranks[card.key]:
                found.append(f"{card.key}: rank and colour of a character are certain")
            elif isinstance(card, Building):
                if card.bit != bits[card.key]:
                    found.append(f"{card.key}.bit: always {bits[card.key]}")
                found += building_faults(card)
            elif isinstance(card, Deck):
                count = sum(getattr(card, name) for name in card.asks)
                if count != IN_THE_BOX:
                    found.append(f"{card.key}: {IN_THE_BOX} cards in all, not {count}")
        return found

    return faults


def building_faults(card: Building) -> Iterator[str]:
    """What is wrong with a district or an action card. [C1.4, C15.3, C15.4, C23.2]"""
    if isinstance(card, Action) and (card.cost or card.points):
        yield f"{card.key}: an action card has neither cost nor points"
    if card.cost > DEAREST:
        yield f"{card.key}.cost: at most {DEAREST}, not {card.cost}"
    if isinstance(card, Smithy) and not card.draw:
        yield f"{card.key}.draw: at least 1, not 0"
    if isinstance(card, Laboratory) and not card.gain:
        yield f"{card.key}.gain: at least 1, not 0"
