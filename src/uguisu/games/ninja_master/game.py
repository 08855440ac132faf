"""Ninja Master as a Game; other packages import only this module."""

from collections.abc import Iterable, Sequence

from uguisu.games.ninja_master import redeal as redealing
from uguisu.games.ninja_master.actions import space
from uguisu.games.ninja_master.components import Components, most_ninjas, read_dice
from uguisu.games.ninja_master.encoding import ENCODING
from uguisu.games.ninja_master.info import INFO
from uguisu.games.ninja_master.notation import write
from uguisu.games.ninja_master.notation.read import Reader
from uguisu.games.ninja_master.race import arbitration
from uguisu.games.ninja_master.race.arbitration import Decision, Event, Reaction, Ruling
from uguisu.games.ninja_master.race.referee import RaceReferee
from uguisu.games.ninja_master.rules import ending
from uguisu.games.ninja_master.sentences import log, picks, prompts, refusals, scores
from uguisu.games.ninja_master.sentences.labels import LABELS
from uguisu.games.ninja_master.state import (
    CALM,
    FALSE_STARTS,
    ROUND_SECONDS,
    WINDOW_MS,
    NinjaMasterState,
)
from uguisu.games.ninja_master.view import build
from uguisu.games.ninja_master.view.types import NinjaMasterView
from uguisu.games.rulebook import Rulebook, read_components
from uguisu.kernel.action import Action
from uguisu.kernel.arguments import check_observer
from uguisu.kernel.errors import NotYourTurn, UguisuError
from uguisu.kernel.message import Message
from uguisu.kernel.options import Option, Options
from uguisu.kernel.picks import Groups
from uguisu.kernel.rng import Chance
from uguisu.kernel.view import ScoreLine


class NinjaMaster(Rulebook[NinjaMasterState, NinjaMasterView]):
    id = "ninja-master"
    title = "Ninja Master"
    prefix = "NMA"
    info = INFO
    labels = LABELS
    seat_range = range(2, 6)
    referee = RaceReferee()
    options = (
        Option("pace", "race", "NMA-32", choices=("race", "calm")),
        Option("round_seconds", ROUND_SECONDS, "NMA-12", low=5, high=300),
        Option("round_limit", 0, "NMA-31", low=0, high=1000, bots_only=200),
        Option("window_ms", WINDOW_MS, "NMA-25", low=0, high=1000),
    )
    observations = ENCODING

    def __init__(self, house: str = "") -> None:
        self.house = house
        self.components = read_components(self.id, house, Components)
        self.faces = read_dice(self.components)
        self.most = most_ninjas(self.faces)
        self.actions = space(self.most)
        self.action_space = self.actions.size

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
        check_observer(observer, state.seats)
        return build.view(state, observer)

    def redeal(
        self, state: NinjaMasterState, observer: int | None, chance: Chance
    ) -> NinjaMasterState:
        check_observer(observer, state.seats)
        return redealing.redeal(state, chance)

    def reshuffle(self, state: NinjaMasterState, chance: Chance) -> NinjaMasterState:
        return redealing.redeal(state, chance)

    def longest(self, seats: int, options: Options) -> int:
        """In a round a seat grabs a token once, shouts once and is done once."""
        return int(options["round_limit"]) * 20 * seats

    def picks(self, view: NinjaMasterView, action: int) -> Groups:
        return picks.picks(action)

    def prompt(self, view: NinjaMasterView) -> Message:
        return prompts.prompt(view)

    def why_not(self, view: NinjaMasterView, action: int) -> Message:
        return refusals.why_not(view, action)

    def why_not_then(self, view: NinjaMasterView, action: int, at: int) -> Message:
        return refusals.why_not_then(view, action, at)

    def refusal(
        self, state: NinjaMasterState, seat: int, action: Action, at: int = 0
    ) -> UguisuError:
        """Says why a seat must wait, with the clause: void shouts, blocked seats, tie-breaks."""
        error = super().refusal(state, seat, action, at)
        if not isinstance(error, NotYourTurn) or not 0 <= seat < state.seats:
            return error
        reason = refusals.why_wait(self.view(state, seat), seat, action)
        sentence = f"{self.write_action(action)}: {self.say(reason)}"
        return NotYourTurn(sentence, clause=reason.clause, position=error.position)

    def arbitrate(
        self,
        state: NinjaMasterState,
        reports: Sequence[Reaction],
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
        return log.narrate(before, after, actor, self.read_action(shown))

    def ends_turn(self, before: NinjaMasterView, after: NinjaMasterView, actor: int) -> bool:
        return log.ends_round(before, after)

    def score_sheet(self, view: NinjaMasterView) -> list[list[ScoreLine]]:
        return scores.score_sheet(view)

    def write(self, state: NinjaMasterState) -> str:
        return write.write(state)

    def read(self, text: str) -> NinjaMasterState:
        return Reader(text, self.table).state()

    def write_view(self, view: NinjaMasterView) -> str:
        return write.write_view(view)
