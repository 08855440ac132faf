"""The faces of guards, envoys and rumours as whole numbers.

What is printed never changes: every face is written once, and numbers.py copies it
(bench: research).
"""

from uguisu.games.ninjato.encoding.fields import DEMAND
from uguisu.games.ninjato.pieces.numbers import ALARM, CLANS, ELITE, RUMOURS, STEALTH, STRENGTH
from uguisu.games.ninjato.pieces.printed import Printed


def write_faces(printed: Printed) -> None:
    guards = ELITE + len(printed.elite_honour)
    printed.guard_numbers = [guard_face(printed, card) for card in range(guards)]
    envoys = len(printed.envoy_clan)
    printed.envoy_numbers = [envoy_face(printed, card) for card in range(envoys)]
    rumours = len(printed.rumour_type)
    printed.rumour_numbers = [rumour_face(printed, card) for card in range(rumours)]


def guard_face(printed: Printed, card: int) -> list[int]:
    out: list[int] = []
    is_pair = printed.is_pair(card)
    for side in (STRENGTH, STEALTH):
        out.append(printed.guard_value(card, side, 0))
        out.append(printed.guard_value(card, side, 1) if is_pair else 0)
    out.append(1 if ALARM <= card < ELITE else 0)
    out.append(1 if card >= ELITE else 0)
    out.append(printed.elite_honour[card - ELITE] if card >= ELITE else 0)
    return out


def envoy_face(printed: Printed, card: int) -> list[int]:
    out = [1] + [0] * CLANS
    out[1 + printed.envoy_clan[card]] = 1
    out.append(printed.envoy_age[card])
    out.append(1 if printed.envoy_mask[card] else 0)
    return out + demand_face(printed.demands[printed.envoy_demand[card]])


def rumour_face(printed: Printed, card: int) -> list[int]:
    out = [1] + [0] * RUMOURS
    out[1 + printed.rumour_type[card]] = 1
    return out + demand_face(printed.demands[printed.rumour_demand[card]])


def demand_face(places: list[int]) -> list[int]:
    """How many places ask for each word."""
    return [places.count(word) for word in range(DEMAND)]
