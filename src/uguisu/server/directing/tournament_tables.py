"""The tables of a tournament: how they begin, and what came of them."""

from collections.abc import Iterable, Sequence

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from uguisu.bots.registry import DEFAULT_RANK, bots_of
from uguisu.games import GAMES
from uguisu.kernel.options import read_options
from uguisu.server.store.schema import log
from uguisu.server.store.summary import bring_up_to_date
from uguisu.server.table import entries as at_table
from uguisu.server.table import shuffle_proof
from uguisu.server.table.table import OVER, Table
from uguisu.server.tournament.entries import Count, Group, Seat
from uguisu.server.tournament.player import NOBODY, TournamentTable
from uguisu.server.tournament.tournament import Tournament


def new_tables(tournament: Tournament, seat: Seat, now: int) -> list[Table]:
    """The tables that this entry names, as they begin."""
    return [new_table(tournament, group, now) for group in seat.groups]


def new_table(tournament: Tournament, group: Group, now: int) -> Table:
    table = Table(group.table)
    for number, entry in enumerate(log_of(tournament, group), 1):
        table.fold(number, now, entry)
    if table.fault is not None:
        raise table.fault.error
    return table


def log_of(tournament: Tournament, group: Group) -> Iterable[at_table.Entry]:
    """Nobody hosts the table: it begins by itself when all have come, at once with only bots."""
    plan = tournament.plan
    yield at_table.Create(
        game=plan.game,
        seats=plan.seats,
        secret=shuffle_proof.draw_secret(),
        options=read_options(GAMES[plan.game].options, plan.options),
        clock=plan.clock,
        rated=plan.rated,
        match="bots",
        tournament=tournament.id,
    )
    players = [tournament.players.get(number) for number in group.players]
    for seat, player in enumerate(players):
        if player is None:
            yield at_table.PlaceBot(seat=seat, rank=rank_for(plan.game, plan.rank))
        elif player.rank:
            rank = rank_for(plan.game, player.rank)
            yield at_table.PlaceBot(seat=seat, rank=rank, name=player.name)
        else:
            yield at_table.SitDown(by=player.person, seat=seat, name=player.name)
    if not any(player and player.person for player in players):
        yield at_table.Begin()


def rank_for(game: str, wanted: str) -> str:
    return wanted if wanted in bots_of(game) else DEFAULT_RANK


def store_tables(connection: Connection, tables: Sequence[Table]) -> None:
    """The rows of new tables, in the transaction that seats their players."""
    for table in tables:
        rows = [
            {
                "table_id": table.id,
                "number": past.number,
                "at": past.at,
                "entry": at_table.encode(past.entry),
            }
            for past in table.past
        ]
        connection.execute(sa.insert(log), rows)
        bring_up_to_date(table, connection.dialect.name)(connection)


def only_bots(tournament: Tournament, sitting: TournamentTable) -> bool:
    """Whether nobody will come to this table, so that a node has to open it."""
    players = [tournament.players[number] for number in sitting.players if number != NOBODY]
    return not any(player.person for player in players)


def result_of(tournament: Tournament, sitting: TournamentTable, table: Table) -> Count | None:
    """What a table that has come to its end counts; None while it is played."""
    if not table.is_at_rest:
        return None
    gone = [
        seat
        for seat, number in enumerate(sitting.players)
        if number != NOBODY and tournament.players[number].person and not table.chairs[seat].person
    ]
    places = tuple(table.playing.state.places()) if table.status == OVER else ()
    return Count(table=table.id, places=places, gone=tuple(gone))
