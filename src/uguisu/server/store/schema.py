"""The tables of the database. `log` is the truth; `tables` and `sittings` are derived from it."""

from typing import Final

import sqlalchemy as sa

metadata = sa.MetaData()

NAME: Final = 24
"""Longest name, in characters."""

log = sa.Table(
    "log",
    metadata,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("entry", sa.LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)
"""The primary key is the lock: whoever stores a number first has acted."""

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("seats", sa.Integer, nullable=False),
    sa.Column("status", sa.String(16), nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("host", sa.String(32), nullable=False),
    sa.Column("created_at", sa.BigInteger, nullable=False),
    sa.Column("changed_at", sa.BigInteger, nullable=False),
    sa.Column("due", sa.BigInteger),
    sa.Column("info", sa.LargeBinary, nullable=False),
    sa.Column("pace", sa.String(8), nullable=False, server_default="live"),
    sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.true()),
    sa.Column("language", sa.String(8), nullable=False, server_default=""),
    sa.Column("free", sa.Integer, nullable=False, server_default="0"),
    sa.Column("people", sa.Integer, nullable=False, server_default="0"),
    sa.Index("tables_by_status", "status", "public", "changed_at"),
    sa.Index("tables_by_due", "due"),
)
"""For lists: a summary of each table, as of its last change of seats or status. `free` are the
seats nobody has, `people` those that people have."""

sittings = sa.Table(
    "sittings",
    metadata,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("person", sa.String(32), nullable=False),
    sa.Index("sittings_by_person", "person"),
)
"""Who sits where, for "my games"."""

invitations = sa.Table(
    "invitations",
    metadata,
    sa.Column("code", sa.String(24), primary_key=True),
    sa.Column("table_id", sa.String(32), nullable=False, unique=True),
    sa.Column("created_at", sa.BigInteger, nullable=False),
)
"""Short links to tables that gather; a row goes when its table begins or ends."""

seen = sa.Table(
    "seen",
    metadata,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("person", sa.String(32), primary_key=True),
    sa.Column("number", sa.Integer, nullable=False),
)
"""How far somebody who plays at a table has seen its log, for unread marks."""

seekers = sa.Table(
    "seekers",
    metadata,
    sa.Column("person", sa.String(32), primary_key=True),
    sa.Column("wish", sa.String(500), nullable=False),
    sa.Column("pace", sa.String(8), nullable=False),
    sa.Column("since", sa.BigInteger, nullable=False),
    sa.Column("seen_at", sa.BigInteger, nullable=False),
    sa.Column("table_id", sa.String(32)),
    sa.Index("seekers_by_table", "table_id", "since"),
)
"""Who looks for people to play with: one wish each, since when, and when the browser last asked.
`table_id` is the table that was found; who sets it first has made the match."""

waits = sa.Table(
    "waits",
    metadata,
    sa.Column("person", sa.String(32), primary_key=True),
    sa.Column("at", sa.BigInteger, primary_key=True),
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("pace", sa.String(8), nullable=False),
    sa.Column("ms", sa.BigInteger, nullable=False),
    sa.Index("waits_by_game", "game", "pace", "at"),
)
"""How long people waited for a match, for an honest estimate; kept for a day."""

people = sa.Table(
    "people",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("name", sa.String(NAME), nullable=False),
    sa.Column("created_at", sa.BigInteger, nullable=False),
    sa.Column("login", sa.String(24), unique=True),
    sa.Column("password", sa.String(200)),
    sa.Column("email", sa.String(200)),
    sa.Column("language", sa.String(8)),
    sa.Column("now", sa.String(32)),
    sa.Column("signed_out_at", sa.BigInteger),
    sa.Column("private", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Index("people_by_now", "now"),
)
"""Guests and accounts; `now` is the account a guest has become. `email` was confirmed; e-mails are
written in `language`. Since `signed_out_at` a signed cookie of old does not count (signed.py). A
`private` person has no public profile and stands in no list."""

sessions = sa.Table(
    "sessions",
    metadata,
    sa.Column("id", sa.String(64), primary_key=True),
    sa.Column("person", sa.String(32), nullable=False),
    sa.Column("created_at", sa.BigInteger, nullable=False),
    sa.Column("used_at", sa.BigInteger, nullable=False),
    sa.Column("device", sa.String(40), nullable=False),
    sa.Index("sessions_by_person", "person"),
)
"""Open sessions; `id` is the hash of the cookie's token. Who has no row here is signed out."""

confirmations = sa.Table(
    "confirmations",
    metadata,
    sa.Column("person", sa.String(32), primary_key=True),
    sa.Column("token", sa.String(64), nullable=False, unique=True),
    sa.Column("email", sa.String(200), nullable=False),
    sa.Column("language", sa.String(8), nullable=False),
    sa.Column("created_at", sa.BigInteger, nullable=False),
)
"""E-mail addresses that wait for their link to be opened; `token` is the hash of its end."""

keys = sa.Table(
    "keys",
    metadata,
    sa.Column("name", sa.String(32), primary_key=True),
    sa.Column("value", sa.String(200), nullable=False),
)
"""Small values shared by all nodes: `sessions`, the key of signed cookies of old (signed.py), and
`written`, which is written to find out whether the database takes anything (api/health.py)."""

ratings = sa.Table(
    "ratings",
    metadata,
    sa.Column("player", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(32), primary_key=True),
    sa.Column("seats", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("mu", sa.Float, nullable=False),
    sa.Column("sigma", sa.Float, nullable=False),
    sa.Column("games", sa.Integer, nullable=False),
)

rated = sa.Table(
    "rated",
    metadata,
    sa.Column("table_id", sa.String(32), primary_key=True),
)
"""The finished tables that the ratings have taken in, or found not to count: each once."""

rating_changes = sa.Table(
    "rating_changes",
    metadata,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("player", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("seats", sa.Integer, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("place", sa.Integer, nullable=False),
    sa.Column("mu", sa.Float, nullable=False),
    sa.Column("sigma", sa.Float, nullable=False),
    sa.Column("mu_before", sa.Float, nullable=False),
    sa.Index("rating_changes_by_player", "player", "game", "seats", "at"),
)
"""What each rated game did to whose rating: profiles, curves and the end of a game show it. A bot
with several seats has one row, with its best place."""

subscriptions = sa.Table(
    "subscriptions",
    metadata,
    sa.Column("endpoint", sa.String(500), primary_key=True),
    sa.Column("person", sa.String(32), nullable=False),
    sa.Column("keys", sa.String(500), nullable=False),
    sa.Index("subscriptions_by_person", "person"),
)
"""Browsers that want your-turn notices."""
