"""Days off, in all of one's games of days at once."""

from tests.server.house import House
from tests.server.players import begin
from uguisu.server.protocol.http.match import DaysOff
from uguisu.server.protocol.outgoing import Clock
from uguisu.server.table.vacation import DAYS_OFF

DAYS = Clock(kind="days", seconds=86_400)


async def test_days_off_are_taken_at_all_games_of_days(house: House) -> None:
    places = await begin(house.url, "war-of-clans", 2, 3, clock=DAYS)
    session = places[0].session

    taken: DaysOff = await session.post("/api/my/days-off", {"days": 3}, DaysOff)
    await places[1].until(lambda p: p.table.seats[0].away_until > 0)
    again: DaysOff = await session.post("/api/my/days-off", {"days": 0}, DaysOff)
    await places[1].until(lambda p: p.table.seats[0].days_off >= DAYS_OFF - 1)
    nothing: DaysOff = await session.post("/api/my/days-off", {"days": 0}, DaysOff)

    assert [one.games for one in (taken, again, nothing)] == [1, 1, 0]
