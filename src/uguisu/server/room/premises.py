"""What the rooms of a node have in common."""

import msgspec

from uguisu.server.bus.bus import Bus
from uguisu.server.settings import Settings
from uguisu.server.store.store import Store


class Premises(msgspec.Struct, frozen=True):
    """`node` is the node's name on the bus."""

    settings: Settings
    store: Store
    bus: Bus
    node: str
