"""Whole games between bots: equal seeds and seatings give equal games, on any core or machine."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import chain
from time import perf_counter
from typing import Final

import msgspec

from uguisu.bots.bot import OWN, Budget, Turn, turn_of
from uguisu.bots.bot_failures import Failure
from uguisu.bots.hosting.fallback import FallbackBot
from uguisu.games import GAMES, make
from uguisu.kernel.action import Action
from uguisu.kernel.game import Game
from uguisu.kernel.options import bots_only
from uguisu.kernel.play import Play
from uguisu.kernel.record import write_record
from uguisu.kernel.rng import Chance, key_of
from uguisu.kernel.seats import CLOCK
from uguisu.lab.deeds import deeds_of

LIMIT: Final = 60.0
"""Seconds after which a bot counts as hung."""


class Setting(msgspec.Struct, frozen=True):
    """What the games of a job share. `wants` is what to keep of each besides its result: its record
    (`text`), what every seat did (`deeds`), or nothing."""

    game: str
    options: dict[str, str | int] = {}
    house: str = ""
    budget: Budget = OWN
    wants: str = ""

    @property
    def rulebook(self) -> Game:
        return _house(self.game, self.house) if self.house else GAMES[self.game]


class Seating(msgspec.Struct, frozen=True):
    """One game of a job: its number there, its seed, and the bots from seat A on."""

    number: int
    seed: str
    bots: tuple[str, ...]


class ThinkingTime(msgspec.Struct, frozen=True):
    """How many moves a seat has thought about, without forced ones, and how long."""

    moves: int = 0
    seconds: float = 0.0


class Outcome(msgspec.Struct, frozen=True):
    """The outcome of a game. `thought` is only recorded if time was the budget: otherwise equal
    games have equal outcomes. A seat in `forfeits` had a bot that failed: it comes last, even if
    the substitute did well."""

    number: int
    bots: tuple[str, ...]
    places: tuple[int, ...]
    points: tuple[int, ...]
    length: int
    first: int
    """The seat that acted first."""
    failures: tuple[Failure, ...] = ()
    forfeits: tuple[int, ...] = ()
    text: str = ""
    deeds: tuple[dict[str, int | str], ...] = ()
    thought: tuple[ThinkingTime, ...] = ()

    def won(self, seat: int) -> float:
        """A shared victory counts in part."""
        return 1 / self.places.count(1) if self.places[seat] == 1 else 0.0


class Chunk(msgspec.Struct, frozen=True):
    """Some games of a job, enough to be worth sending to a worker."""

    setting: Setting
    seatings: tuple[Seating, ...]


class TimedBot(FallbackBot):
    """Measures how long it thinks."""

    thought = ThinkingTime()

    def choose(self, turn: Turn) -> Action:
        begin = perf_counter()
        action = super().choose(turn)
        self._note_time(turn, begin)
        return action

    def plan(self, turn: Turn, now: int) -> tuple[int, Action] | None:
        begin = perf_counter()
        plan = super().plan(turn, now)
        self._note_time(turn, begin)
        return plan

    def _note_time(self, turn: Turn, begin: float) -> None:
        if turn.budget.seconds and len(turn.legal) > 1:
            took = perf_counter() - begin
            self.thought = ThinkingTime(self.thought.moves + 1, self.thought.seconds + took)


def play_chunk(chunk: Chunk) -> list[Outcome]:
    return [play_game(chunk.setting, seating) for seating in chunk.seatings]


def play_game(setting: Setting, seating: Seating) -> Outcome:
    failures: list[list[Failure]] = [[] for _ in seating.bots]
    game = setting.rulebook
    bots = [
        TimedBot(game.id, name, LIMIT, told.append)
        for name, told in zip(seating.bots, failures, strict=True)
    ]
    options = bots_only(game.options, setting.options)
    play = Play(game, len(bots), options, seating.seed)
    if any(bot.is_planner for bot in bots):
        _in_time(play, bots, setting.budget)
    else:
        _in_turn(play, bots, setting.budget)
    sheet = game.score_sheet(game.view(play.state, None))
    forfeits = tuple(seat for seat, told in enumerate(failures) if told)
    return Outcome(
        number=seating.number,
        bots=seating.bots,
        places=places_after(play.state.places(), forfeits),
        points=tuple(sum(line.points for line in lines) for lines in sheet),
        length=len(play.entries),
        first=play.entries[0].seat,
        failures=tuple(chain.from_iterable(failures)),
        forfeits=forfeits,
        text=write_record(play.record(), game) if setting.wants == "text" else "",
        deeds=deeds_of(play) if setting.wants == "deeds" else (),
        thought=tuple(bot.thought for bot in bots) if setting.budget.seconds else (),
    )


def places_after(places: Sequence[int], forfeits: Sequence[int]) -> tuple[int, ...]:
    """Those who forfeit share the last place; the others keep their order. If all do, it stays."""
    rest = sorted(place for seat, place in enumerate(places) if seat not in forfeits)
    if not rest:
        return tuple(places)
    last = len(rest) + 1
    return tuple(
        last if seat in forfeits else rest.index(place) + 1 for seat, place in enumerate(places)
    )


def _in_turn(play: Play, bots: Sequence[FallbackBot], budget: Budget) -> None:
    """Ask the seats that may act; of several at once, a random one. A random bot needs no view, so
    none is made for it."""
    seed, state = play.seed, play.state
    chance = Chance(key_of(f"sim {seed}"))
    while not state.is_over:
        actors = state.actors()
        seat = actors[chance.below(len(actors))] if len(actors) > 1 else actors[0]
        if seat == CLOCK:
            play.act(seat, state.legal(seat)[0], state.due())
        elif bots[seat].name == "random":
            legal = state.legal(seat)
            play.act(seat, legal[chance.below(len(legal))])
        else:
            play.act(seat, bots[seat].choose(turn_of(play, seat, seed, bots[seat], budget)))


def _in_time(play: Play, bots: Sequence[FallbackBot], budget: Budget) -> None:
    """For planning bots: the clock jumps from one event to the next, and impossible plans are made
    again."""
    seed, state = play.seed, play.state
    plans: dict[int, tuple[int, Action]] = {}
    now = 0
    while not state.is_over:
        actors = state.actors()
        if CLOCK not in actors:
            seat = actors[0]
            play.act(seat, bots[seat].choose(turn_of(play, seat, seed, bots[seat], budget)))
            continue
        for seat in actors:
            if seat != CLOCK and seat not in plans:
                plan = bots[seat].plan(turn_of(play, seat, seed, bots[seat], budget), now)
                if plan is not None:
                    plans[seat] = plan
        events = [(at, seat, action) for seat, (at, action) in plans.items()]
        now, seat, action = min([(state.due(), CLOCK, state.legal(CLOCK)[0]), *events])
        play.act(seat, action, now)
        plans = {s: p for s, p in plans.items() if s != seat and p[1] in state.legal(s)}


@lru_cache(4)
def _house(game: str, house: str) -> Game:
    return make(game, house)
