"""Steps: what a seat's history is made of."""

import msgspec

from uguisu.kernel.view import View


class Step(msgspec.Struct, frozen=True):
    """One thing a seat observed: who did what, as far as it could see, and what it saw then."""

    actor: int | None
    shown: str
    at: int
    view: View
