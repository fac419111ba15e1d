"""Every title as an OpenSpiel game: `stavitel_citadels(players=3)` and so on, with `imagine` as ISMCTS's resampler.

    import pyspiel
    from stavitel.research import openspiel
    openspiel.register()
    game = pyspiel.load_game("stavitel_citadels(players=3)")

Chance is drawn once, at the start: a chance node chooses one of `DEALS` deals, from which all else follows. Actions are
those of the encoding `keys`; utilities are the rewards by rank, in all nothing.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from copy import copy
from hashlib import sha256
from typing import Any

from stavitel.kernel import Match, Title, installed_titles
from stavitel.research.needed import needed
from stavitel.research.session import Session

DEALS = 1024  # games that begin differently
LONGEST = 20_000  # actions of one game

spiel: Any = needed("pyspiel", "openspiel")
np: Any = needed("numpy", "openspiel")


def register() -> list[str]:
    """Make every installed title known to `pyspiel.load_game`; gives the names."""
    known = {game.short_name for game in spiel.registered_games()}
    names = []
    for title in installed_titles().values():
        kind = game_type(title)
        names.append(kind.short_name)
        if kind.short_name not in known:
            spiel.register_game(kind, _game_of(title, kind))
    return names


def game_type(title: Title) -> Any:
    """What OpenSpiel wants to know of a title."""
    least, most = title.seats
    usual = max(least, min(4, most), 2)
    return spiel.GameType(
        short_name=f"stavitel_{title.name}",
        long_name=f"{title.name}, version {title.version}",
        dynamics=spiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=spiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=spiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=spiel.GameType.Utility.ZERO_SUM,
        reward_model=spiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=max(2, least),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": usual},
    )


class TitleGame(spiel.Game):  # type: ignore[misc]
    """A title for so many players."""

    def __init__(self, title: Title, kind: Any, params: dict[str, Any]) -> None:
        players = int(params.get("players", kind.parameter_specification["players"]))
        self.session = Session(title, players)
        about = spiel.GameInfo(
            num_distinct_actions=self.session.actions.size,
            max_chance_outcomes=DEALS,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(kind, about, {"players": players})

    def new_initial_state(self) -> TitleState:
        """Before the deal."""
        return TitleState(self)

    def make_py_observer(self, _type: Any = None, _params: Any = None) -> TitleObserver:
        """What tensors are made with."""
        return TitleObserver(self.session)


def _game_of(title: Title, kind: Any) -> type[TitleGame]:
    """The game of a title as a class: OpenSpiel keeps it to the end, which a function would not outlive."""

    class Registered(TitleGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(title, kind, params or {})

    return Registered


class _Held:
    """What a state holds; OpenSpiel clones a state by a deep copy of it, and a match is copied by a fork."""

    def __init__(self, game: TitleGame, session: Session | None = None) -> None:
        self.game = game
        self.session = session

    def __deepcopy__(self, _memo: Any) -> _Held:
        session = self.session
        return _Held(self.game, session and twin(session, session.match.fork(), session.seat))


class TitleState(spiel.State):  # type: ignore[misc]
    """A game between two actions."""

    def __init__(self, game: TitleGame) -> None:
        super().__init__(game)
        self._held = _Held(game)

    @property
    def game(self) -> TitleGame:
        """The game it is a state of."""
        return self._held.game

    @property
    def session(self) -> Session | None:
        """The game being played; none before the deal."""
        return self._held.session

    def current_player(self) -> Any:
        """Who is asked."""
        if self.session is None:
            return spiel.PlayerId.CHANCE
        return spiel.PlayerId.TERMINAL if self.session.match.over else self.session.seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All deals are as likely."""
        return [(deal, 1 / DEALS) for deal in range(DEALS)]

    def _legal_actions(self, player: int) -> list[int]:
        session = self.session
        return sorted(session.open) if session is not None and player == session.seat else []

    def _apply_action(self, action: int) -> None:
        if self.session is None:
            session = self._held.session = copy(self.game.session)
            session.new_game(action)
        else:
            self.session.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == spiel.PlayerId.CHANCE:
            return f"deal {action}"
        return self.game.session.actions.describe(action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.session is not None and self.session.match.over

    def returns(self) -> list[float]:
        """Rewards by rank, once the game is over."""
        if self.session is None or not self.session.match.over:
            return [0.0] * self.game.num_players()
        return self.session.rewards()

    def information_state_string(self, player: int | None = None) -> str:
        """A hash of all that a player sees; titles note on the table what a seat has learnt."""
        if self.session is None:
            return "before the deal"
        seat = self.current_player() if player is None else player
        session = self.session
        picked = list(session.picked) if seat == session.seat else []
        topic = None if session.question is None else session.question.topic
        seen = json.dumps([session.match.observe(seat), session.seat, topic, picked])
        return f"{seat}:{sha256(seen.encode()).hexdigest()[:24]}"

    def observation_string(self, player: int | None = None) -> str:
        """What a player sees, as text."""
        if self.session is None:
            return "before the deal"
        seat = self.current_player() if player is None else player
        return json.dumps(self.session.match.observe(seat))

    def resample_from_infostate(self, player: int, random: Callable[[], float]) -> TitleState:
        """A state that this player, who is asked, cannot tell from this one."""
        assert self.session is not None
        made = TitleState(self.game)
        world = self.session.match.imagine(player, seed=int(random() * (1 << 53)))
        made._held.session = twin(self.session, world, player)
        return made

    def __str__(self) -> str:
        return "before the deal" if self.session is None else repr(self.session.match)


def twin(session: Session, match: Match, seat: int | None) -> Session:
    """The same session on another match, with the picks made so far; the same seat is asked first."""
    made = copy(session)
    made.match = match
    made.picked = dict(session.picked)
    made.seat = seat
    made.question = None if seat is None else match.asking[seat]
    made.open = dict(session.open)
    return made


def resampler(random: Any = None) -> Callable[[TitleState, int], TitleState]:
    """For `ISMCTSBot.set_resampler`: worlds that the player imagines."""
    dice = random or np.random.RandomState()
    return lambda state, player: state.resample_from_infostate(player, dice.random_sample)


class TitleObserver:
    """Features as OpenSpiel's observers give them."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self.tensor = np.zeros(len(session.schema), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: TitleState, player: int) -> None:
        """Look at a state as a player."""
        if state.session is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = state.session.observe(player)["observation"]

    def string_from(self, state: TitleState, player: int) -> str:
        """The same as text."""
        return state.observation_string(player)
