"""Players who sit down, play and come back whatever happens to the server, and remember it all."""

import random
from collections.abc import Sequence
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidStatus

from campaigns.seen import Seen
from tests.server.ledger import Acknowledged
from tests.server.stubborn import Stubborn
from uguisu.client import Place, Refused, Session, new_key
from uguisu.server.protocol import incoming, outgoing, wire

PASSING = {
    "game-over",
    "illegal-action",
    "not-your-turn",
    "nothing-to-undo",
    "stale",
    "too-many",
    "wrong-moment",
}
"""Refusals that one who acts at the same time as others and the clock may get."""
FORGIVEN = {1001, 1006, wire.RESTART, wire.TRY_AGAIN}
"""How a connection may end when nodes come and go."""
UNDO, TALK = 0.05, 0.05
"""How often somebody takes back, or talks, where an action could be played."""


class Player(Stubborn):
    """Takes seat `seat`, plays random actions, races, takes back, talks; None only watches."""

    pause = 0.03

    def __init__(
        self,
        session: Session,
        table: str,
        seat: int | None,
        lots: random.Random,
        acked: list[Acknowledged],
        urls: Sequence[str] = (),
    ) -> None:
        super().__init__(session, table, lots, acked, urls)
        self.place = SeeingPlace(self.place.session, table)
        self.seat = seat
        self.refused_keys: set[str] = set()
        self.messages: list[bytes] = []
        """As they came, if somebody wants them."""

    @property
    def seen(self) -> Seen:
        assert isinstance(self.place, SeeingPlace)
        return self.place.seen

    def next_command(self) -> incoming.Command | None:
        if self.seat is None or self.place.table.status not in ("gathering", "playing"):
            return None
        if self.place.table.status == "gathering":
            return self._gather(self.seat)
        if unread := self.place.to_read:
            return incoming.Ready(key=new_key(), seat=unread[0])
        return self._play() if self.place.may_act else None

    def _gather(self, seat: int) -> incoming.Command | None:
        seats = self.place.table.seats
        if seat not in self.place.mine:
            return incoming.Sit(key=new_key(), seat=seat)
        if seats[seat].host and all(one.kind != "open" for one in seats):
            return incoming.Start(key=new_key())
        return None

    def _play(self) -> incoming.Command:
        lot = self.lots.random()
        if self.place.undo and lot < UNDO:
            return incoming.Undo(key=new_key(), seat=self.place.mine[0])
        if lot > 1 - TALK:
            return incoming.Say(key=new_key(), text=f"{lot:.6f}")
        return self._act()

    def _act(self) -> incoming.Act:
        place = self.place
        action = self.lots.choice(place.choices).action
        racing: dict[str, Any] = {}
        if place.view.get("phase") == "race":
            reaction = self.lots.choice([None, self.lots.randint(90, 900)])
            racing = {"to": place.view["rest_at"], "reaction": reaction}
        return incoming.Act(
            key=new_key(), seat=place.mine[0], action=action, after=place.number, **racing
        )

    def refused(self, refusal: outgoing.Refused) -> None:
        if refusal.code == "busy":
            return
        assert self.pending is not None
        if refusal.code not in PASSING:
            raise Refused(refusal)
        self.refused_keys.add(self.pending.key)
        self.pending = None

    def broken(self, error: Exception) -> None:
        if isinstance(error, InvalidStatus) and error.response.status_code == 500:
            raise error
        if isinstance(error, ConnectionClosed) and error.rcvd is not None:
            if error.rcvd.code not in FORGIVEN:
                raise error


class SeeingPlace(Place):
    """Keeps in mind what it was told."""

    def __init__(self, session: Session, table: str) -> None:
        super().__init__(session, table)
        self.seen = Seen()

    async def receive(self) -> outgoing.ServerMessage:
        message = await super().receive()
        self.seen.look(self)
        return message
