"""Tables for the checks: every player count and option of a game, played at random."""

from collections.abc import Iterator
from typing import NamedTuple

from uguisu.kernel.action import Action
from uguisu.kernel.game import AnyGame, Game
from uguisu.kernel.options import Options, bots_only
from uguisu.kernel.play import Play
from uguisu.kernel.rng import Lots
from uguisu.kernel.seats import CLOCK
from uguisu.kernel.state import State

MOST_ACTIONS = 20_000


class Move(NamedTuple):
    """One action of a random game: the state before it, and who did what when."""

    before: State
    seat: int
    action: Action
    at: int


def wishes(game: Game, seats: int) -> list[Options]:
    """The defaults, and every other choice of every option once."""
    found: list[Options] = [{}]
    for option in game.options:
        seats_named = {"A", "B", "C", "D", "E", "F"} - set("ABCDEF"[:seats])
        for choice in option.choices:
            if choice != option.default and choice not in seats_named:
                found.append({option.name: choice})
        if option.letters:
            found.append({option.name: option.letters[::-1]})
        elif not option.choices:
            found.append({option.name: max(option.low, min(option.high, 7))})
    return found


def random_move(state: State, lots: Lots) -> Move:
    actors = state.actors()
    seat = actors[lots.below(len(actors))]
    legal = state.legal(seat)
    return Move(state, seat, legal[lots.below(len(legal))], state.due() if seat == CLOCK else 0)


def random_games(game: Game, seats: int, seed: int) -> Iterator[Iterator[Move]]:
    """Random games without end, with one set of options after the other."""
    number = seed
    while True:
        for wish in wishes(game, seats):
            number += 1
            state = game.new(seats, bots_only(game.options, wish), number)
            yield random_moves(state, Lots(number))


def random_moves(state: State, lots: Lots) -> Iterator[Move]:
    """Play on; every move is yielded with a copy of the state before it."""
    for _ in range(MOST_ACTIONS):
        if state.is_over:
            return
        move = random_move(state.clone(), lots)
        state.apply_at(move.seat, move.action, move.at)
        yield move
    raise AssertionError(f"a random game did not end within {MOST_ACTIONS} actions")


def some_moves(game: Game, seats: int, count: int, seed: int = 0) -> Iterator[Move]:
    """`count` moves, a few from each of many games, so that all phases are covered."""
    found = 0
    for moves in random_games(game, seats, seed):
        for number, move in enumerate(moves):
            if (number + seed) % 3 == 0:
                yield move
                found += 1
                if found == count:
                    return


def over_states(game: Game, seats: int, count: int, seed: int = 0) -> Iterator[State]:
    """`count` finished games."""
    for _, moves in zip(range(count), random_games(game, seats, seed), strict=False):
        last = None
        for move in moves:
            last = move
        assert last is not None
        state = last.before
        state.apply_at(last.seat, last.action, last.at)
        yield state


def random_play(game: AnyGame, seats: int, options: Options, seed: int) -> Play:
    """A whole random game with its record."""
    play = Play(game, seats, bots_only(game.options, options), seed)
    lots = Lots(seed)
    while not play.state.is_over:
        move = random_move(play.state, lots)
        play.act(move.seat, move.action, move.at)
    return play


def observers(state: State) -> list[int | None]:
    return [*range(state.seats), None]
