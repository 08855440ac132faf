"""Steps: what a seat's history is made of."""

from typing import Generic

import msgspec

from uguisu.kernel.type_variables import V_co


class Step(msgspec.Struct, Generic[V_co], frozen=True):
    """One thing a seat observed: who did what, as far as it could see, and what it saw then."""

    actor: int | None
    shown: str
    at: int
    view: V_co
