"""The action space of War of Clans: 300 ints.

  0.. 24  place a troop:  army it joins (another's province: first order; one's own: second)
 25.. 49  ninja:          army it is played on
 50..174  move a card:    (army it leaves) * 5 + province it goes to
175..299  attack:         attacking clan * 25 + army attacked
"""

from typing import Final

PLACE: Final = 0
PLAY_NINJA: Final = 25
MOVE: Final = 50
ATTACK: Final = 175
ACTIONS: Final = 300
