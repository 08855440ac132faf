"""Guests, accounts, their sessions, and links of e-mails."""

import sqlalchemy as sa

from uguisu.server.store.schema.metadata import NAME, metadata
from uguisu.server.table import confusable_names

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
    sa.Column("only_friends", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("look", sa.String(confusable_names.LONGEST)),
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
"""Guests and accounts. `now` is the account that a guest has become. `email` has been confirmed;
e-mails are written in `language`, your-turn e-mails are sent if `turn_mails`, and `mail_token` ends
the link that turns them off. A cookie signed before `signed_out_at` is invalid (legacy_cookies.py).
A `private` person has no public profile and is in no list. `look` is the account name as it looks
(confusable_names.py). `gone_at` is when the account was deleted; the name is hidden since
(deletion.py). Until `suspended_until` the account cannot be used, for the operator's reason
(sanctions.py)."""

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
"""Open sessions; `id` is the hash of the cookie's token. A session without a row is over."""

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
