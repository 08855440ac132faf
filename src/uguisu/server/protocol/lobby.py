"""What pages without a table receive on the socket `/ws/lobby`."""

from uguisu.server.protocol.http.match import MatchState, Waiting
from uguisu.server.protocol.http.tables import Listing
from uguisu.server.protocol.http.tournaments import OwnContest
from uguisu.server.protocol.outgoing import Pong
from uguisu.server.protocol.wire import Wire


class Crowd(Wire, frozen=True, kw_only=True, tag="crowd"):
    """How many people are here, and how many look for a table, by game and pace."""

    here: int
    waiting: tuple[Waiting, ...]


class Lists(Wire, frozen=True, kw_only=True, tag="lists"):
    """The first pages of the public lists: tables to join and games to watch."""

    open: Listing
    running: Listing


class Yours(Wire, frozen=True, kw_only=True, tag="yours"):
    """Something of the receiver's has changed: games, friends or challenges, to be requested; the
    state of quick match; and the tournament the receiver plays in or has joined, if any."""

    match: MatchState
    tournament: OwnContest | None = None


LobbyMessage = Crowd | Lists | Yours | Pong
