"""Shinobi as a Game; other packages import only this module."""

from collections.abc import Sequence

from uguisu.games.rulebook import Rulebook, read_components
from uguisu.games.shinobi import redeal as redealing
from uguisu.games.shinobi.actions import REVEAL, SPACE
from uguisu.games.shinobi.components import Components, check
from uguisu.games.shinobi.encoding import ENCODING
from uguisu.games.shinobi.info import INFO
from uguisu.games.shinobi.notation import read, write
from uguisu.games.shinobi.notation.gifts import shown_gift
from uguisu.games.shinobi.rules import rounds
from uguisu.games.shinobi.sentences import foretelling, log, picks, prompts, refusals, scores
from uguisu.games.shinobi.sentences.labels import LABELS
from uguisu.games.shinobi.state import ShinobiState
from uguisu.games.shinobi.view import build
from uguisu.games.shinobi.view.types import ShinobiView
from uguisu.kernel.action import Action
from uguisu.kernel.arguments import check_observer
from uguisu.kernel.errors import BadSetup
from uguisu.kernel.message import Message
from uguisu.kernel.options import Option, Options
from uguisu.kernel.picks import Groups
from uguisu.kernel.rng import Chance
from uguisu.kernel.seats import LETTERS, NOBODY, observer_number
from uguisu.kernel.view import ScoreLine


class Shinobi(Rulebook[ShinobiState, ShinobiView]):
    id = "shinobi"
    title = "Shinobi"
    prefix = "SHI"
    info = INFO
    labels = LABELS
    seat_range = range(4, 7)
    options = (
        Option("declarations", "distinct", "SHI-10", choices=("distinct", "free")),
        Option("clans", write.CLANS, "SHI-1", letters=write.CLANS),
        Option("start", "random", "SHI-4", choices=("random", *LETTERS[: seat_range[-1]])),
        Option("round_limit", 0, "SHI-27", high=10_000, bots_only=200),
    )
    actions = SPACE
    action_space = SPACE.size
    observations = ENCODING

    def __init__(self, house: str = "") -> None:
        self.house = house
        self.components = read_components(self.id, house, Components)
        check(self.components)
        self.lives = self.components.life_counters.each

    def set_up(self, seats: int, options: Options, key: bytes) -> ShinobiState:
        state = ShinobiState(self, seats, key)
        state.free = options["declarations"] == "free"
        state.clans = bytes(write.CLANS.index(c) for c in str(options["clans"])[:seats])
        state.round_limit = int(options["round_limit"])
        rounds.set_up(state, self.lives, _start(seats, str(options["start"])))
        return state

    def longest(self, seats: int, options: Options) -> int:
        """In a round every seat makes three attacks; of each at most three things are asked."""
        return int(options["round_limit"]) * 12 * seats

    def view(self, state: ShinobiState, observer: int | None) -> ShinobiView:
        check_observer(observer, state.seats)
        return build.view(state, observer)

    def redeal(self, state: ShinobiState, observer: int | None, chance: Chance) -> ShinobiState:
        check_observer(observer, state.seats)
        return redealing.redeal(state, observer_number(observer), chance)

    def picks(self, view: ShinobiView, action: int) -> Groups:
        return picks.picks(view, action)

    def prompt(self, view: ShinobiView) -> Message:
        return prompts.prompt(view)

    def why_not(self, view: ShinobiView, action: int) -> Message:
        return refusals.why_not(view, action)

    def foretell(
        self, view: ShinobiView, candidates: Sequence[int], picks: Sequence[str]
    ) -> Message | None:
        return foretelling.foretell(view, candidates, picks)

    def narrate(
        self, before: ShinobiView, after: ShinobiView, actor: int, shown: str
    ) -> list[Message]:
        return log.narrate(before, after, actor, shown)

    def ends_turn(self, before: ShinobiView, after: ShinobiView, actor: int) -> bool:
        return log.ends_turn(before, after)

    def score_sheet(self, view: ShinobiView) -> list[list[ScoreLine]]:
        return scores.score_sheet(view, self.lives)

    def write(self, state: ShinobiState) -> str:
        return write.write(state)

    def read(self, text: str) -> ShinobiState:
        return read.read(text, self, self.lives)

    def write_view(self, view: ShinobiView) -> str:
        return write.write_view(view)

    def shown(self, before: ShinobiState, actor: int, action: Action, observer: int | None) -> str:
        """SHI-11: only the attacker knows which card it gave."""
        if action < REVEAL and observer != actor:
            return shown_gift(action)
        return self.write_action(action)


def _start(seats: int, wish: str) -> int:
    """SHI-4: the host's choice, or NOBODY for a random one."""
    if wish == "random":
        return NOBODY
    if wish not in LETTERS[:seats]:
        raise BadSetup(f"At a table for {seats} there is no seat {wish}.", clause="SHI-4")
    return LETTERS.index(wish)
