"""Names of things and seats as arguments of messages."""

from uguisu.games.ninja_master.components import TOKEN_NAMES
from uguisu.kernel.message import Arg, seat_arg, you


def token_arg(token: int) -> str:
    return f"@nma-token-{TOKEN_NAMES[token]}"


def who(seat: int, observer: int | None) -> dict[str, Arg]:
    return {"actor": seat_arg(seat), "you": you(seat, observer)}
