"""`import stavitel` is quick because it brings in little."""

import subprocess
import sys
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "src"

SCRIPT = """
import sys
sys.path.insert(0, sys.argv[1])
before = set(sys.modules)
import stavitel
new = {name.split(".")[0] for name in set(sys.modules) - before} - set(sys.stdlib_module_names)
foreign = sorted(name for name in new if name.split("_")[0] != "stavitel")  # compiled, it brings stavitel_compiled too
print(foreign, "importlib.metadata" in set(sys.modules) - before)
"""


def test_importing_brings_in_no_third_party_package_and_no_package_metadata() -> None:
    done = subprocess.run([sys.executable, "-c", SCRIPT, str(SOURCE)], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[] False"
