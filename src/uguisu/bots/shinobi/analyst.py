"""What a review needs of Shinobi: which weapons are probably face down."""

from typing import Final

from uguisu.bots.bot import Turn
from uguisu.bots.search.appraisal import Analyst, shares
from uguisu.bots.shinobi.attacks import give_all
from uguisu.bots.shinobi.choices import choice
from uguisu.bots.shinobi.jonin import opponents_of
from uguisu.bots.shinobi.playing_style import CHUNIN, PlayingStyle, chance_to_win
from uguisu.bots.shinobi.reasons import reason
from uguisu.bots.shinobi.round_search import Worlds
from uguisu.games.shinobi.components import WEAPON_NAMES
from uguisu.games.shinobi.state import ASSIGNING, ATTACKS, NOTHING, ShinobiState
from uguisu.games.shinobi.view.types import ShinobiView
from uguisu.kernel.message import Message
from uguisu.kernel.rng import Lots
from uguisu.kernel.seats import letter

COUNTED: Final = 200
"""Worlds in which a reason is counted."""


class ShinobiAnalyst(Analyst[ShinobiState, ShinobiView]):
    def __init__(self) -> None:
        self.styles: list[PlayingStyle] = []
        self.worlds: Worlds | None = None
        self.lots = Lots(0)

    def begin(self, turn: Turn[ShinobiState, ShinobiView]) -> None:
        self.turn = turn
        state = turn.world(0)
        opponents = opponents_of(state, turn.history)
        self.styles = [opponents.style(seat) for seat in range(state.seats)]
        self.styles[turn.seat] = CHUNIN
        self.worlds = Worlds(opponents, state, turn.seat)
        self.lots = Lots(turn.chance.below(1 << 16))

    def world(self, number: int) -> ShinobiState:
        assert self.worlds is not None, "begin comes first"
        return self.worlds.deal(self.lots)

    def play_on(self, state: ShinobiState, lots: Lots) -> list[float]:
        """To the end of the round, then by the lives that are left."""
        number = state.round
        while state.round == number and not state.is_over:
            style = self.styles[state.turn]
            if state.phase == ASSIGNING:
                give_all(style, state, lots)
            else:
                state.carry_out(state.turn, choice(style, state, lots), 0)
        if state.is_over:
            return shares(state)
        return [chance_to_win(CHUNIN, state.lives, seat) for seat in range(state.seats)]

    def is_settled(self, state: ShinobiState) -> bool:
        """Between attackers: in the middle of giving only the attacker knows what comes."""
        return state.given == 0

    def why(
        self, best: int, played: int | None, beliefs: dict[str, dict[str, float]]
    ) -> Message | None:
        view, seat = self.turn.view, self.turn.seat
        worlds = [self.world(number) for number in range(COUNTED)]
        return reason(view, seat, best, played, beliefs, worlds)

    def hidden(self, state: ShinobiState, observer: int) -> list[tuple[str, str]]:
        """The weapons that others have given, face down or not."""
        found: list[tuple[str, str]] = []
        for victim in range(state.seats):
            for distance in range(ATTACKS):
                slot = victim * ATTACKS + distance
                attacker = (victim + state.seats - distance - 1) % state.seats
                if state.cards[slot] != NOTHING and attacker != observer:
                    weapon = WEAPON_NAMES[state.cards[slot]]
                    found.append((f"card:{letter(attacker)}:{letter(victim)}", weapon))
        return found
