"""A small client of the server, for programs and for the tests.

```python
session = await sign_in("http://127.0.0.1:8000", "Aki")
table = await new_table(session, "war-of-clans", seats=3, bots={1: "genin", 2: "genin"})
async with Place(session, table) as place:
    await place.do(asked.Start(key=new_key()))
    while not place.is_over:
        await (place.act(place.choices[0].action) if place.may_act else place.receive())
```
"""

from collections.abc import Mapping, Sequence
from typing import Any

from uguisu.client.http import Refusal, Session
from uguisu.client.seat import Place, Refused, new_key
from uguisu.server.protocol.http.accounts import Me
from uguisu.server.protocol.http.tables import BotWish, NewTable, TableLink

__all__ = ["Place", "Refusal", "Refused", "Session", "new_key", "new_table", "sign_in"]


async def sign_in(url: str, name: str) -> Session:
    """Be a guest."""
    session = Session(url)
    await session.post("/api/session", {"name": name}, Me)
    return session


async def new_table(
    session: Session,
    game: str,
    seats: int,
    sit: Sequence[int] = (0,),
    bots: Mapping[int, str] | None = None,
    **wishes: Any,
) -> str:
    """Make a table; returns its id."""
    wish = NewTable(
        game=game,
        seats=seats,
        sit=tuple(sit),
        bots=tuple(BotWish(seat=seat, rank=rank) for seat, rank in (bots or {}).items()),
        **wishes,
    )
    link: TableLink = await session.post("/api/tables", wish, TableLink)
    return link.id
