"""The environments and processes of a run, and how its tables are printed."""

from __future__ import annotations

import hashlib
import json
import os
import platform
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
PEERS = ROOT / ".venv-peers"
COMPILED = ROOT / ".venv-bench-compiled"
REQUIREMENTS = HERE / "peers-requirements.txt"


class Engine:
    """A worker process that measures one subject when told to."""

    def __init__(self, key: str, command: list[str], env: dict[str, str] | None = None) -> None:
        self.key = key
        self.command = command
        self.env = {**os.environ, "PYTHONHASHSEED": "0", **(env or {})}
        self.env.pop("PYTHONDONTWRITEBYTECODE", None)  # imports are timed as users meet them, with bytecode kept
        self.process = subprocess.Popen(command, env=self.env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.import_ms = self.hear()["import_ms"]
        self.about = self.ask(do="about")

    def ask(self, **order: Any) -> dict[str, Any]:
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps(order) + "\n")
        self.process.stdin.flush()
        return self.hear()

    def hear(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise RuntimeError(f"{self.key}: the worker ended with code {self.process.wait()}")
        answer: dict[str, Any] = json.loads(line)
        return answer

    def stop(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()

    def afresh(self, seconds: float, seed: int) -> dict[str, Any]:
        """The peak memory of a process that has only played games."""
        twin = Engine(self.key, self.command, self.env)
        played = twin.ask(do="play", seconds=seconds, seed=seed)
        answer = twin.ask(do="memory")
        twin.stop()
        return {**answer, **({"error": played["error"]} if "error" in played else {})}


def plain() -> dict[str, str]:
    """What makes an interpreter run this very source, as it stands."""
    return {
        "PYTHONPATH": os.pathsep.join(filter(None, [str(ROOT / "src"), os.environ.get("PYTHONPATH", "")])),
        "PYTHONPYCACHEPREFIX": str(ROOT / "build" / "bench-bytecode"),
    }


def environment(folder: Path, packages: list[str], wanted: bytes, env: dict[str, str] | None = None) -> str:
    """The interpreter of a virtual environment with these packages, made when missing or out of date."""
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    stamp = folder / "bench-stamp"
    digest = hashlib.sha256(wanted + sys.version.encode()).hexdigest()
    if not (python.exists() and stamp.exists() and stamp.read_text() == digest):
        shutil.rmtree(folder, ignore_errors=True)
        subprocess.run([sys.executable, "-m", "venv", str(folder)], check=True)
        install = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *packages]
        subprocess.run(install, check=True, stdout=sys.stderr, env={**os.environ, **(env or {})}, cwd=ROOT)
        stamp.write_text(digest)
    return str(python)


def peers(given: str | None) -> str:
    """The interpreter of the peers' environment."""
    return given or environment(PEERS, ["-r", str(REQUIREMENTS)], REQUIREMENTS.read_bytes())


def compiled() -> str:
    """The interpreter of an environment with a compiled build of this very source."""
    sources = [
        *sorted((ROOT / "src").rglob("*.py")),
        *ROOT.glob("*.py"),
        *(ROOT / "tools").glob("*.py"),
        ROOT / "pyproject.toml",
    ]
    content = b"".join(path.read_bytes() for path in sources)
    return environment(COMPILED, ["."], content, {"STAVITEL_COMPILE": "1"})


def machine() -> dict[str, Any]:
    """Where the numbers come from."""
    model = platform.processor() or platform.machine()
    try:
        for line in Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                model = line.split(":", 1)[1].strip()
                break
    except OSError:
        pass
    load = [round(number, 2) for number in os.getloadavg()] if hasattr(os, "getloadavg") else []
    return {
        "python": platform.python_version(),
        "system": platform.platform(),
        "processor": model,
        "cores": os.cpu_count(),
        "load": load,
    }


def grid(rows: list[list[str]]) -> list[str]:
    """Rows in columns, the first to the left, the others to the right."""
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    lines = []
    for row in rows:
        cells = [row[0].ljust(widths[0]), *(cell.rjust(width) for cell, width in zip(row[1:], widths[1:], strict=True))]
        lines.append("  ".join(cells).rstrip())
    return [lines[0], "-" * max(map(len, lines)), *lines[1:]]


def write(report: dict[str, Any], file: str | None) -> None:
    """The report as JSON, to a file or to standard output."""
    if file == "-":
        print(json.dumps(report, indent=1))
    elif file:
        Path(file).write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")


def show_on(file: str | None) -> Any:
    """Where tables are printed: not among the JSON."""
    stream = sys.stderr if file == "-" else sys.stdout
    return lambda *words: print(*words, file=stream, flush=True)
