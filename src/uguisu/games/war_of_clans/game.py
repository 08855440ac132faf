"""Shinobi: War of Clans as a Game; other packages import only this module."""

from collections.abc import Collection, Sequence

from uguisu.games.rulebook import Rulebook, read_components
from uguisu.games.war_of_clans import redeal as redealing
from uguisu.games.war_of_clans.actions import SPACE
from uguisu.games.war_of_clans.components import Components, check
from uguisu.games.war_of_clans.encoding import ENCODING
from uguisu.games.war_of_clans.info import INFO
from uguisu.games.war_of_clans.notation import read
from uguisu.games.war_of_clans.notation import write as writing
from uguisu.games.war_of_clans.notation.actions import read_action
from uguisu.games.war_of_clans.rules import set_up
from uguisu.games.war_of_clans.sentences import foretelling, log, prompts, refusals, scores
from uguisu.games.war_of_clans.sentences import picks as picking
from uguisu.games.war_of_clans.sentences.labels import LABELS
from uguisu.games.war_of_clans.state import KINDS, WarOfClansState
from uguisu.games.war_of_clans.view import build
from uguisu.games.war_of_clans.view.types import WarOfClansView
from uguisu.kernel.arguments import check_observer
from uguisu.kernel.errors import BadSetup
from uguisu.kernel.message import Message
from uguisu.kernel.options import Option, Options
from uguisu.kernel.rng import Chance
from uguisu.kernel.seats import LETTERS, NOBODY, letter, observer_number


class WarOfClans(Rulebook[WarOfClansState, WarOfClansView]):
    id = "war-of-clans"
    title = "Shinobi: War of Clans"
    prefix = "WOC"
    info = INFO
    labels = LABELS
    seat_range = range(3, 6)
    options = (
        Option("final_lap", "others", "WOC-19", choices=("others", "everyone")),
        Option("start", "random", "WOC-5", choices=("random", *LETTERS[: seat_range[-1]])),
    )
    actions = SPACE
    action_space = SPACE.size
    observations = ENCODING

    # Bound, not wrapped: a server calls some of them for every player and move.
    views = staticmethod(build.views)
    picks = staticmethod(picking.picks)
    choices = staticmethod(picking.choices)
    prompt = staticmethod(prompts.prompt)
    why_not = staticmethod(refusals.why_not)
    narrate = staticmethod(log.narrate)
    ends_turn = staticmethod(log.ends_turn)
    score_sheet = staticmethod(scores.score_sheet)
    write = staticmethod(writing.write)
    write_view = staticmethod(writing.write_view)
    read_action = staticmethod(read_action)

    def __init__(self, house: str = "") -> None:
        self.house = house
        self.components = read_components(self.id, house, Components)
        self.deck = self.components.deck()
        check(self.components)
        self.cards = b"".join(bytes([kind]) * self.deck[kind] for kind in range(KINDS))

    def set_up(self, seats: int, options: Options, key: bytes) -> WarOfClansState:
        state = WarOfClansState(self, seats, key)
        state.everyone = options["final_lap"] == "everyone"
        set_up.set_up(state, self.cards, _start(seats, str(options["start"])))
        return state

    def view(self, state: WarOfClansState, observer: int | None) -> WarOfClansView:
        check_observer(observer, state.seats)
        return build.view(state, observer)

    def foretell(
        self, view: WarOfClansView, candidates: Sequence[int], picks: Sequence[str]
    ) -> Message | None:
        return foretelling.foretell(view, candidates)

    def why_not_picks(
        self,
        view: WarOfClansView,
        legal: Collection[int],
        picks: Sequence[str],
        things: Collection[str] | None = None,
    ) -> Message | None:
        """No action deploys a ninja, so none gives the reason (WOC-9)."""
        reason = super().why_not_picks(view, legal, picks, things)
        return reason or refusals.why_not_deployed(picks)

    def redeal(
        self, state: WarOfClansState, observer: int | None, chance: Chance
    ) -> WarOfClansState:
        check_observer(observer, state.seats)
        return redealing.redeal(state, observer_number(observer), chance)

    def reshuffle(self, state: WarOfClansState, chance: Chance) -> WarOfClansState:
        return redealing.reshuffle(state, chance)

    def longest(self, seats: int, options: Options) -> int:
        """WOC-17, WOC-19: a turn is three orders and draws a card, but for every seat's last."""
        return 3 * (len(self.cards) + seats)

    def read(self, text: str) -> WarOfClansState:
        return read.read(text, self, self.deck)


def _start(seats: int, wish: str) -> int:
    """WOC-5: the seat that the host chose to begin, or NOBODY for a random one."""
    if wish == "random":
        return NOBODY
    seat = LETTERS.index(wish)
    if seat >= seats:
        last = letter(seats - 1)
        raise BadSetup(f"{wish} cannot begin: the seats are A to {last}.", clause="WOC-5")
    return seat
