"""Plain gains: workers, silver, provisions, attributes, and the resource track of the virtual player. [P1, P22]"""

from __future__ import annotations

from typing import Final

from stavitel.kernel import tell
from stavitel.titles.paladins.cards import ATTRIBUTES, KIND, TOP
from stavitel.titles.paladins.table import Game, Player

TRACK: Final = 5  # spaces of the resource track [P20.4]


def gain(g: Game, p: Player, token: str) -> None:
    """Take a plain gain from the general supply. [P4.9]"""
    if p.virtual is not None:
        virtual_gain(g, p, token)
    elif token == "silver":
        p.silver += 1
    elif token == "provision":
        p.provisions += 1
    elif token in KIND:
        p.workers[KIND[token]] += 1
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
    for _ in range(steps):
        virtual.marker += 1
        if virtual.marker > TRACK:
            virtual.marker = 1
            attribute = leading(p, lowest=g.wrap_attribute == "lowest")
            if attribute is not None:
                raise_attribute(p, attribute)
                tell(g, "wraps", p, attribute=attribute)


def leading(p: Player, *, lowest: bool = False) -> str | None:
    """The highest attribute below the end of its track, of equal ones the one on top of the stack. [P22.2, P22.4]"""
    assert p.virtual is not None
    best: str | None = None
    height = 0
    for attribute in p.virtual.stack:
        value = attribute_of(p, attribute)
        if value < TOP and (best is None or (value <= height if lowest else value >= height)):
            best, height = attribute, value
    return best
