"""Conditions that commands and entries share. Each raises the refusal if it is not met."""

from uguisu.kernel.action import Action
from uguisu.kernel.arguments import check_time
from uguisu.kernel.errors import Refused
from uguisu.kernel.seats import letter
from uguisu.server.errors import NotFound, NotHost, NotSeated, SetAside, WrongMoment, said
from uguisu.server.table.entry import RESTS
from uguisu.server.table.seating import Chair
from uguisu.server.table.table import Table
from uguisu.server.table.who import Who


def need_playing(table: Table) -> None:
    if not table.is_playing:
        raise _not_now(table, "refused-not-playing")


def need_gathering(table: Table) -> None:
    if not table.is_gathering:
        raise _not_now(table, "refused-begun")


def _not_now(table: Table, text: str) -> Refused:
    return SetAside(RESTS) if table.is_set_aside else said(WrongMoment, text)


def need_action(table: Table, seat: int, action: Action, moment: int) -> None:
    """A seat or the clock may act like this at this moment."""
    play = table.play
    if play is None or not play.may_act(seat, action, moment):
        need_playing(table)
        check_time(moment)
        raise table.game.refusal(table.playing.state, seat, action, moment)
    need_playing(table)


def need_chair(table: Table, seat: int) -> Chair:
    if not 0 <= seat < len(table.chairs):
        raise said(NotFound, "refused-no-seat", last=letter(len(table.chairs) - 1))
    return table.chairs[seat]


def own_chair(table: Table, who: Who, seat: int) -> Chair:
    chair = need_chair(table, seat)
    if chair.person not in who.ids:
        raise NotSeated("This is not your seat.")
    return chair


def need_seat(table: Table, who: Who) -> tuple[int, ...]:
    """The seats of this person, who must have one."""
    seats = table.seats_of(who.ids)
    if not seats:
        raise said(NotSeated, "refused-not-seated")
    return seats


def need_host(table: Table, who: Who) -> None:
    if table.host not in who.ids:
        raise NotHost("Only the host of the table may do that.")
