"""Names of things and seats as arguments of messages."""

from uguisu.games.shinobi.components import WEAPON_NAMES


def weapon_arg(weapon: int) -> str:
    return f"@shi-weapon-{WEAPON_NAMES[weapon]}"


def one_arg(weapon: int) -> str:
    """The weapon with its article: "a katana"."""
    return f"@shi-one-{WEAPON_NAMES[weapon]}"
