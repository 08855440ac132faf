"""The types of views of Ninja Master."""

from typing import Final, Literal

import msgspec

from uguisu.kernel.view import FaceDown, View

Phase = Literal["throw", "tumble", "race"]

PHASES: Final[tuple[Phase, ...]] = ("throw", "tumble", "race")
WAY_NAMES: Final = (
    "start",
    "stolen",
    "robbed",
    "fault",
    "ninjas",
    "smoke",
    "shuriken",
    "right",
    "wrong",
    "floor",
)
"""How points are made, in the order of `ways` and `sheet`."""


class Dice(msgspec.Struct, frozen=True, tag="dice"):
    """Dice at rest, by the names of their faces."""

    faces: tuple[str, ...]


class Reach(msgspec.Struct, frozen=True):
    """Whose hand, and how many milliseconds after the dice had come to rest."""

    seat: int
    after: int


class Token(msgspec.Struct, frozen=True):
    """One thing to grab; `rival` was the first to reach for it too late; `points` is what it
    brought its holder, when the round is scored."""

    name: str
    letter: str
    shape: str
    holder: Reach | None
    rival: Reach | None
    points: int | None = None


class Shout(msgspec.Struct, frozen=True):
    seat: int
    number: int
    after: int
    is_right: bool


class Scored(msgspec.Struct, frozen=True):
    """The round scored last. `ways[seat]` is what it brought by each way of making points (see
    `WAY_NAMES`), before scores are kept from falling below 0; `sword` and `shuriken` are the
    owners of that round; `count` is how many ninjas there were."""

    round: int
    playing: tuple[int, ...]
    sword: int
    shuriken: int
    dice: Dice
    count: int
    tokens: tuple[Token, ...]
    shout: Shout | None
    ways: tuple[tuple[int, ...], ...]
    before: tuple[int, ...]
    after: tuple[int, ...]


class NinjaMasterView(View, frozen=True, kw_only=True, tag="ninja-master"):
    """Times are the table's milliseconds: `time` of the last event, `rest_at` when the dice come
    or came to rest, `due` when the clock acts next. `playing` are the seats in this round, fewer
    than all in a tie-break; at a `calm` table being faster is no advantage; `sheet[seat]` is how
    all points so far were made."""

    phase: Phase
    round: int
    round_ms: int
    round_limit: int
    window_ms: int
    calm: bool
    most: int
    time: int
    rest_at: int | None
    due: int | None
    scores: tuple[int, ...]
    sword: int
    shuriken: int
    playing: tuple[int, ...]
    tie_break: int
    dice: Dice | FaceDown | None
    tokens: tuple[Token, ...]
    posed: tuple[int, ...]
    finished: tuple[int, ...]
    false_starts: tuple[int, ...]
    last: Scored | None
    sheet: tuple[tuple[int, ...], ...]
    cut_off: bool
