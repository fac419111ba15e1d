"""`python -m bench` is `python bench/run.py`."""

import runpy
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
runpy.run_module("run", run_name="__main__")
