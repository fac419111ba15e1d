"""One game of a simulation, the run it belongs to, and the file that keeps what has been played."""

from __future__ import annotations

import json
import sys
import tempfile
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

from stavitel.bots import LEVELS, bot, parts
from stavitel.bots.faults import BotFault, TookTooLong, fault, replay_command, time_limit
from stavitel.kernel import IllegalAnswer, Match, content_hash, new_match, title_named, use_content
from stavitel.kernel.content import content_path

BEGINS = '{"run": '  # every line of a file of games
LARGEST_BUNDLE = 4_000_000  # characters of bots' sources that are sent to workers
UNPACKED = "<unpacked>"  # the folder in which they lie there


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


class NoGames(ValueError):
    """A file that games are to be kept in holds something else."""


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
    sources: Mapping[str, str] = field(default_factory=dict, repr=False)  # of bots and their weights, by path
    places: Mapping[str, str] = field(default_factory=dict)  # of bots with files: what to call them where those lie

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
        told: list[Any] = [self.title, self.version, self.content, self.lineup, self.seed, sorted(self.options.items())]
        if self.sources:
            told.append(sorted(self.sources.items()))  # a bot that was changed plays other games
        return sha256(repr(told).encode()).hexdigest()[:12]

    @property
    def luggage(self) -> str:
        """A hash of what must be unpacked on another machine."""
        told = [self.title, self.version, self.content, self.content_file, sorted(self.sources.items())]
        return sha256(repr(told).encode()).hexdigest()[:12]

    def do(self, game: int) -> Played:
        """Play a game."""
        return play_game(self.title, self.lineup, self.seed, game, self.options, self.bot_seconds)

    def do_elsewhere(self, game: int) -> Played:
        """The same on another machine, with the cards and the bots that were sent along."""
        return play_game(self.title, self.lineup, self.seed, game, self.options, self.bot_seconds, self.unpacked())

    def do_noted(self, game: int, note: Path) -> Played:
        """The same where it may end the process: `note` is a file that says which bot was asked what last."""

        def before(match: Match, seat: int, name: str) -> None:
            question = match.asking[seat]
            asked = f"bot {name!r} at seat {seat}, question {question.number} ({question.topic})"
            note.write_text(asked, encoding="utf-8")

        return play_game(self.title, self.lineup, self.seed, game, self.options, self.bot_seconds, before=before)

    def died(self, game: int, asked: str = "") -> BotFault:
        """What is said when a game ends its process time and again; `asked` is who was asked what then."""
        command = replay_command(self.title, self.lineup, self.seed, game, self.options, self.bot_seconds)
        who = f"; asked last was {asked}" if asked else ""
        return BotFault(f"game {game} has ended its process three times{who}; to see it again: {command}")

    def unpacked(self) -> dict[str, str]:
        """What the bots with files are called here, once all that was sent along is unpacked."""
        folder = _settle(self.luggage, _Unhashed(self))
        return {name: place.replace(UNPACKED, str(folder)) for name, place in self.places.items()}


def play_game(
    title: str,
    lineup: Sequence[str],
    seed: str,
    game: int,
    options: Mapping[str, Any] | None = None,
    bot_seconds: float | None = None,
    places: Mapping[str, str] | None = None,
    before: Callable[[Match, int, str], None] | None = None,
) -> Played:
    """How one game ends; its seats are turned by its number, its chance and its bots' come from seed and number."""
    return ended(*play_match(title, lineup, seed, game, options, bot_seconds, places, before=before), game)


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
    before: Callable[[Match, int, str], None] | None = None,
) -> tuple[Match, tuple[str, ...]]:
    """Play one game to its end; gives the match and the bots by seat.

    BotFault says which bot failed at which question, and how to see it again. `places` says where bots lie that are
    not found by their name here; `watch` hears every answer before it is given, `before` which bot will be asked.
    """
    seats = len(lineup)
    names = tuple(lineup[(seat - game) % seats] for seat in range(seats))
    match = new_match(title, seats, f"{seed}:{game}", options, quiet=True)
    players = [bot((places or {}).get(name, name), title) for name in names]
    randoms = [Random(f"{seed}:{game}:{seat}") for seat in range(seats)]
    while not match.over:
        seat = next(iter(match.asking))
        what = "crashed"
        if before is not None:
            before(match, seat, names[seat])
        try:
            view = match.view(seat, randoms[seat])
            if bot_seconds is None:
                answer = players[seat].decide(view)
            else:
                with time_limit(bot_seconds):
                    answer = players[seat].decide(view)
            what = "gave an illegal answer"
            if not is_answer(answer):
                raise IllegalAnswer(f"{answer!r} is neither a key nor a list of keys")
            if watch is not None:
                watch(match, seat, answer)
            match.answer(seat, answer)
        except Exception as error:
            if what != "crashed" and not isinstance(error, IllegalAnswer):
                raise  # the rules failed, not the bot
            what = "took too long" if isinstance(error, TookTooLong) else what
            command = replay_command(title, lineup, seed, game, options or {}, bot_seconds)
            raise fault(what, names[seat], match, seat, error, f"in game {game}, ", command) from error
    return match, names


def is_answer(answer: object) -> bool:
    """Whether a bot has given what can be an answer at all: a key, or a list of keys."""
    return isinstance(answer, str) or (
        isinstance(answer, (list, tuple)) and all(isinstance(key, str) for key in answer)
    )  # fmt: skip


class _Unhashed:
    """A run beside its name, which is all that a cache looks at."""

    def __init__(self, run: Run) -> None:
        self.run = run

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Unhashed)

    def __hash__(self) -> int:
        return 0


_unpacked: list[Path] = []  # in this process, for the runs so far


@lru_cache(maxsize=1)  # another run's bots may have the same names
def _settle(_luggage: str, holder: _Unhashed) -> Path:
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
        _forget_bots()
        sys.path.insert(0, str(folder))
        _unpacked.append(folder)
    return folder


def _forget_bots() -> None:
    """Let go of the bots of other runs: one that was changed meanwhile has the same name, and would not be read."""
    for name, module in list(sys.modules.items()):
        file = getattr(module, "__file__", None)
        if file is not None and any(Path(file).is_relative_to(folder) for folder in _unpacked):
            del sys.modules[name]
    sys.path[:] = [place for place in sys.path if not any(Path(place).is_relative_to(folder) for folder in _unpacked)]


def bundle(lineup: Iterable[str]) -> tuple[dict[str, str], dict[str, str]]:
    """The sources of bots that lie in files or modules of the current folder, and the bots' names where they lie.

    What lies beside a bot's file goes with it, and so do the weights that a level is to play with.
    """
    sources: dict[str, str] = {}
    places: dict[str, str] = {}
    for name in dict.fromkeys(lineup):
        kind, *more = parts(name)
        if not more or kind == "exec":
            continue
        folder = f"files{len(places)}"
        if kind in LEVELS:
            head, _, last = name.rpartition(":")
            if Path(last).is_file():
                places[name] = f"{head}:{UNPACKED}/{folder}/{Path(last).name}"
                _gather([Path(last)], Path(last).parent, f"{folder}/", sources)
            continue
        if kind.endswith(".py"):
            file = Path(kind).resolve()
            places[name] = f"{UNPACKED}/{folder}/{file.name}:{':'.join(more)}"
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
        self.path.parent.mkdir(parents=True, exist_ok=True)
        text = self.path.read_text(encoding="utf-8", errors="replace") if self.path.exists() else ""
        whole = text[: text.rfind("\n") + 1]
        if not whole and not BEGINS.startswith(text[: len(BEGINS)]):
            raise self._no_games()
        seats = len(run.lineup)
        known: dict[int, Played] = {}
        begun = False
        for line in whole.splitlines():
            data = self._read(line)
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

    def _read(self, line: str) -> dict[str, Any]:
        try:
            data = json.loads(line)
        except ValueError:
            data = None
        if not isinstance(data, dict) or "run" not in data:
            raise self._no_games()
        return data

    def _no_games(self) -> NoGames:
        return NoGames(f"{self.path} is there already, and holds something else than games of simulations")

    def add(self, games: Iterable[Played]) -> None:
        """Keep games that have ended."""
        lines = [json.dumps({"run": self.run.name, **self._told(game)}) for game in games]
        with self.path.open("a", encoding="utf-8") as file:
            file.write("".join(line + "\n" for line in lines))

    def _told(self, game: Played) -> dict[str, Any]:
        return {"game": game.game, "totals": game.totals, "ranks": game.ranks, "decisions": game.decisions}
