"""What pages without a table are told, by the socket `/ws/lobby`."""

from uguisu.server.protocol.http.match import MatchState, Waiting
from uguisu.server.protocol.http.tables import Listing
from uguisu.server.protocol.http.tournaments import OwnContest
from uguisu.server.protocol.outgoing import Pong
from uguisu.server.protocol.wire import Wire


class Crowd(Wire, frozen=True, kw_only=True, tag="crowd"):
    """How many people are here, and by game and pace how many of them look for a table."""

    here: int
    waiting: tuple[Waiting, ...]


class Lists(Wire, frozen=True, kw_only=True, tag="lists"):
    """The first pages of what everybody may see: tables one can join, and games to watch."""

    open: Listing
    running: Listing


class Yours(Wire, frozen=True, kw_only=True, tag="yours"):
    """Something of one's own has changed: games, friends or challenges, to be asked for; what has
    come of looking for a table; and the tournament that one plays in or is going to, if any."""

    match: MatchState
    tournament: OwnContest | None = None


LobbyMessage = Crowd | Lists | Yours | Pong
