"""How a network does among bots: one seat of it, a bot on all the others."""

from typing import NamedTuple

from uguisu.bots.bot import turn_of
from uguisu.bots.network.bot import NetworkBot
from uguisu.bots.network.weights import Network
from uguisu.bots.registry import make_bot
from uguisu.research.table import ResearchTable, game_of


class Won(NamedTuple):
    """Games, and how many were won; a shared victory counts in part."""

    games: int
    wins: float


def among(network: Network, rank: str, seats: int, games: int, seed: str) -> Won:
    """Every shuffle once from each seat, as many as fit into so many games."""
    game = game_of(network.about.game)
    learned, other = NetworkBot(network), make_bot(game.id, rank)
    wins, played = 0.0, 0
    for number in range(games):
        shuffle, own = divmod(number, seats)
        table = ResearchTable(game, seats, None, f"{seed} {shuffle}")
        while not table.state.is_over:
            bot = learned if table.turn == own else other
            table.act(bot.choose(turn_of(table, table.turn, f"{seed} {number}", bot)))
        places = table.state.places()
        wins += (places[own] == 1) / places.count(1)
        played += 1
    return Won(played, wins)
