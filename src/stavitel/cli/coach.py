"""The coach says a word about a topic that a person meets for the first time, and remembers which were met."""

from __future__ import annotations

import json
from pathlib import Path

from stavitel.cli.folders import state_folder
from stavitel.kernel import Question
from stavitel.kernel.values import message_part
from stavitel.words import Words


class Coach:
    """What one person at this machine has been told; kept in a file."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or state_folder() / "coach.json"
        self.on = True
        self.met: set[str] = set()  # `citadels:turn`
        try:
            kept = json.loads(self.path.read_text(encoding="utf-8"))
            self.on, self.met = bool(kept["on"]), set(map(str, kept["met"]))
        except (OSError, ValueError, KeyError, TypeError):
            pass  # nobody has been coached here, or the file is damaged: begin anew

    def word(self, question: Question, words: Words) -> str:
        """What is said about a question: nothing if its topic is known, or nobody wants to hear."""
        told = "coach-" + message_part(question.topic)
        if not self.on or f"{words.title}:{question.topic}" in self.met or not words.has(told):
            return ""
        return words.text(told)

    def answered(self, question: Question, title: str) -> None:
        """The topic is known from now on."""
        topic = f"{title}:{question.topic}"
        if self.on and topic not in self.met:
            self.met.add(topic)
            self._keep()

    def switch(self, question: Question | None, title: str) -> bool:
        """Be silent, or speak again and about what is asked now; whether the coach speaks."""
        known = question is not None and f"{title}:{question.topic}" in self.met
        self.on = known or not self.on
        if self.on and question is not None:
            self.met.discard(f"{title}:{question.topic}")
        self._keep()
        return self.on

    def _keep(self) -> None:
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.path.write_text(json.dumps({"on": self.on, "met": sorted(self.met)}), encoding="utf-8")
        except OSError:
            pass  # who cannot write here is told again next time
