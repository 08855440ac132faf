"""A tournament as it is shown: built field by field, without ids of people."""

import csv
import io
from collections.abc import Iterable
from collections.abc import Set as AbstractSet
from typing import Final

import msgspec

from uguisu.server.protocol.http.accounts import OwnTournament
from uguisu.server.protocol.http.tournaments import (
    Contest,
    Contestant,
    ContestTable,
    OwnContest,
    TournamentLine,
)
from uguisu.server.tournament.entries import is_too_late
from uguisu.server.tournament.player import Player, TournamentTable
from uguisu.server.tournament.standings import Standing, standings
from uguisu.server.tournament.tournament import Tournament

RECENT: Final = 12
"""Finished tables that are shown."""
FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")
"""What begins a formula in a spreadsheet."""


def line_of(tournament: Tournament, ids: Iterable[str], winner: str) -> TournamentLine:
    me = tournament.player_of(ids)
    return TournamentLine(
        id=tournament.id,
        plan=tournament.plan,
        status=tournament.status,
        players=sum(p.presence != "left" or bool(p.scores) for p in tournament.players.values()),
        begins=tournament.began_at or tournament.plan.starts_at,
        ends=end_of(tournament),
        winner=winner,
        joined=me is not None and me.presence != "left",
    )


def own_contest(tournament: Tournament, ids: AbstractSet[str]) -> OwnContest | None:
    """The notice for its players on every page; None for everybody else."""
    me = tournament.player_of(ids)
    if tournament.is_over or me is None or me.presence == "left":
        return None
    return OwnContest(id=tournament.id, name=tournament.plan.name, table=me.table)


def own_tournament(tournament: Tournament, ids: AbstractSet[str]) -> OwnTournament:
    """What a person finds of it in the file of their own data."""
    me = tournament.player_of(ids)
    line = next((one for one in standings(tournament) if one.player is me), None)
    return OwnTournament(
        id=tournament.id,
        name=tournament.plan.name,
        game=tournament.plan.game,
        kind=tournament.plan.kind,
        status=tournament.status,
        begins=tournament.began_at or tournament.plan.starts_at,
        host=tournament.host in ids,
        place=line.place if line else 0,
        points=me.points if me else 0,
        games=me.games if me else 0,
        wins=me.wins if me else 0,
    )


def end_of(tournament: Tournament) -> int:
    if tournament.ended_at:
        return tournament.ended_at
    return tournament.closes_at if tournament.plan.kind == "arena" else 0


def board_of(tournament: Tournament, former: AbstractSet[str]) -> Contest:
    """What everybody sees of a tournament. It changes only with the log."""
    over = [sitting for sitting in tournament.sittings.values() if sitting.is_over]
    return Contest(
        id=tournament.id,
        number=tournament.number,
        now=tournament.at,
        plan=tournament.plan,
        status=tournament.status,
        begins=tournament.began_at or tournament.plan.starts_at,
        ends=end_of(tournament),
        standings=tuple(contestant(line, former) for line in standings(tournament)),
        tables=tuple(shown_table(tournament, one) for one in tables_now(tournament)),
        recent=tuple(shown_table(tournament, one) for one in reversed(over[-RECENT:])),
        played=sum(bool(sitting.places) for sitting in over),
        round=tournament.round,
        why=tournament.why,
    )


def contest_of(tournament: Tournament, board: Contest, ids: AbstractSet[str], now: int) -> Contest:
    """The same tournament as this person sees it now."""
    me = tournament.player_of(ids)
    return msgspec.structs.replace(
        board,
        now=now,
        next_at=tournament.next_round_at(now),
        me=me.number if me and me.presence != "left" else 0,
        table=me.table if me else "",
        host=bool(tournament.host) and tournament.host in ids,
        late=is_too_late(tournament, now),
    )


def tables_now(tournament: Tournament) -> list[TournamentTable]:
    """The running tables; of a Swiss tournament all of the round."""
    if tournament.plan.kind == "arena":
        return tournament.running
    return [one for one in tournament.sittings.values() if one.round == tournament.round]


def shown_table(tournament: Tournament, sitting: TournamentTable) -> ContestTable:
    return ContestTable(
        id=sitting.table,
        round=sitting.round,
        players=sitting.players,
        opened_at=sitting.opened_at,
        is_over=sitting.is_over,
        places=sitting.places,
        final=sitting.table == tournament.final,
    )


def contestant(line: Standing, former: AbstractSet[str]) -> Contestant:
    player = line.player
    return Contestant(
        number=player.number,
        place=line.place,
        name=name_of(player, former),
        rank=player.rank,
        state=state_of(player),
        points=player.points,
        games=player.games,
        wins=player.wins,
        places=tuple(score.place for score in reversed(player.scores)),
        lit=player.is_lit,
        rivals=line.rivals,
        direct=line.direct,
        final=player.final,
        ready=player.is_ready,
    )


def name_of(player: Player, former: AbstractSet[str]) -> str:
    return "" if player.person in former else player.name


def state_of(player: Player) -> str:
    if player.table:
        return "playing"
    return "free" if player.presence == "here" else player.presence


def results_csv(board: Contest) -> str:
    """The standings, one line for each player; places oldest first."""
    text = io.StringIO()
    writer = csv.writer(text)
    writer.writerow(
        ["place", "name", "bot", "points", "games", "wins", "rivals", "places", "final"]
    )
    for line in board.standings:
        writer.writerow(
            [
                line.place,
                harmless(line.name),
                line.rank,
                f"{line.points:g}",
                line.games,
                line.wins,
                f"{line.rivals:g}",
                " ".join(str(place or "-") for place in reversed(line.places)),
                line.final or "",
            ]
        )
    return text.getvalue()


def harmless(name: str) -> str:
    """The name, so that no spreadsheet takes it for a formula."""
    return f"'{name}" if name.startswith(FORMULA) else name
