"""A match through OpenSpiel: its ISMCTS bot against players who choose at random.

    python examples/ismcts_match.py --game war_of_clans --players 3 --games 12 --simulations 40

The bot changes seats from game to game. It thinks in resampled worlds, so it cannot cheat.
"""

import argparse
from collections.abc import Sequence
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import uguisu.research.openspiel  # noqa: F401  (registers the games)


def play(game: Any, bot: Any, seat: int, deal: int, random: np.random.RandomState) -> list[float]:
    """One game with the bot on this seat; what every seat returns."""
    state = game.new_initial_state()
    state.apply_action(deal)
    while not state.is_terminal():
        is_bots = state.current_player() == seat
        action = bot.step(state) if is_bots else random.choice(state.legal_actions())
        state.apply_action(int(action))
    returns: list[float] = state.returns()
    return returns


def match(name: str, players: int, games: int, simulations: int, seed: int = 1) -> float:
    """The mean return of the bot: 1 wins all, 0 is as good as random, the worst is -1."""
    game = pyspiel.load_game(f"python_uguisu_{name}(players={players})")
    random = np.random.RandomState(seed)
    rollouts = mcts.RandomRolloutEvaluator(1, random)
    bot = ismcts.ISMCTSBot(game, rollouts, 2.0, simulations, random_state=random)
    total = 0.0
    for number in range(games):
        seat = number % players
        returns = play(game, bot, seat, number, random)
        total += returns[seat]
        print(f"game {number}: ISMCTS on seat {seat} returns {returns[seat]:+.2f}", flush=True)
    return total / games


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="war_of_clans")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--games", type=int, default=12)
    parser.add_argument("--simulations", type=int, default=40)
    wishes = parser.parse_args(words)
    mean = match(wishes.game, wishes.players, wishes.games, wishes.simulations)
    print(f"mean return of ISMCTS: {mean:+.2f}")


if __name__ == "__main__":
    main()
