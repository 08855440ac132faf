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
from uguisu.bots.registry import make_bot
from uguisu.kernel.errors import BadSetup
from uguisu.kernel.options import Options
from uguisu.research.arrays import Numbers, encoding_size, mask_of, observe
from uguisu.research.picture import as_svg, as_text
from uguisu.research.registration import register_environments
from uguisu.research.table import ResearchTable, game_of

SEEDS = 1 << 62
ILLEGAL = -1.0


class SeatEnv(gymnasium.Env[Numbers, Any]):
    """`seat` is the learner's, or None for another one by lot in every game. `opponents` is one
    bot's name for all others, or one name for each, the learner's left neighbour first."""

    metadata = {  # noqa: RUF012  (so declared by Gymnasium)
        "render_modes": ["human", "ansi", "svg"],
        "render_fps": 2,
    }

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        seat: int | None = None,
        opponents: str | Sequence[str] = "genin",
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
        self.bots = self._bots(opponents)
        self.options = dict(options or {})
        self.render_mode = render_mode
        self.observation_space = spaces.Box(
            -np.inf, np.inf, (encoding_size(self.game),), np.float32
        )
        self.action_space = spaces.Discrete(self.game.action_space)

    def _bots(self, opponents: str | Sequence[str]) -> list[Bot]:
        others = self.seats - 1
        names = [opponents] * others if isinstance(opponents, str) else list(opponents)
        if len(names) != others:
            raise BadSetup(f"There are {others} opponents, not {len(names)}.")
        return [make_bot(self.game.id, name) for name in names]

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        super().reset(seed=seed)
        drawn = int(self.np_random.integers(SEEDS))
        self.deal = drawn if seed is None else seed
        lot = int(self.np_random.integers(self.seats))
        self.seat = lot if self.wished_seat is None else self.wished_seat
        self.table = ResearchTable(self.game, self.seats, self.options, self.deal)
        self.is_lost = False
        self._others_play()
        return self._told()

    def _others_play(self) -> None:
        """Until the learner is asked, or the game is over."""
        table = self.table
        while not table.state.is_over and table.turn != self.seat:
            bot = self.bots[(table.turn - self.seat) % self.seats - 1]
            table.act(bot.choose(turn_of(table.play, table.turn, self.deal, bot)))

    def _told(self) -> tuple[Numbers, dict[str, Any]]:
        mask = mask_of(self.game, [] if self.is_lost else self.table.legal())
        return observe(self.table, self.seat), {"action_mask": mask}

    def step(self, action: Any) -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
        """The reward is the seat's return at the end of the game, and 0 before."""
        if int(action) not in self.table.legal():
            return self._illegal(int(action))
        self.table.act(int(action))
        self._others_play()
        is_over = self.table.state.is_over
        reward = self.table.state.returns()[self.seat] if is_over else 0.0
        if self.render_mode == "human":
            self.render()
        observation, info = self._told()
        return observation, reward, is_over, False, info

    def _illegal(self, action: int) -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
        self.is_lost = True
        reason = str(self.game.refusal(self.table.state, self.seat, action))
        observation, info = self._told()
        return observation, ILLEGAL, True, False, {**info, "illegal": reason}

    def action_masks(self) -> NDArray[np.bool_]:
        return mask_of(self.game, self.table.legal()).astype(np.bool_)

    def render(self) -> Any:
        if self.render_mode == "svg":
            return as_svg(self.table)
        if self.render_mode == "ansi":
            return as_text(self.table)
        if self.render_mode == "human":
            print(as_text(self.table))
        return None

    def __getstate__(self) -> dict[str, Any]:
        """For pickles and deep copies: the game is named, not packed."""
        kept = {name: value for name, value in self.__dict__.items() if name != "game"}
        kept["bots"] = [bot.name for bot in self.bots]
        return {**kept, "game": (self.game.id, self.game.house)}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self.game = game_of(*kept["game"])
        self.bots = self._bots(kept["bots"])


register_environments()
