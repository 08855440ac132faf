"""Names of things and seats as arguments of messages."""

from functools import cache

from uguisu.games.war_of_clans.components import CARD_NAMES
from uguisu.kernel.message import Arg, seat_arg, you


def clan_arg(clan: int) -> str:
    return f"@woc-card-{CARD_NAMES[clan]}"


@cache
def who(seat: int, observer: int | None) -> dict[str, Arg]:
    return {"actor": seat_arg(seat), "you": you(seat, observer)}


@cache
def where(province: int, observer: int | None) -> dict[str, Arg]:
    return {"province": seat_arg(province), "yours": you(province, observer)}
