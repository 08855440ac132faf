"""A view of War of Clans as numbers, for learning. Seats are rotated so that the observer is 0."""

from typing import Final

from uguisu.games.war_of_clans.state import CLANS, HAND, KINDS
from uguisu.games.war_of_clans.view.types import Hand, Loyalty, WarOfClansView
from uguisu.kernel.game import Field

MOST: Final = 5
FULL: Final = 11.0
ORDERS: Final = 3

ENCODING: Final = (
    Field("seats", 3, "one-hot: 3, 4 or 5 players"),
    Field("turn", MOST, "one-hot: seat on turn, counted from the observer; none when over"),
    Field("order", ORDERS, "one-hot: first, second or third order"),
    Field("armies", MOST * CLANS, "strength / 11 by province (from the observer) and clan"),
    Field("touched", MOST * CLANS, "1 for armies that cannot be attacked this turn"),
    Field("hand", KINDS, "own cards / 4 by kind: five clans, ninjas; 0 for a spectator"),
    Field("hand_sizes", MOST, "cards in hand / 4 by seat"),
    Field("loyalties", MOST * CLANS, "one-hot by seat of the loyalty cards one can see"),
    Field("discards", KINDS, "discarded cards / 11 by kind"),
    Field("deck", 1, "cards left / 58"),
    Field("last_lap", 2, "1 in the last lap; turns left / 5"),
    Field("everyone", 1, "1 with the option final_lap everyone"),
)


def encode(view: WarOfClansView) -> list[float]:
    first = view.observer or 0
    seats = [(first + i) % view.seats for i in range(view.seats)]
    pad = MOST - view.seats
    turn = -1 if view.is_over else (view.turn - first) % view.seats
    touched = set(view.touched)
    out = _one_hot(view.seats - 3, 3) + _one_hot(turn, MOST) + _one_hot(view.order - 1, ORDERS)
    out += [n / FULL for seat in seats for n in view.armies[seat]] + [0.0] * (pad * CLANS)
    out += [float((seat, clan) in touched) for seat in seats for clan in range(CLANS)]
    out += [0.0] * (pad * CLANS)
    out += _own_hand(view)
    out += [_size(view, seat) / HAND for seat in seats] + [0.0] * pad
    for seat in seats:
        card = view.loyalties[seat]
        out += _one_hot(card.clan if isinstance(card, Loyalty) else -1, CLANS)
    out += [0.0] * (pad * CLANS)
    out += [n / FULL for n in view.discards]
    out.append(view.deck / 58)
    out += [float(view.turns_left is not None), (view.turns_left or 0) / MOST]
    out.append(float(view.everyone))
    return out


def _one_hot(at: int, size: int) -> list[float]:
    return [float(i == at) for i in range(size)]


def _own_hand(view: WarOfClansView) -> list[float]:
    hand = None if view.observer is None else view.hands[view.observer]
    return [n / HAND for n in hand.cards] if isinstance(hand, Hand) else [0.0] * KINDS


def _size(view: WarOfClansView, seat: int) -> int:
    hand = view.hands[seat]
    return sum(hand.cards) if isinstance(hand, Hand) else hand.count
