"""What a review needs of War of Clans: whom everybody probably serves, and possible hands."""

from typing import Final

from uguisu.bots.bot import Turn
from uguisu.bots.search.appraisal import Analyst
from uguisu.bots.war_of_clans.beliefs import CLANS, Beliefs, beliefs, drawn, hints_of, own_clan
from uguisu.bots.war_of_clans.consequences import of_the_table
from uguisu.bots.war_of_clans.policy import WarOfClansPolicy
from uguisu.bots.war_of_clans.reasons import of_orders
from uguisu.games.war_of_clans.components import CLAN_NAMES
from uguisu.games.war_of_clans.state import KINDS, WarOfClansState
from uguisu.games.war_of_clans.view.types import WarOfClansView
from uguisu.kernel.action import Action
from uguisu.kernel.message import Message
from uguisu.kernel.rng import Chance, Lots, key_of
from uguisu.kernel.seats import letter

CARD_NAMES: Final = (*CLAN_NAMES, "ninja")

# Fitted to 500 games of four chunin (decision 0195).
AT_THE_END: Final = 1.6
"""The temperature when the deck is empty: the last orders are surer in playouts than at tables."""
FOR_A_CARD: Final = 0.09
"""It falls by so much with every card of the deck: long before the end, playouts are too noisy to
be sure enough."""
LEAST: Final = 0.5


class WarOfClansAnalyst(Analyst[WarOfClansState, WarOfClansView]):
    def __init__(self) -> None:
        self.policy = WarOfClansPolicy()
        self.loyalties: Beliefs = {}
        self.chance = Chance(key_of("analyst"))

    def begin(self, turn: Turn[WarOfClansState, WarOfClansView]) -> None:
        self.turn = turn
        self.policy.known = hints_of(turn.history)
        self.loyalties = beliefs(turn.seat, own_clan(turn), self.policy.known)
        self.chance = turn.chance.fork("loyalties")

    def world(self, number: int) -> WarOfClansState:
        state = self.turn.world(number)
        dealt = drawn(self.loyalties, self.chance)
        state.loyalty = dealt + bytes([clan for clan in range(CLANS) if clan not in dealt])
        self.policy.begin(state)
        return state

    def carry_out(self, state: WarOfClansState, seat: int, action: Action) -> None:
        self.policy.begin(state)
        self.policy.notice(state, seat, action)
        state.carry_out(seat, action, 0)

    def play_on(self, state: WarOfClansState, lots: Lots) -> list[float]:
        policy = self.policy
        for _ in range(policy.horizon):
            if state.is_over:
                break
            seat = state.actors()[0]
            action = policy.choose(state, seat, state.legal(seat), lots)
            policy.notice(state, seat, action)
            state.carry_out(seat, action, 0)
        return policy.value(state)

    def temperature(self, state: WarOfClansState) -> float:
        return max(LEAST, AT_THE_END - FOR_A_CARD * len(state.deck))

    def exact(self) -> dict[str, dict[str, float]]:
        """Loyalties: all deals are enumerated."""
        found: dict[str, dict[str, float]] = {}
        for loyalty, chance in self.loyalties.items():
            for seat, clan in enumerate(loyalty):
                if seat != self.turn.seat:
                    ways = found.setdefault(f"loyalty:{letter(seat)}", {})
                    ways[CLAN_NAMES[clan]] = ways.get(CLAN_NAMES[clan], 0.0) + chance
        return found

    def why(
        self, best: int, played: int | None, beliefs: dict[str, dict[str, float]]
    ) -> Message | None:
        turn, own = self.turn, own_clan(self.turn)
        return of_orders(turn.seat, own, best, played, beliefs) or of_the_table(
            turn, own, best, played, beliefs
        )

    def hidden(self, state: WarOfClansState, observer: int) -> list[tuple[str, str]]:
        found: list[tuple[str, str]] = []
        for seat in range(state.seats):
            if seat == observer:
                continue
            found.append((f"loyalty:{letter(seat)}", CLAN_NAMES[state.loyalty[seat]]))
            for kind in range(KINDS):
                held = state.hands[seat * KINDS + kind]
                found.append((f"hand:{letter(seat)}:{CARD_NAMES[kind]}", str(held)))
        return found
