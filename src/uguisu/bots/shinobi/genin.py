"""Genin of Shinobi: half believes what it is told, lies as often as it expects others to, and
denounces when the odds favour it.

It knows that a clan has each weapon once, so what an attacker has shown elsewhere it cannot have
sent here. A life is worth more to its owner the fewer are left.
"""

from itertools import permutations, product
from math import exp
from typing import Final

from uguisu.bots.bot import Turn
from uguisu.games.shinobi.view import WEAPON_NAMES, Attack, Card, Hand, ShinobiView
from uguisu.kernel.rng import Chance
from uguisu.kernel.seats import LETTERS

WEAPONS: Final = range(len(WEAPON_NAMES))
CARDS: Final = 3
TRUST: Final = 2.0
"""How much likelier the declared weapon is than any other, in what it believes and what it says."""
SUSPICION: Final = 0.6
"""How often it expects a victim to denounce incompetence; plotting is denounced half as often."""
SHARPNESS: Final = 6.0
"""How strictly the better attack is preferred to the worse, as attacks must not be foreseen."""

Odds = list[float]
"""The probability of every weapon."""


class Genin:
    name = "genin"

    def choose(self, turn: Turn) -> int:
        view = turn.view
        assert isinstance(view, ShinobiView)
        named = {
            tuple(pick for group in turn.game.picks(view, action) for pick in group): action
            for action in turn.legal
        }
        if view.target is not None:
            return named[gift(view, view.target, turn.seat, {*named}, turn.chance)]
        if view.phase == "reveal":
            return named[reveal(view, turn.seat, turn.chance)]
        return named[decision(view, turn.seat)]


# What things are worth: lives of its own, and less those of its rivals.


def price(view: ShinobiView, seat: int, count: int = 1) -> float:
    """What it means to a player to lose so many lives; the last one counts double."""
    left = view.lives[seat]
    return min(count, left) + (1.0 if 0 < left <= count else 0.0)


def gain(view: ShinobiView, me: int, losers: list[int]) -> float:
    """What it means to me that rivals lose a life each."""
    rivals = [seat for seat, lives in enumerate(view.lives) if lives and seat != me]
    return sum(price(view, seat) for seat in losers if seat != me) / max(len(rivals), 1)


# What it believes.


def odds(view: ShinobiView, attack: Attack | None) -> Odds:
    """Which weapon a card is likely to be; nothing is known of a card not given yet."""
    if attack is None:
        return [1 / len(WEAPONS)] * len(WEAPONS)
    if isinstance(attack.card, Card):
        return [float(weapon == attack.card.weapon) for weapon in WEAPONS]
    shown = shown_by(view, attack.attacker)
    weights = [TRUST if weapon == attack.declared else 1.0 for weapon in WEAPONS]
    weights = [0.0 if weapon in shown else weights[weapon] for weapon in WEAPONS]
    return [weight / sum(weights) for weight in weights]


def shown_by(view: ShinobiView, attacker: int) -> set[int]:
    """The weapons this attacker cannot have anywhere else: they lie face up."""
    return {
        attack.card.weapon
        for attacks in view.attacks
        for attack in attacks
        if attack and attack.attacker == attacker and attack.open and isinstance(attack.card, Card)
    }


# Phase 1: which card for whom, and what to say.


def gift(
    view: ShinobiView, target: int, me: int, named: set[tuple[str, ...]], chance: Chance
) -> tuple[str, ...]:
    """The picks of a good attack, not always the best, with a declaration not always true."""
    hand = view.hands[me]
    assert isinstance(hand, Hand), "one's own hand is face up"
    targets = [(me + step) % view.seats for step in range(1, CARDS + 1)]
    targets = targets[targets.index(target) :]
    plans = list(permutations(hand.weapons, len(targets)))
    hopes = [
        sum(hope(view, victim, me, weapon) for victim, weapon in zip(targets, plan, strict=True))
        for plan in plans
    ]
    card = plans[draw([exp(SHARPNESS * (h - max(hopes))) for h in hopes], chance)][0]
    held = f"hand:{WEAPON_NAMES[card]}"
    sayable = [w for w in WEAPONS if (held, f"declare:{WEAPON_NAMES[w]}") in named]
    weapon = sayable[draw([TRUST if w == card else 1.0 for w in sayable], chance)]
    return held, f"declare:{WEAPON_NAMES[weapon]}"


def hope(view: ShinobiView, victim: int, me: int, weapon: int) -> float:
    """What I may expect of giving the victim this weapon, by what the others seem to give."""
    attackers = [(victim - step) % view.seats for step in range(1, CARDS + 1)]
    others = [odds(view, view.attacks[victim][i]) for i, a in enumerate(attackers) if a != me]
    hurt = gain(view, me, [victim])
    caught = gain(view, me, attackers) - price(view, me)
    total = 0.0
    for one, other in product(WEAPONS, WEAPONS):
        kinds = len({one, other, weapon})
        if kinds == 1:
            value = hurt + SUSPICION / 2 * (caught - hurt)
        elif kinds == 2:
            value = hurt * (1 + 2 * SUSPICION) / 3
        else:
            value = caught * SUSPICION
        total += others[0][one] * others[1][other] * value
    return total


def draw(weights: list[float], chance: Chance) -> int:
    """An index, each as likely as its weight says."""
    point = chance.below(1 << 16) / (1 << 16) * sum(weights)
    for i, weight in enumerate(weights):
        point -= weight
        if point < 0:
            return i
    return len(weights) - 1


# Phase 2: what to turn, and whether to denounce.


def reveal(view: ShinobiView, me: int, chance: Chance) -> tuple[str, str]:
    """The two cards after which I may expect most."""
    pairs = [(0, 1), (0, 2), (1, 2)]
    beliefs = [odds(view, attack) for attack in view.attacks[me]]
    values = [prospect(view, me, beliefs, pair) for pair in pairs]
    best = [pair for pair, value in zip(pairs, values, strict=True) if value > max(values) - 1e-9]
    first, second = (LETTERS[(me - 1 - i) % view.seats] for i in best[chance.below(len(best))])
    return f"attack:{first}", f"attack:{second}"


def prospect(view: ShinobiView, me: int, beliefs: list[Odds], pair: tuple[int, int]) -> float:
    """What turning these two is worth, if I decide well afterwards."""
    third = beliefs[CARDS - sum(pair)]
    return sum(
        beliefs[pair[0]][one]
        * beliefs[pair[1]][other]
        * max(accepting(view, me, one == other), denouncing(view, me, one, other, third))
        for one, other in product(WEAPONS, WEAPONS)
    )


def decision(view: ShinobiView, me: int) -> tuple[str]:
    """Accept, or denounce if that is worth more."""
    attacks = [attack for attack in view.attacks[me] if attack]
    turned = [a.card.weapon for a in attacks if a.open and isinstance(a.card, Card)]
    third = next(odds(view, attack) for attack in attacks if not attack.open)
    alike = turned[0] == turned[1]
    if denouncing(view, me, turned[0], turned[1], third) > accepting(view, me, alike):
        return (f"denounce:{'plotting' if alike else 'incompetence'}",)
    return ("accept",)


def accepting(view: ShinobiView, me: int, alike: bool) -> float:
    return -price(view, me) if alike else 0.0


def denouncing(view: ShinobiView, me: int, one: int, other: int, third: Odds) -> float:
    """What a denunciation is worth after these two weapons."""
    attackers = [(me - step) % view.seats for step in range(1, CARDS + 1)]
    won = gain(view, me, attackers)
    if one == other:
        return third[one] * won - (1 - third[one]) * price(view, me, 2)
    proved = 1 - third[one] - third[other]
    return proved * won - (1 - proved) * price(view, me)
