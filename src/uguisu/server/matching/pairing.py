"""Who plays with whom: pure, from the wishes of those who wait and the time."""

from collections.abc import Iterable, Sequence
from typing import Literal

import msgspec

from uguisu.games import GAMES


class Seeker(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who waits. `seats` is the wanted number of players, 0 for any; after `bots_after`
    milliseconds bots may take free seats (None: never)."""

    person: str
    name: str
    games: tuple[str, ...]
    pace: Literal["live", "days"]
    since: int
    seats: int = 0
    rated: bool = True
    bots_after: int | None = None

    def plays(self, game: str, seats: int) -> bool:
        return game in self.games and self.seats in (0, seats)

    def fits(self, other: "Seeker") -> bool:
        return (self.pace, self.rated) == (other.pace, other.rated)


class Group(msgspec.Struct, frozen=True, kw_only=True):
    """People who get a table together; bots take the other seats."""

    game: str
    seats: int
    people: tuple[Seeker, ...]

    @property
    def may_have_bots(self) -> bool:
        return all(seeker.bots_after is not None for seeker in self.people)


def groups(waiting: Iterable[Seeker], now: int) -> list[Group]:
    """Tables that can begin now. Whoever waits longest is served first."""
    left = sorted(waiting, key=lambda seeker: seeker.since)
    found = []
    for seeker in list(left):
        if seeker not in left:
            continue
        others = [other for other in left if other is not seeker and seeker.fits(other)]
        group = full_table(seeker, others) or table_with_bots(seeker, others, now)
        if group:
            found.append(group)
            left = [one for one in left if one not in group.people]
    return found


def full_table(seeker: Seeker, others: Sequence[Seeker]) -> Group | None:
    """People only; of several sizes the largest."""
    for game in seeker.games:
        for seats in sizes(game, seeker.seats):
            people = (seeker, *(other for other in others if other.plays(game, seats)))
            if len(people) >= seats:
                return Group(game=game, seats=seats, people=people[:seats])
    return None


def table_with_bots(seeker: Seeker, others: Sequence[Seeker], now: int) -> Group | None:
    """After the time this seeker has set: with all who take bots too, however long they have
    waited, for the game that most of them play."""
    if seeker.bots_after is None or now - seeker.since < seeker.bots_after:
        return None
    willing = [other for other in others if other.bots_after is not None]
    tables = [group_with_bots(seeker, willing, game) for game in seeker.games if sizes(game, 0)]
    return max(tables, key=lambda group: len(group.people), default=None)


def group_with_bots(seeker: Seeker, others: Sequence[Seeker], game: str) -> Group:
    usual = seeker.seats or GAMES[game].info.quick_seats
    people = (seeker, *(other for other in others if other.plays(game, usual)))
    return Group(game=game, seats=usual, people=people[:usual])


def sizes(game: str, wanted: int) -> list[int]:
    """The numbers of players this game can have, the largest first."""
    known = GAMES[game].seat_range if game in GAMES else ()
    return [seats for seats in reversed(known) if wanted in (0, seats) and seats > 1]
