"""A PettingZoo environment of any title: agents are seats, and each in turn is asked."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from pettingzoo import AECEnv

from stavitel.kernel import Title
from stavitel.research.features import Schema
from stavitel.research.rewards import Reward
from stavitel.research.session import Observation, Session
from stavitel.research.vocabulary import Vocabulary


class TitleAEC(AECEnv):  # type: ignore[misc]
    """A title as an AEC environment."""

    def __init__(self, session: Session, render_mode: str | None = None) -> None:
        super().__init__()
        title = session.title
        self.metadata = {
            "name": f"{title.name}_v{title.version}",
            "render_modes": ["ansi", "human"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.session = session
        self.possible_agents = [f"seat_{seat}" for seat in range(session.seats)]
        self.agents = self.possible_agents[:]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: session.observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: session.action_space() for agent in self.possible_agents}

    @property
    def schema(self) -> Schema:
        """The name of every feature of `observation`."""
        return self.session.schema

    def observation_space(self, agent: str) -> Any:
        """The same for all."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The same for all."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game."""
        self.session.new_game(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> Observation:
        """What a seat sees, whether it is asked or not."""
        return self.session.observe(self._seat[agent])

    def step(self, action: int | None) -> None:
        """Answer for the agent that is asked, or pick one of several."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = {}
        self.session.act(action)  # type: ignore[arg-type]
        if self.session.match.over:
            self._end()
        else:
            self._select()

    def _select(self) -> None:
        seat = self.session.seat
        assert seat is not None
        self.agent_selection = agent = self.possible_agents[seat]
        self.infos[agent] = {"action_mask": self.session.mask(seat)}

    def _end(self) -> None:
        record = self.session.match.record()
        for agent, reward in zip(self.possible_agents, self.session.rewards(), strict=True):
            self.rewards[agent] = reward
            self._cumulative_rewards[agent] += reward
            self.terminations[agent] = True
            self.infos[agent] = {"record": record, "action_mask": self.session.mask(self._seat[agent])}
        self.agent_selection = self.agents[0]

    def render(self) -> str | None:
        """What a spectator sees, as text."""
        text = json.dumps(self.session.match.observe(None), ensure_ascii=False, indent=1)
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """Nothing is open."""


def aec(
    title: str | Title,
    seats: int = 4,
    *,
    options: Mapping[str, Any] | None = None,
    actions: str = "keys",
    reward: str | Reward = "rank",
    render_mode: str | None = None,
    vocabulary: Vocabulary | None = None,
) -> TitleAEC:
    """A PettingZoo environment of a title.

    >>> env = aec("citadels", seats=4)
    >>> env.reset(seed=7)
    >>> env.agents
    ['seat_0', 'seat_1', 'seat_2', 'seat_3']
    >>> env.schema.named(env.observe("seat_2")["observation"])["me.gold"] > 0
    True
    """
    session = Session(title, seats, options=options, actions=actions, reward=reward, words=vocabulary)
    return TitleAEC(session, render_mode)
