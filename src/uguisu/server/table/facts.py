"""Everything that everybody may know about a table, except its game."""

from uguisu.server.protocol import outgoing
from uguisu.server.table import shuffle_proof
from uguisu.server.table.between_rounds import latest_start, still_reading
from uguisu.server.table.hints import gives_hints
from uguisu.server.table.hosting import expires_at
from uguisu.server.table.table import OVER, Table
from uguisu.server.table.vacation import DAYS_OFF


def table_info(table: Table) -> outgoing.TableInfo:
    created = table.created
    return outgoing.TableInfo(
        id=table.id,
        game=created.game,
        status=table.status,
        seats=tuple(seat_info(table, seat) for seat in range(len(table.chairs))),
        options=created.options,
        house=bool(created.house),
        clock=created.clock,
        public=created.public,
        spectators=created.spectators,
        commitment=shuffle_proof.commitment_of(created.secret),
        rated=table.is_rated,
        rematch=table.rematch,
        fork=created.fork.table if created.fork else "",
        lesson=bool(created.lesson),
        places=tuple(table.playing.state.places()) if table.status == OVER else None,
        ready_by=latest_start(table),
        language=created.language,
        match=bool(created.match),
        tournament=created.tournament,
        expires_at=expires_at(table),
        hints=table.is_playing and gives_hints(table),
    )


def seat_info(table: Table, seat: int) -> outgoing.SeatInfo:
    chair = table.chairs[seat]
    kind = "person" if chair.person else "bot" if chair.rank else "open"
    return outgoing.SeatInfo(
        seat=seat,
        kind=kind,
        name=table.told_name(chair.person, chair.name),
        rank=chair.rank,
        stand_in=chair.stand_in,
        host=bool(chair.person) and chair.person == table.host,
        aborts=chair.aborts,
        ready=is_ready(table, seat),
        person=table.persons.get(chair.person, 0),
        away_until=table.times.away_until[seat],
        days_off=days_off(table, seat),
    )


def days_off(table: Table, seat: int) -> int:
    """Days somebody may still take off."""
    is_slow = table.is_playing and table.created.clock.kind == "days"
    return DAYS_OFF - table.chairs[seat].vacation if is_slow and table.chairs[seat].person else 0


def is_ready(table: Table, seat: int) -> bool:
    """Agrees to the options before the start; between rounds, wants the next one."""
    if table.is_gathering:
        return table.chairs[seat].is_taken and not table.chairs[seat].asked
    return bool(table.counted_at) and seat not in still_reading(table)


def honesty(table: Table) -> outgoing.ShuffleProof | None:
    """WHAT MUST NOT LEAVE before the end: the secret, and with it the whole deck."""
    if table.status != OVER or table.created.fork or table.created.lesson:
        return None
    secret = table.created.secret
    return outgoing.ShuffleProof(
        commitment=shuffle_proof.commitment_of(secret),
        secret=secret,
        entropy=table.entropy(),
        seed=table.seed,
    )
