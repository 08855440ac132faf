"""Redeal: a table that the observer cannot tell from this one."""

from uguisu.games.shinobi.rules.assigning import slot_of
from uguisu.games.shinobi.state import ATTACKS, EVERY_WEAPON, NOTHING, WEAPONS, ShinobiState
from uguisu.kernel.rng import Chance


def redeal(state: ShinobiState, observer: int, chance: Chance) -> ShinobiState:
    """Deal every other clan's face-down cards and hand anew; the observer may be SPECTATOR."""
    other = state.clone()
    for attacker in range(state.seats):
        if attacker != observer:
            redeal_attacks(other, attacker, chance)
    return other


def redeal_attacks(state: ShinobiState, attacker: int, chance: Chance) -> None:
    """SHI-2, SHI-11: the weapons a clan has not shown this round lie face down or are in hand."""
    unseen = EVERY_WEAPON
    hidden: list[int] = []
    for distance in range(ATTACKS):
        slot = slot_of(state, attacker, distance)
        if state.faces >> slot & 1:
            unseen &= ~(1 << state.cards[slot])
        elif state.cards[slot] != NOTHING:
            hidden.append(slot)
    pool = chance.shuffled(bytes([weapon for weapon in range(WEAPONS) if unseen >> weapon & 1]))
    for i in range(len(hidden)):
        state.cards[hidden[i]] = pool[i]
        unseen &= ~(1 << pool[i])
    state.hands[attacker] = unseen
