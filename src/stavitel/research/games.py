"""One game of a simulation, the run it belongs to, and the file that keeps what has been played."""

from __future__ import annotations

import json
import sys
import tempfile
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from hashlib import sha256
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

from stavitel.bots import bot
from stavitel.bots.faults import TookTooLong, fault, replay_command, time_limit
from stavitel.kernel import IllegalAnswer, Match, content_hash, new_match, title_named, use_content
from stavitel.kernel.content import content_path

LARGEST_BUNDLE = 4_000_000  # characters of bots' sources that are sent to workers


@dataclass(frozen=True)
class Played:
    """How one game ended."""

    game: int
    bots: tuple[str, ...]  # by seat
    totals: tuple[int, ...]
    ranks: tuple[int, ...]
    decisions: int

    @property
    def winners(self) -> list[int]:
        """The seats that came first."""
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1 and seat < len(self.bots)]


class WorkerMismatch(RuntimeError):
    """A worker would play another game: another version of the title, or other cards."""


@dataclass(frozen=True)
class Run:
    """Games between the same bots, and all that another machine needs to play them."""

    title: str
    version: str
    content: str  # hash of the cards
    lineup: tuple[str, ...]
    seed: str
    options: Mapping[str, Any]
    bot_seconds: float | None = None
    content_file: str | None = field(default=None, repr=False)  # its text
    sources: Mapping[str, str] = field(default_factory=dict, repr=False)  # of bots, by path
    places: Mapping[str, str] = field(default_factory=dict)  # of bots in files: name to path among the sources

    @classmethod
    def prepare(
        cls, title: str, lineup: Sequence[str], seed: str, options: Mapping[str, Any], bot_seconds: float | None = None
    ) -> Run:
        """A run of what is installed and in use here."""
        found = title_named(title)
        path = content_path(title)
        text = None if path is None else Path(path).read_text(encoding="utf-8")
        sources, places = bundle(lineup)
        return cls(
            title, found.version, content_hash(found), tuple(lineup), seed, dict(options), bot_seconds,
            text, sources, places,
        )  # fmt: skip

    @property
    def name(self) -> str:
        """A hash of what decides how its games end."""
        told = [self.title, self.version, self.content, self.lineup, self.seed, sorted(self.options.items())]
        return sha256(repr(told).encode()).hexdigest()[:12]


def play_game(
    title: str,
    lineup: Sequence[str],
    seed: str,
    game: int,
    options: Mapping[str, Any] | None = None,
    bot_seconds: float | None = None,
    places: Mapping[str, str] | None = None,
) -> Played:
    """How one game ends; its seats are turned by its number, its chance and its bots' come from seed and number."""
    return ended(*play_match(title, lineup, seed, game, options, bot_seconds, places), game)


def ended(match: Match, names: tuple[str, ...], game: int) -> Played:
    """How a game ended."""
    scores = sorted(match.scores(), key=lambda score: score.seat)
    return Played(game, names, tuple(s.total for s in scores), tuple(s.rank for s in scores), match.answers)


def play_match(
    title: str,
    lineup: Sequence[str],
    seed: str,
    game: int,
    options: Mapping[str, Any] | None = None,
    bot_seconds: float | None = None,
    places: Mapping[str, str] | None = None,
    watch: Callable[[Match, int, str | list[str]], None] | None = None,
) -> tuple[Match, tuple[str, ...]]:
    """Play one game to its end; gives the match and the bots by seat.

    BotFault says which bot failed at which question, and how to see it again. `places` says where bots lie that are
    not found by their name here; `watch` hears every answer before it is given.
    """
    seats = len(lineup)
    names = tuple(lineup[(seat - game) % seats] for seat in range(seats))
    match = new_match(title, seats, f"{seed}:{game}", options, quiet=True)
    players = [bot((places or {}).get(name, name), title) for name in names]
    randoms = [Random(f"{seed}:{game}:{seat}") for seat in range(seats)]
    while not match.over:
        seat = next(iter(match.asking))
        what = "crashed"
        try:
            view = match.view(seat, randoms[seat])
            if bot_seconds is None:
                answer = players[seat].decide(view)
            else:
                with time_limit(bot_seconds):
                    answer = players[seat].decide(view)
            if watch is not None:
                watch(match, seat, answer)
            what = "gave an illegal answer"
            match.answer(seat, answer)
        except Exception as error:
            if what != "crashed" and not isinstance(error, (IllegalAnswer, TypeError)):
                raise  # the rules failed, not the bot
            what = "took too long" if isinstance(error, TookTooLong) else what
            command = replay_command(title, lineup, seed, game, options or {}, bot_seconds)
            raise fault(what, names[seat], match, seat, error, f"in game {game}, ", command) from error
    return match, names


def play_games(run: Run, games: Sequence[int]) -> tuple[list[Played], float]:
    """Some games of a run, and how long they took."""
    begin = perf_counter()
    played = [
        play_game(run.title, run.lineup, run.seed, game, run.options, run.bot_seconds) for game in games
    ]  # fmt: skip
    return played, perf_counter() - begin


def play_games_elsewhere(run: Run, games: Sequence[int]) -> tuple[list[Played], float]:
    """The same on another machine, with the cards and the bots that were sent along."""
    begin = perf_counter()
    places = _settle(run.name, _Unhashed(run))
    played = [
        play_game(run.title, run.lineup, run.seed, game, run.options, run.bot_seconds, places) for game in games
    ]  # fmt: skip
    return played, perf_counter() - begin


class _Unhashed:
    """A run beside its name, which is all that a cache looks at."""

    def __init__(self, run: Run) -> None:
        self.run = run

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Unhashed)

    def __hash__(self) -> int:
        return 0


@cache
def _settle(_name: str, holder: _Unhashed) -> dict[str, str]:
    """Make this process ready for a run, once: cards, bots, and the check that it is the same game."""
    run = holder.run
    folder = Path(tempfile.mkdtemp(prefix="stavitel-run-"))
    if run.content_file is not None and content_path(run.title) is None:
        file = folder / f"{run.title}.toml"
        file.write_text(run.content_file, encoding="utf-8")
        try:
            use_content(str(file))
        except ValueError as problem:
            raise WorkerMismatch(f"a worker has played {run.title} with other cards; start it anew") from problem
    title = title_named(run.title)
    if title.version != run.version:
        raise WorkerMismatch(f"a worker has version {title.version} of {run.title}; this is {run.version}")
    if content_hash(title) != run.content:
        raise WorkerMismatch(f"a worker has other cards of {run.title}: another content file, or another release")
    for path, text in run.sources.items():
        place = folder / path
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text, encoding="utf-8")
    if run.sources:
        sys.path.insert(0, str(folder))
    return {
        name: f"{folder / path}:{name.split(':', 1)[1]}" for name, path in run.places.items()
    }  # fmt: skip


def bundle(lineup: Iterable[str]) -> tuple[dict[str, str], dict[str, str]]:
    """The sources of bots that lie in files or modules of the current folder, and where each bot's file lies in them.

    What lies beside a bot's file goes with it.
    """
    sources: dict[str, str] = {}
    places: dict[str, str] = {}
    for name in dict.fromkeys(lineup):
        kind, colon, _ = name.partition(":")
        if not colon or kind == "exec":
            continue
        if kind.endswith(".py"):
            file = Path(kind).resolve()
            folder = f"files{len(places)}"
            places[name] = f"{folder}/{file.name}"
            _gather(sorted(file.parent.glob("*.py")), file.parent, f"{folder}/", sources)
            continue
        root = Path.cwd() / kind.partition(".")[0]
        if root.is_dir():
            _gather(sorted(root.rglob("*.py")), Path.cwd(), "", sources)
        elif root.with_suffix(".py").is_file():
            _gather([root.with_suffix(".py")], Path.cwd(), "", sources)
    return sources, places


def _gather(files: Iterable[Path], root: Path, under: str, sources: dict[str, str]) -> None:
    for file in files:
        sources[under + file.relative_to(root).as_posix()] = file.read_text(encoding="utf-8")
    if sum(map(len, sources.values())) > LARGEST_BUNDLE:
        raise ValueError(f"the sources of bots under {root} are too large to send: keep bots in a folder of their own")


class Kept:
    """A file of games as they end, one line of JSON for each; a line that was cut off is played again."""

    def __init__(self, path: str | Path, run: Run) -> None:
        self.path = Path(path)
        self.run = run
        self.played: list[Played] = []
        text = self.path.read_text(encoding="utf-8") if self.path.exists() else ""
        whole = text[: text.rfind("\n") + 1]
        seats = len(run.lineup)
        known: dict[int, Played] = {}
        begun = False
        for line in whole.splitlines():
            data = json.loads(line)
            if data["run"] != run.name:
                continue
            if "game" not in data:
                begun = True
                continue
            game = data["game"]
            names = tuple(run.lineup[(seat - game) % seats] for seat in range(seats))
            known[game] = Played(game, names, tuple(data["totals"]), tuple(data["ranks"]), data["decisions"])
        self.played = list(known.values())
        with self.path.open("a", encoding="utf-8") as file:
            if whole != text:
                file.truncate(len(whole.encode()))
            if not begun:
                said = {
                    "run": run.name, "title": run.title, "version": run.version, "content": run.content,
                    "seed": run.seed, "bots": run.lineup, "options": dict(run.options),
                }  # fmt: skip
                file.write(json.dumps(said) + "\n")

    def add(self, games: Iterable[Played]) -> None:
        """Keep games that have ended."""
        lines = [json.dumps({"run": self.run.name, **self._told(game)}) for game in games]
        with self.path.open("a", encoding="utf-8") as file:
            file.write("".join(line + "\n" for line in lines))

    def _told(self, game: Played) -> dict[str, Any]:
        return {"game": game.game, "totals": game.totals, "ranks": game.ranks, "decisions": game.decisions}
