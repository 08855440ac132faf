"""Steps: what a seat's history is made of."""

from typing import Generic

import msgspec

from uguisu.kernel.type_variables import V_co


class Step(msgspec.Struct, Generic[V_co], frozen=True):
    """One step of a seat's history: the action as far as it could see it, and its view
    afterwards."""

    actor: int | None
    shown: str
    at: int
    view: V_co
