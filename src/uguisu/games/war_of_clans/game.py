"""Shinobi: War of Clans, bound together; the only module of the game outsiders import."""

from collections.abc import Collection, Sequence

import msgspec

from uguisu.games.rulebook import Rulebook, read_components
from uguisu.games.war_of_clans import (
    encoding,
    notation,
    numbers,
    reading,
    rules,
    sentences,
    showing,
)
from uguisu.games.war_of_clans import redeal as redealing
from uguisu.games.war_of_clans.info import INFO
from uguisu.games.war_of_clans.state import (
    ACTIONS,
    CLANS,
    HAND,
    KINDS,
    NINJA,
    NOBODY,
    WarOfClansState,
)
from uguisu.games.war_of_clans.view import CLAN_NAMES, Loyalty, WarOfClansView
from uguisu.kernel.errors import BadComponents, BadSetup
from uguisu.kernel.game import Field, Numbering
from uguisu.kernel.given import check_observer
from uguisu.kernel.message import Message
from uguisu.kernel.options import Option, Options
from uguisu.kernel.rng import Chance
from uguisu.kernel.seats import LETTERS, letter
from uguisu.kernel.view import ScoreLine


class Counted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    count: int
    certainty: str


class Troops(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    certainty: str
    takeda: int
    uesugi: int
    mori: int
    oda: int
    hojo: int


class Components(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """WOC-1, WOC-2: what `components.toml` says."""

    loyalty_cards: Counted
    troops: Troops
    ninjas: Counted

    def deck(self) -> list[int]:
        """How many cards of each kind: the five clans, then ninjas."""
        return [getattr(self.troops, clan) for clan in CLAN_NAMES] + [self.ninjas.count]


class WarOfClans(Rulebook):
    id = "war-of-clans"
    title = "Shinobi: War of Clans"
    prefix = "WOC"
    info = INFO
    seat_range = range(3, 6)
    options = (
        Option("final_lap", "others", "WOC-19", choices=("others", "everyone")),
        Option("start", "random", "WOC-5", choices=("random", *LETTERS[: seat_range[-1]])),
    )
    action_space = ACTIONS

    # Bound, not wrapped: a server calls some of them for every player and move.
    views = staticmethod(showing.views)
    picks = staticmethod(sentences.picks)
    choices = staticmethod(sentences.choices)
    prompt = staticmethod(sentences.prompt)
    why_not = staticmethod(sentences.why_not)
    narrate = staticmethod(sentences.narrate)
    encode = staticmethod(encoding.encode)
    write = staticmethod(notation.write)
    write_view = staticmethod(notation.write_view)
    write_action = staticmethod(notation.write_action)
    read_action = staticmethod(notation.read_action)

    def __init__(self, house: str = "") -> None:
        self.house = house
        self.components = read_components(self.id, house, Components)
        self.deck = self.components.deck()
        _check(self.components)
        self.cards = b"".join(bytes([kind]) * self.deck[kind] for kind in range(KINDS))

    def set_up(self, seats: int, options: Options, key: bytes) -> WarOfClansState:
        state = WarOfClansState(self, seats, key)
        state.everyone = options["final_lap"] == "everyone"
        rules.set_up(state, self.cards, _start(seats, str(options["start"])))
        return state

    def view(self, state: WarOfClansState, observer: int | None) -> WarOfClansView:
        check_observer(observer, state.seats)
        return showing.view(state, observer)

    def why_not_picks(
        self,
        view: WarOfClansView,
        legal: Collection[int],
        picks: Sequence[str],
        things: Collection[str] | None = None,
    ) -> Message | None:
        """No action deploys a ninja, so none gives the reason (WOC-9)."""
        reason = super().why_not_picks(view, legal, picks, things)
        return reason or sentences.why_not_deployed(picks)

    def redeal(
        self, state: WarOfClansState, observer: int | None, chance: Chance
    ) -> WarOfClansState:
        check_observer(observer, state.seats)
        return redealing.redeal(state, -1 if observer is None else observer, chance)

    def score_sheet(self, view: WarOfClansView) -> list[list[ScoreLine]]:
        """WOC-20: the own clan's cards, province by province."""
        return [self._sheet(view, seat) for seat in range(view.seats)] if view.is_over else []

    def _sheet(self, view: WarOfClansView, seat: int) -> list[ScoreLine]:
        card = view.loyalties[seat]
        assert isinstance(card, Loyalty), "loyalties are open when the game is over"
        clan = sentences.clan_arg(card.clan)
        return [
            ScoreLine("woc-score-province", armies[card.clan], {"clan": clan, "province": f"#{p}"})
            for p, armies in enumerate(view.armies)
            if armies[card.clan]
        ]

    @property
    def encoding(self) -> tuple[Field, ...]:
        return encoding.ENCODING

    @property
    def numbering(self) -> Numbering:
        return Numbering(numbers.numbers, numbers.units)

    def read(self, text: str) -> WarOfClansState:
        return reading.read(text, self, self.deck)


def _start(seats: int, wish: str) -> int:
    """WOC-5: the seat the host chose to begin, or nobody: then the lot decides."""
    if wish == "random":
        return NOBODY
    seat = LETTERS.index(wish)
    if seat >= seats:
        last = letter(seats - 1)
        raise BadSetup(f"{wish} cannot begin: the seats are A to {last}.", clause="WOC-5")
    return seat


def _check(components: Components) -> None:
    """House components that the rules can be played with."""
    if components.loyalty_cards.count != CLANS:
        raise BadComponents("There must be five loyalty cards, one per clan.", clause="WOC-1")
    if not 0 <= components.ninjas.count < HAND:
        raise BadComponents(
            f"There must be 0 to {HAND - 1} ninjas: with more, a hand may hold no troop.",
            clause="WOC-2",
        )
    troops = components.deck()[:NINJA]
    if min(troops) < 1 or max(troops) > 50 or sum(troops) < 30:
        raise BadComponents(
            "Every clan needs 1 to 50 troops, all together at least 30.", clause="WOC-2"
        )
