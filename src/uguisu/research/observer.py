"""What OpenSpiel's players see: observations, and information states with perfect recall.

What is public is what a spectator sees and has seen: the same for all players, whoever asks.

The tensor of an information state is the encoded view, the last steps, and a digest of everything
the seat has ever seen: so two information states have different tensors, at a size that does not
grow with the game (docs/decisions/0032).
"""

from hashlib import blake2b
from typing import Any, Final

import numpy as np
import pyspiel

from uguisu.kernel.game import Game
from uguisu.kernel.seats import CLOCK, LETTERS
from uguisu.research.arrays import encoding_size
from uguisu.research.table import ResearchTable

DIGEST: Final = 128
"""Bits of the digest."""
RECENT: Final = 24
"""The last steps that are spelled out."""
NUMBER: Final = 14
"""Bits of an action's number, from 1; 0 stands for what the seat could not see."""


class Observer:
    """OpenSpiel's observer protocol: `tensor`, its parts in `dict`, `set_from`, `string_from`."""

    def __init__(self, game: Game, seats: int, kind: Any) -> None:
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("What all players know together is nobody's view.")
        self.game = game
        self.seats = seats
        self.is_private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.is_public = bool(kind.public_info)
        self.recalls = bool(kind.perfect_recall)
        shapes: dict[str, tuple[int, ...]] = {"player": (seats,)} if self.is_private else {}
        if self.is_public:
            shapes["view"] = (encoding_size(game),)
        if self.is_public and self.recalls:
            shapes["recent"] = (RECENT, seats + NUMBER)
            shapes["digest"] = (DIGEST,)
        self.tensor = np.zeros(sum(int(np.prod(shape)) for shape in shapes.values()), np.float32)
        self.dict: dict[str, Any] = {}
        at = 0
        for name, shape in shapes.items():
            size = int(np.prod(shape))
            self.dict[name] = self.tensor[at : at + size].reshape(shape)
            at += size

    def set_from(self, state: Any, player: int) -> None:
        self.tensor.fill(0)
        if self.is_private:
            self.dict["player"][player] = 1
        table: ResearchTable | None = state.table
        if table is None or not self.is_public:
            return
        observer = player if self.is_private else None
        self.dict["view"][:] = self.game.encode(self.game.view(table.state, observer))
        if self.recalls:
            self._recall(table, observer)

    def _recall(self, table: ResearchTable, observer: int | None) -> None:
        told = blake2b(self._story(table, observer).encode(), digest_size=DIGEST // 8).digest()
        self.dict["digest"][:] = np.unpackbits(np.frombuffer(told, np.uint8))
        for row, memory in zip(self.dict["recent"], reversed(table.story(observer)), strict=False):
            if memory.actor is not None and memory.actor != CLOCK:
                row[memory.actor] = 1
            if memory.action is not None:
                row[self.seats :] = [memory.action + 1 >> bit & 1 for bit in range(NUMBER)]

    def _story(self, table: ResearchTable, observer: int | None) -> str:
        return "\n".join(memory.line for memory in table.story(observer))

    def string_from(self, state: Any, player: int) -> str | None:
        table: ResearchTable | None = state.table
        if not self.is_public:
            return None
        if table is None:
            return ""
        observer = player if self.is_private else None
        name = [LETTERS[player]] if self.is_private else []
        if self.recalls:
            return "\n".join([*name, self._story(table, observer)])
        return " ".join([*name, self.game.write_view(self.game.view(table.state, observer))])
