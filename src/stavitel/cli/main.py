"""The command line: every command, and the one place where a failure becomes one line and an exit code."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any, NoReturn

import typer

from stavitel import __version__
from stavitel.cli.failure import Failure

app = typer.Typer(
    name="stavitel",
    help="Builder games, enforced and explained: play them here, against bots, or study them.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)

data_app = typer.Typer(help="Tables for learning from games.", no_args_is_help=True, rich_markup_mode=None)
app.add_typer(data_app, name="data")

TitleName = Annotated[str, typer.Argument(metavar="TITLE", help="The name of a game, as `stavitel doctor` lists them.")]
RecordFile = Annotated[Path, typer.Argument(metavar="RECORD", help="A record or a saved game, as JSON.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON for machines.")]
Seats = Annotated[int | None, typer.Option(help="How many play.")]
BotNames = Annotated[str, typer.Option(help="Bots by name, with commas; the last one fills the seats that are left.")]
Seed = Annotated[str | None, typer.Option(help="The seed of all chance.")]
Settings = Annotated[
    list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE", help="An option of the game; repeat.")
]
Content = Annotated[Path | None, typer.Option(metavar="FILE", help="Corrections of printed values, as TOML.")]
Language = Annotated[str | None, typer.Option("--language", "-l", help="en, cs or pl.")]
Jobs = Annotated[int, typer.Option(help="Processes at work.", min=1)]
OnCluster = Annotated[
    str | None, typer.Option("--cluster", metavar="ADDRESS", help="A Dask cluster: tcp://host:8786, or local:4.")
]
Out = Annotated[Path | None, typer.Option(metavar="FILE", help="Keep every game; what is there is not played again.")]
BotSeconds = Annotated[float | None, typer.Option(help="How long a bot may think about one question.", min=0.001)]


def _version(wanted: bool) -> None:
    if wanted:
        print(f"stavitel {__version__}")
        raise typer.Exit


@app.callback()
def start(
    version: Annotated[bool, typer.Option("--version", callback=_version, is_eager=True, help="Say which.")] = False,
) -> None:
    """Builder games, enforced and explained: play them here, against bots, or study them."""


@app.command()
def play(
    title: TitleName,
    seats: Seats = None,
    people: Annotated[int, typer.Option(help="How many of them are people at this terminal.", min=0)] = 1,
    bots: BotNames = "",
    option: Settings = None,
    seed: Seed = None,
    learn: Annotated[bool, typer.Option("--learn", help="Your first game, with a word at every new step.")] = False,
    example: Annotated[str | None, typer.Option(help="A small position to try a rule at; `rules` names them.")] = None,
    language: Language = None,
    plain: Annotated[bool, typer.Option("--plain", help="Lines of text, for screen readers and pipes.")] = False,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="Where the game is saved.")] = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Take up a saved game.")] = None,
    go_on: Annotated[bool, typer.Option("--continue", help="Take up the game you left last.")] = False,
    content: Content = None,
) -> None:
    """Play a game in the terminal against bots, or with friends at one keyboard."""
    from stavitel.cli.play import begin

    begin(
        title, seats=seats, people=people, bots=bots, settings=option or [], seed=seed, language=language,
        learn=learn, example=example, plain=plain, save=save, resume=resume, go_on=go_on, content=content,
    )  # fmt: skip


@app.command()
def simulate(
    title: TitleName,
    games: Annotated[int, typer.Option(help="How many games.", min=1)] = 100,
    seats: Seats = None,
    bots: BotNames = "random",
    jobs: Jobs = 1,
    seed: Annotated[str, typer.Option(help="The seed of all chance.")] = "0",
    option: Settings = None,
    content: Content = None,
    cluster: OnCluster = None,
    out: Out = None,
    bot_seconds: BotSeconds = None,
    game: Annotated[int | None, typer.Option(help="Play only the game of this number again.", min=0)] = None,
    json: AsJson = False,
) -> None:
    """Let bots play many games, seats in rotation, and say who wins."""
    from stavitel.cli.simulate import Engagement, run_simulation

    how = Engagement(cluster, out, bot_seconds)
    run_simulation(title, games, seats, bots, jobs, seed, option or [], content, json, how, game)


@app.command()
def ladder(
    title: TitleName,
    games: Annotated[int, typer.Option(help="How many games between each two bots.", min=1)] = 100,
    seats: Seats = None,
    bots: Annotated[str, typer.Option(help="Bots by name, with commas; all that there are if left out.")] = "",
    jobs: Jobs = 1,
    seed: Annotated[str, typer.Option(help="The seed of all chance.")] = "0",
    option: Settings = None,
    content: Content = None,
    cluster: OnCluster = None,
    out: Out = None,
    bot_seconds: BotSeconds = None,
    json: AsJson = False,
    neighbours: Annotated[bool, typer.Option("--neighbours", help="Only each bot against the next one named.")] = False,
) -> None:
    """Let every bot play every other, and rate them."""
    from stavitel.cli.simulate import Engagement, run_ladder

    how = Engagement(cluster, out, bot_seconds)
    run_ladder(title, games, seats, bots, jobs, seed, option or [], content, json, how, neighbours)


@app.command()
def train(
    title: TitleName,
    games: Annotated[int, typer.Option(help="How many games in each round.", min=25)] = 2000,
    rounds: Annotated[
        int, typer.Option(help="How often; after the first the level `skilled` plays with what was learnt.", min=1)
    ] = 2,
    seats: Seats = None,
    jobs: Jobs = 1,
    seed: Annotated[str, typer.Option(help="The seed of all chance.")] = "train",
    option: Settings = None,
    keep: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="Where games are kept; a run that was stopped goes on.")
    ] = None,
    to: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="Where the weights go; the title's own folder if left out.")
    ] = None,
    rated: Annotated[int, typer.Option(help="Games of `skilled` with the weights against `casual`.", min=0)] = 40,
    figures: Annotated[bool, typer.Option("--figures", help="Tune the figures of the greedy bot instead.")] = False,
    cluster: OnCluster = None,
) -> None:
    """Teach the searching bots a game by self-play: what positions are worth."""
    from stavitel.cli.simulate import Engagement, run_training, run_tuning

    how = Engagement(cluster)
    if figures:
        run_tuning(title, games, rounds, seats, jobs, seed, option or [], keep, to, how)
        return
    run_training(title, games, rounds, seats, jobs, seed, option or [], keep, to, rated, how)


@app.command()
def analyse(
    record: RecordFile,
    seat: Annotated[int | None, typer.Option(help="Only the decisions of this seat.")] = None,
    simulations: Annotated[int, typer.Option(help="How hard to think about each decision.", min=1)] = 64,
    open_cards: Annotated[
        bool, typer.Option("--open-cards", help="Judge by all cards, not by what a seat knew.")
    ] = False,
    learn: Annotated[bool, typer.Option("--learn", help="Try the dearest decisions again.")] = False,
    language: Language = None,
    content: Content = None,
    json: AsJson = False,
) -> None:
    """Judge every decision of a recorded game: what was best, what it cost, where the game turned."""
    from stavitel.cli.analysis import Wish, judge_record

    judge_record(record, Wish(seat, simulations, open_cards, learn, json), language, content)


@data_app.command()
def export(
    title: TitleName,
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="Where the tables are written.")],
    games: Annotated[int, typer.Option(help="How many games.", min=1)] = 1000,
    seats: Seats = None,
    bots: BotNames = "random",
    seed: Annotated[str, typer.Option(help="The seed of all chance.")] = "0",
    option: Settings = None,
    content: Content = None,
) -> None:
    """Let bots play, and write games and decisions as parquet; what is there already is not played again."""
    from stavitel.cli.simulate import run_export

    run_export(title, folder, games, seats, bots, seed, option or [], content)


@app.command("new-bot")
def new_bot(name: Annotated[str, typer.Argument(metavar="NAME", help="Of the file: NAME.py.")]) -> None:
    """Write the start of a bot, with a test, into this folder."""
    from stavitel.cli.starts import start_bot

    start_bot(name)


@app.command("new-title")
def new_title(name: Annotated[str, typer.Argument(metavar="NAME", help="Of the game, and of its folder.")]) -> None:
    """Write the start of a game, with its tests, into a folder of its own."""
    from stavitel.cli.starts import start_title

    start_title(name)


@app.command()
def replay(
    record: RecordFile,
    seat: Annotated[
        int | None, typer.Option(help="Read it as this seat saw it; a spectator's view if left out.")
    ] = None,
    at: Annotated[int | None, typer.Option(help="Stop after so many answers.", min=0)] = None,
    table: Annotated[bool, typer.Option("--table", help="Show the table at the end too.")] = False,
    language: Language = None,
    content: Content = None,
    json: AsJson = False,
) -> None:
    """Tell a recorded game again."""
    from stavitel.cli.records import tell_again

    tell_again(record, seat, at, table, language, content, json)


@app.command()
def verify(record: RecordFile, content: Content = None, json: AsJson = False) -> None:
    """Compute a recorded game anew, and say whether seed, answers and result belong together."""
    from stavitel.cli.records import check_record

    check_record(record, content, json)


@app.command()
def rules(
    title: TitleName,
    rule: Annotated[str | None, typer.Argument(metavar="[RULE-ID]", help="One rule or chapter, like C14.3.")] = None,
    language: Language = None,
    json: AsJson = False,
) -> None:
    """Show the numbered rules of a game, or one of them."""
    from stavitel.cli.records import show_rules

    show_rules(title, rule, language, json)


@app.command()
def overview(title: TitleName, language: Language = None) -> None:
    """Show a game on one page: how one wins, what a turn is, when it ends, what beginners get wrong."""
    from stavitel.cli.records import show_overview

    show_overview(title, language)


@app.command()
def content(
    title: Annotated[str | None, typer.Argument(metavar="[TITLE]", help="A game.")] = None,
    to: Annotated[Path | None, typer.Option(metavar="FILE", help="Write it to this file.")] = None,
    check: Annotated[Path | None, typer.Option(metavar="FILE", help="Say what is wrong with a content file.")] = None,
    json: AsJson = False,
) -> int:
    """List the values of a game that are reconstructed, as a file to correct them in; or check such a file."""
    from stavitel.cli.content import check_content, write_content

    if check is not None:
        return check_content(check, json, title)
    if title is None:
        raise Failure("name a game to list its reconstructed values, or --check FILE")
    write_content(title, to, json)
    return 0


@app.command()
def doctor(json: AsJson = False) -> None:
    """Say what is installed and whether it works."""
    from stavitel.cli.doctor import examine

    examine(json)


def _add_server() -> None:
    """`serve`, `backup`, `restore` and `admin` come from the server's own module, if it is installed."""
    try:
        commands = import_module("stavitel.server.commands")
    except ImportError as problem:
        missing = problem.name or "the server"
        for name, what in (
            ("serve", "Open tables for friends in the browser."),
            ("backup", "Copy the server's games to a file."),
            ("restore", "Bring a copy back."),
            ("admin", "Look after people and tables."),
        ):
            app.command(name, help=what, context_settings={"ignore_unknown_options": True})(_not_here(name, missing))
    else:
        app.registered_commands.extend(commands.app.registered_commands)
        app.registered_groups.extend(commands.app.registered_groups)


def _not_here(name: str, missing: str) -> Any:
    def unavailable(args: Annotated[list[str] | None, typer.Argument(hidden=True)] = None) -> NoReturn:
        raise Failure(f"{name} needs the server ({missing} is missing): pip install 'stavitel[server]'")

    return unavailable


_add_server()


def run(args: Sequence[str] | None = None) -> None:
    """Run a command; bad input ends in one line on stderr and exit code 2."""
    sys.exit(main(args))


def main(args: Sequence[str] | None = None) -> int:
    """Run a command and give its exit code."""
    from stavitel.bots import BotFault, UnknownBot
    from stavitel.kernel import ContentError, IllegalAnswer, OptionError, RecordError, RulesError

    try:
        code = app(args=list(args) if args is not None else None, standalone_mode=False)
        return int(code or 0)
    except (Failure, OptionError, RecordError, IllegalAnswer, UnknownBot, ContentError) as problem:
        return _fail(str(problem))
    except BotFault as problem:
        return _fail(str(problem), 1)
    except RulesError as problem:
        return _fail(f"a bug in the rules, please report it with the record of the game: {problem}"[:400], 1)
    except ModuleNotFoundError as problem:
        extra = _extra_with(problem.name or "")
        if extra is None:
            raise
        return _fail(f"{problem.name} is missing: pip install 'stavitel[{extra}]'")
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        sys.stderr.close()
        return 0
    except Exception as problem:
        if type(problem).__name__ == "Abort":
            return 130
        if type(problem).__name__ == "NoArgsIsHelpError":
            print(problem)
            return 2
        said = getattr(problem, "format_message", None)  # what the command-line parser has to say
        if said is None:
            raise
        return _fail(said())


def _extra_with(module: str) -> str | None:
    """The extra that brings a module."""
    from stavitel.cli.doctor import EXTRAS

    package = module.partition(".")[0]
    return next((extra for extra, packages in EXTRAS.items() if package in packages), None)


def _fail(line: str, code: int = 2) -> int:
    print(f"stavitel: {' '.join(line.split())}", file=sys.stderr)
    return code


if __name__ == "__main__":
    run()
