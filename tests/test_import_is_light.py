"""`import stavitel` stays light: under 60 ms, which `make bench` measures; here, nothing heavy comes with it."""

import os
import subprocess
import sys

HEAVY = ("importlib.metadata", "email", "tomllib", "fluent", "babel", "rich", "typer", "textual", "asyncio", "numpy")


def test_nothing_heavy_comes_with_the_library():
    code = "import sys, stavitel; print(*sys.modules)"
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run([sys.executable, "-S", "-c", code], capture_output=True, text=True, check=True, env=env)
    loaded = set(done.stdout.split())
    assert "stavitel.kernel.match" in loaded
    assert not loaded & set(HEAVY)
