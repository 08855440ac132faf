"""How picks are called, by the table of a game and by its view."""

import pytest

from uguisu.games import GAMES
from uguisu.kernel.labels import Label, Labels, label_of
from uguisu.kernel.message import Message
from uguisu.kernel.view import View


class ArmyView(View, frozen=True, kw_only=True):
    armies: tuple[tuple[int, ...], ...] = ((0, 3), (2, 0))
    leader: View | None = None


def a_view(**more: Message) -> ArmyView:
    return ArmyView(
        game="x", seats=2, observer=1, actors=(0,), is_over=False, places=None, labels=more
    )


TABLE = Labels(
    {
        "army": Label(
            "x-army", {"player": "#1", "yours": "you 1", "strength": "view armies $1 $2"}
        ),
        "army:none": Label("x-no-army"),
        "card": Label("x-card-$1", {"clan": "@x-clan-$1", "worth": "$2"}),
        "leader": Label("x-leader", {"lives": "view leader lives"}),
    },
    names=("oda", "mori"),
)


@pytest.mark.parametrize(
    ("pick", "label"),
    [
        ("army:A:mori", Message("x-army", {"player": "#0", "yours": "no", "strength": 3})),
        ("army:B:oda", Message("x-army", {"player": "#1", "yours": "yes", "strength": 2})),
        ("army:none", Message("x-no-army")),
        ("card:oda:5", Message("x-card-oda", {"clan": "@x-clan-oda", "worth": 5})),
        ("leader", Message("x-leader", {"lives": 0})),
    ],
)
def test_a_label_is_filled_with_parts_of_the_pick_and_of_the_view(
    pick: str, label: Message
) -> None:
    assert label_of(TABLE, "X", a_view(), pick) == label


def test_a_kind_without_a_label_is_called_by_its_name_and_its_parts() -> None:
    said = label_of(TABLE, "X", a_view(), "bid:5:A:high")

    assert said == Message("x-pick-bid", {"one": 5, "two": "#0", "three": "high"})


def test_the_view_knows_better_than_the_table() -> None:
    known = Message("x-the-fan")

    assert label_of(TABLE, "X", a_view(**{"card:oda:5": known}), "card:oda:5") is known


@pytest.mark.rule("NJT-17")
def test_a_tile_is_called_by_its_cost_unless_the_observer_knows_its_style() -> None:
    game = GAMES["ninjato"]
    view = game.view(game.new(3, seed=4), 0)
    tile = next(tile for tile in view.sensei if tile)  # type: ignore[attr-defined]
    pick = next(pick for pick in view.labels if pick.startswith("tile:"))

    assert view.free_skills == ()  # type: ignore[attr-defined]
    assert game.label(view, pick).args["cost"] == tile.cost
