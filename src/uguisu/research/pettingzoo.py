"""PettingZoo: `env(game, seats)` for all games, `parallel_env` for the plans of Ninja Master.

    from uguisu.research.pettingzoo import env
    ninjato = env("ninjato", seats=3)

Observations are {"observation", "action_mask"} as in PettingZoo's classic games. Unlike most
environments these can be copied, pickled and saved in mid-game: `env.unwrapped.record()` is a
record that `uguisu replay` shows, and `reset(options={"record": text})` continues it.
"""

import operator
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from gymnasium.utils.seeding import np_random
from pettingzoo import AECEnv
from pettingzoo.utils.env_logger import EnvLogger

from uguisu.kernel.arguments import check_action
from uguisu.kernel.errors import BadSetup
from uguisu.kernel.options import Options
from uguisu.research.arrays import Observations, mask_of
from uguisu.research.boxes import observation_box
from uguisu.research.parallel import parallel_env
from uguisu.research.picture import RENDER_MODES, check_mode, render
from uguisu.research.table import ResearchTable, game_of

__all__ = ["SEEDS", "CheckedEnv", "TableEnv", "env", "parallel_env", "raw_env"]

SEEDS: Final = 1 << 62
ILLEGAL: Final = -1.0
"""The reward of an illegal action."""


def env(game: str, **wishes: Any) -> "CheckedEnv":
    """The environment with the checks of PettingZoo's usual wrappers built in, which is several
    times faster: an illegal action loses at once, and nothing goes before reset()."""
    return CheckedEnv(game, **wishes)


def raw_env(game: str, **wishes: Any) -> "TableEnv":
    return TableEnv(game, **wishes)


class TableEnv(AECEnv[str, Any, Any]):
    """Agents are player_0, player_1 … in the order of the seats A, B …

    `reset(seed=42)` deals the game that seed 42 deals everywhere in Uguisu; later resets draw
    their seeds from it. `max_cycles` truncates after so many decisions.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Options | None = None,
        house: str = "",
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.game = game_of(game, house)
        self.seats = seats if seats is not None else self.game.seat_range[0]
        self.game.check_seats(self.seats)
        self.options = dict(options or {})
        self.max_cycles = max_cycles
        check_mode(render_mode)
        self.render_mode = render_mode
        self.metadata = {
            "render_modes": RENDER_MODES,
            "name": f"uguisu_{game.replace('-', '_')}_v{self.game.info.version}",
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(self.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {
            agent: self._observation_space() for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: spaces.Discrete(self.game.action_space) for agent in self.possible_agents
        }
        self.random, _ = np_random(None)
        self.table: ResearchTable | None = None

    def _observation_space(self) -> spaces.Dict:
        mask = spaces.Box(0, 1, (self.game.action_space,), np.int8)
        return spaces.Dict({"observation": observation_box(self.game), "action_mask": mask})

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self.random, _ = np_random(seed)
        deal = seed if seed is not None else int(self.random.integers(SEEDS))
        record = (options or {}).get("record")
        self.table = self._resumed(record) if record else self._new(deal)
        self.observations = Observations(self.game, self.table.state)
        self.decisions = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Any] = {agent: {} for agent in self.agents}
        if self.table.state.is_over:
            self._end(self.table)
        else:
            self.agent_selection = self.agents[self.table.turn]

    def _new(self, deal: int) -> ResearchTable:
        return ResearchTable(self.game, self.seats, self.options, deal)

    def _resumed(self, record: str) -> ResearchTable:
        table = ResearchTable.resume(record)
        if table.game.id != self.game.id or table.state.seats != self.seats:
            raise BadSetup("The record is of another game, or of another number of players.")
        return table

    def playing(self) -> ResearchTable:
        if self.table is None:
            raise BadSetup("reset() comes first.")
        return self.table

    def record(self) -> str:
        """The game so far, seed included: save it, replay it, or continue it."""
        return self.playing().record()

    def observe(self, agent: str) -> dict[str, Any]:
        table = self.playing()
        seat = self.seat_of[agent]
        legal = table.legal() if seat == table.turn else []
        numbers = self.observations.of(table.state, seat)
        return {"observation": numbers, "action_mask": mask_of(self.game, legal)}

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        table = self.playing()
        table.act(int(action))
        self.decisions += 1
        self._cumulative_rewards[agent] = 0.0
        is_cut = self.max_cycles is not None and self.decisions >= self.max_cycles
        if table.state.is_over or is_cut:
            self._end(table)
        else:
            self.agent_selection = self.possible_agents[table.turn]
        if self.render_mode == "human":
            self.render()

    def _end(self, table: ResearchTable) -> None:
        """The game is over, or cut short. Rewards come now; before there were none."""
        if table.state.is_over:
            self.rewards = dict(zip(self.agents, table.state.returns(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.truncations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.possible_agents[table.turn]
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> Any:
        return render(self.playing(), self.render_mode)

    def close(self) -> None:
        """Nothing is open."""

    def __getstate__(self) -> dict[str, Any]:
        """For pickles and deep copies: the game is stored by name."""
        left_out = ("game", "observations")
        kept = {name: value for name, value in self.__dict__.items() if name not in left_out}
        return {**kept, "game": (self.game.id, self.game.house)}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self.game = game_of(*kept["game"])
        if self.table is not None:
            self.observations = Observations(self.game, self.table.state)


class CheckedEnv(TableEnv):
    """An illegal action loses, and the game is over for all."""

    def step(self, action: Any) -> None:
        table = self.playing()
        if not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
            return
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
        elif self._number(action) in table.legal():
            super().step(action)
        else:
            self._lose(agent)

    def _number(self, action: Any) -> int:
        try:
            number = operator.index(action)
        except TypeError:
            raise BadSetup(f"An action is a whole number, not {action!r}.") from None
        check_action(number, self.game.title, self.game.action_space)
        return number

    def _lose(self, agent: str) -> None:
        EnvLogger.warn_on_illegal_move()
        self._cumulative_rewards[agent] = 0.0
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self.rewards = {**dict.fromkeys(self.agents, 0.0), agent: ILLEGAL}
        self._accumulate_rewards()
        self._deads_step_first()
