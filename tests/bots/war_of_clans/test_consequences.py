"""What the table looks like after an order is told as the engine has it."""

from collections.abc import Iterator
from itertools import product
from typing import cast

from tests.review.games import finished
from uguisu.bots.war_of_clans.beliefs import own_clan
from uguisu.bots.war_of_clans.consequences import WarOfClansTurn, of_the_table
from uguisu.games.war_of_clans.actions import CLAN, PROVINCE
from uguisu.games.war_of_clans.components import CLAN_NAMES
from uguisu.games.war_of_clans.rules.set_up import restore
from uguisu.games.war_of_clans.state import WarOfClansState
from uguisu.kernel.action import Action
from uguisu.kernel.message import Message
from uguisu.review.positions import turn_at

LIKELY = {f"loyalty:{seat}": dict.fromkeys(CLAN_NAMES, 0.5) for seat in "ABC"}


def told() -> Iterator[tuple[WarOfClansTurn, int, int, Message]]:
    """What is said of pairs of choices all over a game."""
    play = finished("war-of-clans")
    for step, state in enumerate(play.trail):
        turn = cast("WarOfClansTurn", turn_at(play, step, state.actors()[0], "1"))
        for best, played in product(turn.legal[::4], turn.legal[1::4]):
            message = of_the_table(turn, own_clan(turn), best, played, LIKELY)
            if message:
                yield turn, best, played, message


def after(turn: WarOfClansTurn, action: int) -> WarOfClansState:
    state = turn.world(7).clone()
    state.carry_out(turn.seat, Action(action), 0)
    return state


def attacks(state: WarOfClansState, seat: int) -> set[int]:
    if state.is_over or state.turn != seat or state.order != 3:
        return set()
    return {CLAN[action] for action in state.legal(seat)}


def can_be_attacked(state: WarOfClansState, seat: int, province: int, clan: int) -> bool:
    """Whether any rival could attack this army if it were its turn."""
    for rival in range(state.seats):
        there = state.clone()
        there.turn, there.order, there.touched, there.turns_left = rival, 3, 0, 0
        restore(there)
        legal = there.legal(rival)
        if rival != seat and any((PROVINCE[a], CLAN[a]) == (province, clan) for a in legal):
            return True
    return False


def test_every_fact_is_what_the_engine_says() -> None:
    said = set()
    for turn, best, played, message in told():
        then, else_, own = after(turn, best), after(turn, played), own_clan(turn)
        said.add(message.id)
        clan = CLAN_NAMES.index(str(message.args["clan"]).removeprefix("@woc-card-"))
        seat = int(str(message.args["player"]).removeprefix("#"))
        if message.id == "woc-why-forced":
            assert attacks(else_, turn.seat) == {own} == {clan}
            assert attacks(then, turn.seat) != {own}
        elif message.id == "woc-why-allowed":
            assert clan in attacks(then, turn.seat) - attacks(else_, turn.seat)
        elif message.id == "woc-why-exposed":
            assert clan == own
            assert can_be_attacked(else_, turn.seat, seat, clan)
            assert not can_be_attacked(then, turn.seat, seat, clan)
        else:
            assert (clan, seat) == (own, turn.seat)
            assert int(message.args["chance"]) > int(message.args["less"])
    assert said == {"woc-why-forced", "woc-why-exposed", "woc-why-allowed", "woc-why-shown"}


def test_a_hint_says_nothing_of_a_choice_that_was_not_made() -> None:
    turn, best, _, _ = next(told())

    assert of_the_table(turn, own_clan(turn), best, None, LIKELY) is None
