"""A bot that is a program of its own, in any language: a line of JSON in, a line of JSON out.

`exec:COMMAND` names it: `exec:./mybot`, `exec:node mybot.js`. docs/bot-protocol.md describes the lines.
"""

from __future__ import annotations

import atexit
import json
import shlex
import subprocess
import sys
import threading
from queue import Empty, Queue
from typing import Any

from stavitel.kernel import View

PROTOCOL = 1
SECONDS = 60.0  # for one decision; a simulation or a server may allow less
GRACE = 2.0  # for the program to end by itself


class ProgramFailed(RuntimeError):
    """The program ended, was silent too long, or said what cannot be understood."""


class ProcessBot:
    """Asks a program; all bots of one command share one process."""

    def __init__(self, command: str, seconds: float = SECONDS) -> None:
        if not command.strip():
            raise ValueError("exec: needs a command")
        self.command = command
        self.seconds = seconds

    def started(self) -> _Program:
        """The program, which is started if it does not run."""
        program = _programs.get(self.command)
        if program is None or not program.running:
            program = _programs[self.command] = _Program(self.command, self.seconds)
        return program

    def decide(self, view: View) -> str | list[str]:
        """The program's answer."""
        reply = self.started().ask(question_json(view), self.seconds)
        answer = reply.get("answer")
        if isinstance(answer, str) or (isinstance(answer, list) and all(isinstance(key, str) for key in answer)):
            return answer
        raise ProgramFailed(f"{self.command!r} said {json.dumps(reply)[:200]}, which has no answer")


def question_json(view: View) -> dict[str, Any]:
    """All that a program is told to decide."""
    question = view.question
    return {
        "do": "decide",
        "title": view.title.name,
        "version": view.title.version,
        "seat": view.seat,
        "seats": view.seats,
        "options": {name: list(value) if isinstance(value, tuple) else value for name, value in view.options.items()},
        "question": {
            "number": question.number,
            "topic": question.topic,
            "many": question.many,
            "least": question.least,
            "most": question.most,
            "options": {key: [list(effect) for effect in question.effects(key)] for key in question.options},
        },
        "seen": view.observe(),
        "random": view.random.getrandbits(53),
    }


def words(command: str) -> list[str] | str:
    r"""A command as the system starts it: Windows splits it itself, and a backslash means a folder there."""
    return command if sys.platform == "win32" else shlex.split(command)


class _Program:
    """A running program, and the threads that read what it says."""

    def __init__(self, command: str, seconds: float) -> None:
        self.command = command
        try:
            self.process = subprocess.Popen(
                words(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
            )
        except OSError as error:
            raise ProgramFailed(f"{command!r} does not start: {error}") from error
        self.lines: Queue[str | None] = Queue()
        threading.Thread(target=self._read, daemon=True).start()
        greeting = self.ask({"do": "hello", "protocol": PROTOCOL}, seconds)
        if greeting.get("protocol") != PROTOCOL:
            self.end()
            raise ProgramFailed(f"{command!r} speaks protocol {greeting.get('protocol')!r}; this is {PROTOCOL}")

    @property
    def running(self) -> bool:
        """Whether it can still be asked."""
        return self.process.poll() is None

    def ask(self, said: dict[str, Any], seconds: float) -> dict[str, Any]:
        """Say a line and wait for one."""
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(json.dumps(said, ensure_ascii=False) + "\n")
            self.process.stdin.flush()
            line = self.lines.get(timeout=seconds)
        except Empty:
            self.kill()
            raise ProgramFailed(f"{self.command!r} said nothing for {seconds:g} s") from None
        except OSError:
            line = None
        if line is None:
            raise ProgramFailed(f"{self.command!r} has ended with code {self.process.wait()}")
        try:
            reply = json.loads(line)
        except ValueError:
            reply = None
        if not isinstance(reply, dict):
            self.kill()
            raise ProgramFailed(f"{self.command!r} said {line.strip()[:200]!r}, which is no object in JSON")
        return reply

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if line.strip():
                self.lines.put(line)
        self.lines.put(None)

    def end(self) -> None:
        """Ask it to go, and see that it does."""
        if self.running and self.process.stdin is not None:
            try:
                self.process.stdin.write('{"do": "quit"}\n')
                self.process.stdin.close()
                self.process.wait(GRACE)
            except (OSError, subprocess.TimeoutExpired):
                self.kill()

    def kill(self) -> None:
        """End it, whatever it does."""
        self.process.kill()
        self.process.wait()


_programs: dict[str, _Program] = {}


@atexit.register
def end_programs() -> None:
    """End every program that was asked."""
    for program in _programs.values():
        program.end()
    _programs.clear()
