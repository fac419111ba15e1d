"""The searcher: imagines worlds, tries answers in them, lets everybody play on for a while and judges what came of it.

It knows no title. What it needs besides the rules it takes from the title: a policy (its `greedy` bot, else chance) to
put answers in order and to play on with, and the learned value; without one, games are played on to the end. A solo
game with an outlook is played on until the stretch it is in ends (`stavitel.bots.outlook`).

Two ways to spend simulations:

- `halve`: all answers under consideration are tried in the same imagined worlds, the worse half is dropped, and so on;
  where it must be sure, the policy's own answer stays, and gives way only to one that did clearly better beside it;
- `climb`: one tree over the seat's own answers to come, a new imagined world for every simulation.

A title whose policy knows more than the value says how far the policy is to be trusted: its own answer is given unless
another is judged better by more than that.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from itertools import islice
from random import Random
from time import process_time
from typing import Any, Final

from stavitel.bots.outlook import outlook_of
from stavitel.bots.random import RandomBot
from stavitel.bots.value import Value, softmax, value_of
from stavitel.kernel import Match, Question, Title, View

Answer = str | tuple[str, ...]
Asked = tuple[tuple[str, ...], bool, int, int]  # the options, whether several are chosen, and how many

FOREVER: Final = 4000  # answers after which a line that is played to its end is given up
FAR: Final = 80  # answers after which a line is judged wherever it stands
SOLO: Final = 14  # answers that a line goes on in a solo game, where the turn never leaves the seat
EXPLORE: Final = 0.1  # how much the tree tries what it knows little of
POINTS: Final = 0.2  # how much the lead in points counts beside the chance to win
SOLO_POINTS: Final = 0.7  # the same against a printed opponent
AT_THE_END: Final = 0.7  # of the spread of points: a lead at the end of a line that is worth some three games of four
WORLDS: Final = 3  # imagined at a time where a title can say which of them is likely
FEW: Final = 8  # simulations where there is nothing to choose, only to tell how things stand
CHECKED: Final = 8  # simulations after which the tree looks whether more of them could change its mind
UNSEEN: Final = 0.04  # below its parent's worth, an answer not tried yet


@dataclass
class Considered:
    """An answer that was tried: how often, and what came of it in the mean."""

    answer: Answer
    tries: int = 0
    worth: float = 0.0  # what the search goes by, from 0 to 1
    win: float = 0.0  # the chance to win
    points: float = 0.0  # the points to expect
    ahead: float = 0.0  # of the policy's own answer in the same worlds, all worlds together
    squares: float = 0.0  # the same, squared

    @property
    def mean(self) -> float:
        """The worth of one try."""
        return self.worth / self.tries if self.tries else 0.0

    def surely_ahead(self, errors: float) -> bool:
        """Whether it is ahead of the policy's own answer by more than so many standard errors."""
        if self.tries < 2:
            return False
        mean = self.ahead / self.tries
        variance = max(0.0, self.squares / self.tries - mean * mean) / (self.tries - 1)
        return mean > errors * math.sqrt(variance)


@dataclass(frozen=True)
class Budget:
    """How long to think: so many simulations, and no longer than so many seconds of processor time."""

    simulations: int = 64
    seconds: float = math.inf


@dataclass
class Node:
    """A place in the tree: what this seat may answer there, in the order of the policy."""

    answers: dict[Answer, Considered] = field(default_factory=dict)
    next: dict[Answer, Node] = field(default_factory=dict)
    orders: dict[Asked, list[Answer]] = field(default_factory=dict)  # by what is asked in a world
    tries: int = 0
    worth: float = 0.0


class OpenView(View):
    """An imagined world as a policy sees it: there is nothing to hide in it, so nothing is copied or covered."""

    __slots__ = ()

    def __init__(self, world: Match, seat: int, question: Question, random: Random) -> None:
        self.seat = seat
        self.seats = world.seats
        self.title = world.title
        self.options = world.options
        self.question = question
        self.random = random
        self._match = world
        self._seen = world.table


class Policy:
    """How everybody plays on, and in what order answers are considered: by the title's greedy bot, else by chance."""

    def __init__(self, title: Title) -> None:
        place = title.bots.get("greedy", "")
        module, _, name = place.partition(":")
        self.player: Any = getattr(import_module(module), name)() if place else RandomBot()
        self._weigh: Callable[[Any], Mapping[str, float]] | None = getattr(self.player, "weigh", None)

    def decide(self, view: Any) -> Any:
        """A quick answer."""
        return self.player.decide(view)

    def weigh(self, view: Any) -> Mapping[str, float]:
        """What each option seems worth."""
        if self._weigh is not None:
            return self._weigh(view)
        return {key: view.random.random() for key in view.question.options}

    def answers(self, view: Any, most: int) -> list[Answer]:
        """The answers worth considering, the best first, no more than so many; the policy's own is among them."""
        question = view.question
        worths = self.weigh(view)
        ranked = sorted(question.options, key=lambda key: -worths.get(key, 0.0))
        if not question.many:
            return list(ranked[:most])
        chosen = self.decide(view)
        found: dict[Answer, None] = {in_order(question, chosen): None}
        found.update(dict.fromkeys(islice(_sets(question, ranked), most - 1)))
        return list(found)


def in_order(question: Question, keys: Any) -> tuple[str, ...]:
    """Keys in the order of the options, so that equal sets are equal answers."""
    chosen = set([keys] if isinstance(keys, str) else keys)
    return tuple(key for key in question.options if key in chosen)


def _sets(question: Question, ranked: list[str]) -> Iterator[tuple[str, ...]]:
    """Sets of options, the likeliest first: the best of every size, then those with one exchanged."""
    sizes = range(question.least, question.most + 1)
    for size in sizes:
        yield in_order(question, ranked[:size])
    for size in sizes:
        for other in ranked[size:]:
            if size:
                yield in_order(question, [*ranked[: size - 1], other])


class Searcher:
    """Looks ahead for one title and number of seats."""

    def __init__(self, title: Title, seats: int, value: Value | None = None) -> None:
        self.title: Final = title
        self.value: Final = value or value_of(title, seats)
        self.policy: Final = Policy(title)
        self.outlook: Final = outlook_of(title) if seats == 1 else None
        self.laps: int = title.search.laps
        self.trust: float = title.search.trust if seats > 1 else 0.0
        self.tree = True  # whether own answers to come are searched too, or only the one to give
        self.sure = 0.0  # standard errors by which an answer must be ahead of the policy's own to be given instead
        self.to_the_end = False  # whether lines are played to the end of the game even though there is a value
        self.follows = False  # whether it does as the policy does, and tries nothing
        self.judges_points = False  # whether points are expected too, for people who want to know
        self.world: Callable[[], Match] | None = None  # makes the worlds to look ahead in, if none are to be imagined
        module, _, name = title.search.belief.partition(":")
        self.belief: Callable[[Any, int], float] | None = getattr(import_module(module), name) if name else None
        self.spread: Final = float(self.value.made.get("spread_of_points", 10.0)) if self.value else 10.0

    def search(self, view: View, budget: Budget, most: int = 12, besides: Answer | None = None) -> list[Considered]:
        """The answers that were considered, the best first; one of them may be asked for."""
        answers = self.policy.answers(view, most)
        if besides is not None and besides not in answers:
            answers.append(besides)
        if len(answers) == 1 and not self.judges_points:
            return [Considered(answers[0])]
        if self.follows:
            first = self._own(view, answers)
            return [Considered(first), *(Considered(answer) for answer in answers if answer != first)]
        dice = Random(view.random.getrandbits(64))
        own = self._own(view, answers) if self.sure or self.trust else None
        if len(answers) == 1 or besides is not None or not self.tree:
            found = self.halve(view, answers, budget, dice, besides or own)
        else:
            found = self.climb(view, answers, budget, dice)
        return found if own is None else self._trusting(found, own)

    def _trusting(self, found: list[Considered], own: Answer) -> list[Considered]:
        """The same with the policy's own answer first, unless the best is judged better by more than it is trusted."""
        mine = next(one for one in found if one.answer == own)
        if not self.trust or not mine.tries or found[0].mean - mine.mean > self.trust:
            return found
        return [mine, *(one for one in found if one is not mine)]

    def _own(self, view: View, answers: list[Answer]) -> Answer:
        """What the policy itself would answer."""
        chosen = self.policy.decide(view)
        own: Answer = in_order(view.question, chosen) if view.question.many else chosen
        return own if own in answers else answers[0]

    # Sequential halving

    def halve(
        self, view: View, answers: list[Answer], budget: Budget, dice: Random, kept: Answer | None = None
    ) -> list[Considered]:
        """Try all answers in the same worlds; drop the worse half, but not the one to be kept; again."""
        every = [Considered(answer) for answer in answers]
        alive = every
        if len(alive) == 1:
            budget = Budget(min(FEW, budget.simulations), budget.seconds)
        rounds = max(1, math.ceil(math.log2(len(alive))))
        begin = process_time()
        for number in range(rounds):
            worlds = max(1, round(budget.simulations / (rounds * len(alive))))
            until = begin + budget.seconds * (number + 1) / rounds
            longest = 0.0  # that a world has taken, where lines are long: the next must fit in
            for _ in range(worlds):
                if until < math.inf:
                    now = process_time()
                    if now + longest > until and alive[0].tries:
                        break
                self._try_all(view, alive, dice, kept)
                if until < math.inf and self.to_the_end:
                    longest = max(longest, process_time() - now)
            if len(alive) <= 2:
                continue
            ranked = sorted(alive, key=lambda one: -one.mean)
            half = (len(alive) + 1) // 2
            alive = ranked[:half] + [one for one in ranked[half:] if one.answer == kept]
        if self.sure and kept is not None:
            alive = [one for one in alive if one.answer == kept or one.surely_ahead(self.sure)]
        places = {id(one): place for place, one in enumerate(sorted(alive, key=lambda one: -one.mean))}
        return sorted(every, key=lambda one: (places.get(id(one), len(every)), -one.mean))

    def _try_all(self, view: View, alive: list[Considered], dice: Random, kept: Answer | None = None) -> None:
        """Try each answer in one world, which plays on with the same dice, and compare it with the one to be kept."""
        own = next((at for at, one in enumerate(alive) if one.answer == kept), 0)
        world = self.imagine(view, dice)
        seed = dice.getrandbits(48)
        stage = self._stage(world)
        found: list[float] = []
        for at, one in enumerate(alive):
            line = world if at == len(alive) - 1 else world.fork()
            line.answer(view.seat, one.answer)
            before = one.worth
            self._judge(one, self.play_on(line, view.seat, seed, stage), view.seat)
            found.append(one.worth - before)
        for one, worth in zip(alive, found, strict=True):
            ahead = worth - found[own]
            one.ahead += ahead
            one.squares += ahead * ahead

    def imagine(self, view: View, dice: Random) -> Match:
        """A world; where the title can say how likely they are, one of several by that."""
        if self.world is not None:
            return self.world()
        if self.belief is None:
            world: Match = view.imagine(dice.getrandbits(48))
            return world
        worlds: list[Match] = [view.imagine(dice.getrandbits(48)) for _ in range(WORLDS)]
        likely = [self.belief(one.table, view.seat) for one in worlds]
        return dice.choices(worlds, likely)[0] if sum(likely) > 0 else worlds[0]

    # The tree

    def climb(self, view: View, answers: list[Answer], budget: Budget, dice: Random) -> list[Considered]:
        """One tree over the answers of this seat; in the end the answer that was tried most often leads."""
        root = Node({answer: Considered(answer) for answer in answers})
        begin = process_time()
        for number in range(budget.simulations):
            if number >= len(answers) and process_time() - begin > budget.seconds:
                break
            if number % CHECKED == 0 and _decided(root, budget.simulations - number):
                break
            self._grow(view, root, dice, len(answers))
        return sorted(root.answers.values(), key=lambda one: (-one.tries, -one.mean))

    def _grow(self, view: View, root: Node, dice: Random, most: int) -> None:
        """One simulation: down the tree by what promises most, one node further, then play on and judge."""
        seat = view.seat
        world = self.imagine(view, dice)
        stage = self._stage(world)
        chance = Random(dice.getrandbits(48))
        node, path = root, [(root, _promising(root, root.answers))]
        away, laps, steps = False, 0, 0
        enough = self._enough
        while True:
            world.answer(seat, path[-1][1])
            steps += 1
            while not world.over and seat not in world.asking:
                away = True
                ask = world.question
                if not enough or ask is None:
                    break
                world.answer(ask.seat, self.policy.decide(OpenView(world, ask.seat, ask, chance)))
                steps += 1
            done = away and not enough
            if away:
                away, laps = False, laps + 1
            if self._ended(world, stage) or done or 0 < enough <= laps or steps >= self._far(world):
                self._back_up(path, world, seat)
                return
            answer = path[-1][1]
            following = node.next.get(answer)
            if following is None:
                node.next[answer] = Node()
                self._back_up(path, self._play_on(world, seat, chance, laps, steps, stage), seat)
                return
            node = following
            path.append((node, _promising(node, self._offered(node, world, seat, chance, most))))

    def _offered(self, node: Node, world: Match, seat: int, chance: Random, most: int) -> list[Answer]:
        """The answers of a node that there are in this world, in the order of the policy when it first saw them."""
        ask = world.asking[seat]
        asked = (tuple(ask.options), ask.many, ask.least, ask.most)  # other worlds may ask for more of the same
        offered = node.orders.get(asked)
        if offered is None:
            offered = node.orders[asked] = self.policy.answers(OpenView(world, seat, ask, chance), most)
            for one in offered:
                node.answers.setdefault(one, Considered(one))
        return offered

    def _back_up(self, path: list[tuple[Node, Answer]], line: Match, seat: int) -> None:
        tried = Considered("")
        self._judge(tried, line, seat)
        for node, answer in path:
            one = node.answers[answer]
            one.tries += 1
            one.worth += tried.worth
            one.win += tried.win
            one.points += tried.points
            node.tries += 1
            node.worth += tried.worth

    # Playing on, and judging

    def play_on(self, line: Match, seat: int, seed: int, stage: int = 0) -> Match:
        """Let everybody answer as the policy does, until the turn has come back as often as the title wants.

        With an outlook: until the stage is over in which the answer was given.
        """
        return self._play_on(line, seat, seed, 0, 0, stage)

    def _stage(self, line: Match) -> int:
        """The stretch of a solo game that a line is in."""
        return 0 if self.outlook is None else self.outlook.stage(line.table)

    def _ended(self, line: Match, stage: int) -> bool:
        """Whether a line need not be played on: it is over, or its stage is."""
        return line.over or (self.outlook is not None and self.outlook.stage(line.table) != stage)

    @property
    def _enough(self) -> int:
        """How often the turn comes back before a line is judged; none: it is judged when the turn leaves the seat."""
        return self.laps if self.value is not None and self.outlook is None and not self.to_the_end else FOREVER

    def _far(self, line: Match) -> int:
        if self.value is None or self.outlook is not None or self.to_the_end:
            return FOREVER
        return SOLO if line.seats == 1 else FAR

    def _play_on(self, line: Match, seat: int, dice: Random | int, laps: int, steps: int, stage: int) -> Match:
        """The same from somewhere on; of dice that nobody has thrown yet the seed will do."""
        decide = self.policy.player.decide
        enough = self._enough
        far = self._far(line)
        away = False
        view: OpenView | None = None
        ended = None if self.outlook is None else self._ended

        def next_answer(ask: Question) -> str | list[str] | None:
            nonlocal away, laps, steps, view
            if steps >= far or (ended is not None and ended(line, stage)):
                return None
            who = ask.seat
            if who != seat:
                away = True
                if not enough:
                    return None
            elif away:
                away = False
                laps += 1
                if laps >= enough:
                    return None
            if view is None:
                view = OpenView(line, who, ask, Random(dice) if isinstance(dice, int) else dice)
            else:  # the same table, looked at from where the next question is
                view.seat, view.question = who, ask
            steps += 1
            answer: str | list[str] = decide(view)
            return answer

        line.answer_by(next_answer)
        return line

    def _judge(self, one: Considered, line: Match, seat: int) -> None:
        """What a line has come to, for this seat: by the scores if it is over, else by the value."""
        one.tries += 1
        weight = SOLO_POINTS if line.seats == 1 else POINTS
        if line.over or self.value is None:
            scores = sorted(line.scores(), key=lambda score: score.seat)
            first = [score.rank == 1 for score in scores]
            win = first[seat] / max(1, sum(first))
            rest = [score.total for score in scores if score.seat != seat]
            lead = (2 if line.seats == 1 else 4) * (scores[seat].total - max(rest, default=0)) / self.spread
            points = float(scores[seat].total)
            if self.to_the_end and line.seats > 1:  # who wins a line is chance; by how much tells more of the answer
                lead = (points - (max(rest) + sum(rest) / len(rest)) / 2) / (AT_THE_END * self.spread)
                weight = 1.0
        elif self.outlook is not None:
            points, its = self.outlook.points(line.table)
            win = self.outlook.chance(line.table, points - its)
            lead = 2 * (points - its) / self.spread
        else:
            logits = self.value.logits(line.table)
            win = softmax(logits)[seat]
            lead = (logits[seat] - max(logits[:seat] + logits[seat + 1 :], default=0.0)) / 2
            points = 0.0
            if self.judges_points or line.seats == 1:
                expected = self.value.expected(line.table)
                points = expected[seat]
                if line.seats == 1:  # against an opponent who is far ahead the chance to win says little
                    lead = 2 * (points - max(expected[:seat] + expected[seat + 1 :], default=0.0)) / self.spread
        one.win += win
        one.points += points
        one.worth += (1 - weight) * win + weight * logistic(lead)


def logistic(x: float) -> float:
    """A number between 0 and 1."""
    return 1 / (1 + math.exp(-max(-30.0, min(30.0, x))))


def _decided(root: Node, left: int) -> bool:
    """Whether no other answer can be tried more often than the first any more."""
    tries = sorted((one.tries for one in root.answers.values()), reverse=True)
    return tries[0] - tries[1] > left


def _promising(node: Node, offered: Any) -> Answer:
    """The answer to try next: what did well, and what the policy likes but has been tried little."""
    root = EXPLORE * math.sqrt(node.tries + 1)
    unseen = node.worth / node.tries - UNSEEN if node.tries else 0.5
    best: Answer | None = None
    most = -math.inf
    for rank, answer in enumerate(offered, 1):
        one = node.answers[answer]
        tries = one.tries
        hope = (one.worth / tries if tries else unseen) + root / (rank * (1 + tries))
        if hope > most:
            best, most = answer, hope
    assert best is not None
    return best
