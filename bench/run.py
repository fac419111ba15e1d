"""`make bench`: our titles, our server and their peers, measured in turns within one run, with the bars we promise.

    python bench/run.py                      everything, medians of 5
    python bench/run.py --titles citadels    one title
    python bench/run.py --no-server          without the server part (bench/server.py runs that alone)
    python bench/run.py --no-client          without the web client (bench/client.py runs that alone)
    python bench/run.py --quick              short slices, 3 repetitions, for a first look
    python bench/run.py --json bench.json    the numbers of every repetition ("-": to standard output)
    python bench/run.py --compiled           also a mypyc build, in an environment of its own
    python bench/run.py --strict             exit code 1 when a bar is missed or could not be measured

In each repetition every engine is measured in short slices, one right after the other, so that whatever else the
machine is doing hits all alike; ratios are taken within a repetition and then their median.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from importlib.util import find_spec
from statistics import fmean, median
from typing import Any

import client
from bars import CATAN, Bar, Samples, bars
from engines import HERE, Engine, compiled, grid, machine, peers, plain, show_on, write

import server

PARTS = 4  # the engines change places this often within each measurement of a repetition
SPIELS = ("python_team_dominoes", "python_liars_poker", "hearts", "gin_rummy", "backgammon")

#           measure              heading            digits
COLUMNS = (("decisions_per_s",  "decisions/s",      0),
           ("games_per_s",      "games/s",          1),
           ("fork_boundary_us", "fork, boundary µs", 1),
           ("fork_midturn_us",  "fork, mid-turn µs", 1),
           ("fork_ready_us",    "fork+options µs",  1),
           ("playouts_per_s",   "playouts/s",       1),
           ("simulations_per_s", "simulations/s",   0),
           ("tree_simulations_per_s", "in a tree",  0),
           ("peak_mb",          "peak MB",          0))  # fmt: skip


def main() -> int:
    options = arguments()
    show = show_on(options.json)
    titles = options.titles.split(",") if options.titles else installed(sys.executable, plain())
    engines, missing = assemble(options, titles)
    for line in missing:
        show(line)
    samples: Samples = {engine.key: {} for engine in engines}
    errors: dict[str, str] = {}
    started = time.time()
    try:
        for repetition in range(options.repeat):
            measure(engines, options, repetition, samples, errors)
            show(f"repetition {repetition + 1} of {options.repeat} done, {time.time() - started:.0f} s")
    finally:
        for engine in engines:
            engine.stop()
    verdicts = bars(samples, titles)
    report: dict[str, Any] = {
        "machine": machine(),
        "clock": "cpu" if options.cpu else "wall",
        "repetitions": options.repeat,
        "engines": {engine.key: {**engine.about, "import_ms": engine.import_ms} for engine in engines},
        "medians": {key: {name: median(many) for name, many in found.items()} for key, found in samples.items()},
        "samples": samples,
        "bars": [bar.json() for bar in verdicts],
        "missing": missing,
        "errors": errors,
    }
    show(page(engines, samples, verdicts, errors, report))
    if not options.no_server:
        report["server"] = serve(options, show)
    if not options.no_client:
        report["client"] = browse(options, show)
    write(report, options.json)
    judged = [*report["bars"], *(bar for part in ("server", "client") for bar in report.get(part, {}).get("bars", []))]
    return 1 if options.strict and any(bar["verdict"] != "PASS" for bar in judged) else 0


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Measure our titles and their peers in one run.")
    parser.add_argument("--titles", help="comma-separated; all that are installed by default")
    parser.add_argument("--repeat", type=int, default=5, help="repetitions, of which the median is shown (5)")
    parser.add_argument("--seconds", type=float, default=1.0, help="of play per engine and repetition (1.0)")
    parser.add_argument("--quick", action="store_true", help="3 repetitions of short slices")
    parser.add_argument("--json", metavar="FILE", help="write every number; - for standard output")
    parser.add_argument("--no-peers", action="store_true", help="our titles alone")
    parser.add_argument("--no-spiel", action="store_true", help="of the peers only catanatron")
    parser.add_argument("--no-server", action="store_true", help="without the server part")
    parser.add_argument("--no-client", action="store_true", help="without the web client in Chromium")
    parser.add_argument("--peers-python", help="an interpreter that has the peers, instead of .venv-peers")
    parser.add_argument("--compiled", action="store_true", help="also measure a build with STAVITEL_COMPILE=1")
    parser.add_argument("--cpu", action="store_true", help="by the processor's time, for a crowded machine")
    parser.add_argument("--strict", action="store_true", help="exit code 1 unless every bar is met")
    options = parser.parse_args()
    if options.quick:
        options.repeat, options.seconds = min(options.repeat, 3), min(options.seconds, 0.3)
    if options.repeat < 1 or options.seconds <= 0:
        parser.error("--repeat and --seconds must be positive")
    return options


def assemble(options: argparse.Namespace, titles: list[str]) -> tuple[list[Engine], list[str]]:
    """The workers of this run, and a line for each that could not be had."""
    wanted: list[tuple[str, list[str], dict[str, str]]] = []
    missing: list[str] = []
    cpu = ["--cpu"] if options.cpu else []
    if not options.no_peers:
        try:
            python = peers(options.peers_python)
            wanted.append((CATAN, [python, str(HERE / "peers" / "catan.py"), *cpu], {}))
            if not options.no_spiel:
                wanted += [(key, [python, str(HERE / "peers" / "spiel.py"), key, *cpu], {}) for key in SPIELS]
        except (OSError, subprocess.CalledProcessError) as error:
            missing.append(f"the peers could not be installed, ratios are left out: {error}")
    wanted += [(title, [sys.executable, str(HERE / "ours.py"), title, *cpu], plain()) for title in titles]
    if options.compiled:
        try:
            python = compiled()
            wanted += [(f"{title}, compiled", [python, str(HERE / "ours.py"), title, *cpu], {}) for title in titles]
        except (OSError, subprocess.CalledProcessError) as error:
            missing.append(f"the compiled build failed, it is left out: {error}")
    engines = []
    for key, command, env in wanted:
        try:
            engines.append(Engine(key, command, env))
        except RuntimeError as error:
            missing.append(str(error))
    return engines, missing


def installed(python: str, env: dict[str, str]) -> list[str]:
    """The titles this project registers."""
    script = "import json, stavitel; print(json.dumps(list(stavitel.installed_titles())))"
    done = subprocess.run(
        [python, "-c", script], env={**os.environ, **env}, check=True, stdout=subprocess.PIPE, text=True
    )
    titles: list[str] = json.loads(done.stdout)
    return titles


def measure(
    engines: list[Engine],
    options: argparse.Namespace,
    repetition: int,
    samples: Samples,
    errors: dict[str, str],
) -> None:
    """One number of each kind from each engine, side by side; every other repetition in reverse order."""
    turn = engines if repetition % 2 == 0 else engines[::-1]
    seed = 1 + 10_000 * repetition
    orders: tuple[dict[str, Any], ...] = (
        {"do": "play", "seconds": options.seconds},
        {"do": "telling", "seconds": options.seconds / 2},
        {"do": "fork", "seconds": options.seconds / 4},
        {"do": "first"},
        {"do": "playouts", "seconds": options.seconds / 2},
        {"do": "search", "seconds": options.seconds},
    )
    for order in orders:
        parts: dict[str, dict[str, list[float]]] = {engine.key: {} for engine in turn}
        for part in range(PARTS):
            given = {**order, "seed": seed + 1000 * part}
            if "seconds" in order:
                given["seconds"] = order["seconds"] / PARTS
            for engine in turn:
                note(parts[engine.key], engine.ask(**given), engine.key, errors)
        for key, measures in parts.items():
            note(samples[key], {name: fmean(numbers) for name, numbers in measures.items()}, key, errors)
    for engine in turn:
        note(samples[engine.key], engine.afresh(options.seconds / 2, seed), engine.key, errors)
    ours = next((engine for engine in engines if engine.about["engine"] == "Stavitel"), None)
    if ours is not None:
        note(samples.setdefault("import", {}), import_time(ours, options.cpu), "import", errors)


def note(measures: dict[str, list[float]], answer: dict[str, Any], key: str, errors: dict[str, str]) -> None:
    if "error" in answer:
        errors[key] = answer["error"]
        return
    for name, number in answer.items():
        if number is not None:
            measures.setdefault(name, []).append(number)


def import_time(ours: Engine, cpu: bool) -> dict[str, Any]:
    """Milliseconds of `import stavitel` in a fresh process, and with its titles loaded."""
    script = (
        f"from time import {'process_time' if cpu else 'perf_counter'} as now; a = now(); import stavitel; b = now();"
        "stavitel.installed_titles(); c = now(); print((b - a) * 1e3, (c - a) * 1e3)"
    )
    done = subprocess.run([ours.command[0], "-c", script], env=ours.env, capture_output=True, text=True, check=False)
    if done.returncode:
        return {"error": done.stderr.strip().splitlines()[-1]}
    alone, titles = map(float, done.stdout.split())
    return {"import_ms": alone, "import_titles_ms": titles}


def serve(options: argparse.Namespace, show: Any) -> dict[str, Any]:
    """The server part, where what the server needs is installed."""
    if find_spec("litestar") is None:
        show("the server part is left out: install the [server] extra for it")
        return {"missing": ["litestar is not installed"], "bars": []}
    try:
        return server.measured(server.settings(options), show)
    except (OSError, RuntimeError, subprocess.CalledProcessError) as error:
        show(f"the server part failed: {error}")
        return {"missing": [str(error)], "bars": []}


def browse(options: argparse.Namespace, show: Any) -> dict[str, Any]:
    """The web client, where Chromium and its driver are installed."""
    if find_spec("litestar") is None or find_spec("playwright") is None:
        show("the client part is left out: install the [server] and [dev] extras for it")
        return {"missing": ["litestar or playwright is not installed"], "bars": []}
    try:
        return client.measured(options, show)
    except (OSError, RuntimeError, subprocess.CalledProcessError) as error:
        show(f"the client part failed: {error}")
        return {"missing": [str(error)], "bars": []}


def page(
    engines: list[Engine], samples: Samples, verdicts: list[Bar], errors: dict[str, str], report: dict[str, Any]
) -> str:
    """The printed result: what was measured, then the bars."""
    at = report["machine"]
    lines = [
        "",
        f"CPython {at['python']}, {at['cores']} cores ({at['processor']}), load {at['load']}; "
        f"medians of {report['repetitions']}, {report['clock']} clock, random players",
        "",
    ]
    rows = [["engine", "seats", *(heading for _, heading, _ in COLUMNS)]]
    for engine in engines:
        name = engine.about["name"] + (", compiled" if engine.about.get("compiled") else "")
        cells = [name, str(engine.about["seats"])]
        for measured, _, digits in COLUMNS:
            many = samples[engine.key].get(measured)
            cells.append(f"{median(many):,.{digits}f}" if many else "-")
        rows.append(cells)
    lines += [*grid(rows), ""]
    if imports := samples.get("import"):
        alone, titles = median(imports["import_ms"]), median(imports["import_titles_ms"])
        lines.append(f"import stavitel: {alone:.1f} ms alone, {titles:.1f} ms with every title loaded")
    for engine in engines:
        found = samples[engine.key]
        if "telling_decisions_per_s" in found and "fork_first_us" in found:
            lines.append(
                f"{engine.key}: {median(found['telling_decisions_per_s']):,.0f} decisions/s with events told, "
                f"{median(found['telling_cost']):.0f} % longer than quiet; "
                f"the first fork of a match {median(found['fork_first_us']):.1f} µs"
            )
    lines += [f"{key}: {error}" for key, error in errors.items()]
    return "\n".join([*lines, "", *grid([["bar", "measured", "needed", ""], *(bar.row() for bar in verdicts)]), ""])


if __name__ == "__main__":
    sys.exit(main())
