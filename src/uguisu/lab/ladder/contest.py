"""The ladder: pairwise results, at tables of one against all the others of one kind.

Every shuffle is played once from each seat, so that neither seats nor cards favour anybody, and all
pairs play the same shuffles. Pairs that decide in milliseconds play ten times as many: if the
better of two wins only a little more than its share, a thousand games are needed.
"""

from collections.abc import Iterable, Sequence
from statistics import fmean
from typing import Final

import msgspec

from uguisu.bots.bot import OWN, Budget
from uguisu.bots.bot_failures import Failure
from uguisu.bots.registry import RANKS
from uguisu.lab.intervals import Mean, Share, mean_of
from uguisu.lab.job import Part
from uguisu.lab.journal import programs
from uguisu.lab.ladder.ratings import Match, Rating, ratings
from uguisu.lab.playing import Outcome, Seating, Setting, ThinkingTime

MANY: Final = 1 << 32
"""More games than a pair ever plays, so that numbers stay when more games are asked for."""
QUICK: Final = frozenset(RANKS[:-1])
"""Bots that decide in milliseconds: every rank but the highest."""
TIMES: Final = 10
"""How many times as many games two quick bots play."""


class Pair(msgspec.Struct, frozen=True):
    """One bot at a table of others who are all of one kind."""

    one: str
    others: str

    @property
    def is_quick(self) -> bool:
        return self.one in QUICK and self.others in QUICK


class Contest(msgspec.Struct, frozen=True):
    """All pairs of a game with this number of seats."""

    game: str
    seats: int
    pairs: tuple[Pair, ...]
    games: int
    seed: str = "1"
    budget: Budget = OWN
    options: dict[str, str | int] = {}

    def blocks(self, pair: Pair) -> int:
        """Shuffles: each is played from every seat."""
        games = self.games * TIMES if pair.is_quick else self.games
        return -(-games // self.seats)

    @property
    def setting(self) -> Setting:
        return Setting(self.game, self.options, budget=self.budget)

    @property
    def job(self) -> str:
        """Everything that decides the outcome of a game; not the number of games."""
        bots = [name for pair in self.pairs for name in (pair.one, pair.others)]
        text = msgspec.json.encode(msgspec.structs.replace(self, games=0)).decode()
        return f"ladder {text} {programs(bots)}"

    def parts(self) -> list[Part]:
        """The games of each pair by themselves, so that chunks of slow ones are small."""
        return [(self.setting, self._seatings(*entry)) for entry in enumerate(self.pairs)]

    def _seatings(self, index: int, pair: Pair) -> list[Seating]:
        return [
            Seating(
                number=index * MANY + block * self.seats + seat,
                seed=f"{self.seed} {block}",
                bots=tuple(pair.one if s == seat else pair.others for s in range(self.seats)),
            )
            for block in range(self.blocks(pair))
            for seat in range(self.seats)
        ]


class Duel(msgspec.Struct, frozen=True):
    """The result of one pair: victories, and points per game against those of the others."""

    one: str
    others: str
    games: int
    share: float
    low: float
    high: float
    fair: float
    points: float
    points_of_others: float
    ahead: Mean
    """Points more than the others' mean, game by game; the interval is of shuffles."""
    forfeits: tuple[int, int] = (0, 0)
    """Games that the one and that others lost because their bots failed."""
    thought: tuple[float, float] = (0.0, 0.0)
    """Seconds of the one and of the others for a move with a choice, where time was the budget."""


class Standing(msgspec.Struct, frozen=True):
    """The result of a contest."""

    contest: Contest
    duels: tuple[Duel, ...]
    ratings: tuple[Rating, ...]
    failures: tuple[Failure, ...] = ()


def pairs_of(ranks: Sequence[str], guests: Iterable[str] = ()) -> tuple[Pair, ...]:
    """Every rank against the next lower one and the lowest; guests against all ranks."""
    neighbours = [Pair(ranks[i], ranks[i - 1]) for i in range(1, len(ranks))]
    lowest = [Pair(rank, ranks[0]) for rank in ranks[2:]]
    return (*neighbours, *lowest, *(Pair(guest, rank) for guest in guests for rank in ranks))


def standing(contest: Contest, outcomes: Iterable[Outcome]) -> Standing:
    ordered = sorted(outcomes, key=lambda outcome: outcome.number)
    by_pair: dict[int, list[Outcome]] = {index: [] for index in range(len(contest.pairs))}
    for outcome in ordered:
        by_pair[outcome.number // MANY].append(outcome)
    duels = [_duel(contest, contest.pairs[i], found) for i, found in by_pair.items()]
    matches = [_match(contest, contest.pairs[i], found) for i, found in by_pair.items()]
    return Standing(
        contest,
        tuple(duels),
        tuple(ratings(matches, anchor=contest.pairs[0].others)),
        tuple(failure for outcome in ordered for failure in outcome.failures),
    )


def _seat(contest: Contest, outcome: Outcome) -> int:
    """Where the one sat."""
    return outcome.number % MANY % contest.seats


def _duel(contest: Contest, pair: Pair, outcomes: Sequence[Outcome]) -> Duel:
    seats = [_seat(contest, outcome) for outcome in outcomes]
    won = sum(o.won(seat) for o, seat in zip(outcomes, seats, strict=True))
    share = Share(pair.one, len(outcomes), won)
    low, high = share.interval()
    own = [o.points[seat] for o, seat in zip(outcomes, seats, strict=True)]
    rest = [
        (sum(o.points) - points) / (contest.seats - 1)
        for o, points in zip(outcomes, own, strict=True)
    ]
    ahead = [mine - theirs for mine, theirs in zip(own, rest, strict=True)]
    shuffles = [fmean(ahead[at : at + contest.seats]) for at in range(0, len(ahead), contest.seats)]
    return Duel(
        one=pair.one,
        others=pair.others,
        games=len(outcomes),
        share=share.share,
        low=low,
        high=high,
        fair=1 / contest.seats,
        points=fmean(own),
        points_of_others=fmean(rest),
        ahead=mean_of(shuffles),
        forfeits=_forfeits(outcomes, seats),
        thought=_thought(outcomes, seats) if contest.budget.seconds else (0.0, 0.0),
    )


def _forfeits(outcomes: Sequence[Outcome], seats: Sequence[int]) -> tuple[int, int]:
    pairs = list(zip(outcomes, seats, strict=True))
    one = sum(seat in outcome.forfeits for outcome, seat in pairs)
    others = sum(any(s != seat for s in outcome.forfeits) for outcome, seat in pairs)
    return one, others


def _thought(outcomes: Sequence[Outcome], seats: Sequence[int]) -> tuple[float, float]:
    """Seconds a move took the one, and the others."""
    one = [o.thought[seat] for o, seat in zip(outcomes, seats, strict=True)]
    others = [
        thought
        for o, seat in zip(outcomes, seats, strict=True)
        for s, thought in enumerate(o.thought)
        if s != seat
    ]
    return _pace(one), _pace(others)


def _pace(thoughts: Sequence[ThinkingTime]) -> float:
    moves = sum(thought.moves for thought in thoughts)
    return sum(thought.seconds for thought in thoughts) / moves if moves else 0.0


def _match(contest: Contest, pair: Pair, outcomes: Sequence[Outcome]) -> Match:
    blocks = []
    for at in range(0, len(outcomes), contest.seats):
        block = outcomes[at : at + contest.seats]
        won = sum(outcome.won(_seat(contest, outcome)) for outcome in block)
        blocks.append({pair.one: won, pair.others: len(block) - won})
    return Match({pair.one: 1, pair.others: contest.seats - 1}, blocks)
