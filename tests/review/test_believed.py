"""Beliefs in the middle of a game, for bots and research."""

import msgspec
import numpy as np
import pytest

from tests.review.games import finished
from uguisu import BadInput, beliefs
from uguisu.bots.bot import Turn
from uguisu.kernel.play import Play
from uguisu.review.positions import turn_at

HIDING = ["war-of-clans", "shinobi", "ninjato"]


def turn_in(play: Play) -> Turn:
    step = len(play.entries) * 3 // 5
    return turn_at(play, step, play.entries[step].seat, "1")


@pytest.mark.parametrize("game", HIDING)
def test_chances_sum_to_one_and_asking_twice_gives_the_same(game: str) -> None:
    turn = turn_in(finished(game))

    found, again = beliefs(turn, worlds=20), beliefs(turn, worlds=20)

    assert found
    for about, (ways, chances) in found.items():
        assert len(ways) == len(chances)
        assert chances.sum() == pytest.approx(1)
        assert (again[about].chances == chances).all()


@pytest.mark.parametrize("game", HIDING)
def test_what_the_seat_cannot_know_changes_nothing(game: str) -> None:
    play = finished(game)
    turn = turn_in(play)
    twin = msgspec.structs.replace(turn, world=redealt(play, turn).world)

    real, other = beliefs(turn, worlds=10), beliefs(twin, worlds=10)

    assert real.keys() == other.keys()
    for about, (ways, chances) in real.items():
        assert other[about].ways == ways
        assert np.array_equal(other[about].chances, chances)


def redealt(play: Play, turn: Turn) -> Turn:
    """The same turn at a table that lies as the seat cannot tell from the true one."""
    step = len(turn.history) - 1
    twin = Play.resume(play.record(), play.game)
    twin.trail[step] = play.game.fork(play.trail[step], turn.seat, 5, "redealt")
    return turn_at(twin, step, turn.seat, "1")


def test_what_is_asked_wrongly_is_refused() -> None:
    turn = turn_in(finished("shinobi"))

    with pytest.raises(BadInput, match="history"):
        beliefs(msgspec.structs.replace(turn, history=()))
    with pytest.raises(BadInput, match="1 world or more"):
        beliefs(turn, worlds=0)
