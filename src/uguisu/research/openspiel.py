"""OpenSpiel: all games as Python games, registered when this module is imported.

    import uguisu.research.openspiel
    pyspiel.load_game("python_uguisu_ninjato(players=3)")

All chance is one node at the beginning that chooses a deal, a seed of the engine: what is drawn
later follows from it (docs/decisions/0031). With `later_chance=True` there is a node before
everything that is drawn, so that no search can look into a deck (0144). Options of the games are
parameters.
"""

from collections.abc import Callable
from typing import Any, Final

import pyspiel

from uguisu.games import GAMES
from uguisu.kernel.errors import BadSetup
from uguisu.kernel.game import Game
from uguisu.kernel.options import bots_only, read_options
from uguisu.research.observer import Observer
from uguisu.research.table import ResearchTable

DEALS: Final = 10_000
WORLDS: Final = 1 << 53


def short_name(game: Game) -> str:
    return f"python_uguisu_{game.id.replace('-', '_')}"


def parameters(game: Game) -> dict[str, Any]:
    """Players, options with the defaults of tables without people, and how many deals there are."""
    options = read_options(game.options, bots_only(game.options))
    own = {"players": game.seat_range[0], "deals": DEALS, "later_chance": False}
    return {**own, **options}


def game_type(game: Game) -> Any:
    return pyspiel.GameType(
        short_name=short_name(game),
        long_name=f"Uguisu: {game.title}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seat_range[-1],
        min_num_players=game.seat_range[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=parameters(game),
    )


class SpielGame(pyspiel.Game):
    """One registered class per game, made by `register`; `rulebook` is its game."""

    rulebook: Game
    spiel_type: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        wishes = {**parameters(self.rulebook), **(params or {})}
        self.seats = int(wishes.pop("players"))
        self.deals = int(wishes.pop("deals"))
        self.has_later_chance = bool(wishes.pop("later_chance"))
        if self.deals < 1:
            raise BadSetup(f"deals must be at least 1, not {self.deals}.")
        self.rulebook.check_seats(self.seats)
        self.options = read_options(self.rulebook.options, wishes)
        self.longest = self.rulebook.longest(self.seats, self.options)
        if not self.longest:
            raise BadSetup("OpenSpiel plays games that end for sure: give a round_limit above 0.")
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rulebook.action_space,
            max_chance_outcomes=self.deals,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.longest,
        )
        super().__init__(self.spiel_type, info, params or {})

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return 1 + self.longest if self.has_later_chance else 1

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        if params:
            raise ValueError(f"Observers take no parameters: {params}")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self.rulebook, self.seats, kind)

    def __reduce__(self) -> tuple[Any, ...]:
        return loaded, (str(self),)


def loaded(text: str) -> Any:
    """A game from its pickle: unpickling imports this module, which registers the games."""
    return pyspiel.load_game(text)


class SpielState(pyspiel.State):
    """Before the deal there is no table. Clones copy the table, which is cheap."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.table: ResearchTable | None = None
        self.pending: int | None = None
        """An action that draws, and waits for chance."""

    def current_player(self) -> Any:
        if self.table is None or self.pending is not None:
            return pyspiel.PlayerId.CHANCE
        return pyspiel.PlayerId.TERMINAL if self.table.state.is_over else self.table.turn

    def is_terminal(self) -> bool:
        return self.table is not None and self.table.state.is_over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self.get_game().deals
        return [(deal, 1.0 / deals) for deal in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        table = self.table
        if table is None or player != table.turn or self.pending is not None:
            return []
        return sorted(table.legal())

    def _apply_action(self, action: int) -> None:
        game = self.get_game()
        if self.table is None:
            self.table = ResearchTable(game.rulebook, game.seats, game.options, action)
        elif self.pending is not None:
            self.table.shuffle(action)
            self.table.act(self.pending)
            self.pending = None
        elif game.has_later_chance and self.table.draws(action):
            self.pending = action
        else:
            self.table.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}" if self.table is None else f"shuffle {action}"
        text: str = self.get_game().rulebook.write_action(action)
        return text

    def returns(self) -> list[float]:
        if self.table is None or not self.table.state.is_over:
            return [0.0] * self.get_game().seats
        return self.table.state.returns()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """A world the player cannot tell from this one. It has no history: it was never dealt."""
        assert self.table is not None, "nobody knows anything before the deal"
        other = SpielState(self.get_game())
        other.table = self.table.redealt(player, int(sampler() * WORLDS))
        while self.pending is not None and self.pending not in other.table.legal():
            other.table = self.table.redealt(player, int(sampler() * WORLDS))
        other.pending = self.pending
        return other

    def __str__(self) -> str:
        return "" if self.table is None else self.table.game.write(self.table.state)

    def __reduce_ex__(self, protocol: Any) -> Any:
        """OpenSpiel pickles the history, which a resampled state does not have."""
        if self.table is not None and self.table.is_redealt:
            return laid_out, (str(self.get_game()), self.table, self.pending)
        return super().__reduce_ex__(protocol)


def laid_out(game: str, table: ResearchTable, pending: int | None) -> SpielState:
    """A resampled state from its pickle."""
    state: SpielState = loaded(game).new_initial_state()
    state.table, state.pending = table, pending
    return state


def register() -> None:
    for rulebook in GAMES.values():
        spiel_type = game_type(rulebook)
        name = type(rulebook).__name__ + "SpielGame"
        parts = {"rulebook": rulebook, "spiel_type": spiel_type}
        pyspiel.register_game(spiel_type, type(name, (SpielGame,), parts))


register()
