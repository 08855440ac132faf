"""Views: what a seat and a spectator may know."""

import msgspec
import pytest

from tests.games.war_of_clans.table import GAME, new, read
from uguisu.games.war_of_clans.view.types import Hand, Loyalty, WarOfClansView
from uguisu.kernel.view import FaceDown

POSITION = (
    "A[t3 o1] B[u2] C[m1] A:tuon B:mm C:- order 2 touched Bu loyal oht discards t2n1 everyone"
)


def test_everybody_sees_the_provinces_and_the_piles() -> None:
    for observer in (None, 0, 1, 2):
        view = GAME.view(read(POSITION), observer)

        assert view.armies == ((3, 0, 0, 1, 0), (0, 2, 0, 0, 0), (0, 0, 1, 0, 0))
        assert view.touched == ((1, 1),)
        assert view.discards == (2, 0, 0, 0, 0, 1)
        assert view.deck == 58 - 7 - 6 - 3
        assert (view.turn, view.order, view.actors) == (0, 2, (0,))
        assert view.everyone
        assert (view.last_drawer, view.turns_left) == (None, None)
        assert (view.is_over, view.places, view.scores) == (False, None, None)


def test_only_the_owner_sees_a_hand_and_a_loyalty() -> None:
    view = GAME.view(read(POSITION), 1)

    assert view.hands == (FaceDown(4), Hand((0, 0, 2, 0, 0, 0)), FaceDown(0))
    assert view.loyalties == (FaceDown(), Loyalty(4), FaceDown())


def test_a_spectator_sees_only_backs() -> None:
    view = GAME.view(read(POSITION), None)

    assert view.hands == (FaceDown(4), FaceDown(2), FaceDown(0))
    assert view.loyalties == (FaceDown(),) * 3


def test_the_last_lap_is_seen_by_all() -> None:
    view = GAME.view(read("A[] B[] C[] A:t B:t C:t everyone last B 2"), None)

    assert (view.last_drawer, view.turns_left, view.turn) == (1, 2, 0)


@pytest.mark.rule("WOC-20", "WOC-25")
def test_at_the_end_loyalties_and_scores_are_open_and_hands_stay_closed() -> None:
    view = GAME.view(read("A[t1] B[u3] C[] A:t B:mm loyal tum last C 0"), None)

    assert view.loyalties == (Loyalty(0), Loyalty(1), Loyalty(2))
    assert view.hands == (FaceDown(1), FaceDown(2), FaceDown(0))
    assert view.scores == (1, 3, 0)
    assert view.places == (2, 1, 3)
    assert view.actors == ()


def test_views_travel_as_json() -> None:
    for observer in (None, 0):
        view = GAME.view(new(4), observer)

        sent = msgspec.json.encode(view)

        assert msgspec.json.decode(sent, type=WarOfClansView) == view
