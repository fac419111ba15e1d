"""A bot that tries each answer in worlds it imagines, plays them out at random, and takes what ends best."""

from __future__ import annotations

from stavitel.kernel import Match, View


class Bot:
    def __init__(self, worlds: str = "4") -> None:
        self.worlds = int(worlds)

    def decide(self, view: View) -> str | list[str]:
        question = view.question
        if question.many:  # several keys are asked for: as few as may be
            return view.random.sample(list(question.options), question.least)
        margins = dict.fromkeys(question.options, 0)
        for _ in range(self.worlds):
            world = view.imagine(seed=view.random.getrandbits(64))
            for key in margins:
                line = world.fork()
                line.answer(view.seat, key)
                margins[key] += play_out(line, view)
        return max(margins, key=lambda key: margins[key])


def play_out(line: Match, view: View) -> int:
    """Play at random to the end; by how much this seat is ahead of the best of the others."""
    while not line.over:
        seat, question = next(iter(line.asking.items()))
        keys = list(question.options)
        some = view.random.randint(question.least, question.most)
        line.answer(seat, view.random.sample(keys, some) if question.many else view.random.choice(keys))
    totals = {score.seat: score.total for score in line.scores()}
    return totals.pop(view.seat) - max(totals.values(), default=0)
