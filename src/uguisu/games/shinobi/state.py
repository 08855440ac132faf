"""All that lies on the table of Shinobi.

Weapons are 0 to 3: shuriken, sai, katana, blowgun. A slot is one int, victim * 3 + distance - 1:
where the card lies that the victim got from the attacker so many seats to the left.
"""

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from uguisu.kernel.action import Action
from uguisu.kernel.state import TurnState

if TYPE_CHECKING:
    from uguisu.kernel.game import AnyGame

MOST_SEATS: Final = 6
WEAPONS: Final = 4
ATTACKS: Final = 3
"""How many rivals one attacks, and how many attack one."""


ASSIGNING: Final = 0
REVEALING: Final = 1
DECIDING: Final = 2

BY_ATTACK: Final = 0
BY_ACCUSATION: Final = 1
BY_DENUNCIATION: Final = 2
CAUSES: Final = 3
"""Why a life was lost: to an attack, by a false accusation, denounced by the victim."""

UNRESOLVED: Final = 0
MISSED: Final = 1
STRUCK: Final = 2
INCOMPETENCE_PROVED: Final = 3
INCOMPETENCE_REFUTED: Final = 4
PLOTTING_PROVED: Final = 5
PLOTTING_REFUTED: Final = 6

NOTHING: Final = -1
"""No weapon: no card lies there yet."""
EVERY_WEAPON: Final = (1 << WEAPONS) - 1
BLANK: Final[list[int]] = []
"""Placeholder for a list that is set later, so that `clone` makes no list twice."""


class ShinobiState(TurnState):
    FIELDS: ClassVar[tuple[str, ...]] = (
        *TurnState.FIELDS,
        "free",
        "round_limit",
        "clans",
        "lives",
        "lost",
        "hands",
        "cards",
        "declared",
        "faces",
        "start",
        "round",
        "phase",
        "given",
        "verdicts",
        "last_to_fall",
    )

    def __init__(
        self, game: "AnyGame", seats: int, key: bytes, like: "ShinobiState | None" = None
    ) -> None:
        """A new table, or one like another: set once, as search makes clones by the million."""
        super().__init__(game, seats, key)
        if like is None:
            self.free = False
            """Option `declarations: free`."""
            self.round_limit = 0
            """The last round that is played; 0 for no limit."""
            self.clans = b""
            """The clan of every seat."""
            self.lives = BLANK
            self.lost = BLANK
            """Lives lost, by seat * 3 + cause."""
            self.hands = BLANK
            """Bit sets of the weapons in hand, by seat."""
            self.cards = BLANK
            """The weapons of the cards that lie before the victims, by slot."""
            self.declared = BLANK
            """The weapons declared for them, by slot."""
            self.faces: i64 = 0
            """Bit set of the slots whose card is face up."""
            self.start = 0
            """Who has the start-player pawn."""
            self.round = 1
            self.phase = ASSIGNING
            self.given = 0
            """How many cards the attacker on turn has given."""
            self.verdicts = BLANK
            """How every seat resolved, verdict * 4 + weapon of the third card if that was turned;
            kept until the next round is resolved."""
            self.last_to_fall = 0
            """Bit set of the seats that fell in the same moment and left nobody alive (SHI-26)."""
            return
        self.free = like.free
        self.round_limit = like.round_limit
        self.clans = like.clans
        self.lives = like.lives[:]
        self.lost = like.lost[:]
        self.hands = like.hands[:]
        self.cards = like.cards[:]
        self.declared = like.declared[:]
        self.faces = like.faces
        self.start = like.start
        self.round = like.round
        self.phase = like.phase
        self.given = like.given
        self.verdicts = like.verdicts[:]
        self.last_to_fall = like.last_to_fall
        self.copy_turn(like)

    def clear(self) -> None:
        """An empty table: every clan has its four cards in hand."""
        self.hands = [EVERY_WEAPON] * self.seats
        self.cards = [NOTHING] * (self.seats * ATTACKS)
        self.declared = [NOTHING] * (self.seats * ATTACKS)
        self.faces = 0

    def carry_out(self, seat: int, action: Action, at: int) -> None:
        rounds.carry_out(self, action)

    def places(self) -> list[int]:
        return rounds.places(self)

    def is_cut_off(self) -> bool:
        return rounds.is_cut_off(self)

    def clone(self) -> "ShinobiState":
        return ShinobiState(self.game, self.seats, self.key, self)


from uguisu.games.shinobi.rules import rounds  # noqa: E402  (rules need the class above)
