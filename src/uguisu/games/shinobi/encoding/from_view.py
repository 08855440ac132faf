"""A view of Shinobi as numbers, for learning. Seats are rotated so that the observer is 0."""

from typing import Final

from uguisu.games.shinobi.state import ATTACKS, CAUSES, MOST_SEATS, WEAPONS
from uguisu.games.shinobi.view.types import (
    OUTCOMES,
    PHASES,
    Attack,
    Card,
    Hand,
    ShinobiView,
    Verdict,
)
from uguisu.kernel.game import Field

FULL: Final = 5.0
CARD: Final = 2 * WEAPONS + 1
ENDINGS: Final = OUTCOMES[1:]

ENCODING: Final = (
    Field("seats", 3, "one-hot: 4, 5 or 6 players"),
    Field("phase", len(PHASES), "one-hot: assign, reveal, decide; none when over"),
    Field("turn", MOST_SEATS, "one-hot: seat on turn, counted from the observer; none when over"),
    Field("target", MOST_SEATS, "one-hot: whom the seat on turn attacks next"),
    Field("start", MOST_SEATS, "one-hot: who has the pawn"),
    Field("lives", MOST_SEATS, "lives / 5 by seat"),
    Field("lost", MOST_SEATS * CAUSES, "lives lost / 5 by seat: attacks, accusations, denounced"),
    Field("hand", WEAPONS, "1 for own weapons in hand; 0 for a spectator"),
    Field(
        "attacks",
        MOST_SEATS * ATTACKS * CARD,
        "by victim and attacker (nearest first): one-hot declared weapon, one-hot weapon if "
        "the observer sees it, 1 if it is face up",
    ),
    Field("verdicts", MOST_SEATS * len(ENDINGS), "one-hot by seat of the verdict shown"),
    Field("free", 1, "1 with the option declarations free"),
    Field("round", 1, "round / round limit, 0 without a limit"),
)


def encode(view: ShinobiView) -> list[float]:
    first = view.observer or 0
    seats = [(first + i) % view.seats for i in range(view.seats)]
    pad = MOST_SEATS - view.seats
    phase = PHASES.index(view.phase) if view.phase in PHASES else -1
    out = _one_hot(view.seats - 4, 3) + _one_hot(phase, len(PHASES))
    for seat in (None if view.is_over else view.turn, view.target, view.start):
        out += _one_hot(-1 if seat is None else (seat - first) % view.seats, MOST_SEATS)
    out += [view.lives[seat] / FULL for seat in seats] + [0.0] * pad
    out += [n / FULL for seat in seats for n in view.lost[seat]] + [0.0] * (pad * CAUSES)
    out += _own_hand(view)
    for seat in seats:
        for attack in view.attacks[seat]:
            out += _attack(attack)
    out += [0.0] * (pad * ATTACKS * CARD)
    for seat in seats:
        out += _verdict(view.verdicts[seat])
    out += [0.0] * (pad * len(ENDINGS))
    out.append(float(view.declarations == "free"))
    out.append(view.round / view.round_limit if view.round_limit else 0.0)
    return out


def _one_hot(at: int, size: int) -> list[float]:
    return [float(i == at) for i in range(size)]


def _own_hand(view: ShinobiView) -> list[float]:
    hand = None if view.observer is None else view.hands[view.observer]
    held = hand.weapons if isinstance(hand, Hand) else ()
    return [float(weapon in held) for weapon in range(WEAPONS)]


def _attack(attack: Attack | None) -> list[float]:
    if attack is None:
        return [0.0] * CARD
    seen = attack.card.weapon if isinstance(attack.card, Card) else -1
    return [*_one_hot(attack.declared, WEAPONS), *_one_hot(seen, WEAPONS), float(attack.open)]


def _verdict(verdict: Verdict | None) -> list[float]:
    return _one_hot(-1 if verdict is None else ENDINGS.index(verdict.outcome), len(ENDINGS))
