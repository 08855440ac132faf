"""The pieces of a game while a position is read: what has no place yet."""

from collections.abc import Iterable, Sequence

from uguisu.games.ninjato.components import SKILL_NAMES, TREASURE_NAMES
from uguisu.games.ninjato.notation.pieces import Faces
from uguisu.games.ninjato.pieces.numbers import ELITE
from uguisu.games.ninjato.pieces.printed import Printed
from uguisu.games.ninjato.rules.draws import counted
from uguisu.kernel.errors import BadNotation


class Pieces:
    """All pieces of one sort, by number; every one that is placed is taken from here."""

    def __init__(self, what: str, names: Sequence[str], counts: Sequence[int]) -> None:
        self.what = what
        self.names = names
        self.total = list(counts)
        self.left = list(counts)

    def take(self, number: int) -> int:
        if self.left[number] == 0:
            total = self.total[number]
            raise BadNotation(f"There are only {total} of {self.what} {self.names[number]}.")
        self.left[number] -= 1
        return number

    def take_all(self, numbers: Iterable[int]) -> bytes:
        return bytes([self.take(number) for number in numbers])

    def rest(self) -> bytes:
        """All that are left, in one fixed order; they have their place now."""
        found = counted(self.left)
        self.left = [0] * len(self.left)
        return found


class Stock:
    """All sorts of pieces."""

    def __init__(self, printed: Printed, names: Faces) -> None:
        cards = [str(value) for value in range(len(printed.dojo_cards))]
        once = [1] * len(names.envoys)
        self.cards = Pieces("the Dojo cards", cards, printed.dojo_cards)
        self.guards = Pieces("the guards", names.guards, printed.guards)
        self.elites = Pieces("the elite guards", names.elites, printed.elite_copies)
        self.treasures = Pieces("the treasures", TREASURE_NAMES, printed.treasures)
        self.envoys = Pieces("the envoys", names.envoys, once)
        self.rumours = Pieces("the rumours", names.rumours, printed.rumour_copies)
        self.tiles = Pieces("the skill tiles", SKILL_NAMES, printed.skill_copies)

    def guard(self, card: int) -> int:
        """A guard of either sort, elite ones from ELITE on."""
        if card >= ELITE:
            return ELITE + self.elites.take(card - ELITE)
        return self.guards.take(card)
