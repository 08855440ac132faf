"""Action: a number in the action space of a game.

A type of its own, so that a seat passed for an action is an error (decision 0125). Actions come
from `State.legal`, `Game.read_action` and `ActionSpace`; a number from outside becomes one by
`Action(number)`, and is checked where it is carried out.
"""

from typing import NewType

Action = NewType("Action", int)
