"""Random games cut into turns, as their logs are."""

from uguisu.contract.tables import random_moves
from uguisu.games import GAMES
from uguisu.kernel.rng import Lots


def turns_of(name: str, seats: int, seed: int = 1) -> list[list[tuple[int, str]]]:
    """The seats and actions of every turn of a random game."""
    game = GAMES[name]
    found: list[list[tuple[int, str]]] = [[]]
    for move in random_moves(game.new(seats, seed=seed), Lots(seed)):
        after = move.before.clone()
        after.apply_at(move.seat, move.action, move.at)
        found[-1].append((move.seat, game.write_action(move.action)))
        if game.ends_turn(game.view(move.before, None), game.view(after, None), move.seat):
            found.append([])
    assert found[-1] == [], "the end of a game ends its last turn"
    return found[:-1]
