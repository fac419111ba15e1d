"""The random bot: any legal answer is as good as any other."""

from __future__ import annotations

from stavitel.kernel import View


class RandomBot:
    """Chooses evenly among the options; where several are asked for, evenly how many and then which."""

    def decide(self, view: View) -> str | list[str]:
        """A legal answer."""
        return view.question.random_answer(view.random)
