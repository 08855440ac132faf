"""E-mails before the time runs out."""

import pytest

from tests.server.clock import stop_the_clock
from tests.server.driving.test_caretaker import on_loop_of
from tests.server.house import open_house
from tests.server.notices.test_emails import give_address, mailing, next_mail, post, text_of
from tests.server.notices.test_notices import leave_when_waited_for, play_until_something_comes
from tests.server.services import Letters
from uguisu.server.notices.reminders import HOUR_MS, before
from uguisu.server.protocol.outgoing import Clock
from uguisu.server.settings import Settings

__all__ = ["post"]


def test_nobody_is_reminded_long_before_the_end() -> None:
    assert before(Clock(kind="days", seconds=86_400)) == 6 * HOUR_MS
    assert before(Clock(kind="days", seconds=7 * 86_400)) == 12 * HOUR_MS


async def test_who_is_waited_for_is_reminded_once_before_the_time_runs_out(
    settings: Settings, post: tuple[str, Letters], monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = stop_the_clock(monkeypatch)
    with open_house(mailing(settings, post[0])) as house:
        actor, other = await leave_when_waited_for(house)
        await give_address(other.session, post[1])
        await play_until_something_comes(actor, post[1])
        told = await next_mail(post[1])
        await on_loop_of(house, house.node.reminders.look())
        assert post[1].empty()

        clock.advance(19 * HOUR_MS)
        for _ in range(2):
            await on_loop_of(house, house.node.reminders.look())
        mail = await next_mail(post[1])

    assert mail["Subject"] != told["Subject"]
    assert "5" in text_of(mail)
    assert mail["List-Unsubscribe"]
    assert post[1].empty()
