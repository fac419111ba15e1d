"""Plain gains: workers, silver, provisions, attributes, and the resource track of the virtual player. [P1, P22]"""

from __future__ import annotations

from typing import Final

from stavitel.kernel import tell
from stavitel.titles.paladins.board_cards import TOP
from stavitel.titles.paladins.kinds import ATTRIBUTES, KIND, Reward
from stavitel.titles.paladins.table import Game, Player

TRACK: Final = 5  # spaces of the resource track [P20.4]


def gain(g: Game, p: Player, tokens: Reward) -> None:
    """Take plain gains from the general supply, one after the other. [P4.9]"""
    if p.virtual is not None:
        for token in tokens:
            virtual_gain(g, p, token)
        return
    for token in tokens:
        if token in KIND:
            p.workers[KIND[token]] += 1
        elif token == "silver":
            p.silver += 1
        elif token == "provision":
            p.provisions += 1
        else:
            raise_attribute(p, token)


def virtual_gain(g: Game, p: Player, token: str) -> None:
    """The virtual player counts workers of any colour alike and moves its marker for resources. [P22.1, P23.1]"""
    assert p.virtual is not None
    if token in KIND:
        p.virtual.workers += 1
    elif token in ATTRIBUTES:
        raise_attribute(p, token)
    else:
        advance(g, p, 1)


def raise_attribute(p: Player, attribute: str, steps: int = 1) -> None:
    """Go up the attribute track; what goes beyond its end is lost. [P1.3]"""
    before = attribute_of(p, attribute)
    after = min(TOP, before + steps)
    if attribute == "faith":
        p.faith = after
    elif attribute == "strength":
        p.strength = after
    else:
        p.influence = after
    if p.virtual is not None and after > before:
        p.virtual.stack.remove(attribute)
        p.virtual.stack.append(attribute)  # on top of whatever stands there [P22.3]


def attribute_of(p: Player, attribute: str) -> int:
    """An attribute on the track."""
    if attribute == "faith":
        return p.faith
    return p.strength if attribute == "strength" else p.influence


def advance(g: Game, p: Player, steps: int) -> None:
    """Move the resource marker; each time it starts over an attribute rises. [P22.1, P22.2]"""
    virtual = p.virtual
    assert virtual is not None
    if steps:
        tell(g, "advances", p, n=steps, to=(virtual.marker + steps - 1) % TRACK + 1)
    for _ in range(steps):
        virtual.marker += 1
        if virtual.marker > TRACK:
            virtual.marker = 1
            attribute = next_to_rise(g, p)
            if attribute is not None:
                raise_attribute(p, attribute)
                tell(g, "wraps", p, attribute=attribute)


def next_to_rise(g: Game, p: Player) -> str | None:
    """The lowest attribute, of equal ones the one on top of the stack; one at its end is passed over. [P22.2, P22.4]"""
    assert p.virtual is not None
    lowest = g.wrap_attribute == "lowest"  # else the highest
    found: str | None = None
    height = 0
    for attribute in p.virtual.stack:
        value = attribute_of(p, attribute)
        if value < TOP and (found is None or (value <= height if lowest else value >= height)):
            found, height = attribute, value
    return found


def bonuses(p: Player, action: str, knew: int) -> list[Reward]:
    """What townsfolk of the retinue as it was, and the paladin, add to an action. [P4.13, P15.1, P16.1]"""
    found = [townsfolk.gains for townsfolk in p.retinue[:knew] if townsfolk.trigger == action]
    paladin = p.paladin
    if paladin is not None and paladin.action == action and paladin.gains:
        found.append(paladin.gains)
    return found
