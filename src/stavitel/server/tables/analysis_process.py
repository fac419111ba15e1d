"""What the process of an analysis runs: it judges a recorded game decision by decision, and tells each as it is found.

It is of the lowest rank among the processes of the machine, and imports nothing of the server.
"""

import contextlib
from collections.abc import Iterator, Mapping
from multiprocessing.connection import Connection
from typing import Any

import msgspec

from stavitel.server.tables import child_process

RANK = 19  # everything else goes first
SIMULATIONS = 64  # for each decision


def run_analysis(pipe: Connection, memory_mb: int) -> None:
    """Takes one record from a pipe and puts what is found into it."""
    child_process.begin(RANK, memory_mb)
    try:
        wish = msgspec.msgpack.decode(pipe.recv_bytes())
        for told in judged(wish["record"], open_cards=wish["open_cards"], simulations=wish["simulations"]):
            pipe.send_bytes(msgspec.msgpack.encode(told))
        pipe.send_bytes(msgspec.msgpack.encode({"end": True}))
    except (EOFError, OSError):
        return
    except Exception as error:
        with contextlib.suppress(OSError):
            pipe.send_bytes(msgspec.msgpack.encode({"error": repr(error)}))


def judged(record: Mapping[str, Any], *, open_cards: bool, simulations: int) -> Iterator[dict[str, Any]]:
    """Every decision as plain data, with the texts of its answers."""
    from stavitel.bots.advice import Advice, analyse
    from stavitel.kernel import replay
    from stavitel.kernel.values import text_of

    match, given = replay({**record, "answers": []}), 0
    for one in analyse(record, simulations=simulations, open_cards=open_cards):
        for who, answer in record["answers"][given : one.number]:
            match.answer(who, answer)
        given = one.number
        options = match.asking[one.seat].options

        def told(advice: Advice, options: Mapping[str, Any] = options) -> dict[str, Any]:
            return {**advice.as_json(), "says": [text_of(options[key]) for key in advice.keys]}

        yield {
            "at": one.number,
            "seat": one.seat,
            "topic": one.topic,
            "chosen": told(one.chosen),
            "best": told(one.best),
            "others": [told(other) for other in one.others[:4]],
            "cost": round(one.cost, 4),
            "chances": [round(chance, 4) for chance in one.standing],
        }
