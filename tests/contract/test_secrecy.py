"""No secret ever leaks: whatever reaches a seat survives a redeal of all it cannot know."""

from collections.abc import Iterator
from hashlib import blake2b

import msgspec
import pytest

from tests.contract.secrets import leaks
from tests.contract.tables import each_game, each_table, observers, over_states, some_moves
from tests.sizes import sized
from uguisu.kernel.game import Game
from uguisu.kernel.playout import play_out
from uguisu.kernel.rng import Chance, Lots, key_of
from uguisu.kernel.state import State, fields


def states(game: Game, seats: int, count: int, seed: int = 0) -> Iterator[State]:
    """States on the way and finished ones."""
    yield from (move.before for move in some_moves(game, seats, count - 10, seed))
    yield from over_states(game, seats, 10, seed)


@each_table
@sized("count", quick=150, full=2_000)
def test_nothing_told_to_a_seat_or_spectator_tells_redeals_apart(
    game: Game, seats: int, count: int
) -> None:
    for number, state in enumerate(states(game, seats, count)):
        for observer in observers(state):
            assert not leaks(game, state, observer, number), (
                f"{observer} can tell a secret in {game.write(state)}"
            )


@each_table
def test_views_made_together_are_those_made_alone(game: Game, seats: int) -> None:
    for state in states(game, seats, 100, seed=5):
        eyes = observers(state)
        assert list(game.views(state, eyes)) == [game.view(state, one) for one in eyes]
        assert list(game.views(state, eyes[:1])) == [game.view(state, eyes[0])]


@each_table
def test_a_redeal_depends_only_on_what_the_observer_knows(game: Game, seats: int) -> None:
    for number, state in enumerate(states(game, seats, 200, seed=1)):
        for observer in observers(state):
            other = game.fork(state, observer, number, "first")
            straight = game.fork(state, observer, number, "second")
            detour = game.fork(other, observer, number, "second")
            assert fields(straight) == fields(detour)


@each_table
def test_a_redeal_really_deals_anew(game: Game, seats: int) -> None:
    changed = total = 0
    for number, state in enumerate(move.before for move in some_moves(game, seats, 300, seed=2)):
        for observer in observers(state):
            total += 1
            changed += fields(game.fork(state, observer, number, "anew")) != fields(state)
    assert changed > 0.75 * total


@each_table
@sized("count", quick=20, full=120)
def test_a_redealt_state_can_be_written_read_and_played_to_its_end(
    game: Game, seats: int, count: int
) -> None:
    for number, state in enumerate(move.before for move in some_moves(game, seats, count, seed=3)):
        for observer in observers(state):
            redealt = game.fork(state, observer, number, "play on")
            assert fields(game.read(game.write(redealt))) == fields(redealt)
            play_out(redealt, Lots(number), limit=20_000)
            assert redealt.is_over


@each_table
def test_a_redeal_leaves_the_real_state_as_it_was(game: Game, seats: int) -> None:
    for number, state in enumerate(move.before for move in some_moves(game, seats, 50, seed=4)):
        before = game.write(state)
        redealt = game.fork(state, 0, number, "aside")
        play_out(redealt, Lots(number), limit=50)
        assert game.write(state) == before


@each_table
def test_how_an_action_is_shown_does_not_depend_on_what_is_hidden(game: Game, seats: int) -> None:
    for number, move in enumerate(some_moves(game, seats, 100, seed=5)):
        for observer in observers(move.before):
            world = game.fork(move.before, observer, number, "shown")
            for action in set(move.before.legal(move.seat)) & set(world.legal(move.seat)):
                real = game.shown(move.before, move.seat, action, observer)
                assert game.shown(world, move.seat, action, observer) == real


@each_game
def test_a_view_that_tells_a_secret_is_caught(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """The test of the test: a view that gives away one bit of the hidden state."""
    honest = game.view

    def leaky(_: Game, state: State, observer: int | None) -> object:
        view = honest(state, observer)
        secret = blake2b(repr(fields(state)).encode(), digest_size=1).digest()[0] & 1
        return msgspec.structs.replace(view, actors=(*view.actors, secret))

    found = list(states(game, game.seat_range[0], 60))
    assert not any(leaks(game, state, 0, number) for number, state in enumerate(found))
    monkeypatch.setattr(type(game), "view", leaky)
    assert any(leaks(game, state, 0, number) for number, state in enumerate(found))


def test_chance_of_a_redeal_is_reproducible() -> None:
    assert Chance(key_of("a")).shuffled(bytes(20)) == bytes(20)
    assert Chance(key_of("a")).shuffled(bytes(range(9))) == Chance(key_of("a")).shuffled(
        bytes(range(9))
    )
