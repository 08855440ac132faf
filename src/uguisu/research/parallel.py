"""PettingZoo's parallel form, for the game whose moves are simultaneous: Ninja Master's races.

A step is a whole race. The dice lie at rest; every agent makes a plan: the tokens it wants, the
dearest first, and the number it shouts, if any. Then hands move with human times (NMA-27), the
round is scored, and the dice are thrown again.
"""

from typing import Any, ClassVar, Final

import numpy as np
from gymnasium import spaces
from gymnasium.utils.seeding import np_random
from pettingzoo import ParallelEnv

from uguisu.games import GAMES
from uguisu.games.ninja_master.race.plans import NO_SHOUT, Plan, racers_of, run_race, throw
from uguisu.games.ninja_master.race.reflexes import LEVELS, Level
from uguisu.games.ninja_master.state import TOKENS, NinjaMasterState
from uguisu.kernel.errors import BadSetup
from uguisu.kernel.options import Options, bots_only
from uguisu.kernel.rng import Lots
from uguisu.research.boxes import observation_box

GAME: Final = "ninja-master"
LOTS: Final = 1 << 32


def parallel_env(game: str = GAME, **wishes: Any) -> "RaceEnv":
    if game != GAME:
        raise BadSetup(f"Only {GAME} has simultaneous moves; for {game} there is env().")
    return RaceEnv(**wishes)


class RaceEnv(ParallelEnv[str, Any, Any]):
    """An action is MultiDiscrete: six wishes (0 nothing, 1 to 6 a token), the dearest first, and
    a shout (0 none, else the number + 1). `level` is the hands' speed, 0 the slowest."""

    metadata: ClassVar[dict[str, Any]] = {
        "render_modes": ["human", "ansi"],
        "name": f"uguisu_ninja_master_race_v{GAMES[GAME].info.version}",
        "render_fps": 1,
    }

    def __init__(
        self,
        seats: int = 2,
        options: Options | None = None,
        level: int = 0,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.game = GAMES[GAME]
        self.seats = seats
        self.game.check_seats(seats)
        self.options = bots_only(self.game.options, options)
        self.levels: list[Level] = [LEVELS[level]] * seats
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self.observation_spaces = {
            agent: observation_box(self.game) for agent in self.possible_agents
        }
        self.most = self._new(0).most
        shouts = self.most + 2
        self.action_spaces = {
            agent: spaces.MultiDiscrete([TOKENS + 1] * TOKENS + [shouts])
            for agent in self.possible_agents
        }
        self.random, _ = np_random(None)
        self.rounds = 0

    def _new(self, deal: int) -> NinjaMasterState:
        state = self.game.new(self.seats, self.options, deal)
        assert isinstance(state, NinjaMasterState)
        return state

    def observation_space(self, agent: str) -> spaces.Box:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.MultiDiscrete:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        if seed is not None:
            self.random, _ = np_random(seed)
        self.state = self._new(seed if seed is not None else int(self.random.integers(1 << 62)))
        self.lots = Lots(int(self.random.integers(LOTS)))
        self.agents = self.possible_agents[:]
        self.rounds = 0
        throw(self.state)
        return self._observations(), {agent: {} for agent in self.agents}

    def _observations(self) -> dict[str, Any]:
        views = [self.game.view(self.state, seat) for seat in range(self.seats)]
        return {
            agent: np.array(self.game.encode(view), np.float32)
            for agent, view in zip(self.possible_agents, views, strict=True)
        }

    def step(self, actions: dict[str, Any]) -> tuple[dict[str, Any], ...]:
        """Rewards are the returns of the game at its end, and nothing before."""
        plans = [plan_of(actions[agent]) for agent in self.possible_agents]
        run_race(self.state, racers_of(self.state, plans, self.levels, self.lots), self.lots)
        self.rounds += 1
        is_over = self.state.is_over
        is_cut = not is_over and self.max_cycles is not None and self.rounds >= self.max_cycles
        if not is_over:
            throw(self.state)
        returns = self.state.returns() if is_over else [0.0] * self.seats
        agents = self.possible_agents
        self.agents = [] if is_over or is_cut else agents[:]
        if self.render_mode == "human":
            self.render()
        return (
            self._observations(),
            dict(zip(agents, returns, strict=True)),
            dict.fromkeys(agents, is_over),
            dict.fromkeys(agents, is_cut),
            {agent: {} for agent in agents},
        )

    def render(self) -> str | None:
        text = self.game.write_view(self.game.view(self.state, None))
        if self.render_mode == "ansi":
            return text
        if self.render_mode == "human":
            print(text)
        return None

    def close(self) -> None:
        """Nothing is open."""

    def __getstate__(self) -> dict[str, Any]:
        """The state as its notation: compiled states cannot be pickled, nor copied deeply."""
        kept = {name: value for name, value in self.__dict__.items() if name != "game"}
        if "state" in kept:
            kept["state"] = self.game.write(self.state)
            kept["lots"] = self.lots.x
        kept["levels"] = LEVELS.index(self.levels[0])
        return kept

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self.game = GAMES[GAME]
        self.levels = [LEVELS[kept["levels"]]] * self.seats
        if "state" in kept:
            state = self.game.read(kept["state"])
            assert isinstance(state, NinjaMasterState)
            self.state = state
            self.lots = Lots(0)
            self.lots.x = kept["lots"]


def plan_of(action: Any) -> Plan:
    *wishes, shout = (int(number) for number in action)
    tokens = list(dict.fromkeys(wish - 1 for wish in wishes if wish))
    return Plan(tokens, shout - 1 if shout else NO_SHOUT)
