"""No secret leaks: everything a seat receives stays the same after a redeal of what it cannot
know."""

from collections.abc import Iterator
from typing import Final

from uguisu.contract.check import check
from uguisu.contract.secrets import leaks
from uguisu.contract.tables import observers, over_states, some_moves
from uguisu.kernel.game import Game
from uguisu.kernel.playout import play_out
from uguisu.kernel.rng import Lots
from uguisu.kernel.state import State, fields


def states(game: Game, seats: int, count: int, seed: int = 0) -> Iterator[State]:
    """States during games, and finished ones."""
    yield from (move.before for move in some_moves(game, seats, count - 10, seed))
    yield from over_states(game, seats, 10, seed)


@check(150, 2_000)
def nothing_told_to_a_seat_or_spectator_tells_redeals_apart(
    game: Game, seats: int, count: int
) -> None:
    for number, state in enumerate(states(game, seats, count)):
        for observer in observers(state):
            assert not leaks(game, state, observer, number), (
                f"{observer} can tell a secret in {game.write(state)}"
            )


@check(100)
def views_made_together_are_those_made_alone(game: Game, seats: int, count: int) -> None:
    for state in states(game, seats, count, seed=5):
        eyes = observers(state)
        assert list(game.views(state, eyes)) == [game.view(state, one) for one in eyes]
        assert list(game.views(state, eyes[:1])) == [game.view(state, eyes[0])]


@check(200)
def a_redeal_depends_only_on_what_the_observer_knows(game: Game, seats: int, count: int) -> None:
    for number, state in enumerate(states(game, seats, count, seed=1)):
        for observer in observers(state):
            other = game.fork(state, observer, number, "first")
            straight = game.fork(state, observer, number, "second")
            detour = game.fork(other, observer, number, "second")
            assert fields(straight) == fields(detour)


@check(300)
def a_redeal_really_deals_anew(game: Game, seats: int, count: int) -> None:
    changed = total = 0
    for number, state in enumerate(move.before for move in some_moves(game, seats, count, seed=2)):
        for observer in observers(state):
            total += 1
            changed += fields(game.fork(state, observer, number, "anew")) != fields(state)
    assert changed > 0.75 * total


@check(20, 120)
def a_redealt_state_can_be_written_read_and_played_to_its_end(
    game: Game, seats: int, count: int
) -> None:
    for number, state in enumerate(move.before for move in some_moves(game, seats, count, seed=3)):
        for observer in observers(state):
            redealt = game.fork(state, observer, number, "play on")
            assert fields(game.read(game.write(redealt))) == fields(redealt)
            play_out(redealt, Lots(number), limit=20_000)
            assert redealt.is_over


@check(50)
def a_redeal_leaves_the_real_state_as_it_was(game: Game, seats: int, count: int) -> None:
    for number, state in enumerate(move.before for move in some_moves(game, seats, count, seed=4)):
        before = game.write(state)
        redealt = game.fork(state, 0, number, "aside")
        play_out(redealt, Lots(number), limit=50)
        assert game.write(state) == before


@check(100)
def how_an_action_is_shown_does_not_depend_on_what_is_hidden(
    game: Game, seats: int, count: int
) -> None:
    for number, move in enumerate(some_moves(game, seats, count, seed=5)):
        for observer in observers(move.before):
            world = game.fork(move.before, observer, number, "shown")
            for action in set(move.before.legal(move.seat)) & set(world.legal(move.seat)):
                real = game.shown(move.before, move.seat, action, observer)
                assert game.shown(world, move.seat, action, observer) == real


CHECKS: Final = (
    nothing_told_to_a_seat_or_spectator_tells_redeals_apart,
    views_made_together_are_those_made_alone,
    a_redeal_depends_only_on_what_the_observer_knows,
    a_redeal_really_deals_anew,
    a_redealt_state_can_be_written_read_and_played_to_its_end,
    a_redeal_leaves_the_real_state_as_it_was,
    how_an_action_is_shown_does_not_depend_on_what_is_hidden,
)
