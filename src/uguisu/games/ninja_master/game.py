"""Ninja Master, bound together; the only module of the game outsiders import."""

from collections.abc import Iterable, Sequence

import msgspec

from uguisu.games.ninja_master import arbitration, encoding, narration, notation, sentences
from uguisu.games.ninja_master import redeal as redealing
from uguisu.games.ninja_master import view as views
from uguisu.games.ninja_master.arbitration import Decision, Event, Report, Ruling
from uguisu.games.ninja_master.info import INFO
from uguisu.games.ninja_master.reading import Reader
from uguisu.games.ninja_master.referee import RaceReferee
from uguisu.games.ninja_master.rules import ending
from uguisu.games.ninja_master.state import (
    CALM,
    COLOURS,
    DICE,
    FALSE_STARTS,
    ROUND_SECONDS,
    SHOUT,
    SIDES,
    SWORD_FACE,
    WINDOW_MS,
    NinjaMasterState,
)
from uguisu.games.ninja_master.view import COLOUR_NAMES, FACE_NAMES, WAY_NAMES, NinjaMasterView
from uguisu.games.rulebook import Rulebook, read_components
from uguisu.kernel.errors import BadComponents, NotYourTurn, UguisuError, quoted
from uguisu.kernel.game import Field
from uguisu.kernel.given import check_action, check_observer
from uguisu.kernel.message import Message
from uguisu.kernel.options import Option, Options
from uguisu.kernel.picks import Groups
from uguisu.kernel.rng import Chance
from uguisu.kernel.state import State
from uguisu.kernel.view import ScoreLine


class Tokens(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    ninjas: int
    swords: int
    shuriken: int
    certainty: str


class DiceFaces(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    faces: tuple[str, ...]
    certainty: str


class Components(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """NMA-1, NMA-2: what `components.toml` says."""

    tokens: Tokens
    dice: DiceFaces


class NinjaMaster(Rulebook):
    id = "ninja-master"
    title = "Ninja Master"
    prefix = "NMA"
    info = INFO
    seat_range = range(2, 6)
    referee = RaceReferee()
    options = (
        Option("pace", "race", "NMA-32", choices=("race", "calm")),
        Option("round_seconds", ROUND_SECONDS, "NMA-12", low=5, high=300),
        Option("round_limit", 0, "NMA-31", low=0, high=1000, bots_only=200),
        Option("window_ms", WINDOW_MS, "NMA-25", low=0, high=1000),
    )

    def __init__(self, house: str = "") -> None:
        self.house = house
        self.components = read_components(self.id, house, Components)
        self.faces = read_dice(self.components)
        self.most = most_ninjas(self.faces)
        self.action_space = SHOUT + self.most + 1

    def table(self, seats: int, key: bytes = b"") -> NinjaMasterState:
        """An empty table with these dice and the usual options."""
        state = NinjaMasterState(self, seats, key)
        state.faces = self.faces
        state.most = self.most
        self.agree_on(state, {option.name: option.default for option in self.options})
        return state

    def agree_on(self, state: NinjaMasterState, options: Options) -> None:
        state.calm = options["pace"] == "calm"
        state.round_ms = 1000 * int(options["round_seconds"]) * (CALM if state.calm else 1)
        state.round_limit = int(options["round_limit"])
        state.window_ms = int(options["window_ms"])

    def set_up(self, seats: int, options: Options, key: bytes) -> NinjaMasterState:
        state = self.table(seats, key)
        self.agree_on(state, options)
        ending.set_up(state)
        return state

    def view(self, state: NinjaMasterState, observer: int | None) -> NinjaMasterView:
        return views.view(state, observer)

    def redeal(
        self, state: NinjaMasterState, observer: int | None, chance: Chance
    ) -> NinjaMasterState:
        check_observer(observer, state.seats)
        return redealing.redeal(state, chance)

    def picks(self, view: NinjaMasterView, action: int) -> Groups:
        return sentences.picks(action)

    def prompt(self, view: NinjaMasterView) -> Message:
        return sentences.prompt(view)

    def why_not(self, view: NinjaMasterView, action: int) -> Message:
        return sentences.why_not(view, action)

    def why_not_then(self, view: NinjaMasterView, action: int, at: int) -> Message:
        return sentences.why_not_then(view, action, at)

    def refusal(self, state: State, seat: int, action: int, at: int = 0) -> UguisuError:
        """Who must wait is told why, with the clause: void shouts, blocked seats, tie-breaks."""
        error = super().refusal(state, seat, action, at)
        if not isinstance(error, NotYourTurn) or not 0 <= seat < state.seats:
            return error
        assert isinstance(state, NinjaMasterState)
        reason = sentences.why_wait(self.view(state, seat), seat, action)
        sentence = f"{self.write_action(action)}: {self.say(reason)}"
        return NotYourTurn(sentence, clause=reason.clause, position=error.position)

    def arbitrate(
        self,
        state: NinjaMasterState,
        reports: Sequence[Report],
        now: int,
        round_trips: Iterable[int] = (),
    ) -> Decision:
        """NMA-25, NMA-29: reports from clients in the order that is certain by now. `round_trips`
        are those of all connections at the table."""
        return arbitration.arbitrate(
            reports,
            rest_at=state.rest_at,
            now=now,
            window=arbitration.collecting_window(state.window_ms, round_trips),
            chance=arbitration.lots_of(state),
            blocked=[s for s, count in enumerate(state.false_starts) if count >= FALSE_STARTS],
            calm=state.calm,
        )

    def event_of(self, state: NinjaMasterState, ruling: Ruling) -> Event | None:
        """What to apply for a ruling, if anything."""
        return arbitration.event_of(state, ruling)

    def narrate(
        self, before: NinjaMasterView, after: NinjaMasterView, actor: int, shown: str
    ) -> list[Message]:
        return narration.narrate(before, after, actor, self.read_action(shown))

    def score_sheet(self, view: NinjaMasterView) -> list[list[ScoreLine]]:
        """NMA-13 to NMA-20: how the points were made, over all rounds."""
        if not view.is_over:
            return []
        return [
            [
                ScoreLine(f"nma-score-{way}", points)
                for way, points in zip(WAY_NAMES, row, strict=True)
                if points
            ]
            for row in view.sheet
        ]

    def encode(self, view: NinjaMasterView) -> list[float]:
        return encoding.encode(view)

    @property
    def encoding(self) -> tuple[Field, ...]:
        return encoding.ENCODING

    def write(self, state: NinjaMasterState) -> str:
        return notation.write(state)

    def read(self, text: str) -> NinjaMasterState:
        return Reader(text, self.table).state()

    def write_view(self, view: NinjaMasterView) -> str:
        return notation.write_view(view)

    def write_action(self, action: int) -> str:
        check_action(action, self.title, self.action_space)
        return notation.write_action(action)

    def read_action(self, text: str) -> int:
        return notation.read_action(text, self.most)


def read_dice(components: Components) -> bytes:
    """NMA-1, NMA-2: nine dice of six known faces, with ninjas of every colour."""
    tokens = components.tokens
    if (tokens.ninjas, tokens.swords, tokens.shuriken) != (COLOURS, 1, 1):
        raise BadComponents(
            "There must be five ninjas, one sword and one shuriken.", clause="NMA-1"
        )
    dice = [die.split() for die in components.dice.faces]
    if len(dice) != DICE or any(len(die) != SIDES for die in dice):
        raise BadComponents(f"There must be {DICE} dice of {SIDES} faces.", clause="NMA-1")
    names = [face for die in dice for face in die]
    for name in names:
        if name not in FACE_NAMES:
            known = ", ".join(FACE_NAMES)
            raise BadComponents(f"{quoted(name)} is no face; faces are {known}.", clause="NMA-2")
    faces = views.read_faces(names)
    for colour, word in enumerate(COLOUR_NAMES):
        if not any(face // 4 == colour and face % 4 for face in faces if face < SWORD_FACE):
            raise BadComponents(f"No die shows a ninja in {word}.", clause="NMA-2")
    return faces


def most_ninjas(faces: bytes) -> int:
    """The most ninjas that all dice can show at once."""
    ninjas = [face % 4 if face < SWORD_FACE else 0 for face in faces]
    return sum(max(ninjas[i : i + SIDES]) for i in range(0, len(ninjas), SIDES))
