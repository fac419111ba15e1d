"""The public names, whatever was imported first."""

import subprocess
import sys

import pytest


@pytest.mark.parametrize("first", ["import stavitel", "import stavitel.titles.citadels", "import stavitel.titles"])
def test_titles_is_a_package_and_a_function(first: str) -> None:
    """`stavitel.titles()` lists the titles also after a title's package was imported."""
    code = f"{first}; import stavitel; print('citadels' in stavitel.titles(), stavitel.titles()['citadels'].name)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["True", "citadels"]
