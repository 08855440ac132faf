"""The end of the game and who wins it: WOC-20 to WOC-25."""

from mypy_extensions import i64

from uguisu.games.war_of_clans.state import CLANS, WarOfClansState
from uguisu.kernel.state import places_of


def end_game(state: WarOfClansState) -> None:
    """WOC-20: all loyalties are revealed."""
    state.is_over = True
    state.choices = []
    state.reveal()


def score(state: WarOfClansState, seat: i64) -> i64:
    """WOC-20: the cards of one's clan over all provinces; WOC-25: nothing else."""
    return sum(state.armies[state.loyalty[seat] :: CLANS])


def places(state: WarOfClansState) -> list[int]:
    """WOC-20 to WOC-23: own clan's cards, then those at home; neutral clans are nobody's."""
    scores = [
        score(state, seat) * 100 + state.armies[seat * CLANS + state.loyalty[seat]]
        for seat in range(state.seats)
    ]
    return places_of(scores)
