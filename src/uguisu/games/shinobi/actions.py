"""The action space of Shinobi: 22 ints.

 0..15  give the next target a card: its weapon * 4 + the weapon declared
16..18  turn two of one's three cards: all but that of the attacker at distance 3, 2, 1
19      accept what the two cards say
20, 21  denounce incompetence, denounce plotting
"""

from typing import Final

ASSIGN: Final = 0
REVEAL: Final = 16
ACCEPT: Final = 19
INCOMPETENCE: Final = 20
PLOTTING: Final = 21
ACTIONS: Final = 22
