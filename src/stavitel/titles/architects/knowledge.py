"""Imagined worlds: what a seat has seen and can no longer see keeps its place in them."""

from __future__ import annotations

from stavitel.kernel import Random
from stavitel.titles.architects.kinds import Building
from stavitel.titles.architects.table import Game, Player, humans

Place = tuple[list[Building], int]


def redeal(g: Game, seat: int, random: Random) -> None:
    """Keep an imagined world to what the seat knows: the stall in sight, the Schemes, Building cards it has seen."""
    if g.stall is not None and g.small[-1].small is not g.stall:
        for index, card in enumerate(g.small):
            if card.small is g.stall:
                g.small[index], g.small[-1] = g.small[-1], card
                break
    if g.opponent is not None:
        redeal_schemes(g, random)
    p = g.players[seat]
    if p.passed or p.drawn:
        Memory(g, p, random).keep()


def redeal_schemes(g: Game, random: Random) -> None:
    """Everybody knows which Schemes are in the deck and which are still to come, not their order. [S1.3]"""
    known = set(g.learnt)
    hidden = sorted(g.schemes + g.futures, key=lambda card: card.key)
    g.schemes = [card for card in hidden if not card.future or card in known]
    g.futures = [card for card in hidden if card.future and card not in known]
    random.shuffle(g.schemes)
    random.shuffle(g.futures)


class Memory:
    """Puts Building cards that a seat remembers where they must lie, by swapping them with others as hidden."""

    def __init__(self, g: Game, p: Player, random: Random) -> None:
        self.g, self.p, self.random = g, p, random
        self.others = [q for q in humans(g) if q is not p]
        self.unseen = [g.pile, *[zone for q in self.others for zone in (q.hand, q.packet, q.sunk)]]
        self.fixed: set[tuple[int, int]] = set()

    def keep(self) -> None:
        """Cards drawn from under the pile, and packets passed on. [A2.9]"""
        g, p = self.g, self.p
        for card, seat in zip(p.drawn, p.drawn_by, strict=True):
            if self.hidden(card):
                self.put(card, [g.players[seat].hand, g.players[seat].sunk])
        if g.dug or not p.passed:
            return
        people = 1 + len(self.others)
        left, second = g.players[(p.seat + 1) % people], g.players[(p.seat + 2) % people]
        first = [card for card in p.passed[:3] if self.hidden(card)]
        later = [card for card in p.passed[3:] if self.hidden(card)]
        self.random.shuffle(first)
        self.random.shuffle(later)
        if len(p.passed) == 3:  # the second pick: they lie in the next packet
            for card in first:
                self.put(card, [left.packet])
        elif g.phase == "draft":  # the third pick
            for card in later:
                self.put(card, [left.packet])
            if first:
                self.put(first.pop(), [left.hand])
            for card in first:
                self.put(card, [second.packet])
        else:
            self.after_draft(left, second, first, later)

    def after_draft(self, left: Player, second: Player, first: list[Building], later: list[Building]) -> None:
        """Of two cards the left neighbour kept one and put one under the pile; of three the next one likewise."""
        if later:
            self.put(later.pop(), [left.sunk], 0)
        for card in later:
            self.put(card, [left.hand, left.sunk])
        if first and not any(card in left.buildings for card in self.p.passed[:3]):
            self.put(first.pop(), [left.hand, left.sunk])
        if first and second is not self.p:
            self.put(first.pop(), [second.sunk], 0)
            for card in first:
                self.put(card, [second.hand, second.sunk])

    def hidden(self, card: Building) -> bool:
        """Whether this seat does not see the card now."""
        return self.where(card) is not None

    def where(self, card: Building) -> Place | None:
        """Where a card lies among what this seat cannot see."""
        for zone in self.unseen:
            if card in zone:
                return zone, zone.index(card)
        return None

    def put(self, card: Building, zones: list[list[Building]], at: int | None = None) -> None:
        """Swap a card into one of these zones, at a place that is not taken by another memory."""
        places = [(zone, i) for zone in zones for i in range(len(zone)) if (id(zone), i) not in self.fixed]
        if at is not None:
            places = [(zone, i) for zone, i in places if i == at]
        now = self.where(card)
        if not places or now is None:
            return
        zone, i = places[self.random.below(len(places))]
        source, j = now
        source[j], zone[i] = zone[i], source[j]
        self.fixed.add((id(zone), i))
