"""A table: the state that results from its log. Pure: entries go in, nothing is read or sent.

Every node that folds the same log has the same table. Nothing here may depend on anything but the
entries and their times.
"""

from collections.abc import Iterable
from collections.abc import Set as AbstractSet
from typing import TYPE_CHECKING, Final

from uguisu.kernel.action import Action
from uguisu.kernel.game import Game
from uguisu.kernel.play import Play
from uguisu.kernel.seats import CLOCK
from uguisu.server.table.clocks import Times
from uguisu.server.table.dealing import deal
from uguisu.server.table.entry import Entry, Unreadable
from uguisu.server.table.seating import BrokenEntry, Chair, Past

if TYPE_CHECKING:
    from uguisu.server.table.creation import Create
    from uguisu.server.table.races import Reach

GATHERING: Final = "gathering"
PLAYING: Final = "playing"
OVER: Final = "over"
ABORTED: Final = "aborted"
SET_ASIDE: Final = "set-aside"
"""An entry of the log cannot be carried out: the table rests as it was before that entry, until
somebody ends it."""


class Table:
    def __init__(self, id: str, former: AbstractSet[str] = frozenset()) -> None:
        self.id = id
        self.former = former
        """The deleted accounts, whose names are hidden."""
        self.persons: dict[str, int] = {}
        """Everybody who sat or spoke here, by the number of the entry that they first did it with:
        so others can name them without knowing their ids."""
        self.number = 0
        """Number of the last entry folded."""
        self.at = 0
        """When that was, in milliseconds since 1970."""
        self.status = GATHERING
        self.host = ""
        """The person who may change and begin the table; nobody after the last one has left."""
        self.chairs: list[Chair] = []
        self.past: list[Past] = []
        self.answered: dict[tuple[str, str], int] = {}
        """(person, idempotency key) to the number the command became."""
        self.play: Play | None = None
        self.dealt: Play | None = None
        """Cached from the check of a Begin until it is folded: dealing a fork takes long."""
        self.began = 0
        self.inherited = 0
        """Actions copied from the game that this one forks."""
        self.seed = ""
        self.choices: dict[int, tuple[Action, ...]] = {}
        """The legal actions of every seat that may act."""
        self.changed: list[int] = []
        """By seat, the number at which its choices last changed."""
        self.bots: tuple[int, ...] = ()
        """The seats that bots play at the moment."""
        self.reaches: dict[int, Reach] = {}
        """Pending reports of a race, by number."""
        self.last_strike = 0
        """When the clock of a real-time game struck last, in the table's time."""
        self.counted_at = 0
        """When a round was counted and the pause before the next one began; 0: no pause."""
        self.paused_by = 0
        """The number at which a pause last began or ended."""
        self.ready: frozenset[int] = frozenset()
        """The seats that are ready."""
        self.hints = 0
        """How many hints were asked for."""
        self.rematch = ""
        self.fault: BrokenEntry | None = None
        """Why the table was set aside."""

    def fold(self, number: int, at: int, entry: Entry) -> None:
        """Fold the next entry of the log. One that cannot be carried out sets the table aside as it
        was before, and so do those that follow, until a Repair ends it."""
        assert number > self.number, "the log goes on"
        is_next = number == self.number + 1
        self.number = number
        self.at = at
        try:
            assert is_next, "an entry is missing before this one"
            past = entry.fold(self) if entry.is_action else self._fold_other(entry)
        except Exception as error:
            self._set_aside(error)
            return
        self.past.append(past or Past(number, at, entry))
        if entry.key:
            self.answered[entry.by, entry.key] = number

    def _fold_other(self, entry: Entry) -> Past | None:
        entry.check(self)
        past = entry.fold(self)
        self.dealt = None
        self._find_bots()
        return past

    def _set_aside(self, error: Exception) -> None:
        """Stop the table where it stood; people can still look at it."""
        if self.fault is None:
            self.fault = BrokenEntry(self.number, error)
        self.status = SET_ASIDE
        self._come_to_rest()
        self.past.append(Past(self.number, self.at, Unreadable()))

    # What entries change.

    def create(self, entry: "Create", game: Game) -> None:
        self.game: Game = game
        self.created_at = self.at
        self.host = entry.by
        self.hides_actions = type(game).shown is not Game.shown
        """Whether observers may perceive an action differently."""
        self.chairs = [Chair() for _ in range(entry.seats)]
        self.furnish(entry)

    def furnish(self, created: "Create") -> None:
        """The table is as this entry says, from its seats to its clock."""
        self.created = created
        self.is_timed = created.clock.kind != "none"
        self.changed = [0] * created.seats
        self.times = Times.start(created.clock, [False] * created.seats)

    def deal(self) -> Play:
        """The game at its start; raises if it cannot be dealt, as when a fork's actions are
        illegal."""
        if self.dealt is None:
            self.dealt = deal(self)
        return self.dealt

    def begin(self) -> None:
        created = self.created
        self.play = self.deal()
        self.seed = self.play.seed
        self.inherited = len(self.play.entries)
        self.status = PLAYING
        self.began = self.at - (self.play.entries[-1].at if self.inherited else 0)
        self.times = Times.start(created.clock, [bool(chair.person) for chair in self.chairs])
        self._turn(None)

    def act(self, seat: int, action: Action, moment: int) -> int:
        """Carry out an action; returns the step of the play."""
        play = self.playing
        play.act(seat, action, moment)
        if seat == CLOCK:
            self.last_strike = moment
        elif self.chairs[seat].timed_out:
            self.chairs[seat].timed_out = False
            self._find_bots()
        elif self.chairs[seat].missed:
            self.chairs[seat].missed = 0
        self._turn(seat)
        if play.state.is_over:
            self.stop(OVER)
        return len(play.entries)

    def undo(self, seat: int) -> int:
        """Take the seat's last action back; returns the number it had in the log."""
        step = len(self.playing.entries)
        self.playing.undo(seat)
        taken = next(past for past in reversed(self.past) if past.step == step)
        self.past.remove(taken)
        self._turn(seat)
        return taken.number

    def _find_bots(self) -> None:
        self.bots = tuple(s for s, chair in enumerate(self.chairs) if chair.is_played_by_bot)

    def _turn(self, actor: int | None) -> None:
        """Update the choices and clocks after an action."""
        state = self.playing.state
        before = self.choices
        actors = state.actors()
        self.choices = {seat: tuple(state.legal(seat)) for seat in actors}
        if CLOCK in before or self.counted_at:
            actors = self._pause(actors)
        for seat in range(len(self.chairs)):
            if seat == actor or self.choices.get(seat) != before.get(seat):
                self.changed[seat] = self.number
        if self.is_timed:
            self.times.pass_turn(() if CLOCK in actors else actors, actor, self.at)

    def _pause(self, actors: tuple[int, ...]) -> tuple[int, ...]:
        """After a race nobody acts until everybody has read the count (`between_rounds`). Returns
        who acts."""
        if self.counted_at:
            self.paused_by = self.number
            self.ready = frozenset()
            self.counted_at = 0
        if CLOCK in actors or [len(legal) for legal in self.choices.values()] != [1]:
            return actors
        self.paused_by = self.number
        self.counted_at = self.at
        self.choices = {}
        return ()

    def stop(self, status: str) -> None:
        self.status = status
        self.fault = None
        self._come_to_rest()

    def _come_to_rest(self) -> None:
        """Nobody acts any more, and all clocks stop."""
        self.choices = {}
        self.reaches = {}
        self.counted_at = 0
        if self.is_created:
            self.times = Times.start(self.created.clock, [False] * len(self.chairs))

    # Questions.

    @property
    def playing(self) -> Play:
        assert self.play is not None, "the game has begun"
        return self.play

    @property
    def is_created(self) -> bool:
        """Whether the first entry could be read; without it nothing is known of the table."""
        return bool(self.chairs)

    @property
    def is_gathering(self) -> bool:
        return self.status == GATHERING

    @property
    def is_playing(self) -> bool:
        return self.status == PLAYING

    @property
    def is_set_aside(self) -> bool:
        return self.status == SET_ASIDE

    @property
    def is_ended(self) -> bool:
        return self.status in (OVER, ABORTED)

    @property
    def is_at_rest(self) -> bool:
        """Nothing more is played here."""
        return self.status in (OVER, ABORTED, SET_ASIDE)

    @property
    def is_rated(self) -> bool:
        """A game in which somebody was given a hint is not."""
        return self.created.rated and not self.hints

    def may_undo(self, seat: int) -> bool:
        """Whether this seat may take its last action back. Actions copied by a fork stay."""
        play = self.play
        if play is None or self.status != PLAYING or len(play.entries) <= self.inherited:
            return False
        return play.may_undo(seat)

    def meet(self, person: str) -> None:
        """Somebody sits down or speaks."""
        self.persons.setdefault(person, self.number)

    def told_name(self, person: str, name: str) -> str:
        """A name as it is shown: empty for a deleted account."""
        return "" if person in self.former else name

    def seats_of(self, ids: Iterable[str]) -> tuple[int, ...]:
        """The seats of a person, under any of its ids."""
        known = set(ids)
        return tuple(s for s, chair in enumerate(self.chairs) if chair.person in known)

    def bots_to_act(self) -> list[int]:
        """The seats whose bots have to choose; one with a pending report waits for the referee."""
        waiting = {reach.seat for reach in self.reaches.values()}
        return [seat for seat in self.bots if seat in self.choices and seat not in waiting]

    @property
    def is_race(self) -> bool:
        """Whether several may act at once, against the clock of the game."""
        return CLOCK in self.choices

    def moment(self, now: int) -> int:
        """The table's own time, in milliseconds since the game began; never before the last
        event."""
        deeds = self.playing.entries
        last = (deeds[-1].at if deeds else 0) or 1
        return max(now - self.began, last)

    def entropy(self) -> tuple[str, ...]:
        return tuple(chair.entropy for chair in self.chairs)
