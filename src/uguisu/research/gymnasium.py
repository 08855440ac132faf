"""Gymnasium: one seat learns, bots of chosen ranks sit on the others.

    import gymnasium
    import uguisu.research.gymnasium  # registers the names
    gymnasium.make("uguisu/WarOfClans-v0", seats=4, opponents=["genin", "chunin", "random"])

The legal actions are in `info["action_mask"]` and in `action_masks()`, where MaskablePPO of
sb3-contrib looks for them. An illegal action loses the game at once.
"""

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from uguisu.bots.bot import Bot, turn_of
from uguisu.kernel.action import Action
from uguisu.kernel.errors import BadSetup
from uguisu.kernel.options import Options
from uguisu.kernel.state import State
from uguisu.research.arrays import Numbers, Observations, mask_of
from uguisu.research.boxes import observation_box
from uguisu.research.opponents import Opponent, opponent_of
from uguisu.research.picture import RENDER_MODES, check_mode, render
from uguisu.research.registration import register_environments
from uguisu.research.table import ResearchTable, game_of

SEEDS = 1 << 62
ILLEGAL = -1.0


class SeatEnv(gymnasium.Env[Numbers, Any]):
    """`seat` is the learner's, or None for a random one in every game. `opponents` is one
    for all other seats, or one for each, the learner's left neighbour first (`opponents.py` says
    who may be one)."""

    metadata = {  # noqa: RUF012  (so declared by Gymnasium)
        "render_modes": RENDER_MODES,
        "render_fps": 2,
    }

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        seat: int | None = None,
        opponents: Opponent | Sequence[Opponent] = "genin",
        options: Options | None = None,
        house: str = "",
        render_mode: str | None = None,
    ) -> None:
        self.game = game_of(game, house)
        self.seats = seats if seats is not None else self.game.seat_range[0]
        self.game.check_seats(self.seats)
        if seat is not None and not 0 <= seat < self.seats:
            raise BadSetup(f"Seats are 0 to {self.seats - 1}, not {seat}.")
        self.wished_seat = seat
        self.opponents = opponents
        self.bots = self._bots(opponents)
        self.table: ResearchTable | None = None
        self.is_lost = False
        self.options = dict(options or {})
        check_mode(render_mode)
        self.render_mode = render_mode
        self.observation_space = observation_box(self.game)
        self.action_space = spaces.Discrete(self.game.action_space)

    def _bots(self, opponents: Opponent | Sequence[Opponent]) -> list[Bot]:
        others = self.seats - 1
        wished: list[Opponent]
        if isinstance(opponents, Sequence) and not isinstance(opponents, str):
            wished = list(opponents)
        else:
            wished = [opponents] * others
        if len(wished) != others:
            raise BadSetup(f"There are {others} opponents, not {len(wished)}.")
        return [opponent_of(self.game, one) for one in wished]

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        super().reset(seed=seed)
        drawn = int(self.np_random.integers(SEEDS))
        self.deal = drawn if seed is None else seed
        lot = int(self.np_random.integers(self.seats))
        self.seat = lot if self.wished_seat is None else self.wished_seat
        self.table = ResearchTable(self.game, self.seats, self.options, self.deal)
        self.observations = Observations(self.game, self.table.state)
        self.is_lost = False
        self._others_play()
        return self._told()

    def _playing(self) -> ResearchTable:
        if self.table is None:
            raise gymnasium.error.ResetNeeded("reset() comes first.")
        return self.table

    def _others_play(self) -> None:
        """Until the learner is asked, or the game is over."""
        table = self._playing()
        while not table.state.is_over and table.turn != self.seat:
            bot = self.bots[(table.turn - self.seat) % self.seats - 1]
            table.act(bot.choose(turn_of(table, table.turn, self.deal, bot)))

    def _told(self) -> tuple[Numbers, dict[str, Any]]:
        table = self._playing()
        mask = mask_of(self.game, [] if self.is_lost else table.legal())
        return self.observations.of(table.state, self.seat), {"action_mask": mask}

    def step(self, action: Any) -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
        """The reward is the seat's return at the end of the game, and 0 before."""
        table = self._playing()
        if self.is_lost or table.state.is_over:
            raise gymnasium.error.ResetNeeded("This game is over: reset() begins the next one.")
        if int(action) not in table.legal():
            return self._illegal(int(action))
        table.act(int(action))
        self._others_play()
        reward = self._reward(table.state)
        if self.render_mode == "human":
            self.render()
        observation, info = self._told()
        return observation, reward, table.state.is_over, False, info

    def _reward(self, state: State) -> float:
        return state.returns()[self.seat] if state.is_over else 0.0

    def _illegal(self, action: int) -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
        self.is_lost = True
        reason = str(self.game.refusal(self._playing().state, self.seat, Action(action)))
        observation, info = self._told()
        return observation, ILLEGAL, True, False, {**info, "illegal": reason}

    def action_masks(self) -> NDArray[np.bool_]:
        legal = [] if self.is_lost else self._playing().legal()
        return mask_of(self.game, legal).astype(np.bool_)

    def render(self) -> Any:
        return render(self._playing(), self.render_mode)

    def record(self) -> str:
        """The game so far, seed included, for `uguisu replay` and `uguisu verify`."""
        return self._playing().record()

    def __getstate__(self) -> dict[str, Any]:
        """For pickles and deep copies: the game is stored by name."""
        left_out = ("game", "bots", "observations")
        kept = {name: value for name, value in self.__dict__.items() if name not in left_out}
        return {**kept, "game": (self.game.id, self.game.house)}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self.game = game_of(*kept["game"])
        self.bots = self._bots(self.opponents)
        if self.table is not None:
            self.observations = Observations(self.game, self.table.state)


register_environments()
