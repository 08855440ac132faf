"""The action space of Ninja Master: 17 ints and one for every number that can be shouted.

 0       throw the dice
 1       pose:     keep the hands back until the dice rest, for players who act in turns
 2..  7  grab:     token
 8.. 13  late:     token that another was quicker to grab; it only tells who was beaten
14       done:     no more grabs and no shout in this round
15, 16   rest, timeout: of the clock
17..     shout:    number of ninjas, up to the most that the dice can show
"""

from typing import Final

THROW: Final = 0
POSE: Final = 1
GRAB: Final = 2
LATE: Final = 8
DONE: Final = 14
REST: Final = 15
TIMEOUT: Final = 16
SHOUT: Final = 17
