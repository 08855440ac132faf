"""Who plays with whom: pure, from the requests of those who wait and the time.

The longest waiting is served first, with the nearest ratings. The allowed rating difference grows
with the wait. Before bots take seats, any people may be matched.
"""

from collections.abc import Iterable, Sequence
from typing import Final, Literal

import msgspec

from uguisu.games import GAMES
from uguisu.server.people.ratings import MIDDLE

REACH: Final = 200
"""How far apart ratings may be at first, in points."""
WIDER_MS: Final = {"live": 100, "days": 6_000}
"""The wait after which ratings may be one more point apart."""


class Seeker(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who waits. `seats` is the wanted number of players, 0 for any; after `bots_after`
    milliseconds bots may take free seats (None: never). `ratings` are by game and number of seats;
    the seeker never gets a table with the people in `apart`."""

    person: str
    name: str
    games: tuple[str, ...]
    pace: Literal["live", "days"]
    since: int
    seats: int = 0
    rated: bool = True
    bots_after: int | None = None
    ratings: dict[tuple[str, int], int] = {}
    apart: frozenset[str] = frozenset()

    def plays(self, game: str, seats: int) -> bool:
        return game in self.games and self.seats in (0, seats)

    def may_meet(self, other: "Seeker") -> bool:
        return (
            self.pace == other.pace
            and self.rated == other.rated
            and self.person != other.person
            and other.person not in self.apart
        )

    def rating(self, game: str, seats: int) -> int:
        return self.ratings.get((game, seats), MIDDLE)

    def reach(self, now: int) -> int:
        """The allowed rating difference after waiting so long."""
        return REACH + (now - self.since) // WIDER_MS[self.pace]


class Group(msgspec.Struct, frozen=True, kw_only=True):
    """People who get a table together; bots take the other seats."""

    game: str
    seats: int
    people: tuple[Seeker, ...]

    @property
    def may_have_bots(self) -> bool:
        return all(seeker.bots_after is not None for seeker in self.people)


def groups(waiting: Iterable[Seeker], now: int) -> list[Group]:
    """Tables that can begin now. The longest waiting is served first."""
    left = {one.person: one for one in sorted(waiting, key=lambda seeker: seeker.since)}
    found = []
    for seeker in list(left.values()):
        if seeker.person not in left:
            continue
        others = [other for other in left.values() if seeker.may_meet(other)]
        group = full_table(seeker, others, now) or table_with_bots(seeker, others, now)
        if group:
            found.append(group)
            for one in group.people:
                del left[one.person]
    return found


def full_table(seeker: Seeker, others: Sequence[Seeker], now: int) -> Group | None:
    """People only; of several sizes the largest."""
    reach = seeker.reach(now)
    for game in dict.fromkeys(seeker.games):
        for seats in sizes(game, seeker.seats):
            willing = [one for one in others if one.plays(game, seats)]
            if len(willing) + 1 < seats:
                continue
            near = [one for one in willing if gap(seeker, one, game, seats) <= reach]
            people = company(seeker, near, game, seats)
            if len(people) == seats:
                return Group(game=game, seats=seats, people=people)
    return None


def gap(one: Seeker, other: Seeker, game: str, seats: int) -> int:
    return abs(one.rating(game, seats) - other.rating(game, seats))


def company(seeker: Seeker, others: Sequence[Seeker], game: str, seats: int) -> tuple[Seeker, ...]:
    """The seeker and the nearest of those who play this, until all seats are taken. `others` come
    as they have waited; nobody sits with somebody who blocked them."""
    people, strangers = [seeker], set(seeker.apart)
    for other in sorted(others, key=lambda one: gap(seeker, one, game, seats)):
        if len(people) == seats:
            break
        if other.person not in strangers:
            people.append(other)
            strangers |= other.apart
    return tuple(people)


def table_with_bots(seeker: Seeker, others: Sequence[Seeker], now: int) -> Group | None:
    """After the seeker's time is over: with everybody who accepts bots, however long they have
    waited, for the game that most of them play."""
    if seeker.bots_after is None or now - seeker.since < seeker.bots_after:
        return None
    willing = [other for other in others if other.bots_after is not None]
    tables = [group_with_bots(seeker, willing, game) for game in seeker.games if sizes(game, 0)]
    return max(tables, key=lambda group: len(group.people), default=None)


def group_with_bots(seeker: Seeker, others: Sequence[Seeker], game: str) -> Group:
    usual = seeker.seats or GAMES[game].info.quick_seats
    willing = [other for other in others if other.plays(game, usual)]
    return Group(game=game, seats=usual, people=company(seeker, willing, game, usual))


def sizes(game: str, wanted: int) -> list[int]:
    """The numbers of players this game can have, the largest first."""
    known = GAMES[game].seat_range if game in GAMES else ()
    return [seats for seats in reversed(known) if wanted in (0, seats) and seats > 1]
