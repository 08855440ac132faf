"""The fields of an observation of Ninjato; numbers.py writes them. Seats are counted from the
observer."""

from typing import Final

from uguisu.games.ninjato.pieces.numbers import (
    CLANS,
    HOUSES,
    KINDS,
    OVER,
    ROUNDS,
    ROW,
    RUMOURS,
    SKILLS,
    VALUES,
)
from uguisu.kernel.encoding import Fields

MOST: Final = 4
CARDS: Final = VALUES - 1
DEMAND: Final = 7
"""How many words there are for what a demand asks (components.py)."""
GUARD: Final = 7
GUARD_PARTS: Final = (
    "values against strength / 6 (2), against stealth / 6 (2), alarm, elite, its honour / 2"
)

FIELDS: Final = Fields()
SEATS: Final = FIELDS.add("seats", 3, "one-hot: 2, 3 or 4 players")
ROUND: Final = FIELDS.add("round", ROUNDS, "one-hot")
ASKS: Final = FIELDS.add(
    "asks", OVER + 1, "one-hot: what is decided, as `asks` of the view lists it"
)
TURN: Final = FIELDS.add(
    "turn", MOST, "one-hot: seat on turn, counted from the observer; none when over"
)
ORDER: Final = FIELDS.add("order", MOST, "place in the turn order / 4 by seat, from the observer")
NEXT_ORDER: Final = FIELDS.add(
    "next_order", MOST, "place in the next round's order / 4, as it stands"
)
TO_TAKE: Final = FIELDS.add("to_take", 1, "Dojo cards still to be taken / 4")
PLAYERS: Final = FIELDS.add_each(
    "players",
    MOST,
    f"honour / 100, shuriken left / 3, hand size / 7, cards seen taken / 4 by value ({CARDS}), "
    f"treasures / 8 by kind ({KINDS}), tiles / 2 by skill ({SKILLS}), "
    f"used tiles / 2 by skill ({SKILLS}), envoys / 5 by clan ({CLANS}), "
    f"masks / 3 by clan ({CLANS}), oldest age / 100 by clan ({CLANS}), "
    f"rumours / 4 by kind ({RUMOURS}), elite guards / 6, their honour / 12, "
    f"bonuses / 40 ({RUMOURS + 2})",
    "by seat: ",
)
HAND: Final = FIELDS.add("hand", CARDS, "own Dojo cards / 4 by value; 0 for a spectator")
HOUSES_AT: Final = FIELDS.add_each(
    "houses",
    HOUSES,
    f"clan one-hot ({CLANS}), honour / 8, whether it has a sentry, {GUARD_PARTS}, "
    f"light treasures / 3 by kind ({KINDS}), red ones / 3 by kind ({KINDS})",
)
DOJO: Final = FIELDS.add("dojo", CARDS, "open cards / 3 by value")
DOJO_DISCARDS: Final = FIELDS.add("dojo_discards", CARDS, "discarded cards / 12 by value")
SENSEI: Final = FIELDS.add("sensei", SKILLS, "open tiles by skill")
PALACE: Final = FIELDS.add_each(
    "palace", ROW, f"there, clan one-hot ({CLANS}), age / 100, mask, demand / 4 by word ({DEMAND})"
)
PAVILION: Final = FIELDS.add_each(
    "pavilion", ROW, f"there, kind one-hot ({RUMOURS}), demand / 4 by word ({DEMAND})"
)
SPENT: Final = FIELDS.add("spent", KINDS, "spent treasures / 24 by kind")
DECKS: Final = FIELDS.add_each(
    "sizes",
    1,
    "Dojo deck / 52, guards / 40, elite guards / 20, bag / 90, envoys / 21, rumours / 30, "
    "tiles / 16, disguises / 3",
)
CLANS_AT: Final = FIELDS.add_each(
    "clans", CLANS, f"honour / 20, first one-hot by seat ({MOST}), second one-hot by seat ({MOST})"
)
INVASION: Final = FIELDS.add_each(
    "invasion",
    1,
    f"house one-hot ({HOUSES}), side one-hot (2), {GUARD_PARTS}, halves beaten (2), "
    f"treasures on the shuriken / 3 ({2 * KINDS})",
)
SCORING: Final = FIELDS.add_each(
    "scoring",
    1,
    f"clan asked ({CLANS}), honour or rumour left by clan ({2 * CLANS}), masks ({MOST * CLANS})",
)

PLAYER: Final = (HAND - PLAYERS) // MOST
HOUSE: Final = (DOJO - HOUSES_AT) // HOUSES
ENVOY: Final = (PAVILION - PALACE) // ROW
TALE: Final = (SPENT - PAVILION) // ROW
CLAN: Final = (INVASION - CLANS_AT) // CLANS
