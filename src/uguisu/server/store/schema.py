"""The tables of the database. `log` is the truth; `tables` and `sittings` are derived from it."""

from typing import Final

import sqlalchemy as sa

from uguisu.server.table import looks

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
    sa.Column("look", sa.String(looks.LONGEST)),
    sa.Column("password_at", sa.BigInteger),
    sa.Column("turn_mails", sa.Boolean, nullable=False, server_default=sa.true()),
    sa.Column("mail_token", sa.String(64)),
    sa.Column("gone_at", sa.BigInteger),
    sa.Column("suspended_until", sa.BigInteger),
    sa.Column("suspended_why", sa.String(400)),
    sa.Index("people_by_now", "now"),
    sa.Index("people_by_email", "email"),
    sa.Index("people_by_look", "look", unique=True),
    sa.Index("people_by_mail_token", "mail_token", unique=True),
    sa.Index("people_by_gone_at", "gone_at"),
)
"""Guests and accounts; `now` is the account a guest has become. `email` was confirmed; e-mails are
written in `language`, and sent at one's turn if `turn_mails`; the end of the link that turns them
off is `mail_token`. Since `signed_out_at` a signed cookie of old does not count (signed.py). A
`private` person has no public profile and stands in no list. `look` is the name of an account as it
looks (looks.py). Since `gone_at` the person is a former player, whose name is not told
(deletion.py). Until `suspended_until` an account cannot be used, for the reason the operator gave
(sanctions.py)."""

presences = sa.Table(
    "presences",
    metadata,
    sa.Column("person", sa.String(32), primary_key=True),
    sa.Column("seen_at", sa.BigInteger, nullable=False),
    sa.Column("here_until", sa.BigInteger, nullable=False),
    sa.Index("presences_by_here_until", "here_until"),
)
"""When somebody was last connected; until `here_until` they count as being here, unless it is
renewed (presence.py)."""

friends = sa.Table(
    "friends",
    metadata,
    sa.Column("person", sa.String(32), primary_key=True),
    sa.Column("other", sa.String(32), primary_key=True),
    sa.Column("id", sa.String(32), nullable=False),
    sa.Column("created_at", sa.BigInteger, nullable=False),
    sa.Column("accepted_at", sa.BigInteger),
    sa.Index("friends_by_other", "other"),
    sa.Index("friends_by_id", "id", unique=True),
)
"""Who has asked whom to be friends; they are since `accepted_at`. `id` names the row to both."""

challenges = sa.Table(
    "challenges",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("person", sa.String(32), nullable=False),
    sa.Column("other", sa.String(32), nullable=False),
    sa.Column("table_id", sa.String(32), nullable=False),
    sa.Column("created_at", sa.BigInteger, nullable=False),
    sa.Column("declined_at", sa.BigInteger),
    sa.Index("challenges_by_person", "person"),
    sa.Index("challenges_by_other", "other"),
)
"""Who has invited which friend to a table. A challenge ends with its gathering."""

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

links = sa.Table(
    "links",
    metadata,
    sa.Column("token", sa.String(64), primary_key=True),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("person", sa.String(32), nullable=False),
    sa.Column("email", sa.String(200), nullable=False),
    sa.Column("language", sa.String(8), nullable=False),
    sa.Column("created_at", sa.BigInteger, nullable=False),
    sa.Index("links_by_person", "person", "kind"),
)
"""Links of e-mails that wait to be followed, each once (links.py); `token` is the hash of its
end."""

relations = sa.Table(
    "relations",
    metadata,
    sa.Column("person", sa.String(32), primary_key=True),
    sa.Column("other", sa.String(32), primary_key=True),
    sa.Column("id", sa.String(32), nullable=False),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("created_at", sa.BigInteger, nullable=False),
    sa.Index("relations_by_other", "other"),
    sa.Index("relations_by_id", "id", unique=True),
)
"""Whom somebody has muted or blocked; `id` names the row to that person, who is never told ids of
people."""

reports = sa.Table(
    "reports",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("created_at", sa.BigInteger, nullable=False),
    sa.Column("reporter", sa.String(32), nullable=False),
    sa.Column("person", sa.String(32), nullable=False),
    sa.Column("name", sa.String(NAME * 2), nullable=False),
    sa.Column("table_id", sa.String(32), nullable=False),
    sa.Column("reason", sa.String(16), nullable=False),
    sa.Column("text", sa.String(400), nullable=False),
    sa.Column("talk", sa.LargeBinary, nullable=False),
    sa.Column("resolved_at", sa.BigInteger),
    sa.Column("note", sa.String(400)),
    sa.Index("reports_by_resolved_at", "resolved_at", "created_at"),
    sa.Index("reports_by_reporter", "reporter"),
    sa.Index("reports_by_person", "person"),
)
"""What people have reported to the operator. `name` is how the person was called there; `talk` are
the lines of the table's talk around it, as JSON."""

voices = sa.Table(
    "voices",
    metadata,
    sa.Column("person", sa.String(32), primary_key=True),
    sa.Column("table_id", sa.String(32), primary_key=True),
)
"""Who has said something at which table, to find it again for an export (my_data.py)."""

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
    sa.Index("ratings_by_value", "game", "seats", "mu"),
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

reminders = sa.Table(
    "reminders",
    metadata,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.BigInteger, nullable=False),
)
"""Who was told that the time runs out, for the decision that began at this number of the log."""

subscriptions = sa.Table(
    "subscriptions",
    metadata,
    sa.Column("endpoint", sa.String(500), primary_key=True),
    sa.Column("person", sa.String(32), nullable=False),
    sa.Column("keys", sa.String(500), nullable=False),
    sa.Index("subscriptions_by_person", "person"),
)
"""Browsers that want your-turn notices."""

reviews = sa.Table(
    "reviews",
    metadata,
    sa.Column("digest", sa.String(64), primary_key=True),
    sa.Column("table_id", sa.String(32), nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("found", sa.LargeBinary, nullable=False),
    sa.Index("reviews_by_table", "table_id"),
    sa.Index("reviews_by_at", "at"),
)
"""Reviews of finished games. `digest` is made of the record, the budget and the version; `found` is
what was found at every step, packed. It can be made again, so no copy holds it."""

tournament_log = sa.Table(
    "tournament_log",
    metadata,
    sa.Column("tournament_id", sa.String(32), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("entry", sa.LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)
"""A tournament is this log; as with tables, the primary key is the lock."""

tournaments = sa.Table(
    "tournaments",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("status", sa.String(16), nullable=False),
    sa.Column("host", sa.String(32), nullable=False),
    sa.Column("begins", sa.BigInteger, nullable=False),
    sa.Column("changed_at", sa.BigInteger, nullable=False),
    sa.Index("tournaments_by_status", "status", "begins"),
    sa.Index("tournaments_by_host", "host", "status"),
)
"""For lists and for what is due; derived from the log."""
