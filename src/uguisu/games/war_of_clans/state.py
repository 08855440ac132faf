"""All that lies on the table of War of Clans.

An army is one int: province * 5 + clan. Cards are clans 0 to 4, and NINJA = 5.

The action space, 300 ints:
  0.. 24  place a troop:  army it joins (another's province: first order; one's own: second)
 25.. 49  ninja:          army it is played on
 50..174  move a card:    (army it leaves) * 5 + province it goes to
175..299  attack:         attacking clan * 25 + army attacked
"""

from typing import TYPE_CHECKING, ClassVar, Final

from uguisu.kernel.state import State

if TYPE_CHECKING:
    from uguisu.kernel.game import Game

CLANS: Final = 5
NINJA: Final = 5
KINDS: Final = 6
HAND: Final = 4

PLACE: Final = 0
PLAY_NINJA: Final = 25
MOVE: Final = 50
ATTACK: Final = 175
ACTIONS: Final = 300

NOBODY: Final = -1


class WarOfClansState(State):
    FIELDS: ClassVar[tuple[str, ...]] = (
        *State.FIELDS,
        "everyone",
        "loyalty",
        "armies",
        "hands",
        "deck",
        "discards",
        "turn",
        "order",
        "touched",
        "last_drawer",
        "turns_left",
        "only_ninjas",
    )

    def __init__(self, game: "Game", seats: int, key: bytes) -> None:
        super().__init__(game, seats, key)
        self.everyone = False
        """Option `final_lap: everyone`."""
        self.loyalty = b""
        """The clan of every seat, then the undealt ones."""
        self.armies = [0] * (seats * CLANS)
        self.hands = [0] * (seats * KINDS)
        self.deck = b""
        """What is left of it, the next card first."""
        self.discards = [0] * KINDS
        self.turn = 0
        self.order = 1
        self.touched = 0
        """Bit set of the armies that cannot be attacked this turn (WOC-14)."""
        self.last_drawer = NOBODY
        self.turns_left = 0
        """Turns still to be played in the last lap."""
        self.only_ninjas = 0
        """Bit set of seats of which everybody knows that they hold no troop (a skipped order)."""
        self.choices: list[int] = []

    def actors(self) -> tuple[int, ...]:
        if self.is_over:
            return ()
        return (self.turn,)

    def legal(self, seat: int) -> list[int]:
        if seat != self.turn or self.is_over:
            return []
        return self.choices

    def carry_out(self, seat: int, action: int, at: int) -> None:
        rules.carry_out(self, action)

    def places(self) -> list[int]:
        return rules.places(self)

    def clone(self) -> "WarOfClansState":
        other = WarOfClansState.__new__(WarOfClansState)
        other.game = self.game
        other.seats = self.seats
        other.key = self.key
        other.counter = self.counter
        other.revelations = self.revelations
        other.is_over = self.is_over
        other.everyone = self.everyone
        other.loyalty = self.loyalty
        other.armies = self.armies[:]
        other.hands = self.hands[:]
        other.deck = self.deck
        other.discards = self.discards[:]
        other.turn = self.turn
        other.order = self.order
        other.touched = self.touched
        other.last_drawer = self.last_drawer
        other.turns_left = self.turns_left
        other.only_ninjas = self.only_ninjas
        other.choices = self.choices
        return other

    def hand_size(self, seat: int) -> int:
        return sum(self.hands[seat * KINDS : seat * KINDS + KINDS])


from uguisu.games.war_of_clans import rules  # noqa: E402  (rules need the class above)
