"""`stavitel` and `python -m stavitel`: the command line, or one line that says what it lacks."""

from __future__ import annotations

import sys
from collections.abc import Sequence


def run(args: Sequence[str] | None = None) -> None:
    """Run a command; without the packages of the command line, say which extra brings them."""
    try:
        from stavitel.cli.main import run as run_command
    except ModuleNotFoundError as problem:
        if problem.name is None or problem.name.partition(".")[0] == "stavitel":
            raise
        sys.exit(
            f"stavitel: the command line needs {problem.name}: pip install 'stavitel[cli]' to play and simulate here,"
            " or 'stavitel[server]' to serve"
        )
    run_command(args)


if __name__ == "__main__":
    run()
