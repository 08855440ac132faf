"""Results of a network among bots: one seat of it, a bot on all the others."""

from typing import Final, NamedTuple

import numpy as np

from uguisu.bots.bot import turn_of
from uguisu.bots.network.bot import NetworkBot
from uguisu.bots.network.weights import Network
from uguisu.bots.registry import make_bot
from uguisu.research.table import ResearchTable, game_of
from uguisu.research.training.collect import Tables
from uguisu.research.training.rivals import rival_of

TABLES: Final = 60
"""Played together: as many for every seat, whether there are 2, 3, 4, 5 or 6."""


class Won(NamedTuple):
    """Games, and how many were won; a shared victory counts in part."""

    games: int
    wins: float


def measured(network: Network, rank: str, seats: int, games: int, seed: str) -> Won:
    """Many games together where bots of the rank are quick enough, in every one another seat is the
    network's; one after the other elsewhere."""
    if rival_of(network.about.game, rank) is None:
        return among(network, rank, seats, games, seed)
    count = min(games, TABLES)
    rounds = [len(range(at, games, count)) for at in range(count)]
    tables = Tables(network.about.game, seats, count, seed, count, rank)
    played, wins = np.zeros(count, np.intp), 0.0
    while (played < rounds).any():
        own = tables.own.copy()
        tables.step(network)
        for at in np.flatnonzero(tables.turn.dones & (played < rounds)):
            returns = tables.turn.rewards[at]
            is_best = returns == returns.max()
            wins += float(is_best[own[at]] / is_best.sum())
            played[at] += 1
    return Won(games, wins)


def among(network: Network, rank: str, seats: int, games: int, seed: str) -> Won:
    """Every shuffle once from each seat, as many as fit into this many games."""
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
