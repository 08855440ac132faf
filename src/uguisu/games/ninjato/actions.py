"""The actions of Ninjato, declared; rules and bots use numbers made from the declaration.

Columns such as CARD have, by action, the value of an argument: `CARD[action]`.
"""

from typing import Final

from uguisu.games.ninjato.components import CLAN_NAMES, SKILL_NAMES
from uguisu.games.ninjato.pieces.numbers import (
    BORYAKU,
    HOUSES,
    INTONJUTSU,
    KATONJUTSU,
    KENJUTSU,
    KICKER,
    MARKERS,
    ROW,
    SHINOBI_IRI,
    STEALTH,
    STRENGTH,
    TAIJUTSU,
    VALUES,
)
from uguisu.games.ninjato.pieces.payments import PAID, SMALL_PAYMENTS
from uguisu.kernel.action_space import ActionSpace, Kind

SIDES: Final = ("strength", "stealth")
TREASURES: Final = "fsvjg"
SIDED_TREASURES: Final = "fsvjgFSVJG"
"""Light and red."""

BY_TACTICS: Final = 0
"""The base of a strike is Boryaku; otherwise it is the value of a card."""
MOST_KICKERS: Final = 7
MOST_ONES: Final = 2
MOST_TWOS: Final = 2
"""How many 3s, Taijutsu, and Katonjutsu or Shinobi-iri a strike may have beside its base."""
HALVES: Final = 2
"""Which of a pair of guards it goes for."""

_SLOTS: Final = range(1, ROW + 1)
_PAYMENTS: Final = [
    "".join(letter * count for letter, count in zip(TREASURES, paid, strict=True)) for paid in PAID
]


def _strike(side: int, two: int, set_: int, example: str) -> Kind:
    """NJT-24, NJT-54: a base, kickers, and tiles that count one, count two, or set the base."""
    return Kind(
        SIDES[side],
        SIDES[side] + " {base}{kickers}{ones}{twos}{sets}{half}",
        f"strike by {SIDES[side]}, perhaps at the second guard of a pair",
        example,
        base=[SKILL_NAMES[BORYAKU], *range(1, VALUES)],
        kickers=[f"+{KICKER}" * count for count in range(MOST_KICKERS + 1)],
        ones=[f"+{SKILL_NAMES[TAIJUTSU]}" * count for count in range(MOST_ONES + 1)],
        twos=[f"+{SKILL_NAMES[two]}" * count for count in range(MOST_TWOS + 1)],
        sets=["", f"+{SKILL_NAMES[set_]}"],
        half=["", " second"],
    )


SPACE: Final = ActionSpace(
    Kind("dojo", "dojo", "place a shuriken in the Dojo"),
    Kind(
        "house",
        "house {house} {side}",
        "invade a house",
        "house 3 strength",
        house=range(1, HOUSES + 1),
        side=SIDES,
    ),
    Kind(
        "learn",
        "learn {skill}{card}",
        "learn a skill at the Sensei, and pay this card for it",
        "learn kenjutsu 5",
        skill=SKILL_NAMES,
        card=["", *(f" {value}" for value in range(1, VALUES))],
    ),
    Kind(
        "envoy",
        "envoy {slot} {payment}",
        "bribe an envoy of the Palace with these treasures",
        "envoy 2 fj",
        slot=_SLOTS,
        payment=_PAYMENTS,
    ),
    Kind(
        "rumour",
        "rumour {slot} {payment}",
        "spread a rumour of the Pavilion for these treasures",
        "rumour 3 g",
        slot=_SLOTS,
        payment=_PAYMENTS[:SMALL_PAYMENTS],
    ),
    Kind(
        "take",
        "take {card}",
        "take a card of the Dojo, open or from the deck",
        "take 4",
        card=["deck", *range(1, VALUES)],
    ),
    Kind(
        "discard",
        "discard {card}",
        "discard a card above the limit (0 is never legal)",
        "discard 3",
        card=range(VALUES),
    ),
    _strike(STRENGTH, KATONJUTSU, KENJUTSU, "strength 4+3+taijutsu"),
    _strike(STEALTH, SHINOBI_IRI, INTONJUTSU, "stealth 1 second"),
    Kind("fail", "fail", "give up"),
    Kind("banzai", "banzai", "go on, against the next guard"),
    Kind("leave", "leave", "leave the house with everything that was won"),
    Kind("harmony", "harmony", "use Harmony: fight by the other side"),
    Kind("spirit", "spirit {skill}", "use Spirit: turn a used tile up again", skill=SKILL_NAMES),
    Kind(
        "choho",
        "choho {given} {taken}",
        "use Choho: swap a treasure that was won for one in the house",
        "choho f J",
        given=SIDED_TREASURES,
        taken=SIDED_TREASURES,
    ),
    Kind("keep", "keep {kind}", "keep one treasure after failing", "keep j", kind=TREASURES),
    Kind(
        "marker",
        "marker {marker}",
        "put up this clan marker in a conquered house",
        marker=range(MARKERS),
    ),
    Kind(
        "disguise",
        "disguise {clan}",
        "disguise an envoy of this clan, or none",
        clan=[*CLAN_NAMES, "none"],
    ),
    Kind(
        "reward",
        "reward {reward}",
        "take honour or a rumour of the Pavilion as the reward of a clan",
        reward=["honour", *(f"rumour {slot}" for slot in _SLOTS)],
    ),
)

# Where kinds begin.
GO_DOJO: Final = SPACE.first("dojo")
INVADE: Final = SPACE.first("house")
LEARN: Final = SPACE.first("learn")
BRIBE: Final = SPACE.first("envoy")
SPREAD: Final = SPACE.first("rumour")
TAKE_CARD: Final = SPACE.first("take")
DISCARD_CARD: Final = SPACE.first("discard")
STRIKE: Final = SPACE.first("strength")
STEALTH_STRIKE: Final = SPACE.first("stealth")
FAIL: Final = SPACE.first("fail")
BANZAI: Final = SPACE.first("banzai")
LEAVE: Final = SPACE.first("leave")
USE_HARMONY: Final = SPACE.first("harmony")
USE_SPIRIT: Final = SPACE.first("spirit")
USE_CHOHO: Final = SPACE.first("choho")
KEEP_ONE: Final = SPACE.first("keep")
PUT_MARKER: Final = SPACE.first("marker")
DISGUISE_ENVOY: Final = SPACE.first("disguise")
REWARD: Final = SPACE.first("reward")

# By action, what its arguments are.
HOUSE: Final = SPACE.column("house")
SIDE: Final = SPACE.column("side")
SKILL: Final = SPACE.column("skill")
CARD: Final = SPACE.column("card")
SLOT: Final = SPACE.column("slot")
PAYMENT: Final = SPACE.column("payment")
GIVEN: Final = SPACE.column("given")
TAKEN: Final = SPACE.column("taken")
KIND: Final = SPACE.column("kind")
MARKER: Final = SPACE.column("marker")
CLAN: Final = SPACE.column("clan")
CHOSEN: Final = SPACE.column("reward")

BASE: Final = SPACE.column("base")
KICKERS: Final = SPACE.column("kickers")
ONES: Final = SPACE.column("ones")
TWOS: Final = SPACE.column("twos")
SETS: Final = SPACE.column("sets")
HALF: Final = SPACE.column("half")

# By arguments, the action.
INVASIONS: Final = SPACE.grid("house")
LESSONS: Final = SPACE.grid("learn")
BRIBES_OF: Final[list[int]] = [SPACE.encode("envoy", slot, 0) for slot in range(ROW)]
RUMOURS_OF: Final[list[int]] = [SPACE.encode("rumour", slot, 0) for slot in range(ROW)]
"""The first payment for the card in a slot; the others follow."""
SWAPS: Final = SPACE.grid("choho")
STRIKES_WITH: Final = [
    [SPACE.encode(side, base, 0, 0, 0, 0, 0) for base in range(VALUES)] for side in SIDES
]
"""[side][base]: the strike with nothing else at the first guard."""

SET: Final = SPACE.step("strength", "sets")
TWO: Final = SPACE.step("strength", "twos")
ONE: Final = SPACE.step("strength", "ones")
MORE: Final = SPACE.step("strength", "kickers")
"""What a tile of each sort, and one more kicker, add to the number of a strike."""


def side_of(action: int) -> int:
    """Of a strike."""
    return STRENGTH if action < STEALTH_STRIKE else STEALTH


def base_value(side: int, base: int, sets: int) -> int:
    """NJT-24: what the base counts: 6 with Kenjutsu, 0 with Intonjutsu; Boryaku is a 4 or a 2."""
    if side == STRENGTH:
        return 6 if sets else 4 if base == BY_TACTICS else base
    return 0 if sets else 2 if base == BY_TACTICS else base


def value_of(action: int) -> int:
    """NJT-24, NJT-54: the base, then all the rest the helpful way."""
    side = side_of(action)
    start = base_value(side, BASE[action], SETS[action])
    more = KICKERS[action] + ONES[action] + 2 * TWOS[action]
    return start + more if side == STRENGTH else start - more
