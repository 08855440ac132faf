"""Genin of Ninjato: values every place by rules of thumb, strikes cheaply, and knows when to leave.

It trains when its hand is small, invades where its cards fit, spends treasures on envoys and
rumours that pay, and shouts banzai only while the odds favour it.
"""

from typing import Final

from uguisu.bots.bot import Turn
from uguisu.bots.ninjato import prizes, raids
from uguisu.games.ninjato.rules.actions import (
    BANZAI,
    BRIBE,
    DISCARD_CARD,
    DISGUISE_ENVOY,
    FAIL,
    GO_DOJO,
    INVADE,
    KEEP_ONE,
    LEARN,
    LEAVE,
    PUT_MARKER,
    REWARD,
    SPREAD,
    STRIKE,
    TAKE_CARD,
    USE_CHOHO,
    USE_HARMONY,
)
from uguisu.games.ninjato.rules.payments import PAID, PAYMENTS, SMALL_PAYMENTS
from uguisu.games.ninjato.rules.pieces import KINDS, MARKS, SIDED, VALUES
from uguisu.games.ninjato.view import NinjatoView

USEFUL: Final = (3.2, 5.0, 3.0, 3.6, 3.0, 5.0)
"""Dojo cards by value, the first is an unknown one from the deck: extremes beat most guards."""
TRAINING: Final = (7.0, 6.0, 4.2, 2.6, 1.4, 0.6, -1.0, -3.0)
"""The Dojo, by how many cards one holds."""


class Genin:
    name = "genin"

    def choose(self, turn: Turn) -> int:
        view = turn.view
        assert isinstance(view, NinjatoView)
        scores = [(self.score(view, turn.seat, action), action) for action in turn.legal]
        best = max(score for score, _ in scores)
        equals = [action for score, action in scores if score == best]
        return equals[turn.chance.below(len(equals))]

    def score(self, view: NinjatoView, seat: int, action: int) -> float:
        """How good an action looks; only actions of one decision are compared."""
        if action < TAKE_CARD:
            return place(view, seat, action)
        if action < DISCARD_CARD:
            return USEFUL[action - TAKE_CARD]
        if action < STRIKE:
            return -USEFUL[action - DISCARD_CARD]
        if action < FAIL:
            return 10 - raids.cost(action)
        if action < PUT_MARKER:
            return raid(view, seat, action)
        return decision(view, seat, action)


def place(view: NinjatoView, seat: int, action: int) -> float:
    """What a shuriken brings there."""
    if action == GO_DOJO:
        return TRAINING[min(sum(raids.cards(view, seat)), len(TRAINING) - 1)]
    if action < LEARN:
        house, side = divmod(action - INVADE, 2)
        return raids.prospects(view, seat, view.houses[house], side)
    if action < BRIBE:
        skill, value = divmod(action - LEARN, VALUES)
        price = prizes.CARD * USEFUL[value] / 4 if value else 0.0
        return prizes.tile(view, seat, skill) - price
    return payment(view, seat, action)


def payment(view: NinjatoView, seat: int, action: int) -> float:
    """Honour now, and what the card is worth later, less what is given up."""
    honour = dict(view.values)[action]
    if action < SPREAD:
        slot, number = divmod(action - BRIBE, PAYMENTS)
        envoy = view.palace[slot]
        later = prizes.envoy(view, seat, envoy) if envoy else 0.0
    else:
        slot, number = divmod(action - SPREAD, SMALL_PAYMENTS)
        rumour = view.pavilion[slot]
        later = prizes.rumour(view, seat, rumour) if rumour else 0.0
    kinds = [kind for kind in range(KINDS) for _ in range(PAID[number][kind])]
    return honour + later - prizes.paid(kinds)


def raid(view: NinjatoView, seat: int, action: int) -> float:
    """Fight on, leave, or make the best of it."""
    if action == BANZAI:
        return 1.0 if raids.goes_on(view, seat) else -1.0
    if action == LEAVE:
        return 0.0
    if action == FAIL:
        return 1.0
    if action == USE_HARMONY:
        return 5.0 if view.asks == "strike" and raids.wants_harmony(view, seat) else -5.0
    if USE_CHOHO <= action < KEEP_ONE:
        return choho(view, action)
    if action >= KEEP_ONE:
        return prizes.treasure(action - KEEP_ONE)
    return -5.0


def choho(view: NinjatoView, action: int) -> float:
    """A swap for something better, when the fighting is over."""
    given, taken = divmod(action - USE_CHOHO, SIDED)
    gain = prizes.treasure(taken % KINDS) - prizes.treasure(given % KINDS)
    if gain <= 0 or view.asks == "strike":
        return -5.0
    return gain + 10.0


def decision(view: NinjatoView, seat: int, action: int) -> float:
    """Markers for clans one leads, disguises where they count, the better of two rewards."""
    if action < DISGUISE_ENVOY:
        clan, mark = divmod(action - PUT_MARKER, MARKS)
        return standing(view, seat, clan) * mark
    if action < REWARD:
        clan = action - DISGUISE_ENVOY
        return 1.0 + view.clans[clan].honour / 10 if clan < len(view.clans) else 0.0
    if action == REWARD:
        assert view.scoring is not None
        assert view.scoring.clan is not None
        return float(view.clans[view.scoring.clan].honour)
    card = view.pavilion[action - REWARD - 1]
    return prizes.rumour(view, seat, card) if card else 0.0


def standing(view: NinjatoView, seat: int, clan: int) -> float:
    """Whether a high marker of this clan helps oneself or a rival."""
    place = view.clans[clan]
    if place.first == seat:
        return 2.0
    if place.first is None:
        return 0.5
    return 0.2 if place.second == seat else -1.0
