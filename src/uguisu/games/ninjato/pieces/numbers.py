"""The pieces of Ninjato as numbers: what an int in the state stands for."""

from typing import Final

NONE: Final = -1
"""No piece: an empty slot, no guard, no house."""

HOUSES: Final = 5
SHURIKEN: Final = 3
ROUNDS: Final = 7
HAND_LIMIT: Final = 7
FIRST_HAND: Final = 4
OPEN_CARDS: Final = 3
ROW: Final = 4
"""Open envoys, open rumours; the most open tiles."""

STRENGTH: Final = 0
STEALTH: Final = 1

# Where a shuriken lies: the Dojo, from 1 on house * 2 + side, then the other three.
AT_DOJO: Final = 0
AT_HOUSES: Final = 1
AT_SENSEI: Final = 11
AT_PALACE: Final = 12
AT_PAVILION: Final = 13
PLACES: Final = 14

# Dojo cards are their values, 1 to 5; counts of them are lists of six, the first unused.
VALUES: Final = 6
KICKER: Final = 3

# Treasures by kind; by kind and side they are 0 to 9, red ones from 5.
KINDS: Final = 5
FAN: Final = 0
SCROLL: Final = 1
VASE: Final = 2
JADE: Final = 3
GOLD: Final = 4
RED: Final = 5
SIDED: Final = 10
WORTH: Final = (2, 3, 4, 5, 0)
"""NJT-7: honour of a fan, scroll, vase, jade; gold has that of what it stands for."""

CLANS: Final = 3
TAIRA: Final = 0
MINAMOTO: Final = 1
GO_SHIRAKAWA: Final = 2

# A clan marker is clan * 5 + its place among the values 2, 4, 5, 6, 8.
MARKS: Final = 5
MARKERS: Final = 15

SKILLS: Final = 10
TAIJUTSU: Final = 0
KATONJUTSU: Final = 1
SHINOBI_IRI: Final = 2
INTONJUTSU: Final = 3
KENJUTSU: Final = 4
BORYAKU: Final = 5
CHOHO: Final = 6
SPIRIT: Final = 7
HARMONY: Final = 8
HENSOJUTSU: Final = 9

# A guard is its value - 1, and 5 more with an alarm; elite guards follow from 10, by kind.
GUARDS: Final = 10
ALARM: Final = 5
ELITE: Final = 10

RUMOURS: Final = 5
WARRIOR: Final = 0
GOODWILL: Final = 1
FRIENDS: Final = 2
MASTER: Final = 3
DISHONOUR: Final = 4

# What honour was made with, in the tallies of a seat.
BRIBES: Final = 0
SPREADING: Final = 1
AFTER_3: Final = 2
AFTER_5: Final = 3
AFTER_7: Final = 4
BONUS: Final = 5
"""The five rumours' bonuses, in their order, from here."""
UNSPENT: Final = 10
GUARDS_BEATEN: Final = 11
SOURCES: Final = 12

# What is asked of the seat on turn.
PLACE: Final = 0
TAKE: Final = 1
DISCARD: Final = 2
FIGHT: Final = 3
CHOICE: Final = 4
KEEP: Final = 5
CONQUER: Final = 6
DISGUISE: Final = 7
FIRSTS: Final = 8
SECONDS: Final = 9
OVER: Final = 10
DONE: Final = 11
"""The shuriken's place is done: a transient phase, inside the rules only."""
SCORED: Final = 12
"""The scoring is done: a transient phase, inside the rules only."""

# What a clan's first has left for its second.
NOTHING: Final = 0
HONOUR: Final = 1
RUMOUR: Final = 2
