"""Why a choice was better in Ninjato: every sentence is held against the rules of the game."""

from collections.abc import Iterator
from itertools import islice, product
from typing import cast

from tests.review.games import finished
from uguisu.bots.ninjato.reasons import NinjatoTurn, can_beat, held_after, reason
from uguisu.games.ninjato.actions import (
    BANZAI,
    BRIBE,
    FAIL,
    GO_DOJO,
    HOUSE,
    INVADE,
    LEARN,
    LEAVE,
    SIDE,
    STRIKE,
    TAKE_CARD,
)
from uguisu.games.ninjato.components import CLAN_NAMES
from uguisu.kernel.action import Action
from uguisu.review.positions import turn_at


def turns(action: int) -> Iterator[NinjatoTurn]:
    """Whenever somebody could choose this."""
    play = finished("ninjato")
    for step, state in enumerate(play.trail):
        seat = state.actors()[0]
        if action in state.legal(seat):
            yield cast("NinjatoTurn", turn_at(play, step, seat, "1"))


def test_a_house_that_cannot_be_taken_is_named() -> None:
    told = []
    for turn in turns(INVADE):
        for action in (one for one in turn.legal if INVADE <= one < LEARN):
            there = turn.world(0).clone()
            there.carry_out(turn.seat, action, 0)
            strikes = any(STRIKE <= one < FAIL for one in there.legal(turn.seat))
            message = reason(turn, GO_DOJO, action)
            beats = can_beat(there, turn.seat)
            assert (message is None) == beats
            praise = reason(turn, action, GO_DOJO)
            assert (praise is not None and praise.id == "njt-why-sentry") == beats
            if message:
                told.append(message)
                assert not strikes or there.printed.is_pair(there.guard)
                assert message.args == {"player": f"#{turn.seat}", "house": HOUSE[action] + 1}
                assert SIDE[action] in (0, 1)
    assert {message.id for message in told} == {"njt-why-in-vain"}


def test_cards_that_a_strike_saves_are_counted() -> None:
    told = 0
    for turn in turns(FAIL):
        strikes = [one for one in turn.legal if STRIKE <= one < FAIL]
        for best, played in product(strikes[:6], repeat=2):
            held = [held_after(turn, one) for one in (best, played)]
            message = reason(turn, best, played)
            assert (message is not None) == (held[0] > held[1])
            if message:
                assert message.args["count"] == held[0] - held[1]
                told += 1
    assert told


def test_the_next_guard_is_told_with_its_chance() -> None:
    chances = set()
    for turn in islice(turns(BANZAI), 4):
        for best, played in ((BANZAI, LEAVE), (LEAVE, BANZAI), (BANZAI, None)):
            message = reason(turn, best, played)
            assert message is not None
            assert message.id == "njt-why-guard"
            chances.add(message.args["chance"])
    assert len(chances) > 1
    assert all(isinstance(chance, int) and 0 <= chance <= 100 for chance in chances)


def test_a_bribe_that_leads_with_a_clan_or_brings_honour_is_told() -> None:
    told = set()
    for turn in islice(turns(GO_DOJO), 0, None, 3):
        for action in (one for one in turn.legal if BRIBE <= one < TAKE_CARD):
            message = reason(turn, action, GO_DOJO)
            there = turn.world(3).clone()
            there.carry_out(turn.seat, Action(action), 0)
            view = turn.game.view(there, turn.seat)
            if message and message.id == "njt-why-first":
                name = str(message.args["clan"]).removeprefix("@njt-clan-")
                clan = CLAN_NAMES.index(name)
                assert view.clans[clan].first == turn.seat != turn.view.clans[clan].first
            elif message:
                before = turn.view.players[turn.seat].honour
                assert message.args["honour"] == view.players[turn.seat].honour - before
            told.add(message.id if message else "")
            assert reason(turn, action, action) is None
    assert {"njt-why-first", "njt-why-honour"} <= told
