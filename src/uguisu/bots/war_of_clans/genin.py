"""Genin of War of Clans: looks one order ahead and evaluates the table.

It wants many cards of its own clan, few of the leading other clan, and its own armies out of reach
of stronger ones. It does not ask whom the others serve, hides nothing, and considers less than half
of its options.
"""

from collections.abc import Sequence
from typing import Final

from uguisu.bots.bot import Turn
from uguisu.games.war_of_clans.components import CLAN_NAMES
from uguisu.games.war_of_clans.view.types import Loyalty, WarOfClansView
from uguisu.kernel.action import Action
from uguisu.kernel.rng import Chance
from uguisu.kernel.seats import LETTERS
from uguisu.kernel.state import State

CLANS: Final = len(CLAN_NAMES)
NOTICED: Final = 4
"""Of ten actions, how many it considers."""

Armies = list[int]
"""Strengths: province * 5 + clan."""


class Genin:
    name = "genin"

    def choose(self, turn: Turn[State, WarOfClansView]) -> Action:
        view = turn.view
        card = view.loyalties[turn.seat]
        assert isinstance(card, Loyalty)
        armies = [strength for province in view.armies for strength in province]
        values = [
            (worth(after(armies, turn.game.picks(view, action)), card.clan, turn.seat), action)
            for action in noticed(turn.legal, turn.chance)
        ]
        best = max(value for value, _ in values)
        liked = [action for value, action in values if value > best - 1e-9]
        return liked[turn.chance.below(len(liked))]


def noticed(legal: Sequence[Action], chance: Chance) -> Sequence[Action]:
    """The actions it considers: a random part, at least one."""
    found = [action for action in legal if chance.below(10) < NOTICED]
    return found or [legal[chance.below(len(legal))]]


def after(armies: Armies, picks: tuple[tuple[str, ...], ...]) -> Armies:
    """The armies after an action with these picks."""
    (first,), (second,) = picks
    what, *source = first.split(":")
    kind, *target = second.split(":")
    armies = armies[:]
    if kind == "army":
        armies[_army(*target)] -= 1
        return armies
    if what == "army":
        armies[_army(*source)] -= 1
    armies[_army(target[0], source[-1])] += 1
    return armies


def _army(province: str, clan: str) -> int:
    return LETTERS.index(province) * CLANS + CLAN_NAMES.index(clan)


def worth(armies: Armies, mine: int, home: int) -> float:
    """How good these armies are for a player who serves clan `mine` and has province `home`."""
    totals = [sum(armies[clan::CLANS]) for clan in range(CLANS)]
    rivals = sorted((total for clan, total in enumerate(totals) if clan != mine), reverse=True)
    value = totals[mine] - 0.4 * rivals[0] - 0.25 * rivals[1] - 0.1 * sum(rivals)
    value += 0.05 * armies[home * CLANS + mine] + 0.1 * max(armies[home * CLANS :][:CLANS])
    return value - 0.5 * sum(1 for army in _armies_of(armies, mine) if _in_danger(armies, army))


def _armies_of(armies: Armies, clan: int) -> list[int]:
    return [army for army in range(clan, len(armies), CLANS) if armies[army]]


def _in_danger(armies: Armies, army: int) -> bool:
    """Whether another province has a stronger army of another clan."""
    clan, province = army % CLANS, army // CLANS
    strength = armies[army]
    return any(
        other > strength and at % CLANS != clan and at // CLANS != province
        for at, other in enumerate(armies)
    )
