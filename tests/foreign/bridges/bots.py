"""A bot in a package of its own."""

from __future__ import annotations

from stavitel.kernel import View


class Timid:
    """Takes the first option, and as few as may be."""

    def __init__(self, depth: str = "1") -> None:
        self.depth = int(depth)

    def decide(self, view: View) -> str | list[str]:
        question = view.question
        keys = list(question.options)
        return keys[: question.least] if question.many else keys[0]
