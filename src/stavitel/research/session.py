"""A game played by numbered actions: what the PettingZoo and the Gymnasium environment have in common."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces

from stavitel.kernel import Match, Question, Title, new_match, title_named
from stavitel.research.actions import COLUMNS, DONE, ENCODINGS, Keys, Slots
from stavitel.research.features import LIMIT, Encoder, Schema
from stavitel.research.rewards import Reward, reward_named
from stavitel.research.vocabulary import Vocabulary, vocabulary

Observation = dict[str, np.ndarray[Any, Any]]


class IllegalAction(ValueError):
    """The action is not open; nothing has changed."""


class Session:
    """One game after another, each question answered by actions: one, or pick by pick where several are asked for."""

    def __init__(
        self,
        title: str | Title,
        seats: int,
        *,
        options: Mapping[str, Any] | None = None,
        actions: str = "keys",
        reward: str | Reward = "rank",
        words: Vocabulary | None = None,
    ) -> None:
        self.title = title_named(title) if isinstance(title, str) else title
        self.options = dict(options or {})
        self.seats = seats
        self.reward = reward_named(reward)
        if actions not in ENCODINGS:
            raise ValueError(f"actions are encoded as {' or '.join(ENCODINGS)}, not {actions!r}")
        known = words or vocabulary(self.title)
        self.match: Match = new_match(self.title, seats, "0", self.options, quiet=True)
        self.encoder = Encoder(known, self.match)
        self.actions: Keys | Slots = ENCODINGS[actions](known, self.encoder.players)
        self.seat: int | None = None  # who is asked; of several the first
        self.question: Question | None = None
        self.picked: dict[str, None] = {}
        self.open: dict[int, str] = {}  # the key behind every action that is open
        self._mask: np.ndarray[Any, Any] | None = None  # of the seat that is asked, once somebody has looked
        self._seed = secrets.token_hex(16)
        self._games = 0
        self._no_rows = bytes(4 * len(COLUMNS) * self.actions.size)

    @property
    def schema(self) -> Schema:
        """The name of every feature."""
        return self.encoder.schema

    def observation_space(self) -> spaces.Dict:
        """What `observe` gives."""
        shapes: dict[str, spaces.Space[Any]] = {
            "observation": spaces.Box(-LIMIT, LIMIT, (len(self.schema),), np.float32),
            "action_mask": spaces.Box(0, 1, (self.actions.size,), np.int8),
        }
        if isinstance(self.actions, Slots):
            most = float(max(len(self.actions.words), 10_000))
            shapes["options"] = spaces.Box(-most, most, (self.actions.size, len(COLUMNS)), np.float32)
        return spaces.Dict(shapes)

    def action_space(self) -> spaces.Discrete:
        """All actions, of which the mask says which are open."""
        return spaces.Discrete(self.actions.size)

    def new_game(self, seed: int | str | None = None) -> None:
        """Begin a game; one that is given no seed follows from the last that was."""
        if seed is not None:
            self._seed, self._games = str(seed), 0
        name = self._seed if not self._games else f"{self._seed}:{self._games}"
        self._games += 1
        self.match = new_match(self.title, self.seats, name, self.options, quiet=True)
        self.ask()

    def ask(self) -> None:
        """Turn to the next question. Of several at once the first in order of seats; none sees the others' answers."""
        asking = self.match.asking
        self.picked = {}
        if not asking:
            self.seat = self.question = self._mask = None
            self.open = {}
            return
        seat = next(iter(asking)) if len(asking) == 1 else min(asking)
        self.seat = seat
        self.question = asking[seat]
        self._number(seat, self.question)

    def _number(self, seat: int, question: Question) -> None:
        self._mask = None
        self.open = self.actions.number(seat, question, self.picked)
        if question.many and len(self.picked) >= question.least:
            self.open[DONE] = "done"

    def act(self, action: int) -> bool:
        """Take an action for the seat that is asked; whether its question is answered."""
        question, seat = self.question, self.seat
        key = self.open.get(action)
        if key is None or question is None or seat is None:
            raise IllegalAction(f"action {action} ({self.actions.describe(int(action))}) is not open: {question!r}")
        if not question.many:
            self.match.answer(seat, key)
        else:
            if action != DONE:
                self.picked[key] = None
                if len(self.picked) < question.most:
                    self._number(seat, question)
                    return False
            self.match.answer(seat, list(self.picked))
        self.ask()
        return True

    def mask(self, seat: int) -> np.ndarray[Any, Any]:
        """Which actions are open to a seat."""
        if seat == self.seat and self._mask is not None:
            return self._mask
        mask = bytearray(self.actions.size)
        made = np.frombuffer(mask, np.int8)
        if seat == self.seat:
            for action in self.open:
                mask[action] = 1
            self._mask = made
        return made

    def observe(self, seat: int) -> Observation:
        """What any seat sees, at any time."""
        features = self.encoder.encode_table(self.match.table, seat, self.question, len(self.picked))
        seen = {"observation": np.frombuffer(features, np.float32), "action_mask": self.mask(seat)}
        if isinstance(self.actions, Slots):
            own = seat == self.seat and self.question is not None
            rows = self.actions.rows(seat, self.question) if own and self.question else bytearray(self._no_rows)
            seen["options"] = np.frombuffer(rows, np.float32).reshape(self.actions.size, len(COLUMNS))
        return seen

    def rewards(self) -> list[float]:
        """What the game was worth to each seat; a printed opponent counts among the others."""
        scores = sorted(self.match.scores(), key=lambda score: score.seat)
        return [float(reward) for reward in self.reward(scores)][: self.seats]
