"""A Gymnasium environment of any title: one learner against bots, under ids like `stavitel/Citadels-v3`."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import gymnasium
import numpy as np

from stavitel.bots import bot
from stavitel.kernel import Title, title_named
from stavitel.research.features import Schema
from stavitel.research.rewards import Reward
from stavitel.research.session import IllegalAction, Observation, Session
from stavitel.research.simulate import seated
from stavitel.research.vocabulary import Vocabulary


class TitleEnv(gymnasium.Env[Any, Any]):
    """One learner's seat at a table of bots.

    `seat` is where it sits, or None for another seat in each game. `illegal` says what becomes of an action that is not
    open: "first" takes the first that is (and says so in `info["illegal"]`), "error" raises IllegalAction.
    """

    metadata = {"render_modes": ["ansi", "human"]}  # noqa: RUF012

    def __init__(
        self,
        title: str | Title,
        seats: int | None = None,
        bots: str | Sequence[str] = ("random",),
        *,
        seat: int | None = 0,
        options: Mapping[str, Any] | None = None,
        actions: str = "keys",
        reward: str | Reward = "rank",
        illegal: str = "first",
        render_mode: str | None = None,
        vocabulary: Vocabulary | None = None,
    ) -> None:
        if illegal not in {"first", "error"}:
            raise ValueError(f"illegal is 'first' or 'error', not {illegal!r}")
        self.session = session = Session(
            title, seats or _usual_seats(title), options=options, actions=actions, reward=reward, words=vocabulary
        )
        self.seat = seat
        self.learner = seat or 0  # where the learner sits in this game
        self.illegal = illegal
        self.render_mode = render_mode
        names = bots.split(",") if isinstance(bots, str) else list(bots)
        others = session.seats - 1
        self._bots = [bot(name, session.title.name) for name in seated(names, others)] if others else []
        self.observation_space = session.observation_space()
        self.action_space = session.action_space()
        self._randoms: list[Random] = []
        self._begun = False

    @property
    def schema(self) -> Schema:
        """The name of every feature of `observation`."""
        return self.session.schema

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a game, up to the learner's first question."""
        super().reset(seed=seed)
        if seed is None and not self._begun:
            seed = int(self.np_random.integers(1 << 62))
        self._begun = True
        session = self.session
        while True:
            session.new_game(seed)
            seed = None
            name = session.match.seed
            self.learner = Random(f"{name}:learner").randrange(session.seats) if self.seat is None else self.seat
            self._randoms = [Random(f"{name}:{seat}") for seat in range(session.seats)]
            self._play_others()
            if not session.match.over:  # a game that ends before the learner is asked teaches nothing
                return session.observe(self.learner), self._info()

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Answer the learner's question, or pick one of several; the bots play on to its next."""
        session = self.session
        chosen = int(action)
        illegal = chosen not in session.open
        if illegal:
            if self.illegal == "error" or not session.open:
                raise IllegalAction(f"action {chosen} ({session.actions.describe(chosen)}) is not open")
            chosen = next(iter(session.open))
        if session.act(chosen):
            self._play_others()
        info = self._info()
        if illegal:
            info["illegal"] = True
        reward = 0.0
        if session.match.over:
            reward = session.rewards()[self.learner]
            info["record"] = session.match.record()
        return session.observe(self.learner), reward, session.match.over, False, info

    def action_masks(self) -> np.ndarray[Any, Any]:
        """Which actions are open, as sb3-contrib asks for it."""
        return self.session.mask(self.learner).astype(bool)

    def render(self) -> Any:
        """What the learner sees, as text."""
        text = json.dumps(self.session.match.observe(self.learner), ensure_ascii=False, indent=1)
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def _play_others(self) -> None:
        """Let the bots answer until the learner is asked."""
        session = self.session
        match = session.match
        while not match.over and session.seat != self.learner:
            seat = session.seat
            assert seat is not None
            player = self._bots[seat if seat < self.learner else seat - 1]
            match.answer(seat, player.decide(match.view(seat, self._randoms[seat])))
            session.ask()

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.session.mask(self.learner)}


def _usual_seats(title: str | Title) -> int:
    """Four, or the nearest to it that a title allows."""
    least, most = (title_named(title) if isinstance(title, str) else title).seats
    return max(least, min(4, most))
