"""Action: a number in the action space of a game.

It is a type of its own, so that type checkers report a seat passed as an action (decision 0125).
Actions come from `State.legal`, `Game.read_action` and `ActionSpace`; a number from outside becomes
one by `Action(number)`, and is checked when it is carried out.
"""

from typing import NewType

Action = NewType("Action", int)
