"""Ninjato as a Game; other packages import only this module."""

from collections.abc import Sequence

from uguisu.games.ninjato import redeal as redealing
from uguisu.games.ninjato.actions import SPACE
from uguisu.games.ninjato.components import Components, printed
from uguisu.games.ninjato.encoding import ENCODING
from uguisu.games.ninjato.info import INFO
from uguisu.games.ninjato.notation import read, write
from uguisu.games.ninjato.notation.pieces import Faces
from uguisu.games.ninjato.rules.set_up import set_up
from uguisu.games.ninjato.sentences import foretelling, log, picks, prompts, refusals, scores
from uguisu.games.ninjato.sentences.labels import LABELS
from uguisu.games.ninjato.state import NinjatoState
from uguisu.games.ninjato.view import build
from uguisu.games.ninjato.view.types import NinjatoView
from uguisu.games.rulebook import Rulebook, read_components
from uguisu.kernel.arguments import check_observer
from uguisu.kernel.message import Message
from uguisu.kernel.options import Options
from uguisu.kernel.picks import Groups
from uguisu.kernel.rng import Chance
from uguisu.kernel.seats import observer_number
from uguisu.kernel.view import ScoreLine


class Ninjato(Rulebook[NinjatoState, NinjatoView]):
    id = "ninjato"
    title = "Ninjato"
    prefix = "NJT"
    info = INFO
    labels = LABELS
    seat_range = range(2, 5)
    action_space = SPACE.size
    observations = ENCODING

    def __init__(self, house: str = "") -> None:
        self.house = house
        self.printed = printed(read_components(self.id, house, Components))
        self.faces = Faces(self.printed)
        self.actions = SPACE.with_words(marker=self.faces.markers)

    def set_up(self, seats: int, options: Options, key: bytes) -> NinjatoState:
        state = NinjatoState(self, self.printed, seats, key)
        set_up(state)
        return state

    def view(self, state: NinjatoState, observer: int | None) -> NinjatoView:
        check_observer(observer, state.seats)
        return build.view(state, observer)

    def views(self, state: NinjatoState, observers: Sequence[int | None]) -> list[NinjatoView]:
        return build.views(state, observers)

    def redeal(self, state: NinjatoState, observer: int | None, chance: Chance) -> NinjatoState:
        check_observer(observer, state.seats)
        return redealing.redeal(state, observer_number(observer), chance)

    def reshuffle(self, state: NinjatoState, chance: Chance) -> NinjatoState:
        return redealing.reshuffle(state, chance)

    def longest(self, seats: int, options: Options) -> int:
        """Seven rounds and the end. No seat decides so often in one: its cards are counted."""
        return 8 * 60 * seats

    def picks(self, view: NinjatoView, action: int) -> Groups:
        return picks.picks(view, action, self.printed.marks)

    def prompt(self, view: NinjatoView) -> Message:
        return prompts.prompt(view)

    def why_not(self, view: NinjatoView, action: int) -> Message:
        return refusals.why_not(view, action)

    def foretell(
        self, view: NinjatoView, candidates: Sequence[int], picks: Sequence[str]
    ) -> Message | None:
        return foretelling.foretell(view, candidates, picks)

    def narrate(
        self, before: NinjatoView, after: NinjatoView, actor: int, shown: str
    ) -> list[Message]:
        return log.narrate(before, after, actor, self.read_action(shown))

    def ends_turn(self, before: NinjatoView, after: NinjatoView, actor: int) -> bool:
        return log.ends_turn(before, after)

    def score_sheet(self, view: NinjatoView) -> list[list[ScoreLine]]:
        return scores.score_sheet(view)

    def write(self, state: NinjatoState) -> str:
        return write.write(state, self.faces)

    def read(self, text: str) -> NinjatoState:
        return read.read(text, self, self.printed, self.faces)

    def write_view(self, view: NinjatoView) -> str:
        return write.write_view(view)
