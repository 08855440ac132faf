"""Why a choice was better in Shinobi: how likely the third card is what the open ones are."""

from uguisu.games.shinobi.components import WEAPON_NAMES
from uguisu.games.shinobi.view.types import Attack, Card, ShinobiView
from uguisu.kernel.message import Message, seat_arg
from uguisu.kernel.seats import letter


def reason(view: ShinobiView, seat: int, beliefs: dict[str, dict[str, float]]) -> Message | None:
    """Between accepting and denouncing, if the two open cards are alike."""
    if view.phase != "decide":
        return None
    cards = [attack for attack in view.attacks[seat] if attack is not None]
    weapons = {weapon_of(attack) for attack in cards if attack.open}
    closed = [attack for attack in cards if not attack.open]
    if len(weapons) != 1 or len(closed) != 1:
        return None
    name, attacker = WEAPON_NAMES[weapons.pop()], closed[0].attacker
    odds = beliefs.get(f"card:{letter(attacker)}:{letter(seat)}", {})
    if not odds:
        return None
    chance = round(100 * odds.get(name, 0.0))
    args: dict[str, int | str] = {
        "player": seat_arg(attacker),
        "weapon": f"@shi-weapon-{name}",
        "chance": chance,
    }
    return Message("shi-why-third", args)


def weapon_of(attack: Attack) -> int:
    assert isinstance(attack.card, Card), "an open card is seen by everybody"
    return attack.card.weapon
