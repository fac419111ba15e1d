"""The command line: every command, and the one place where a failure becomes one line and an exit code."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any, NoReturn

import typer

from stavitel import __version__
from stavitel.cli.fail import Failure

app = typer.Typer(
    name="stavitel",
    help="Builder games, enforced and explained: play them here, against bots, or study them.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)

TitleName = Annotated[str, typer.Argument(metavar="TITLE", help="A game: citadels, paladins, architects, lisboa.")]
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
    language: Language = None,
    plain: Annotated[bool, typer.Option("--plain", help="Lines of text, for screen readers and pipes.")] = False,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="Where the game is saved.")] = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Take up a saved game.")] = None,
    go_on: Annotated[bool, typer.Option("--continue", help="Take up the game you left last.")] = False,
    content: Content = None,
) -> None:
    """Play a game in the terminal against bots, or with friends at one keyboard."""
    from stavitel.cli.playing import begin

    begin(
        title, seats=seats, people=people, bots=bots, settings=option or [], seed=seed, language=language,
        plain=plain, save=save, resume=resume, go_on=go_on, content=content,
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
    json: AsJson = False,
) -> None:
    """Let bots play many games, seats in rotation, and say who wins."""
    from stavitel.cli.studies import run_simulation

    run_simulation(title, games, seats, bots, jobs, seed, option or [], content, json)


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
    json: AsJson = False,
) -> None:
    """Let every bot play every other, and rate them."""
    from stavitel.cli.studies import run_ladder

    run_ladder(title, games, seats, bots, jobs, seed, option or [], content, json)


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
def doctor(json: AsJson = False) -> None:
    """Say what is installed and whether it works."""
    from stavitel.cli.doctor import examine

    examine(json)


def _add_server() -> None:
    """`serve`, `backup` and `restore` come from the server's own module, if it is installed."""
    try:
        commands = import_module("stavitel.server.commands")
    except ImportError as problem:
        missing = problem.name or "the server"
        for name, what in (
            ("serve", "Open tables for friends in the browser."),
            ("backup", "Copy the server's games to a file."),
            ("restore", "Bring a copy back."),
        ):
            app.command(name, help=what, context_settings={"ignore_unknown_options": True})(_not_here(name, missing))
    else:
        app.registered_commands.extend(commands.app.registered_commands)


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
    from stavitel.bots import UnknownBot
    from stavitel.kernel import ContentError, IllegalAnswer, OptionError, RecordError, RulesError

    try:
        code = app(args=list(args) if args is not None else None, standalone_mode=False)
        return int(code or 0)
    except (Failure, OptionError, RecordError, IllegalAnswer, UnknownBot, ContentError) as problem:
        return _fail(str(problem))
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
