"""The public names."""

import os
import subprocess
import sys


def test_titles_stays_a_function_when_a_title_is_loaded():
    """The package of titles has the same name; loading one must not hide the function."""
    code = "import stavitel; stavitel.titles(); import stavitel.titles.citadels; print(sorted(stavitel.titles()))"
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, env=env)
    assert "citadels" in done.stdout, done.stderr
