"""What corrected values must keep to: what the rules rely on."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from stavitel.kernel import Card
from stavitel.titles.paladins.board_cards import (
    BASIC_WORKERS,
    CONVERT_ROW,
    FAVOUR_SLOTS,
    JARS,
    LEFTOVERS,
    REGIONS,
    ROUNDS,
    TAX_SUPPLY,
    TOP,
    WALL_ROW,
)
from stavitel.titles.paladins.kinds import (
    PLAIN,
    RIGHT,
    Difficulty,
    Favour,
    FavourSlot,
    JarSpace,
    Number,
    Order,
    OrderSlot,
    Paladin,
    Piece,
    Points,
    Scheme,
    Space,
    Square,
    Suspicion,
    TaxSupply,
    Townsfolk,
    Wall,
)

FAVOURS_LAID: Final = len(FAVOUR_SLOTS)
MOST_CHOICES: Final = 4  # that a text can part
MOST_COPIES: Final = 99
WAIVED: Final = {
    **dict.fromkeys(("commission", "fortify", "garrison"), "provisions"),
    **dict.fromkeys(("recruit", "pray", "absolve", "convert"), "silver"),
}  # the cost that a paladin may waive


def check_content(cards: Mapping[str, Card]) -> list[str]:
    """What is impossible about corrected cards, a line for each."""
    orders = sum(isinstance(card, Order) for card in cards.values())
    lines = [line for card in cards.values() for line in _faults(card, orders)]
    if not any(isinstance(card, Scheme) and card.action != "favour" and card.copies for card in cards.values()):
        lines.append("scheme-order.copies: the virtual player's deck needs a scheme")
    waiting = [card.copies for card in cards.values() if isinstance(card, Scheme) and card.action == "favour"]
    if sum(waiting) > FAVOURS_LAID:
        lines.append(f"scheme-favour.copies: at most {FAVOURS_LAID}, one for each favour that is laid out")
    return lines


def _faults(card: Card, orders: int) -> Iterator[str]:
    if isinstance(card, TaxSupply) and card.silver < 1:
        yield f"{card.key}.silver: at least 1 coin"
    elif isinstance(card, Difficulty) and not 0 <= card.orders <= orders:
        yield f"{card.key}.orders: 0 to {orders}"
    elif isinstance(card, Number) and card.value < 1 and (card is LEFTOVERS or card in BASIC_WORKERS):
        yield f"{card.key}.value: at least 1"
    elif isinstance(card, OrderSlot | FavourSlot) and not 1 <= card.round <= ROUNDS:
        yield f"{card.key}.round: 1 to {ROUNDS}"
    elif isinstance(card, Favour | Wall) and len(card.choices) > MOST_CHOICES:
        yield f"{card.key}.choices: at most {MOST_CHOICES} rewards to choose from"
    elif isinstance(card, Favour) and not card.choices:
        yield f"{card.key}.choices: at least one reward"
    elif isinstance(card, Points) and not card.vp:
        yield f"{card.key}.vp: at least one number"
    elif isinstance(card, Square):
        if not 1 <= card.region <= len(REGIONS):
            yield f"{card.key}.region: 1 to {len(REGIONS)}"
        if not 1 <= card.players <= len(TAX_SUPPLY):
            yield f"{card.key}.players: 1 to {len(TAX_SUPPLY)}"
        if not card.reward:
            yield f"{card.key}.reward: at least one"
    elif isinstance(card, JarSpace) and not card.reward:
        yield f"{card.key}.reward: at least one"
    elif isinstance(card, Scheme | Suspicion) and card.copies > MOST_COPIES:
        yield f"{card.key}.copies: at most {MOST_COPIES}"
    elif isinstance(card, Townsfolk) and card.trigger in ("pay-debt", "inquisition"):  # nothing that stirs [P14]
        fitting = PLAIN | {"acquit"} if card.trigger == "inquisition" else PLAIN
        if not fitting.issuperset(card.gains):
            yield f"{card.key}.gains: only {', '.join(sorted(fitting))}"
    elif isinstance(card, Paladin):
        if card.waives and WAIVED.get(card.action) != card.waives:
            yield f"{card.key}.waives: {card.action} costs no {card.waives} that can fall away"
        if card.reduces and card.action != "develop":
            yield f"{card.key}.reduces: only for develop"
        if card.gains and card.action in ("recruit", "pray"):
            yield f"{card.key}.gains: nothing is gained with {card.action}"
    elif isinstance(card, Space):
        spots = 3 if card.key in RIGHT else 1 if card.key in ("pray", "conspire") else 2
        if len(card.spots) != spots:
            yield f"{card.key}.spots: {spots} of them"
        if card.silver and card.key not in ("develop", "pray"):
            yield f"{card.key}.silver: no silver is printed there"
        if card.one and card.key not in ("hunt", "trade", "conspire"):
            yield f"{card.key}.one: no gain is printed there"
        if card.two and card.key not in ("hunt", "trade"):
            yield f"{card.key}.two: no gain is printed there"
    elif isinstance(card, Piece):
        if card.needs and card not in WALL_ROW and card not in JARS:
            yield f"{card.key}.needs: none is printed there"
        if card.needs > TOP:
            yield f"{card.key}.needs: at most {TOP}, the end of the track"
        if card.raises and (card in WALL_ROW or card in CONVERT_ROW):
            yield f"{card.key}.raises: the card itself says what it raises"
