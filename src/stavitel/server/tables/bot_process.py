"""What a bot's process runs: it is sent a position and a seat, and sends back keys, with figures if they are asked for.

Before it thinks it says so: what had to be imported is, and the time to think begins.

It gets the whole position, but the bot inside gets only the view of its seat. It imports nothing of the server.
"""

import math
import random
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any

import msgspec

from stavitel.server.tables import child_process

RANK = 5  # the table goes before the bots
MANY = 1_000_000  # simulations: time ends the thinking
READY = b""  # no reply, but the sign that the bot begins to think


class BotJob(msgspec.Struct):
    """A question for a bot."""

    title: str
    bot: str
    position: dict[str, Any]
    seat: int
    seed: str
    seconds: float = 0.0  # of processor time to think about advice; none: only an answer is wanted
    simulations: int = 0  # or so many simulations
    besides: list[str] | None = None  # an answer that is to be considered too

    @property
    def wants_advice(self) -> bool:
        """Whether more than an answer is wanted."""
        return self.seconds > 0 or self.simulations > 0


def reply_to(job: BotJob, on_ready: Callable[[], None] = lambda: None) -> dict[str, Any]:
    """The keys that a bot answers with; as advice, also what it considered, the best first."""
    from stavitel.bots.process import ProcessBot
    from stavitel.kept import PresentRules, rules_of
    from stavitel.kernel import title_named

    title = title_named(job.title)
    rules = rules_of(title, job.position["version"]) or PresentRules(title)
    match = rules.from_position(job.position)
    view = match.view(job.seat, random.Random(job.seed))
    player = rules.bot(job.bot)
    if isinstance(player, ProcessBot):
        player.started()
    on_ready()
    if job.wants_advice and rules.version == title.version:  # bots of kept rules give an answer, and no reasons
        considered = _considered(job, view)
        if considered:
            return {"keys": considered[0]["keys"], "considered": considered}
    chosen = player.decide(view)
    return {"keys": [chosen] if isinstance(chosen, str) else list(chosen)}


def _considered(job: BotJob, view: Any) -> list[dict[str, Any]]:
    from stavitel.bots.advice import advise
    from stavitel.bots.search import in_order

    besides: Any = job.besides
    if besides is not None:
        besides = in_order(view.question, besides) if view.question.many else besides[0]
    seconds, simulations = job.seconds or math.inf, job.simulations or MANY
    return [one.as_json() for one in advise(view, seconds, simulations, besides)]


def run_bots(pipe: Connection, memory_mb: int) -> None:
    """The whole of a bot's process."""
    child_process.begin(RANK, memory_mb)
    run_jobs(pipe)


def run_jobs(pipe: Connection) -> None:
    """Takes jobs from a pipe and puts the replies into it, until it is closed."""
    decoder = msgspec.msgpack.Decoder(BotJob)
    while True:
        try:
            job = decoder.decode(pipe.recv_bytes())
        except (EOFError, OSError):
            return
        try:
            reply = reply_to(job, lambda: pipe.send_bytes(READY))
        except Exception as error:
            reply = {"error": repr(error)}
        try:
            pipe.send_bytes(msgspec.msgpack.encode(reply))
        except OSError:
            return
