"""The standings, with ties broken by stated rules (docs/tournaments.md)."""

from collections.abc import Callable, Mapping, Sequence
from itertools import groupby
from math import inf

import msgspec

from uguisu.server.tournament.player import NOBODY, Player, TournamentTable
from uguisu.server.tournament.tournament import Tournament


class Standing(msgspec.Struct, frozen=True):
    """A player's line. Players who are equal in everything share a place. `rivals` and
    `direct` break ties in a Swiss tournament."""

    place: int
    player: Player
    rivals: float = 0
    direct: float = 0


Key = tuple[float, ...]


def standings(tournament: Tournament) -> list[Standing]:
    """All who have played or may still play, the best first; equals in the order of joining."""
    players = [p for p in tournament.players.values() if p.scores or p.presence != "left"]
    if tournament.plan.kind == "arena":
        return _placed(players, _arena_key, {}, {})
    return _swiss(tournament, players)


def _arena_key(player: Player) -> Key:
    """The place in the final, points, then wins, then fewer games."""
    return (player.final or inf, -player.points, -player.wins, player.games)


def _swiss(tournament: Tournament, players: Sequence[Player]) -> list[Standing]:
    """Points, then the points of all rivals, then the games among the equal."""
    counted = [sitting for sitting in tournament.sittings.values() if sitting.places]
    rivals = rival_points(tournament, counted)

    def first(player: Player) -> Key:
        return (-player.points, -rivals.get(player.number, 0))

    ordered = sorted(players, key=first)
    groups = enumerate(groupby(ordered, key=first))
    equals = {player.number: at for at, (_, equal) in groups for player in equal}
    direct = direct_points(equals, counted)
    return _placed(ordered, lambda p: (*first(p), -direct[p.number]), rivals, direct)


def _placed(
    players: Sequence[Player],
    key: Callable[[Player], Key],
    rivals: dict[int, float],
    direct: dict[int, float],
) -> list[Standing]:
    found: list[Standing] = []
    for _, equal in groupby(sorted(players, key=key), key=key):
        place = len(found) + 1
        found += [
            Standing(place, p, rivals.get(p.number, 0), direct.get(p.number, 0)) for p in equal
        ]
    return found


def rival_points(tournament: Tournament, counted: Sequence[TournamentTable]) -> dict[int, float]:
    """By number, the points of all opponents, each as often as they have met."""
    found: dict[int, float] = {}
    worth = {number: player.points for number, player in tournament.players.items()}
    for sitting in counted:
        came = [n for n, place in zip(sitting.players, sitting.places, strict=True) if place]
        total = sum(worth[number] for number in came if number != NOBODY)
        for number in came:
            found[number] = found.get(number, 0) + total - worth[number]
    return found


def direct_points(
    equals: Mapping[int, int], counted: Sequence[TournamentTable]
) -> dict[int, float]:
    """By number, how often one was before another of the equal at a table; half for a shared
    place. `equals` says by number which group of equals a player belongs to."""
    found = dict.fromkeys(equals, 0.0)
    for sitting in counted:
        came = [
            (number, place, equals[number])
            for number, place in zip(sitting.players, sitting.places, strict=True)
            if place and number in equals
        ]
        for one, place, group in came:
            for two, other, its_group in came:
                if one != two and group == its_group:
                    found[one] += (place < other) + (place == other) / 2
    return found
