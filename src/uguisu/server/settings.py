"""Settings: from a file, the environment (UGUISU_PORT …) and the command line, in this order."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from uguisu.server.errors import CannotServe, NoFile

PREFIX: Final = "UGUISU_"
FILE: Final = "uguisu.toml"
MOST_PROCESSES: Final = 64
LISTS: Final = ("origins", "push_services")


class Limits(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Rate limits; docs/operating.md explains each."""

    message_bytes: int = 16_384
    body_bytes: int = 65_536
    messages_per_second: float = 20
    message_burst: int = 60
    requests_per_second: float = 20
    request_burst: int = 100
    tables_per_person: int = 50
    connections_per_person: int = 20
    connections: int = 20_000
    connections_per_address: int = 400
    openings_per_minute: int = 120
    opening_burst: int = 30
    replays_per_minute: int = 60
    unread_bytes: int = 65_536
    head_seconds: float = 10
    body_seconds: float = 30
    components_per_minute: int = 10
    codes_per_minute: int = 20
    seeking_per_minute: int = 30
    talk_per_minute: int = 40
    logins_per_minute: int = 10
    reports_per_minute: int = 5
    reviews_per_minute: int = 10
    hints_per_minute: int = 12
    unsent_bytes: int = 1_000_000


class Scheduled(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A tournament that repeats: at this time (UTC) on these days (none: every day), with the
    fields of a plan (docs/tournaments.md)."""

    at: Annotated[str, Meta(pattern=r"^([01][0-9]|2[0-3]):[0-5][0-9]\Z")]
    plan: dict[str, Any]
    days: tuple[Literal["mon", "tue", "wed", "thu", "fri", "sat", "sun"], ...] = ()


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    host: str = "127.0.0.1"
    port: int = 8000
    data: str = ""
    """The directory of the embedded database; made when it is missing."""
    database: str = ""
    """A URL, `postgresql+psycopg://…`; empty: a SQLite file in `data`."""
    processes: Annotated[int, Meta(ge=1, le=MOST_PROCESSES)] = 1
    """Processes that serve together on this machine."""
    redis: str = ""
    """A URL, for several nodes; empty: this node is alone."""
    origins: tuple[str, ...] = ()
    """Further origins that may open sockets, besides the server's own."""
    secure_cookies: bool = False
    """Set behind HTTPS."""
    trusted_proxies: str = ""
    workers: int = 0
    """Processes in which bots think; 0: as many as fit on all cores but one."""
    worker_python: str = ""
    """The interpreter of a compiled build of this version: bots think in it once it exists."""
    bot_cores: Annotated[int, Meta(ge=1, le=64)] = 1
    """Cores on which a searching bot thinks about one move."""
    bot_pace_ms: int = 120
    """A bot at a table with people takes at least this long."""
    bot_limit_ms: int = 5_000
    """Time limit of a bot; then a lower rank moves instead."""
    review_iterations: int = 0
    """Playouts for each decision of a review; 0: as many as the game needs."""
    review_worlds: int = 0
    """Worlds for each moment of a review; 0: as many as the game needs."""
    absence_seconds: float = 60
    """Grace period without a connection before a bot stands in, in seconds."""
    spectator_delay_seconds: float = 180
    limits: Limits = Limits()
    smtp: str = ""
    """`smtp://user:password@host:port`, for your-turn notices by e-mail."""
    smtp_from: str = ""
    vapid_key: str = ""
    """The private key for browser push, or a file with it, and a contact address."""
    vapid_contact: str = ""
    public_url: str = ""
    push_services: tuple[str, ...] = (
        "https://fcm.googleapis.com",
        "https://*.push.services.mozilla.com",
        "https://*.push.apple.com",
        "https://*.notify.windows.com",
    )
    """Push services that browsers may subscribe to; the server sends nowhere else."""
    notice_seconds: float = 15
    """How long a player must be absent and waited for before a your-turn notice, in seconds."""
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    log_format: Literal["auto", "json", "text"] = "auto"
    """`auto`: text at a terminal, JSON elsewhere."""
    schedule: tuple[Scheduled, ...] = ()
    """Tournaments that repeat; only in a file of settings."""
    metrics_token: str = ""
    """The token for /metrics; empty: only this machine may ask."""

    @property
    def data_dir(self) -> Path:
        if self.data:
            return Path(self.data)
        home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
        return Path(home) / "uguisu"

    @property
    def database_url(self) -> str:
        return self.database or f"sqlite:///{self.data_dir / 'uguisu.db'}"


def load(
    given: Mapping[str, Any], environment: Mapping[str, str], file: Path | None = None
) -> Settings:
    """`given` are the options of the command line; None means not given."""
    found: dict[str, Any] = _from_file(file) if file else {}
    from_environment = _from_environment(environment)
    limits = {**found.get("limits", {}), **from_environment.get("limits", {})}
    found |= {**from_environment, "limits": limits}
    found |= {name: value for name, value in given.items() if value is not None}
    try:
        return msgspec.convert(found, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise CannotServe(f"These settings cannot be used: {error}") from error


def _from_file(file: Path) -> dict[str, Any]:
    try:
        found = msgspec.toml.decode(file.read_bytes())
    except OSError as error:
        raise NoFile(f"{file} cannot be read: {error.strerror}.") from error
    except msgspec.DecodeError as error:
        raise CannotServe(f"{file} is not TOML: {error}") from error
    return dict(found)


def _from_environment(environment: Mapping[str, str]) -> dict[str, Any]:
    """UGUISU_PORT=8001; a list is separated by spaces; UGUISU_LIMITS_… are the limits."""
    found: dict[str, Any] = {}
    for field in msgspec.structs.fields(Settings):
        text = environment.get(PREFIX + field.name.upper())
        if text is not None:
            found[field.name] = text.split() if field.name in LISTS else text
    limits = {
        field.name: environment[name]
        for field in msgspec.structs.fields(Limits)
        if (name := f"{PREFIX}LIMITS_{field.name.upper()}") in environment
    }
    return found | {"limits": limits}
