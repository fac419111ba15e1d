"""What a bare install lacks is said in one line with the extra that brings it."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest


def run_without(missing: list[str], *words: str) -> subprocess.CompletedProcess[str]:
    """Run a command in a Python in which packages cannot be imported."""
    code = (
        f"import sys\nfor name in {missing!r}: sys.modules[name] = None\n"
        f"from stavitel.__main__ import run\nrun({list(words)!r})\n"
    )
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(part for part in sys.path if part)}
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, env=env)


@pytest.mark.parametrize(
    ("missing", "words", "said"),
    [
        (["typer"], ["doctor"], "the command line needs typer: pip install 'stavitel[cli]'"),
        (["platformdirs"], ["play", "citadels"], "platformdirs is missing: pip install 'stavitel[cli]'"),
        (["litestar"], ["serve"], "pip install 'stavitel[server]'"),
        (["distributed"], ["simulate", "citadels", "--cluster", "local:2"], "pip install 'stavitel[cluster]'"),
        (["pyarrow"], ["data", "export", "citadels", "games.parquet"], "pip install 'stavitel[data]'"),
    ],
)
def test_one_line_and_no_traceback(missing, words, said):
    ran = run_without(missing, *words)
    assert ran.returncode != 0
    assert ran.stderr.count("\n") == 1
    assert said in ran.stderr


def test_what_is_there_works_without_the_rest():
    """Simulations, and playing in lines, need neither Textual nor numpy."""
    for words in (["simulate", "citadels", "--games", "1", "--seats", "2"], ["play", "citadels", "--plain"]):
        ran = run_without(["textual", "numpy", "pettingzoo"], *words)
        assert ran.returncode == 0, ran.stderr
