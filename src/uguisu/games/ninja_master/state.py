"""All that lies on the table of Ninja Master, and when it happened.

Times are milliseconds of the table's own time. Tokens are the ninjas 0 to 4 (orange, blue, pink,
green, purple) and SWORD = 5. A face of a die is one int: colour * 4 + ninjas (0 is smoke), or
SWORD_FACE, or SHURIKEN_FACE.
"""

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from uguisu.kernel.action import Action
from uguisu.kernel.seats import CLOCK, NOBODY
from uguisu.kernel.state import ALONE, State

if TYPE_CHECKING:
    from uguisu.kernel.game import AnyGame

COLOURS: Final = 5
SWORD: Final = 5
TOKENS: Final = 6
HANDS: Final = 2

DICE: Final = 9
SIDES: Final = 6
SWORD_FACE: Final = 20
SHURIKEN_FACE: Final = 21
FACES: Final = 22


THROWING: Final = 0
TUMBLING: Final = 1
RACING: Final = 2

ROUND_SECONDS: Final = 30
WINDOW_MS: Final = 120
"""The defaults of the options."""
TUMBLE: Final = 1800
"""How long the dice roll."""
CALM: Final = 4
"""NMA-32: how many times as long everything takes at a calm table."""
BREATH: Final = 4000
"""NMA-32: what happens within one breath happens at once. A calm round is whole breaths long."""
HUMAN: Final = 80
"""NMA-25: nobody reacts sooner after the dice have come to rest."""
FALSE_STARTS: Final = 3
"""NMA-7: the most false starts of a seat in one round."""


# How points are made (score sheets), and one seat's row in `sheet`.
START: Final = 0
STOLEN: Final = 1
ROBBED: Final = 2
SWORD_FAULT: Final = 3
NINJAS: Final = 4
SMOKED: Final = 5
SHURIKEN: Final = 6
RIGHT: Final = 7
WRONG: Final = 8
FLOOR: Final = 9
WAYS: Final = 10

# What `last_round` tells about the round scored last; times are since the dice rested.
LAST_ROUND: Final = 0
LAST_SWORD: Final = 1
LAST_SHURIKEN: Final = 2
LAST_SHOUTER: Final = 3
LAST_NUMBER: Final = 4
LAST_SHOUTED: Final = 5
LAST_PLAYING: Final = 6
LAST_HOLDERS: Final = 7
LAST_TIMES: Final = LAST_HOLDERS + TOKENS
LAST_RIVALS: Final = LAST_TIMES + TOKENS
LAST_RIVAL_TIMES: Final = LAST_RIVALS + TOKENS
LAST_SCORES: Final = LAST_RIVAL_TIMES + TOKENS
"""One score per seat before the round, then one per seat after it."""

MOST_SEATS: Final = 5
WITH_CLOCK: Final = [
    (*(seat for seat in range(MOST_SEATS) if seats >> seat & 1), CLOCK)
    for seats in range(1 << MOST_SEATS)
]
"""[bit set of seats]: who acts while the dice roll, or in the race."""


class NinjaMasterState(State):
    FIELDS: ClassVar[tuple[str, ...]] = (
        *State.FIELDS,
        "faces",
        "most",
        "round_ms",
        "round_limit",
        "window_ms",
        "calm",
        "round",
        "phase",
        "time",
        "rest_at",
        "scores",
        "sword",
        "shuriken",
        "playing",
        "stages",
        "stage",
        "dice",
        "holders",
        "times",
        "rivals",
        "rival_times",
        "posed",
        "finished",
        "false_starts",
        "sheet",
        "last_round",
        "last_dice",
        "cut_off",
    )

    def __init__(
        self, game: "AnyGame", seats: int, key: bytes, like: "NinjaMasterState | None" = None
    ) -> None:
        """A new table, or one like another: set once, as search makes clones by the million."""
        super().__init__(game, seats, key)
        if like is None:
            self.faces = b""
            """The six faces of every die in turn."""
            self.most = 0
            """The most ninjas that the dice can show."""
            self.round_ms = 0
            self.round_limit = 0
            self.window_ms = 0
            self.calm = False
            """NMA-32: who is faster has no advantage."""
            self.round = 1
            self.phase = THROWING
            self.time = 0
            """When the last event happened."""
            self.rest_at = 0
            """When the dice come, or came, to rest."""
            self.scores = [0] * seats
            self.sword = 0
            self.shuriken = 0
            self.playing: i64 = (1 << seats) - 1
            """Bit set of the seats that grab, shout and score: all, or those tied (NMA-23)."""
            self.stages = [0] * seats
            """The last tie-break that each seat reached."""
            self.stage = 0
            """The tie-break being played; 0 before the first."""
            self.dice = b""
            """The faces of the throw, drawn when the dice leave the hand; nobody sees them roll."""
            self.holders = [NOBODY] * TOKENS
            self.times = [0] * TOKENS
            self.rivals = [NOBODY] * TOKENS
            """The first seat that reached for a token too late."""
            self.rival_times = [0] * TOKENS
            self.posed: i64 = 0
            """Bit set of the seats that keep their hands back until the dice rest."""
            self.finished: i64 = 0
            """Bit set of the seats that are done with this round (NMA-12)."""
            self.false_starts = [0] * seats
            self.sheet = [0] * (seats * WAYS)
            """How every seat made its points, from the first round on."""
            self.last_round: list[int] = []
            """The round scored last (see LAST_ROUND); never changed, only replaced."""
            self.last_dice = b""
            self.cut_off = False
            return
        self.faces = like.faces
        self.most = like.most
        self.round_ms = like.round_ms
        self.round_limit = like.round_limit
        self.window_ms = like.window_ms
        self.calm = like.calm
        self.round = like.round
        self.phase = like.phase
        self.time = like.time
        self.rest_at = like.rest_at
        self.scores = like.scores[:]
        self.sword = like.sword
        self.shuriken = like.shuriken
        self.playing = like.playing
        self.stages = like.stages[:]
        self.stage = like.stage
        self.dice = like.dice
        self.holders = like.holders[:]
        self.times = like.times[:]
        self.rivals = like.rivals[:]
        self.rival_times = like.rival_times[:]
        self.posed = like.posed
        self.finished = like.finished
        self.false_starts = like.false_starts[:]
        self.sheet = like.sheet[:]
        self.last_round = like.last_round
        self.last_dice = like.last_dice
        self.cut_off = like.cut_off
        self.copy_base(like)

    def actors(self) -> tuple[int, ...]:
        if self.is_over:
            return ()
        if self.phase == THROWING:
            return ALONE[self.shuriken]
        return WITH_CLOCK[self.acting()]

    def acting(self) -> i64:
        """Bit set of the seats that may do anything while the dice roll, or in the race."""
        if self.phase == RACING:
            return self.playing & ~self.finished
        acting = self.playing & ~self.posed
        for seat in range(self.seats):
            if self.false_starts[seat] >= FALSE_STARTS:
                acting &= ~(1 << seat)
        return acting

    def may_act(self, seat: i64) -> bool:
        return (self.acting() >> seat & 1) != 0

    def legal(self, seat: int) -> list[Action]:
        return race.choices(self, seat).actions

    def may_apply(self, seat: int, action: Action, at: int) -> bool:
        may = action in race.choices(self, seat).all
        return may and race.is_timely(self, seat, action, at)

    def carry_out(self, seat: int, action: Action, at: int) -> None:
        race.carry_out(self, seat, action, at)

    def is_cut_off(self) -> bool:
        return self.cut_off

    def due(self) -> int:
        if self.phase == TUMBLING:
            return self.rest_at
        return self.rest_at + self.round_ms

    def places(self) -> list[int]:
        return ending.places(self)

    def clone(self) -> "NinjaMasterState":
        return NinjaMasterState(self.game, self.seats, self.key, self)


from uguisu.games.ninja_master.rules import ending, race  # noqa: E402  (they need the class above)
