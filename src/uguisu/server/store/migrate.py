"""Migrations: upgrade a database to the schema of this version, forward only."""

from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.engine import Connection, Engine

from uguisu.server.errors import CannotServe

LOCK: Final = 0x75677569
"""PostgreSQL's advisory lock: one node migrates, the others wait."""


def migrate(engine: Engine, upto: str = "head") -> None:
    """Create or upgrade. A SQLite file is copied first, so that a downgrade is possible."""
    config = _config()
    scripts = ScriptDirectory.from_config(config)
    with engine.connect() as connection:
        current = MigrationContext.configure(connection).get_current_revision()
    if current == scripts.get_current_head():
        return
    known = {script.revision for script in scripts.walk_revisions()}
    if current is not None and current not in known:
        raise CannotServe(
            f"The database has the schema {current} of a newer version; use that version, or "
            "another database."
        )
    if current is not None:
        _keep_copy(engine, current)
    with engine.begin() as connection:
        _upgrade(config, connection, upto)


def _upgrade(config: Config, connection: Connection, upto: str) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(LOCK)))
    config.attributes["connection"] = connection
    command.upgrade(config, upto)


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
    config.set_main_option("path_separator", "os")
    return config


def _keep_copy(engine: Engine, current: str) -> None:
    """The copy made before a migration."""
    path = engine.url.database
    if engine.dialect.name != "sqlite" or not path:
        return
    stamp = datetime.now(UTC).strftime("%Y%m%dT%H%M%S")
    with engine.connect() as connection:
        connection.exec_driver_sql("VACUUM INTO ?", (f"{path}.{current}.{stamp}",))
