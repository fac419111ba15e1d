"""The way of one answer through the server: which modules it comes to, and how often it changes from one to another.

python tools/trace_answer.py        Lisboa, two at the table: over the WebSocket (the fast path), then by HTTP
"""

import asyncio
import itertools
import random
import sys
import tempfile
from pathlib import Path
from types import FrameType
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
SERVER, TESTS = f"{ROOT / 'src' / 'stavitel' / 'server'}/", f"{ROOT / 'tests'}/"
sys.path[:0] = [str(ROOT / "src"), TESTS]

import uvicorn  # noqa: E402

from server.harness import Client, FastWebSocket, create_app, free_settings  # noqa: E402


class Trace:
    """The calls of functions of the server while it is on, without those that the clients of the test make."""

    def __init__(self) -> None:
        self.calls: list[tuple[str, str]] = []

    def __enter__(self) -> "Trace":
        sys.setprofile(self._note)
        return self

    def __exit__(self, *_: object) -> None:
        sys.setprofile(None)

    def _note(self, frame: FrameType, event: str, _: Any) -> None:
        code = frame.f_code
        if event != "call" or not code.co_filename.startswith(SERVER):
            return
        caller = frame.f_back
        while caller is not None and caller.f_code.co_filename.startswith(SERVER):
            caller = caller.f_back
        if caller is None or not caller.f_code.co_filename.startswith(TESTS):
            module = code.co_filename.removeprefix(SERVER).removesuffix(".py")
            self.calls.append((module, code.co_qualname.partition(".<locals>")[0]))

    def report(self, title: str) -> None:
        """Prints the modules and functions in the order in which the answer comes to them."""
        modules = [module for module, _ in self.calls]
        changes = sum(one != following for one, following in itertools.pairwise(modules))
        print(f"{title}: {len(set(modules))} modules, {changes} changes of module")
        previous: tuple[str, str] = ("", "")
        for module, function in self.calls:
            if (module, function) != previous and not (module == "tables/diff" and function.startswith("_")):
                print(f"    {module if module != previous[0] else '':24} {function}")
                previous = (module, function)


async def main() -> None:
    """Plays a few answers of a game, and traces one each way."""
    with tempfile.TemporaryDirectory() as folder:
        app = create_app(free_settings(f"{folder}/trace.db"))
        config = uvicorn.Config(app, port=0, log_level="warning", ws=FastWebSocket, ws_per_message_deflate=False)
        server = uvicorn.Server(config)
        running = asyncio.create_task(server.serve())
        while not server.started:
            await asyncio.sleep(0.01)
        url = f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
        ann, bob = await Client(url).guest("Ann"), await Client(url).guest("Bob")
        table = await ann.make("me", "open", title="lisboa")
        await bob.post(f"/api/tables/{table}/join", {})
        await ann.post(f"/api/tables/{table}/start")
        await ann.sit(table)
        await bob.sit(table)
        dice = random.Random(2)
        for title in ("WebSocket", "HTTP"):
            await ann.settle()
            await bob.settle()
            asked = ann if ann.question else bob
            assert asked.question is not None
            keys = asked.any_keys(dice)
            with Trace() as trace:
                if title == "WebSocket":
                    await asked.answer(*keys)
                else:
                    answer = {"question": asked.question["number"], "command": "by-http", "keys": keys}
                    await asked.post(f"/api/tables/{table}/answer", answer)
                await asyncio.sleep(0.1)  # the scenes follow
            trace.report(title)
        await ann.close()
        await bob.close()
        server.should_exit = True
        await running


if __name__ == "__main__":
    asyncio.run(main())
