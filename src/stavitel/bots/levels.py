"""The levels of play, the same in every title: beginner, casual, skilled, expert.

The first two follow the title's greedy bot: a beginner sees the few answers that it likes best and often takes the
second, third or fourth, a casual player less often. The upper two search. A number after a colon sets the simulations
(`skilled:64`), one with an `s` the seconds of processor time (`expert:0.5s`), a path the weights
(`expert:mine/4.json`).
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from stavitel.bots.search import Answer, Budget, Considered, Policy, Searcher
from stavitel.bots.value import read_value
from stavitel.kernel import Title, View

SURE: Final = 2.5  # standard errors that it takes to leave the policy's answer in a solo game
RATHER: Final = 1.0  # the same in company, where lines are played to the end
FEW: Final = 6  # answers considered in both, since lines are long
OTHERS: Final = 2  # laps from which on it matters more what others do than what one may answer oneself later


@dataclass(frozen=True)
class Level:
    """How a level plays."""

    slips: float = 0.0  # how likely it takes the next best answer instead, and again
    sight: int = 3  # how many answers it sees, if it does not search
    simulations: int = 0
    seconds: float = 1.0  # of processor time, at most
    most: int = 12  # answers considered
    tree: bool = True  # whether it looks at its own answers to come, too
    nearer: int = 0  # laps that it looks less far ahead than the title finds worth while
    trusts: bool = False  # whether it trusts the policy as far as the title says
    to_the_end: bool = False  # whether it plays lines to the end of the game: alone, or if the title says so


LEVELS: Final = {
    "beginner": Level(slips=0.6, sight=4),
    "casual": Level(slips=0.3),
    "skilled": Level(simulations=16, seconds=0.03, most=6, tree=False, nearer=1),
    "expert": Level(simulations=400, seconds=0.9, most=12, trusts=True, to_the_end=True),
}


class Slipping:
    """A player who often sees what is best, and sometimes takes what is second or third or fourth best."""

    def __init__(self, slips: float, sight: int) -> None:
        self.slips = slips
        self.sight = sight
        self._policies: dict[str, Policy] = {}

    def decide(self, view: View) -> str | list[str]:
        """The best answer in sight, or the next."""
        policy = self._policies.get(view.title.name)
        if policy is None:
            policy = self._policies[view.title.name] = Policy(view.title)
        dice = view.random
        if dice.random() >= self.slips:
            best: str | list[str] = policy.decide(view)
            return best
        answers = policy.answers(view, self.sight)
        place = 1
        while place < len(answers) - 1 and dice.random() < self.slips:
            place += 1
        return plain(answers[min(place, len(answers) - 1)])


class Searching:
    """A player who looks ahead."""

    def __init__(self, level: Level, budget: Budget | None = None, weights: Path | None = None) -> None:
        self.level = level
        self.budget = budget
        self.weights = weights
        self._searchers: dict[tuple[str, int], Searcher] = {}

    def decide(self, view: View) -> str | list[str]:
        """The answer that did best."""
        question = view.question
        if len(question.options) == 1 and not question.many:
            return next(iter(question.options))
        return plain(self.consider(view)[0].answer)

    def consider(self, view: View) -> list[Considered]:
        """All answers that were considered, the best first."""
        level = self.level
        budget = self.budget or Budget(level.simulations, level.seconds)
        searcher = self.searcher(view.title, view.seats)
        few = searcher.to_the_end or (view.seats == 1 and searcher.outlook is None)
        most = min(FEW, level.most) if few else level.most
        return searcher.search(view, budget, most)

    def searcher(self, title: Title, seats: int) -> Searcher:
        """The searcher for a title and a number of seats."""
        found = self._searchers.get((title.name, seats))
        if found is None:
            value = read_value(title, self.weights) if self.weights else None
            found = self._searchers[title.name, seats] = Searcher(title, seats, value)
            found.tree = self.level.tree and found.laps < OTHERS
            found.laps = max(0, found.laps - self.level.nearer) + (title.search.further if found.tree else 0)
            found.trust = found.trust if self.level.trusts else 0.0
            if found.outlook is not None:
                found.tree = False
            elif seats == 1:
                found.tree, found.sure, found.to_the_end = False, SURE, self.level.to_the_end
            elif title.search.to_the_end and self.level.to_the_end:
                found.tree, found.sure, found.to_the_end, found.trust = False, RATHER, True, 0.0
            elif title.search.to_the_end and not self.weights:
                found.follows = True  # nothing shorter tells enough
        return found


def plain(answer: Answer) -> str | list[str]:
    """An answer as a bot gives it."""
    return answer if isinstance(answer, str) else list(answer)


def player(name: str, *words: str) -> Slipping | Searching:
    """A player of a level, with what was said after its name; ValueError if that makes no sense."""
    level = LEVELS[name]
    if not level.simulations:
        if words:
            raise ValueError(f"{name} takes nothing after its name")
        return Slipping(level.slips, level.sight)
    budget: Budget | None = None
    weights: Path | None = None
    for word in words:
        if word.isdigit() and int(word):
            budget = Budget(int(word))
        elif word.endswith("s") and word[:-1].replace(".", "", 1).isdigit():
            budget = Budget(1_000_000, float(word[:-1]))
        elif Path(word).is_file():
            weights = Path(word)
        else:
            raise ValueError(f"{word!r} is neither simulations, nor seconds like 0.5s, nor a file of weights")
    return Searching(level, budget, weights)


def beginner(*words: str) -> Slipping | Searching:
    """A player one can beat in the first game."""
    return player("beginner", *words)


def casual(*words: str) -> Slipping | Searching:
    """A player who knows what is good, most of the time."""
    return player("casual", *words)


def skilled(*words: str) -> Slipping | Searching:
    """A player who looks ahead, for a blink."""
    return player("skilled", *words)


def expert(*words: str) -> Slipping | Searching:
    """A player who looks ahead for up to a second."""
    return player("expert", *words)
