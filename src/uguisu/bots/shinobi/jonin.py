"""Jonin of Shinobi: models its opponents.

It knows a few playing styles and remembers whose attacks fit which one, so it can guess what an
attacker has given. Its own attacks it tries in hundreds of likely worlds, in which its victims know
only what they know.
"""

from collections.abc import Sequence
from typing import Final

from uguisu.bots.bot import Turn
from uguisu.bots.parallel.search import choose_in_parallel
from uguisu.bots.search.limits import SearchLimits
from uguisu.bots.shinobi.choices import choice, read_choice
from uguisu.bots.shinobi.opponent_model import OpponentModel
from uguisu.bots.shinobi.playing_style import CHUNIN
from uguisu.bots.shinobi.round_search import RoundSearch
from uguisu.games.shinobi.state import ASSIGNING, ATTACKS, ShinobiState
from uguisu.games.shinobi.view.types import Card, ShinobiView
from uguisu.kernel.action import Action
from uguisu.kernel.rng import Lots
from uguisu.kernel.step import Step

ITERATIONS: Final = 600
SECONDS: Final = 0.7


class Jonin:
    name = "jonin"
    remembers = True

    def __init__(self, iterations: int = ITERATIONS, seconds: float = SECONDS) -> None:
        self.searcher = SearchLimits(iterations, seconds)

    def choose(self, turn: Turn[ShinobiState, ShinobiView]) -> Action:
        """Uses any world it thinks possible, because it looks only at what it knows."""
        world = turn.world(0)
        if not world.lives[turn.seat]:
            return choice(CHUNIN, world, Lots(turn.chance.below(1 << 16)))
        if world.phase == ASSIGNING:
            return choose_in_parallel(self, turn)
        opponents = opponents_of(world, turn.history)
        return read_choice(opponents, world, Lots(turn.chance.below(1 << 16)))

    def search(self, turn: Turn[ShinobiState, ShinobiView]) -> RoundSearch:
        world = turn.world(0)
        opponents = opponents_of(world, turn.history)
        search = RoundSearch(opponents, world, world.turn, turn.chance.below(1 << 16))
        search.run(*self.searcher.limits(turn.budget))
        return search


def opponents_of(world: ShinobiState, history: Sequence[Step[ShinobiView]]) -> OpponentModel:
    """The opponent model after the rounds before this one."""
    opponents = OpponentModel(world.seats)
    began: dict[int, ShinobiView] = {}
    ended: dict[int, ShinobiView] = {}
    for step in history:
        view = step.view
        began.setdefault(view.round, view)
        if view.phase == "decide":
            ended[view.round] = view
    for number, view in ended.items():
        if number < world.round:
            opponents.observe(laid_out(world, began[number], view))
    return opponents


def laid_out(world: ShinobiState, began: ShinobiView, ended: ShinobiView) -> ShinobiState:
    """The table as it lay at the end of a round, with the lives of its beginning."""
    state = world.clone()
    state.lives = list(began.lives)
    state.start = began.start
    state.faces = 0
    for victim, attacks in enumerate(ended.attacks):
        for distance, attack in enumerate(attacks):
            assert attack is not None, "when a victim decides, all attacks lie there"
            slot = victim * ATTACKS + distance
            state.declared[slot] = attack.declared
            if attack.open and isinstance(attack.card, Card):
                state.cards[slot] = attack.card.weapon
                state.faces |= 1 << slot
    return state
