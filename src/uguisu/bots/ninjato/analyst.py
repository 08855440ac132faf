"""What a review needs of Ninjato: rivals' Dojo cards, the next guard, the next tile."""

from typing import Final

from uguisu.bots.bot import Turn
from uguisu.bots.ninjato.policy import NinjatoPolicy
from uguisu.bots.ninjato.reasons import reason
from uguisu.bots.search.appraisal import Analyst
from uguisu.games.ninjato.components import SKILL_NAMES
from uguisu.games.ninjato.pieces.numbers import ALARM, VALUES
from uguisu.games.ninjato.state import NinjatoState
from uguisu.games.ninjato.view.types import NinjatoView
from uguisu.kernel.action import Action
from uguisu.kernel.message import Message
from uguisu.kernel.rng import Lots
from uguisu.kernel.seats import letter

TEMPERATURE: Final = 1.5


class NinjatoAnalyst(Analyst[NinjatoState, NinjatoView]):
    """Its playouts are long, so it makes fewer of them."""

    usual_iterations = 1_200
    usual_worlds = 60

    def __init__(self) -> None:
        self.policy = NinjatoPolicy()

    def begin(self, turn: Turn[NinjatoState, NinjatoView]) -> None:
        self.turn = turn
        self.policy.begin(turn.world(0))

    def candidates(self, state: NinjatoState, seat: int, legal: list[Action]) -> list[Action]:
        if len(legal) == 1:
            return legal
        return [action for _, action in self.policy.candidates(state, seat, legal)]

    def play_on(self, state: NinjatoState, lots: Lots) -> list[float]:
        """Through the next scoring, then the evaluation of everybody's position."""
        policy = self.policy
        while not policy.is_far(state):
            seat = state.actors()[0]
            action = policy.choose(state, seat, state.legal(seat), lots)
            state.carry_out(seat, action, 0)
        return policy.value(state)

    def temperature(self, state: NinjatoState) -> float:
        return TEMPERATURE

    def why(
        self, best: int, played: int | None, beliefs: dict[str, dict[str, float]]
    ) -> Message | None:
        return reason(self.turn, best, played)

    def hidden(self, state: NinjatoState, observer: int) -> list[tuple[str, str]]:
        found: list[tuple[str, str]] = []
        for seat in range(state.seats):
            if seat != observer:
                for value in range(1, VALUES):
                    held = state.hands[seat * VALUES + value]
                    found.append((f"hand:{letter(seat)}:{value}", str(held)))
        if state.guard_deck:
            guard = state.guard_deck[0]
            alarm = "*" if guard >= ALARM else ""
            found.append(("guard:next", f"{guard % ALARM + 1}{alarm}"))
        if state.pile:
            found.append(("tile:next", SKILL_NAMES[state.pile[0]]))
        return found
