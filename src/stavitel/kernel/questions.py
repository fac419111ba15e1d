"""Questions: what rules await. The match sends the answers in; no event loop is involved."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Generator, Iterable, Sequence
from random import Random as BotRandom
from sys import intern
from typing import Any, Final, TypeVar

from stavitel.kernel.values import Reason, RulesError, key_of

T = TypeVar("T")

# Why an option is refused, or None; asked with the table, the player and the option.
WhyNot = Callable[[Any, Any, Any], Reason | None]
# What an option does to the player who takes it: counters by name and amount, `("gold", -3)`, `("points", 1)`.
Effects = tuple[tuple[str, int], ...]
EffectsOf = Callable[[Any, Any, Any], Effects]  # of table, player and option
# Draws one of the options of an offer, each as likely as any other, or None if they have to be filed for that.
Lot = Callable[[Any, BotRandom], Any]
# What is refused in a question, worked out when somebody looks; what has no reason against it is left out.
Refused = Callable[[], dict[str, Reason] | Iterable[tuple[Any, Reason | None]]]


OFTEN: Final = 3  # times as many draws as there are options: then it is easier to file them


def is_cost(what: str, amount: int, burdens: Sequence[str] = ()) -> bool:
    """Whether so much more or less of something is a cost; of a burden more is worse.

    >>> is_cost("gold", -1), is_cost("gold", 1), is_cost("rust", 1, ["rust"]), is_cost("rust", -1, ["rust"])
    (True, False, True, False)
    """
    return amount > 0 if what in burdens else amount < 0


class IllegalAnswer(ValueError):
    """The answer is not on offer; nothing has changed."""


class Question:
    """What one seat is asked: a topic and options by key, exactly one of which is the answer."""

    __slots__ = ("_later", "_refused", "_tempting", "always", "look", "number", "options", "seat", "topic")
    many = False
    least = 1
    most = 1

    def __init__(
        self,
        seat: int,
        topic: str,
        options: dict[str, Any],
        refused: Refused | dict[str, Reason] | None = None,
        look: Sequence[Any] = (),
        always: bool = False,
    ) -> None:
        self.seat = seat
        self.topic = topic
        self.options = options
        self.look = look
        self.always = always
        self.number = 0
        self._later: Callable[[Any], None] | None = None  # files the options of an offer
        self._refused = refused
        self._tempting: dict[str, Any] | None = None

    def __await__(self) -> Generator[Question, Any, Any]:
        return (yield self)

    def fill(self) -> None:
        """Have the options filed, if that was left for later."""
        later = self._later
        if later is not None:
            self._later = None
            self.options = {}  # those that were taken over are another question's
            later(self)

    def take_over(self, other: Question) -> None:
        """Be the same question as another, of the same match, with its number and the options filed there."""
        self.number = other.number
        if self._later is not None:
            self.options = other.options

    @property
    def refused(self) -> dict[str, Reason]:
        """The tempting options that are not allowed, each with its reason."""
        refused = self._refused
        if isinstance(refused, dict):
            return refused
        self.fill()
        given = self._refusals() if refused is None else refused()
        return self._without_offered(given.items() if isinstance(given, dict) else given)

    def _refusals(self) -> Iterable[tuple[Any, Reason | None]]:
        """What an offer refuses by its groups."""
        return ()

    def _without_offered(self, pairs: Iterable[tuple[Any, Reason | None]]) -> dict[str, Reason]:
        """Remember the reasons against what is not on offer, of several the first."""
        found: dict[str, Reason] = {}
        tempting: dict[str, Any] = {}
        for option, reason in pairs:
            key = key_of(option)
            if reason is not None and key not in self.options and key not in found:
                found[key] = reason
                if option is not key:
                    tempting[key] = option
        self._refused = found
        self._tempting = tempting
        return found

    def tempting(self, key: str) -> Any:
        """The option that is refused under a key; None where only the key is known."""
        if key not in self.refused or self._tempting is None:
            return None
        return self._tempting.get(key)

    def effects(self, key: str) -> Effects:
        """What an option does to the player who takes it, as far as it says so: `(("gold", -3), ("stone", 2))`."""
        return ()

    @property
    def burdens(self) -> Sequence[str]:
        """The counters among the effects of which more is worse."""
        return ()

    def parse(self, answer: Any) -> Any:
        """The value an answer stands for, or IllegalAnswer."""
        if type(answer) is not str:
            keys = [answer] if isinstance(answer, str) else list(answer)
            if len(keys) != 1:
                raise IllegalAnswer(f"one key is asked for, not {keys!r}")
            answer = keys[0]
        if answer not in self.options:
            raise IllegalAnswer(self._why_not(answer))
        return self.options[answer]

    def logged(self, answer: Any) -> str | tuple[str, ...]:
        """An answer that was understood, as the log keeps it."""
        return answer if isinstance(answer, str) else intern(answer[0])  # the same few come again and again

    def random_answer(self, random: BotRandom) -> str | list[str]:
        """A legal answer, each option as likely as any other."""
        keys = [*self.options]
        return keys[int(random.random() * len(keys))]

    def _why_not(self, key: Any) -> str:
        if not isinstance(key, str):
            return f"a key is a text, not {key!r}"
        reason = self.refused.get(key)
        if reason is not None:
            return f"{key!r} is refused: {reason.key} [{reason.rule}]"
        return f"{key!r} is not one of {list(self.options)}"

    def __repr__(self) -> str:
        return f"<question {self.number} to seat {self.seat}: {self.topic} {list(self.options)}>"


class Offer(Question):
    """The options of a question and what is refused beside them, decided and explained in one walk.

    A refusal costs next to nothing until somebody reads it: groups are listed and numbers worked out only then.
    `choose` makes the offer the question itself, and an offer of whatever else it is given. A long menu may file by
    hand: `options` by key, and as `groups` candidates that may be refused, each with the reason or the test for it. It
    may also be left for `later`: the function given files it when the question is put. A match that is played again
    up to a question takes the options over from the one it is made of, and files nothing; neither does one that is
    played out by lot where the menu can draw one of its options by itself, with `lot`.
    """

    __slots__ = ("_effects", "g", "groups", "lot", "p")

    def __init__(
        self,
        g: Any,
        p: Any,
        effects: EffectsOf | None = None,
        options: dict[str, Any] | None = None,
        later: Callable[[Any], None] | None = None,
        lot: Lot | None = None,
    ) -> None:
        self.g: Final = g
        self.p: Final = p
        self.lot: Final = lot
        self.options = {} if options is None else options
        self.number = 0
        self._later = later
        self._effects: Final = effects  # what each option costs and brings, worked out when somebody looks
        self.groups: Final[list[tuple[Any, Any]]] = []
        self._refused = None

    def __repr__(self) -> str:
        return super().__repr__() if self.number else f"<offer {list(self.options)}>"

    def filled(self) -> Offer:
        """The same offer with its options filed."""
        self.fill()
        return self

    def allow(self, option: Any) -> None:
        """Offer an option."""
        self.options[option.key] = option

    def add(self, option: Any, why_not: Reason | None) -> None:
        """Offer an option unless there is a reason against it."""
        if why_not is None:
            self.options[option.key] = option
        else:
            self.groups.append(((option,), why_not))

    def each(self, candidates: Sequence[Any], why_not: WhyNot) -> None:
        """Offer each of the candidates that the test has nothing against."""
        g, p, options = self.g, self.p, self.options
        for option in candidates:
            if why_not(g, p, option) is None:
                options[option.key] = option
        self.groups.append((candidates, why_not))

    def refuse(self, candidates: Sequence[Any] | Callable[[Any, Any], Iterable[Any]], reason: Reason) -> None:
        """Refuse all of the candidates for one reason; they may be listed by a function of table and player."""
        self.groups.append((candidates, reason))

    def explain(self, candidates: Sequence[Any] | Callable[[Any, Any], Iterable[Any]], why_not: WhyNot) -> None:
        """Say of each candidate that is not on offer why; for options that were found by a shorter way."""
        self.groups.append((candidates, why_not))

    def _refusals(self) -> Iterable[tuple[Any, Reason | None]]:
        g, p = self.g, self.p
        for candidates, reason in self.groups:
            for option in candidates(g, p) if callable(candidates) else candidates:
                why = reason if isinstance(reason, Reason) else reason(g, p, option)
                yield option, None if why is None else why.filled(g, p, option)

    def effects(self, key: str) -> Effects:
        """What an option does to the player who takes it, as far as it says so."""
        return () if self._effects is None else self._effects(self.g, self.p, self.options[key])

    @property
    def burdens(self) -> Sequence[str]:
        """The counters of which more is worse, as the table says."""
        return getattr(self.g, "burdens", ())


def offer(
    g: Any, p: Any, candidates: Sequence[Any], why_not: WhyNot | None = None, effects: EffectsOf | None = None
) -> Offer:
    """The candidates that a test has nothing against; it explains the others when somebody looks."""
    if why_not is None:
        return Offer(g, p, effects, {option.key: option for option in candidates})
    made = Offer(g, p, effects)
    made.each(candidates, why_not)
    return made


def long_offer(g: Any, p: Any, candidates: Sequence[Any], why_not: WhyNot, effects: EffectsOf | None = None) -> Offer:
    """The same for many candidates: filed when the question is put, and drawn from by lot as they are."""
    made = Offer(g, p, effects, later=_file, lot=_draw)
    made.groups.append((candidates, why_not))
    return made


def _file(made: Offer) -> None:
    g, p, options = made.g, made.p, made.options
    ((candidates, why_not),) = made.groups
    for option in candidates:
        if why_not(g, p, option) is None:
            options[option.key] = option


def _draw(made: Offer, dice: BotRandom) -> Any:
    ((candidates, why_not),) = made.groups
    return by_lot(made, dice, candidates, why_not)


def by_lot(made: Any, dice: BotRandom, candidates: Sequence[Any], why_not: WhyNot, besides: Any = None) -> Any:
    """One of the candidates that a test has nothing against, or the option besides, each as likely as any other.

    The `lot` of an offer that is left for later. None where there is no choice, or no two are found in some draws.
    """
    g, p, draw, count = made.g, made.p, dice.random, len(candidates)
    choices = count if besides is None else count + 1
    first: Any = None
    for _ in range(OFTEN * choices):
        number = int(draw() * choices)
        if number == count:
            return besides if any(why_not(g, p, option) is None for option in candidates) else None
        option = candidates[number]
        if option is not first and why_not(g, p, option) is None:
            if besides is not None:
                return option
            if first is not None:
                return first
            first = option
    return None


class SomeQuestion(Question):
    """A question that asks for some of its options."""

    __slots__ = ("_effects", "least", "most")
    many = True

    def __init__(
        self,
        seat: int,
        topic: str,
        options: dict[str, Any],
        limits: tuple[int, int],
        refused: Refused | None = None,
        look: Sequence[Any] = (),
        effects: Callable[[Any], Effects] | None = None,
    ) -> None:
        super().__init__(seat, topic, options, refused, look)
        self.least, self.most = limits
        self._effects: Final = effects

    def effects(self, key: str) -> Effects:
        """What one of the options does to the player who takes it, as far as it says so."""
        return () if self._effects is None else self._effects(self.options[key])

    def parse(self, answer: Any) -> Any:
        """The values an answer stands for, or IllegalAnswer."""
        keys = [answer] if isinstance(answer, str) else list(answer)
        for key in keys:
            if not isinstance(key, str) or key not in self.options:
                raise IllegalAnswer(self._why_not(key))
        if len(set(keys)) != len(keys):
            raise IllegalAnswer(f"a key is named twice in {keys!r}")
        if not self.least <= len(keys) <= self.most:
            raise IllegalAnswer(f"{self.least} to {self.most} keys are asked for, not {len(keys)}")
        return [self.options[key] for key in self.options if key in keys]

    def logged(self, answer: Any) -> str | tuple[str, ...]:
        """An answer that was understood, as the log keeps it."""
        return (answer,) if isinstance(answer, str) else tuple([intern(key) for key in answer])

    def random_answer(self, random: BotRandom) -> str | list[str]:
        """A legal answer: first how many, then which."""
        return random.sample([*self.options], random.randint(self.least, self.most))


class Settled:
    """A question that answered itself."""

    __slots__ = ("value",)

    def __init__(self, value: Any) -> None:
        self.value: Final = value

    def __await__(self) -> Generator[Any, Any, Any]:
        return self.value
        yield


def choose(
    p: Any,
    topic: str,
    options: Iterable[T] | dict[str, T] | Offer,
    refused: Refused | None = None,
    always: bool = False,
    look: Sequence[Any] = (),
) -> Awaitable[T]:
    """Ask a player for exactly one option; alike ones merge, and a lone one answers itself unless `always`.

    Options that are already filed by key, in an offer or a dict of their own, are taken as they are. A lone option
    that costs something does not answer itself: whoever pays is asked.
    """
    asked: Offer
    if type(options) is Offer:
        asked = options
        if asked._later is None and len(asked.options) < 2:
            if not asked.options:
                raise RulesError(f"nothing to choose from: {topic}")
            if not always and not costs_something(asked):
                return Settled(*asked.options.values())
    else:
        keyed: dict[str, Any]
        given: Any = options
        if type(given) is dict:
            keyed = given
        else:
            keyed = {}
            try:
                for option in given:
                    keyed[option.key] = option
            except AttributeError:
                keyed = {key_of(option): option for option in given}
        if len(keyed) == 1 and not always:
            return Settled(*keyed.values())
        if not keyed:
            raise RulesError(f"nothing to choose from: {topic}")
        asked = Offer(None, p, None, keyed)
        asked._refused = refused
    asked.seat = p.seat
    asked.topic = topic
    asked.look = look
    asked.always = always
    return asked


def answers_itself(ask: Question) -> bool:
    """Whether a question need not be asked: one option is left, and it costs nothing."""
    return len(ask.options) == 1 and not ask.always and not ask.many and not costs_something(ask)


def settles(ask: Question) -> bool:
    """File the options of a question that is put, if that was left for later; whether it then answers itself."""
    if ask._later is None:
        return False
    ask.fill()
    return lacks_choice(ask)


def lacks_choice(ask: Question) -> bool:
    """Whether a question answers itself; one without any option is a bug."""
    if not ask.options:
        raise RulesError(f"nothing to choose from: {ask.topic}")
    return answers_itself(ask)


def costs_something(lone: Question) -> bool:
    """Whether the only option of a question takes something from the player, or lays a burden on them."""
    (key,) = lone.options
    return any([is_cost(what, amount, lone.burdens) for what, amount in lone.effects(key)])


def costs_first(ask: Question, key: str) -> list[tuple[str, int]]:
    """The effects of an option as they are read out: costs first, nothing that does nothing.

    >>> from stavitel.kernel import move
    >>> table = type("Table", (), {"burdens": ("rust",)})
    >>> effects = lambda g, p, option: (("stone", 2), ("rust", 1), ("gold", 0), ("silver", -3))
    >>> costs_first(offer(table, None, [move("dig")], effects=effects), "dig")
    [('rust', 1), ('silver', -3), ('stone', 2)]
    """
    effects = ask.effects(key)
    if not effects:
        return []
    costs: list[tuple[str, int]] = []
    gains: list[tuple[str, int]] = []
    burdens = ask.burdens
    for what, amount in effects:
        if amount:
            (costs if is_cost(what, amount, burdens) else gains).append((what, amount))
    return costs + gains


def choose_some(
    p: Any,
    topic: str,
    options: Iterable[T],
    least: int,
    most: int,
    *,
    refused: Refused | None = None,
    look: Sequence[Any] = (),
    effects: Callable[[T], Effects] | None = None,
) -> Awaitable[list[T]]:
    """Ask a player for some of the options; copies count on: `market`, `market~2`.

    `effects` says of an option what it costs and brings.
    """
    keyed: dict[str, Any] = {}
    seen: dict[str, int] = {}
    for option in options:
        key = key_of(option)
        count = seen[key] = seen.get(key, 0) + 1
        keyed[key if count == 1 else f"{key}~{count}"] = option
    if not 0 <= least <= most:
        raise RulesError(f"{least} to {most} cannot be chosen: {topic}")
    if len(keyed) < least:
        raise RulesError(f"too little to choose from: {topic}")
    most = min(most, len(keyed))
    if most == 0:
        return Settled([])
    if len(keyed) == least:
        return Settled(list(keyed.values()))
    return SomeQuestion(p.seat, topic, keyed, (least, most), refused, look, effects)


def may(p: Any, topic: str, *, look: Sequence[Any] = ()) -> Awaitable[bool]:
    """Ask a player yes or no."""
    return choose(p, topic, {"yes": True, "no": False}, None, True, look)
