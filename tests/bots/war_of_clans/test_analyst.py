"""The chances of War of Clans are tempered by the cards left in the deck."""

from uguisu import Play, load
from uguisu.bots.war_of_clans.analyst import WarOfClansAnalyst
from uguisu.games.war_of_clans.state import WarOfClansState


def test_chances_are_softened_towards_the_end_and_sharpened_before() -> None:
    state = Play(load("war-of-clans"), 4, seed=1).state
    assert isinstance(state, WarOfClansState)
    found = []
    for cards in (40, 12, 3, 0):
        state.deck = bytes(cards)
        found.append(WarOfClansAnalyst().temperature(state))

    assert found == sorted(found)
    assert 0.4 < found[0] < 1 < found[-1] < 2
