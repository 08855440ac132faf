"""`uguisu admin suspend` as an operator types it."""

from pathlib import Path

import pytest
import sqlalchemy as sa

from tests.cli.test_cli import Captured, _plain_surroundings, invalid, printed, wrong
from uguisu.server.settings import Settings
from uguisu.server.store.admin import opened
from uguisu.server.store.schema import people

__all__ = ["_plain_surroundings"]


@pytest.fixture
def data(tmp_path: Path) -> str:
    """The directory of a server where Aki has an account."""
    with opened(Settings(data=str(tmp_path)), new=True) as store, store.engine.begin() as c:
        row = {"id": "aki", "name": "Aki", "login": "aki", "created_at": 0}
        c.execute(sa.insert(people).values(row))
    return str(tmp_path)


def test_an_account_is_suspended_listed_and_allowed_again(data: str, capsys: Captured) -> None:
    where = ("--data", data)
    out = printed(capsys, "admin", "suspend", "Aki", "--reason", "insults", "--days", "3", *where)
    assert "Aki is suspended until 2" in out
    assert "insults" in printed(capsys, "admin", "suspended", *where)

    assert "Aki may sign in again." in printed(capsys, "admin", "unsuspend", "aki", *where)
    assert "No account is suspended." in printed(capsys, "admin", "suspended", *where)


def test_a_reason_and_an_account_are_needed(data: str, capsys: Captured) -> None:
    assert "REASON is missing" in wrong(capsys, "admin", "suspend", "aki", "--data", data)
    command = ("admin", "suspend", "nobody", "--reason", "x", "--data", data)
    assert "There is no such player." in invalid(capsys, *command)
