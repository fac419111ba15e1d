"""A greedy player of Citadels: it looks at the table as its seat sees it and takes what is worth most just now."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from math import inf
from typing import Any, Final

from stavitel.kernel import Move, Question, View
from stavitel.titles.citadels.cards import (
    ACTION_BITS,
    BIG_TOP,
    COLOUR_BITS,
    HUMAN_CANNONBALL,
    INCOME_BITS,
    LABORATORIES,
    MUSEUM,
    SMITHIES,
)
from stavitel.titles.citadels.districts import price
from stavitel.titles.citadels.kinds import Building, Character
from stavitel.titles.citadels.table import Citadels, Player, standing

# what a character is worth besides its income
WORTH: Final = {
    "assassin": 1.2,
    "thief": 1.0,
    "magician": 0.4,
    "king": 1.0,
    "bishop": 0.9,
    "merchant": 2.0,
    "architect": 2.6,
    "warlord": 0.8,
    "witch": 0.4,
    "tax_collector": 1.2,
    "wizard": 1.8,
    "emperor": 1.0,
    "abbot": 1.0,
    "alchemist": 2.2,
    "navigator": 1.2,
    "diplomat": 0.8,
    "artist": 0.8,
    "queen": 1.0,
}
BY_THE_TABLE: Final = frozenset(  # those who are worth more or less by what the table looks like
    ("architect", "magician", "wizard", "thief", "bishop", "warlord", "king", "navigator", "alchemist")
)
SPECIAL: Final = {"library": 1.5, "observatory": 0.5, "school_of_magic": 1.0, "smithy": 0.5, "university": 2.0}
CLOSE: Final = 2  # districts from the end
ENOUGH: Final = 3  # districts in hand that could be built


class GreedyBot:
    """Builds as dear and as soon as it can, robs the rich and swaps an empty hand for a full one."""

    def decide(self, view: View) -> str | list[str]:
        """The key, or the keys, of what looks best."""
        question = view.question
        if len(question.options) == 1 and not question.many:
            return next(iter(question.options))
        mind = Mind(view)
        answer: str | list[str] = MINDS.get(question.topic, Mind.first)(mind, question)
        return answer

    def weigh(self, view: View) -> dict[str, float]:
        """What each option seems worth; where it has only a preference, one for that and nothing for the rest."""
        question, mind = view.question, Mind(view)
        answer = MINDS.get(question.topic, Mind.first)(mind, question)
        if question.many:
            sign = -1.0 if question.topic == "redraw" else 1.0
            return {key: sign * mind.card_worth(card) for key, card in question.options.items()}
        return mind.worths or {key: float(key == answer) for key in question.options}


class Mind:
    """What the bot makes of the table before it."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.options = view.question.options
        self.g: Citadels = view.seen
        self.me: Player = self.g.players[view.seat]
        self.stands = standing(self.me)
        self.worths: dict[str, float] = {}  # of the options, once they have been compared
        self._fresh: set[Building] | None = None  # what is useful of the own hand, once somebody has asked

    def best(self, question: Question, worth: Callable[[Any], float]) -> str:
        """The key of the option of the greatest worth; equal ones by lot."""
        lot, worths = self.view.random.random, self.worths
        found, most = "", -inf
        for key, option in question.options.items():
            value = worths[key] = worth(option) + lot() * 0.01
            if value > most:
                found, most = key, value
        return found

    def fresh(self) -> set[Building]:
        """The useful districts of the own hand."""
        if self._fresh is None:
            self._fresh = self.useful(self.me.hand)
        return self._fresh

    def useful(self, cards: Iterable[Building]) -> set[Building]:
        """The districts among some cards that the city does not have yet, each once."""
        taken = self.stands | ACTION_BITS
        return {card for card in cards if not card.bit & taken}

    def card_worth(self, card: Building) -> float:
        """What a card is worth to have."""
        stands = self.stands
        if card.bit & stands:
            return 0.1
        if card.bit & ACTION_BITS:
            return 2.5
        return printed_worth(card, not stands & COLOUR_BITS[card.colour])

    def income_of(self, character: Character) -> int:
        """What a character would collect in this city."""
        if character.colour is None:
            return 0
        paying = INCOME_BITS[character.colour]
        return len([card for card in self.me.city if card.bit & paying])

    def leader(self) -> Player:
        """The opponent whose city has come furthest."""
        others = [p for p in self.g.players if p is not self.me]
        return max(others, key=lambda p: (len(p.city), sum(card.points for card in p.city)))

    def near_end(self) -> bool:
        """Whether somebody is about to complete a city."""
        return any(len(p.city) >= self.g.limit - CLOSE for p in self.g.players)

    # the draft

    def keep_character(self, question: Question) -> str:
        """The character that brings most."""
        return self.best(question, self.character_worth)

    def lay_character(self, question: Question) -> str:
        """The character that would serve an opponent best."""
        return self.best(question, self.character_worth)

    def character_worth(self, character: Character) -> float:
        """What a character would bring this seat in this round."""
        me = self.me
        key = character.key
        worth = WORTH[key] + self.income_of(character)
        if key not in BY_THE_TABLE:
            return worth
        fresh = self.fresh()
        if key == "architect":
            affordable = len([card for card in fresh if card.cost <= me.gold + 2])
            worth += min(affordable, 3) * 0.5 if me.gold >= 4 else -0.4
            worth += 1.0 if len(fresh) < 2 else 0.0
        elif key in ("magician", "wizard"):
            if len(fresh) < 2:
                fullest = max([len(p.hand) for p in self.g.players if p is not me])
                worth += max(0, fullest - len(me.hand)) * 0.6
        elif key == "thief":
            worth += max([p.gold for p in self.g.players if p is not me]) * 0.3
        elif key == "bishop" and len(me.city) >= self.g.limit - CLOSE - 1:
            worth += 0.8
        elif key == "warlord" and len(self.leader().city) >= self.g.limit - CLOSE:
            worth += 1.5
        elif key == "king" and self.g.crown != me.seat:
            worth += 0.5
        elif key == "navigator" and not self.near_end():
            worth += 1.0 if len(fresh) < 1 or me.gold < 2 else -0.5
        elif key == "alchemist":
            worth += 0.3 * max((card.cost for card in fresh if card.cost <= me.gold + 2), default=0)
        return worth

    # naming

    def name(self, question: Question) -> str:
        """A character that is likely to be held, and would hurt."""
        return self.best(question, self.name_worth)

    def name_worth(self, option: Move) -> float:
        """What naming a character promises: the cards passed on in the draft are surely about."""
        me = self.me
        if not option.things:
            return 0.0
        victim: Character = option.things[0]
        if victim in self.g.face_up or victim in me.laid or victim in me.shown:
            return -1.0
        if victim in me.picked:
            return -5.0
        worth = 1.0 + WORTH[victim.key] * 0.3 + (0.2 if victim.colour is not None else 0.0)
        return worth + (0.3 if victim in me.saw or victim in me.saw_again else 0.0)

    # the turn

    def turn(self, question: Question) -> str:
        """Gains first, then the action, then building, and powers when they pay."""
        lot, worths = self.view.random.random, self.worths
        found, most = "", -inf
        for key, option in question.options.items():  # as `best` does, with a function for each kind of move
            value = worths[key] = TURN.get(option.verb, nothing_to_lose)(self, option) + lot() * 0.01
            if value > most:
                found, most = key, value
        return found

    def gold_worth(self, option: Move) -> float:
        """Coins, if the hand holds something to build for them."""
        fresh = self.fresh()
        if not fresh:
            return 4.0
        purse = self.me.gold + (self.income_of(self.g.turn.character) if "income" in self.options else 0)
        dearest = max([card.cost for card in fresh])
        if purse >= dearest + 2 and len(fresh) < ENOUGH:
            return 4.0
        return 6.0

    def build_worth(self, option: Move) -> float:
        """The best district; near the end any, and with more builds left the cheaper ones too."""
        card: Building = option.things[0]
        worth = self.card_worth(card)
        if len(self.me.city) == self.g.limit - 1:
            return 30.0 + worth
        return 20.0 + worth

    def income_worth(self, option: Move) -> float:
        """After building, if it can be awaited; at once, if it pays for more."""
        turn = self.g.turn
        if not turn.acted:
            return 3.0
        if any(key.startswith("build") for key in self.options) and turn.builds < turn.limit:
            return 15.0  # a district of the colour first
        return 22.0

    def swap_worth(self, option: Move) -> float:
        """A fuller hand for an emptier one, after building."""
        other = self.g.players[option.things[0].seat]
        more = len(other.hand) - len(self.fresh())
        if not self.g.turn.acted or more < 2:
            return -1.0
        return 8.0 + more

    def redraw_worth(self, option: Move) -> float:
        """Rid of what is useless."""
        useless = len(self.me.hand) - len(self.fresh())
        return 7.0 if useless >= 2 and self.g.turn.acted else -1.0

    def destroy_worth(self, option: Move) -> float:
        """What costs nothing; more against somebody about to finish."""
        card: Building = option.things[0]
        owner = self.g.players[option.at.seat]
        if owner is self.me:
            return -5.0
        cost = price(owner, card)
        threat = len(owner.city) >= self.g.limit - CLOSE
        if not self.g.turn.acted or (cost > 0 and not threat) or cost > max(2, self.me.gold - 2):
            return -1.0
        return 5.0 + card.points - cost + (4.0 if threat else 0.0) + 0.2 * len(owner.city)

    def use_worth(self, option: Move) -> float:
        """Districts in use: spare cards for coins or points, coins for cards, an Armory against a leader."""
        me = self.me
        card: Building = option.things[0]
        fresh = self.fresh()
        spare = len(me.hand) - len(fresh)
        if card in LABORATORIES.values():
            return 7.0 if spare > 0 or len(fresh) > ENOUGH + 2 else -1.0
        if card in SMITHIES.values():
            return 7.0 if self.g.turn.acted and len(fresh) < 2 and me.gold >= 3 else -1.0
        if card is MUSEUM:
            return 7.0 if spare > 0 or len(fresh) > ENOUGH else -1.0
        return 7.0 if len(self.leader().city) >= self.g.limit - 1 else -1.0

    def play_worth(self, option: Move) -> float:
        """An action card, if it does something now."""
        card: Building = option.things[0]
        if card is BIG_TOP:
            return 25.0
        if card.key == "director":
            left = [one for one in self.fresh() if one.cost <= self.me.gold]
            return 10.0 if self.g.turn.acted and len(left) > 1 and self.g.turn.builds >= self.g.turn.limit else -1.0
        if card is HUMAN_CANNONBALL:
            return 6.0 if self.g.turn.acted and self.me.gold >= 3 else -1.0
        return 9.0

    def wagon_worth(self, option: Move) -> float:
        """A card for a coin, when there is nothing to build."""
        return 7.0 if self.me.gold >= 3 and len(self.fresh()) < 2 else -1.0

    def gild_worth(self, option: Move) -> float:
        """A point for a coin, if some are left."""
        return 3.0 if self.g.turn.acted and self.me.gold >= 3 else -1.0

    # the rest

    def keep_card(self, question: Question) -> str:
        """The card that is worth most, and can be paid before long."""
        held = set(self.me.hand)

        def worth(card: Building) -> float:
            return self.card_worth(card) * (0.3 if card in held else 1.0) - max(0, card.cost - self.me.gold - 3)

        return self.best(question, worth)

    def keep_cards(self, question: Question) -> list[str]:
        """The cards that are worth most."""
        keys = sorted(question.options, key=lambda key: self.card_worth(question.options[key]), reverse=True)
        return keys[: question.least]

    def throw_away(self, question: Question) -> str:
        """The card that is worth least."""
        return self.best(question, lambda card: -self.card_worth(card))

    def exchange_cards(self, question: Question) -> list[str]:
        """The cards that are of no use."""
        held = list(question.options)
        useless = [key for key in held if self.card_worth(question.options[key]) < 1 or "~" in key]
        return useless or [self.throw_away(question)]

    def take(self, question: Question) -> str:
        """The card that is worth most."""
        return self.best(question, self.card_worth)

    def raze(self, question: Question) -> str:
        """A district of whoever is ahead, or nothing."""

        def worth(option: Move) -> float:
            if not option.things:
                return 0.0
            value = self.destroy_worth(option)
            return value if question.topic != "armory" else option.things[0].points + 20.0

        return self.best(question, worth)

    def whose_hand(self, question: Question) -> str:
        """The fullest hand."""
        return self.best(question, lambda option: len(self.g.players[option.things[0].seat].hand))

    def crown(self, question: Question) -> str:
        """The crown to whoever is least ahead."""
        return self.best(question, lambda option: -len(self.g.players[option.things[0].seat].city))

    def thanks(self, question: Question) -> str:
        """A card, if one can be spared."""
        return "card" if len(self.me.hand) > ENOUGH else "coin"

    def recover(self, question: Question) -> str:
        """A destroyed district, if it can be built again."""
        return "yes" if self.me.gold >= 2 and self.useful(self.g.razed[-1:]) else "no"

    def cash_in(self, question: Question) -> str:
        """When the wagon bears a few coins."""
        return "yes" if max(self.me.wagons, default=0) >= 2 else "no"

    def ring(self, question: Question) -> str:
        """If this city is as far as any."""
        return "yes" if all(len(p.city) <= len(self.me.city) for p in self.g.players) else "no"

    def say_yes(self, question: Question) -> str:
        """Yes."""
        return "yes"

    def first(self, question: Question) -> str:
        """The first option: playing a reaction comes before passing."""
        return next(iter(question.options))

    def exchange(self, question: Question) -> str:
        """A dearer district for a cheap one, if it costs little."""

        def worth(option: Move) -> float:
            return option.things[0].points - 3.0 if option.things else 0.0

        return self.best(question, worth) if self.me.gold >= 3 else "pass"

    def give_district(self, question: Question) -> str:
        """The own district that is worth least."""
        return self.best(question, lambda option: -option.things[0].points)

    def replace(self, question: Question) -> str:
        """The cheapest own district goes."""
        return self.best(question, lambda option: -option.things[0].points)


@cache
def printed_worth(card: Building, new_colour: bool) -> float:
    """What a district is worth to have that does not stand in the city yet, and perhaps none of its colour."""
    worth = card.points + SPECIAL.get(card.key, 0.0)
    if new_colour:
        worth += 0.8
    if card.cost > 5:
        worth -= 1.0  # dear ones come late
    return worth


def nothing_to_lose(mind: Mind, option: Move) -> float:
    """How urgent a move is that the bot knows nothing of: what is below the end of the turn is not made."""
    return 1.0


def _worth(value: float) -> Callable[[Mind, Move], float]:
    def fixed(mind: Mind, option: Move) -> float:
        return value

    return fixed


def _after(value: float) -> Callable[[Mind, Move], float]:
    def later(mind: Mind, option: Move) -> float:
        return value if mind.g.turn.acted else -1.0

    return later


TURN: Final[dict[str, Callable[[Mind, Move], float]]] = {
    "end": _worth(0.0),
    "gold": Mind.gold_worth,
    "cards": _worth(5.0),
    "income": Mind.income_worth,
    "coin": _worth(40.0),
    "plans": _worth(40.0),
    "tithe": _worth(40.0),
    "dowry": _worth(40.0),
    "sail-gold": _after(10.0),
    "sail-cards": _after(9.0),
    "conjure": _after(35.0),
    "build": Mind.build_worth,
    "swap": Mind.swap_worth,
    "redraw": Mind.redraw_worth,
    "destroy": Mind.destroy_worth,
    "use": Mind.use_worth,
    "play": Mind.play_worth,
    "wagon": Mind.wagon_worth,
    "gild": Mind.gild_worth,
    "name": Mind.name_worth,
}

MINDS: Final[dict[str, Callable[[Mind, Question], Any]]] = {
    "keep-a-character": Mind.keep_character,
    "lay-a-character": Mind.lay_character,
    "murder": Mind.name,
    "rob": Mind.name,
    "bewitch": Mind.name,
    "turn": Mind.turn,
    "action": Mind.turn,
    "keep-a-card": Mind.keep_card,
    "keep-two-cards": Mind.keep_cards,
    "redraw": Mind.exchange_cards,
    "laboratory": Mind.throw_away,
    "tuck": Mind.throw_away,
    "give-a-card": Mind.throw_away,
    "take-a-card": Mind.take,
    "take-from-the-deck": Mind.take,
    "replace-by": Mind.take,
    "replace-a-district": Mind.replace,
    "destroy": Mind.raze,
    "armory": Mind.raze,
    "look-at-a-hand": Mind.whose_hand,
    "give-the-crown": Mind.crown,
    "thank-the-emperor": Mind.thanks,
    "recover-it": Mind.recover,
    "cash-in": Mind.cash_in,
    "ring-the-bell": Mind.ring,
    "search-the-deck": Mind.say_yes,
    "out-of-turn": Mind.first,
    "build-at-once": Mind.first,
    "exchange": Mind.exchange,
    "give-a-district": Mind.give_district,
}
