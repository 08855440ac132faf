"""The score sheet: how every point was made."""

from uguisu.games.war_of_clans.sentences.words import clan_arg
from uguisu.games.war_of_clans.view.types import Loyalty, WarOfClansView
from uguisu.kernel.view import ScoreLine


def score_sheet(view: WarOfClansView) -> list[list[ScoreLine]]:
    """WOC-20: the cards of one's own clan, province by province."""
    return [_sheet(view, seat) for seat in range(view.seats)] if view.is_over else []


def _sheet(view: WarOfClansView, seat: int) -> list[ScoreLine]:
    card = view.loyalties[seat]
    assert isinstance(card, Loyalty), "loyalties are open when the game is over"
    clan = clan_arg(card.clan)
    return [
        ScoreLine("woc-score-province", armies[card.clan], {"clan": clan, "province": f"#{p}"})
        for p, armies in enumerate(view.armies)
        if armies[card.clan]
    ]
