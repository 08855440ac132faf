"""The tables of the database. `log` and `tournament_log` are the truth of what is played; `tables`,
`sittings` and `tournaments` are derived from them."""

from uguisu.server.store.schema.accounts import links, people, presences, sessions
from uguisu.server.store.schema.games import (
    invitations,
    log,
    puzzles,
    reviews,
    seen,
    sittings,
    tables,
    voices,
)
from uguisu.server.store.schema.matchmaking import seekers, waits
from uguisu.server.store.schema.metadata import NAME, metadata
from uguisu.server.store.schema.nodes import keys
from uguisu.server.store.schema.notices import reminders, subscriptions
from uguisu.server.store.schema.rating import rated, rating_changes, ratings
from uguisu.server.store.schema.relationships import challenges, friends, relations, reports
from uguisu.server.store.schema.tournament import (
    tournament_log,
    tournament_players,
    tournaments,
)

__all__ = [
    "NAME",
    "challenges",
    "friends",
    "invitations",
    "keys",
    "links",
    "log",
    "metadata",
    "people",
    "presences",
    "puzzles",
    "rated",
    "rating_changes",
    "ratings",
    "relations",
    "reminders",
    "reports",
    "reviews",
    "seekers",
    "seen",
    "sessions",
    "sittings",
    "subscriptions",
    "tables",
    "tournament_log",
    "tournament_players",
    "tournaments",
    "voices",
    "waits",
]
