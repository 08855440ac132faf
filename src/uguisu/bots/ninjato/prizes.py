"""What things of Ninjato are worth to a bot, in honour."""

from typing import Final

from uguisu.games.ninjato.rules.final import DISHONOUR_EACH, multiplier
from uguisu.games.ninjato.rules.pieces import (
    DISHONOUR,
    FRIENDS,
    GOODWILL,
    HENSOJUTSU,
    MASTER,
    ROUNDS,
    WARRIOR,
)
from uguisu.games.ninjato.rules.round_end import SCORING_ROUNDS
from uguisu.games.ninjato.view import Envoy, NinjatoView, Player, Rumour

WORTH: Final = (2.0, 3.0, 4.0, 5.0, 5.5)
"""A treasure that can still be spent; gold fits everywhere."""
SPEND: Final = 0.8
"""How much of it a treasure is worth in the hand, before somebody takes it."""
CARD: Final = 1.2
"""A Dojo card in the hand."""
ENVOY: Final = 1.5
"""An envoy besides the rewards: ties, Powerful Friends."""
SHARE: Final = 0.5
"""Of a clan's reward, what one more envoy brings on average where it makes a difference."""
GROWTH: Final = 0.6
"""How many more of what a rumour counts are collected in each round that is left."""


def treasure(kind: int) -> float:
    return WORTH[kind] * SPEND


def paid(kinds: list[int]) -> float:
    """What a payment gives up."""
    return sum(treasure(kind) for kind in kinds)


def scorings_left(view: NinjatoView) -> int:
    return sum(round_ >= view.round for round_ in SCORING_ROUNDS)


def envoy(view: NinjatoView, seat: int, card: Envoy) -> float:
    """One more envoy: a better place with its clan in all scorings to come."""
    clan = view.clans[card.clan]
    mine = clan.influence[seat]
    others = [n for other, n in enumerate(clan.influence) if other != seat]
    beats = sum(mine <= n <= mine + 1 for n in others) / max(len(others), 1)
    leads = mine + 1 >= max(others, default=0)
    reward = max(clan.honour, 4) * (SHARE if leads else SHARE / 2) * (0.5 + beats)
    return ENVOY + reward * scorings_left(view) / len(SCORING_ROUNDS)


def rumour(view: NinjatoView, seat: int, card: Rumour) -> float:
    """What one more rumour of its kind adds in the end, as far as it can be foreseen."""
    me = view.players[seat]
    count = sum(own.kind == card.kind for own in me.rumours)
    goodwill = multiplier(sum(own.kind == GOODWILL for own in me.rumours))
    if card.kind == DISHONOUR:
        return DISHONOUR_EACH[len(dishonourable(view) | {seat})] + goodwill
    more = multiplier(count + 1) - multiplier(count)
    grown = collected(me, card.kind) + GROWTH * (ROUNDS - view.round) * _pace(card.kind)
    return more * grown + goodwill


def dishonourable(view: NinjatoView) -> set[int]:
    """NJT-51: the seats that have a rumour of this kind."""
    return {
        seat
        for seat, player in enumerate(view.players)
        if any(card.kind == DISHONOUR for card in player.rumours)
    }


def _pace(kind: int) -> float:
    """Elite guards are beaten more rarely than envoys, tiles and rumours are collected."""
    return 0.5 if kind == WARRIOR else 1.0


def collected(me: Player, kind: int) -> int:
    counts = {
        WARRIOR: len(me.elites),
        GOODWILL: len(me.rumours) + 1,
        FRIENDS: len(me.envoys),
        MASTER: len(me.tiles),
    }
    return counts[kind]


def tile(view: NinjatoView, seat: int, skill: int) -> float:
    """A skill is used once in every round that is left; a disguise in every scoring."""
    me = view.players[seat]
    masters = multiplier(sum(own.kind == MASTER for own in me.rumours))
    if skill == HENSOJUTSU:
        masks = sum(card.mask for card in me.envoys)
        return masters + (2.0 * scorings_left(view) if masks else 0.5)
    return masters + 1.3 * (ROUNDS + 1 - view.round)


def best(kinds: tuple[int, ...]) -> float:
    """The most valuable of some treasures, which is what a failure leaves."""
    return max((treasure(kind) for kind in kinds), default=0.0)


def total(kinds: tuple[int, ...]) -> float:
    return sum(treasure(kind) for kind in kinds)
