"""The labels of picks."""

from collections.abc import Iterable
from typing import Final

from uguisu.games.shinobi.components import WEAPON_NAMES
from uguisu.games.shinobi.view.types import Attack
from uguisu.kernel.labels import Labels, declared
from uguisu.kernel.message import Message, seat_arg
from uguisu.kernel.seats import letter

LABELS: Final = Labels(
    declared(
        {
            "hand": "shi-weapon-$1",
            "declare": ("shi-pick-declare", {"weapon": "@shi-weapon-$1"}),
            "denounce": "shi-pick-$1",
            "attack": ("shi-pick-place", {"player": "#1"}),
            "accept": ("shi-pick-accept", {"hit": "no"}),
        }
    )
)


def labels_of(attacks: Iterable[Attack | None]) -> dict[str, Message]:
    """The cards before the seat that decides, by what they were declared as, and what accepting
    them means (SHI-17)."""
    given = [attack for attack in attacks if attack is not None]
    turned = [attack.card for attack in given if attack.open]
    is_hit = len(turned) == 2 and turned[0] == turned[1]
    labels = {f"attack:{letter(attack.attacker)}": _attack(attack) for attack in given}
    return labels | {"accept": Message("shi-pick-accept", {"hit": "yes" if is_hit else "no"})}


def _attack(attack: Attack) -> Message:
    weapon = f"@shi-weapon-{WEAPON_NAMES[attack.declared]}"
    return Message("shi-pick-attack", {"player": seat_arg(attack.attacker), "weapon": weapon})
