"""The action space of Ninjato: one fixed numbering, the same for all player counts.

from  how many
   0       1  place a shuriken in the Dojo
   1      10  place it at a house:    house * 2 + side (strength, stealth)
  11      60  learn a skill:          skill * 6 + value of the card paid, 0 for none
  71     500  bribe an envoy:         place in the Palace * 125 + payment
 571      80  spread a rumour:        place in the Pavilion * 20 + payment
 651       6  take a Dojo card:       0 from the deck, or the value of an open one
 657       6  discard a Dojo card:    its value (0 is never legal)
 663    3456  strike:                 mixed radix, see `strike`
4119       4  give up (fail), banzai, leave, use Harmony
4123      10  use Spirit:             skill that is turned up
4133     100  use Choho:              treasure on the shuriken * 10 + treasure in the house
4233       5  keep a treasure after failing: its kind
4238      15  put up a clan marker:   clan * 5 + its place among the values
4253       4  disguise an envoy:      its clan, or 3 for none
4257       5  take a reward:          0 honour, or place in the Pavilion + 1
"""

from typing import Final

from uguisu.games.ninjato.rules.payments import PAYMENTS, SMALL_PAYMENTS
from uguisu.games.ninjato.rules.pieces import (
    CLANS,
    HOUSES,
    KINDS,
    MARKERS,
    ROW,
    SIDED,
    SKILLS,
    STRENGTH,
    VALUES,
)

GO_DOJO: Final = 0
INVADE: Final = 1
LEARN: Final = INVADE + HOUSES * 2
BRIBE: Final = LEARN + SKILLS * VALUES
SPREAD: Final = BRIBE + ROW * PAYMENTS
TAKE_CARD: Final = SPREAD + ROW * SMALL_PAYMENTS
DISCARD_CARD: Final = TAKE_CARD + VALUES
STRIKE: Final = DISCARD_CARD + VALUES

# The digits of a strike, the last one first.
HALVES: Final = 2
"""Which of a pair of guards it goes for."""
SETS: Final = 2
"""With Kenjutsu (by strength) or Intonjutsu (by stealth), or without."""
TWOS: Final = 3
"""How many Katonjutsu (by strength) or Shinobi-iri (by stealth)."""
ONES: Final = 3
"""How many Taijutsu."""
KICKERS: Final = 8
"""How many 3s beside the base."""
BASES: Final = 6
"""The card 1 to 5, or 0 for Boryaku."""
SIDES: Final = 2

TWO: Final = HALVES * SETS
ONE: Final = TWO * TWOS
MORE: Final = ONE * ONES
"""What one more of each tile, and one more kicker, adds to the number of a strike."""

STRIKES: Final = SIDES * BASES * KICKERS * ONES * TWOS * SETS * HALVES

FAIL: Final = STRIKE + STRIKES
BANZAI: Final = FAIL + 1
LEAVE: Final = FAIL + 2
USE_HARMONY: Final = FAIL + 3
USE_SPIRIT: Final = FAIL + 4
USE_CHOHO: Final = USE_SPIRIT + SKILLS
KEEP_ONE: Final = USE_CHOHO + SIDED * SIDED
PUT_MARKER: Final = KEEP_ONE + KINDS
DISGUISE_ENVOY: Final = PUT_MARKER + MARKERS
REWARD: Final = DISGUISE_ENVOY + CLANS + 1
ACTIONS: Final = REWARD + ROW + 1

BY_TACTICS: Final = 0


def strike(side: int, base: int, kickers: int, ones: int, twos: int, sets: int, half: int) -> int:
    """The action of this strike."""
    start = STRIKE + (side * BASES + base) * KICKERS * MORE
    return start + kickers * MORE + ones * ONE + twos * TWO + sets * HALVES + half


def half_of(action: int) -> int:
    return (action - STRIKE) % HALVES


def sets_of(action: int) -> int:
    return (action - STRIKE) // HALVES % SETS


def twos_of(action: int) -> int:
    return (action - STRIKE) // TWO % TWOS


def ones_of(action: int) -> int:
    return (action - STRIKE) // ONE % ONES


def kickers_of(action: int) -> int:
    return (action - STRIKE) // MORE % KICKERS


def base_of(action: int) -> int:
    return (action - STRIKE) // (MORE * KICKERS) % BASES


def side_of(action: int) -> int:
    return (action - STRIKE) // (MORE * KICKERS * BASES)


def base_value(side: int, base: int, sets: int) -> int:
    """NJT-24: what the base counts: 6 with Kenjutsu, 0 with Intonjutsu; Boryaku is a 4 or a 2."""
    if side == STRENGTH:
        return 6 if sets else 4 if base == BY_TACTICS else base
    return 0 if sets else 2 if base == BY_TACTICS else base


def value_of(action: int) -> int:
    """NJT-24, NJT-54: the base, then all the rest the helpful way."""
    side = side_of(action)
    start = base_value(side, base_of(action), sets_of(action))
    more = kickers_of(action) + ones_of(action) + 2 * twos_of(action)
    return start + more if side == STRENGTH else start - more
