"""Whole games between bots, for `uguisu sim`: the same seed gives the same games, on any build."""

from collections.abc import Iterator, Sequence
from hashlib import blake2b
from math import sqrt

import msgspec

from uguisu.bots.bot import Bot, turn_of
from uguisu.bots.random_bot import RandomBot
from uguisu.bots.registry import make_bot
from uguisu.cli.pace import HandClock
from uguisu.cli.table import Planner, Sitter, Table
from uguisu.kernel.game import Game
from uguisu.kernel.options import Options, bots_only
from uguisu.kernel.play import Play
from uguisu.kernel.record import Record, write_record
from uguisu.kernel.rng import Chance, key_of
from uguisu.kernel.seats import CLOCK, letter


class Plan(msgspec.Struct, frozen=True):
    """What to simulate. With different bots, each moves on by one seat from game to game."""

    game: Game
    seats: int
    games: int
    seed: str
    bots: tuple[str, ...]
    options: Options

    def seating(self, number: int) -> tuple[str, ...]:
        bots = [self.bots[seat % len(self.bots)] for seat in range(self.seats)]
        turned = number % self.seats
        return tuple(bots[turned:] + bots[:turned])


class Outcome(msgspec.Struct, frozen=True):
    bots: tuple[str, ...]
    record: Record

    @property
    def winners(self) -> list[int]:
        return [seat for seat, place in enumerate(self.record.places or ()) if place == 1]


def simulate(plan: Plan) -> Iterator[Outcome]:
    for number in range(plan.games):
        bots = plan.seating(number)
        yield Outcome(bots, play_game(plan, f"{plan.seed} {number}", bots))


def play_game(plan: Plan, seed: str, names: Sequence[str]) -> Record:
    made = {name: make_bot(plan.game.id, name) for name in set(names)}
    play = Play(plan.game, plan.seats, bots_only(plan.game.options, plan.options), seed)
    if any(isinstance(bot, Planner) for bot in made.values()):
        _in_time(play, names)
    else:
        _in_turn(play, [made[name] for name in names], seed)
    return play.record()


def _in_turn(play: Play, bots: Sequence[Bot], seed: str) -> None:
    """Ask whoever may act; of several at once, one by lot. A random bot looks at nothing, so no
    view is made for it."""
    chance = Chance(key_of(f"sim {seed}"))
    state = play.state
    while not state.is_over:
        actors = state.actors()
        seat = actors[chance.below(len(actors))] if len(actors) > 1 else actors[0]
        if seat == CLOCK:
            play.act(seat, state.legal(seat)[0], state.due())
        elif isinstance(bots[seat], RandomBot):
            legal = state.legal(seat)
            play.act(seat, legal[chance.below(len(legal))])
        else:
            play.act(seat, bots[seat].choose(turn_of(play, seat, seed, bots[seat])))


def _in_time(play: Play, names: Sequence[str]) -> None:
    """Bots that plan: the clock jumps from one event to the next."""
    clock = HandClock()
    table = Table(play, [Sitter(name, name) for name in names], clock=clock)
    while not table.is_over:
        seat = table.bot_to_act()
        if table.is_timed:
            clock.set(table.next_event()[0])
            table.tick()
        elif seat is not None:
            table.act(seat, table.bot_choice(seat))


class Share(msgspec.Struct, frozen=True):
    """Won so many of so many games (a shared victory counts in part), with a 95% interval."""

    name: str
    games: int
    wins: float

    @property
    def share(self) -> float:
        return self.wins / self.games if self.games else 0.0

    def interval(self) -> tuple[float, float]:
        """Wilson's: honest for few games and for shares near 0 and 1."""
        n, p, z = self.games, self.share, 1.96
        middle = (p + z * z / (2 * n)) / (1 + z * z / n)
        spread = z / (1 + z * z / n) * sqrt(p * (1 - p) / n + z * z / (4 * n * n))
        return max(0.0, middle - spread), min(1.0, middle + spread)


class Tally:
    """What came out of many games."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.lengths: list[int] = []
        self.by_seat = [[0, 0.0] for _ in range(plan.seats)]
        self.by_bot = {name: [0, 0.0] for name in plan.bots}
        self.digest = blake2b(digest_size=16)

    def add(self, outcome: Outcome) -> None:
        record, winners = outcome.record, outcome.winners
        self.lengths.append(len(record.entries))
        self.digest.update(write_record(record, self.plan.game).encode())
        for seat, bot in enumerate(outcome.bots):
            won = 1 / len(winners) if seat in winners else 0.0
            for count in (self.by_seat[seat], self.by_bot[bot]):
                count[0] += 1
                count[1] += won

    def seats(self) -> list[Share]:
        return [Share(letter(s), int(n), won) for s, (n, won) in enumerate(self.by_seat)]

    def bots(self) -> list[Share]:
        return [Share(name, int(n), won) for name, (n, won) in self.by_bot.items()]
