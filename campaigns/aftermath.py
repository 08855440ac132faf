"""After a siege: every log folds, and every replay is what its players saw."""

import asyncio

from campaigns.crowd import Game
from campaigns.seen import differences
from campaigns.siege import Siege
from tests.server.ledger import Log, faults_of, read_log
from uguisu.client import Session
from uguisu.kernel.errors import UguisuError
from uguisu.server.protocol.http.tables import Replay
from uguisu.server.table import entries
from uguisu.server.table.table import Table


async def look_over(siege: Siege) -> int:
    """Compare everything once more; returns the number of entries in all logs."""
    log = await asyncio.to_thread(read_log, siege.engine)
    for fault in faults_of(log, siege.crowd.acked):
        siege.verdict.fault(fault)
    for table in log:
        check_fold(siege, log, table)
    check_refused(siege, log)
    for game in siege.crowd.games:
        if game.is_finished:
            await check_replays(siege, game)
            siege.progress("comparing replays")
    siege.engine.dispose()
    return sum(map(len, log.values()))


def check_fold(siege: Siege, log: Log, id: str) -> None:
    table = Table(id)
    try:
        for number, at, raw in log[id]:
            table.fold(number, at, entries.decode(raw))
    except (UguisuError, AssertionError, LookupError, ValueError) as error:
        siege.verdict.fault(f"the log of {id} does not fold at {table.number}: {error}")


def check_refused(siege: Siege, log: Log) -> None:
    """Refused means that nothing changed."""
    for game in siege.crowd.games:
        keys = {entries.decode(raw).key for _, _, raw in log.get(game.table, [])}
        for player in game.players:
            for key in player.refused_keys & keys:
                siege.verdict.fault(f"refused, and in the log: {game} {key}")


async def check_replays(siege: Siege, game: Game) -> None:
    for player in game.players:
        session, eyes = player.place.session, player.seat
        here = Session(siege.nodes[0].url, session.cookie)
        query = "" if eyes is None else f"?eyes={eyes}"
        replay: Replay = await here.get(f"/api/tables/{game.table}/replay{query}", Replay)
        for fault in differences(game.table, replay.steps, player.seen):
            siege.verdict.fault(f"{game.kind.game}: {fault}")
