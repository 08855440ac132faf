"""No secret ever leaks: whatever reaches a seat survives a redeal of all it cannot know."""

from hashlib import blake2b

import msgspec
import pytest

from tests.contract.tables import each_game, held
from uguisu.contract import secrecy
from uguisu.contract.check import Check
from uguisu.contract.secrecy import states
from uguisu.contract.secrets import leaks
from uguisu.kernel.game import Game
from uguisu.kernel.rng import Chance, key_of
from uguisu.kernel.state import State, fields


@held(secrecy.CHECKS)
def test_every_game_keeps_the_promise(check: Check, game: Game, seats: int, count: int) -> None:
    check.run(game, seats, count)


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
