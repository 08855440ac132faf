"""Shinobi, bound together; the only module of the game outsiders import."""

import msgspec

from uguisu.games.rulebook import Rulebook, read_components
from uguisu.games.shinobi import encoding, log, notation, numbers, reading, sentences
from uguisu.games.shinobi import redeal as redealing
from uguisu.games.shinobi import view as views
from uguisu.games.shinobi.info import INFO
from uguisu.games.shinobi.rules import rounds
from uguisu.games.shinobi.state import ACTIONS, ATTACKS, NOBODY, REVEAL, ShinobiState
from uguisu.games.shinobi.view import CLAN_NAMES, WEAPON_NAMES, ShinobiView
from uguisu.kernel.errors import BadComponents, BadSetup
from uguisu.kernel.game import Field, Numbering
from uguisu.kernel.given import check_action, check_observer
from uguisu.kernel.message import Message
from uguisu.kernel.options import Option, Options
from uguisu.kernel.picks import Groups
from uguisu.kernel.rng import Chance
from uguisu.kernel.seats import LETTERS
from uguisu.kernel.view import ScoreLine

MOST_LIVES = 20
CAUSES = ("attacks", "accusations", "denounced")


class Clans(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    certainty: str
    names: tuple[str, ...]


class AttackCards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    certainty: str
    weapons: tuple[str, ...]


class Each(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    certainty: str
    each: int


class Counted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    certainty: str
    count: int


class Components(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """SHI-1 to SHI-4: what `components.toml` says."""

    clans: Clans
    attack_cards: AttackCards
    attack_markers: Each
    life_counters: Each
    start_pawn: Counted


class Shinobi(Rulebook):
    id = "shinobi"
    title = "Shinobi"
    prefix = "SHI"
    info = INFO
    seat_range = range(4, 7)
    options = (
        Option("declarations", "distinct", "SHI-10", choices=("distinct", "free")),
        Option("clans", notation.CLANS, "SHI-1", letters=notation.CLANS),
        Option("start", "random", "SHI-4", choices=("random", *LETTERS[: seat_range[-1]])),
        Option("round_limit", 0, "SHI-27", high=10_000, bots_only=200),
    )
    action_space = ACTIONS

    def __init__(self, house: str = "") -> None:
        self.house = house
        self.components = read_components(self.id, house, Components)
        _check(self.components)
        self.lives = self.components.life_counters.each

    def set_up(self, seats: int, options: Options, key: bytes) -> ShinobiState:
        state = ShinobiState(self, seats, key)
        state.free = options["declarations"] == "free"
        state.clans = bytes(notation.CLANS.index(c) for c in str(options["clans"])[:seats])
        state.round_limit = int(options["round_limit"])
        rounds.set_up(state, self.lives, _start(seats, str(options["start"])))
        return state

    def view(self, state: ShinobiState, observer: int | None) -> ShinobiView:
        return views.view(state, observer)

    def redeal(self, state: ShinobiState, observer: int | None, chance: Chance) -> ShinobiState:
        check_observer(observer, state.seats)
        return redealing.redeal(state, NOBODY if observer is None else observer, chance)

    def picks(self, view: ShinobiView, action: int) -> Groups:
        return sentences.picks(view, action)

    def prompt(self, view: ShinobiView) -> Message:
        return sentences.prompt(view)

    def why_not(self, view: ShinobiView, action: int) -> Message:
        return sentences.why_not(view, action)

    def narrate(
        self, before: ShinobiView, after: ShinobiView, actor: int, shown: str
    ) -> list[Message]:
        return log.narrate(before, after, actor, shown)

    def score_sheet(self, view: ShinobiView) -> list[list[ScoreLine]]:
        """SHI-3, SHI-17 to SHI-20: the life counters of each seat and how they were lost."""
        return [self._sheet(lost) for lost in view.lost] if view.is_over else []

    def _sheet(self, lost: tuple[int, ...]) -> list[ScoreLine]:
        lines = [ScoreLine("shi-score-start", self.lives)]
        return lines + [
            ScoreLine(f"shi-score-{cause}", -n) for cause, n in zip(CAUSES, lost, strict=True) if n
        ]

    def encode(self, view: ShinobiView) -> list[float]:
        return encoding.encode(view)

    @property
    def encoding(self) -> tuple[Field, ...]:
        return encoding.ENCODING

    @property
    def numbering(self) -> Numbering:
        return Numbering(numbers.numbers, numbers.units)

    def write(self, state: ShinobiState) -> str:
        return notation.write(state)

    def read(self, text: str) -> ShinobiState:
        return reading.read(text, self, self.lives)

    def write_view(self, view: ShinobiView) -> str:
        return notation.write_view(view)

    def write_action(self, action: int) -> str:
        check_action(action, self.title, self.action_space)
        return notation.write_action(action)

    def read_action(self, text: str) -> int:
        return notation.read_action(text)

    def shown(self, before: ShinobiState, actor: int, action: int, observer: int | None) -> str:
        """SHI-11: only the attacker knows which card it gave."""
        if action < REVEAL and observer != actor:
            return notation.shown_gift(action)
        return notation.write_action(action)


def _start(seats: int, wish: str) -> int:
    """SHI-4: the host's choice, or NOBODY for the lot."""
    if wish == "random":
        return NOBODY
    if wish not in LETTERS[:seats]:
        raise BadSetup(f"At a table for {seats} there is no seat {wish}.", clause="SHI-4")
    return LETTERS.index(wish)


def _check(components: Components) -> None:
    """House components that the rules can be played with."""
    if components.clans.names != CLAN_NAMES:
        raise BadComponents(f"The clans must be {', '.join(CLAN_NAMES)}.", clause="SHI-1")
    if components.attack_cards.weapons != WEAPON_NAMES:
        raise BadComponents(f"The weapons must be {', '.join(WEAPON_NAMES)}.", clause="SHI-2")
    if components.attack_markers.each != ATTACKS:
        raise BadComponents(
            "Every player needs 3 attack markers, one for each attack.", clause="SHI-3"
        )
    if not 1 <= components.life_counters.each <= MOST_LIVES:
        raise BadComponents(f"Every player needs 1 to {MOST_LIVES} life counters.", clause="SHI-3")
    if components.start_pawn.count != 1:
        raise BadComponents("There must be one start-player pawn.", clause="SHI-4")
