"""Why a choice was better in Shinobi."""

from tests.review.games import finished
from uguisu.bots.shinobi.reasons import reason
from uguisu.games.shinobi.components import WEAPON_NAMES
from uguisu.games.shinobi.view.types import Card, ShinobiView


def views(phase: str) -> list[tuple[int, ShinobiView]]:
    """What the seats on turn saw in this phase of a whole game."""
    play = finished("shinobi", 3)
    found = []
    for state in play.trail:
        seat = state.actors()[0]
        view = play.game.view(state, seat)
        assert isinstance(view, ShinobiView)
        if view.phase == phase:
            found.append((seat, view))
    return found


def test_the_third_card_is_told_where_the_open_ones_are_alike() -> None:
    beliefs = {
        f"card:{a}:{b}": dict.fromkeys(WEAPON_NAMES, 0.25) for a in "ABCDEF" for b in "ABCDEF"
    }

    for seat, view in views("decide"):
        cards = [one for one in view.attacks[seat] if one]
        weapons = {one.card.weapon for one in cards if one.open and isinstance(one.card, Card)}
        closed = [one.attacker for one in cards if not one.open]
        found = reason(view, seat, beliefs)
        if len(weapons) == 1:
            assert found is not None
            assert found.args["player"] == f"#{closed[0]}"
            assert found.args["weapon"] == f"@shi-weapon-{WEAPON_NAMES[weapons.pop()]}"
            assert found.args["chance"] == 25
        else:
            assert found is None


def test_nothing_is_said_before_cards_are_open() -> None:
    assert views("assign")
    assert all(reason(view, seat, {}) is None for seat, view in views("assign"))
