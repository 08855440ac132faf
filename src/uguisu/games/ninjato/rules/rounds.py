"""NJT-11, NJT-12, NJT-39 to NJT-44: turns and rounds, and which chapter an action belongs to."""

from mypy_extensions import i64

from uguisu.games.ninjato.actions import (
    BANZAI,
    BRIBE,
    CARD,
    CHOSEN,
    CLAN,
    DISCARD_CARD,
    DISGUISE_ENVOY,
    FAIL,
    GIVEN,
    GO_DOJO,
    HOUSE,
    KEEP_ONE,
    KIND,
    LEARN,
    LEAVE,
    MARKER,
    PAYMENT,
    PUT_MARKER,
    REWARD,
    SIDE,
    SKILL,
    SLOT,
    SPREAD,
    STRIKE,
    TAKE_CARD,
    TAKEN,
    USE_CHOHO,
    USE_HARMONY,
)
from uguisu.games.ninjato.pieces.numbers import (
    AT_DOJO,
    AT_HOUSES,
    AT_PALACE,
    AT_PAVILION,
    AT_SENSEI,
    CHOICE,
    CONQUER,
    DISCARD,
    DISGUISE,
    DONE,
    FIGHT,
    FIRSTS,
    KEEP,
    OVER,
    PLACE,
    ROUNDS,
    SCORED,
    SHURIKEN,
    TAKE,
)
from uguisu.games.ninjato.rules import (
    dojo,
    final,
    invasion,
    palace,
    round_end,
    scoring,
    sensei,
    skills,
)
from uguisu.games.ninjato.state import NinjatoState
from uguisu.kernel.action import Action


def carry_out(state: NinjatoState, action: Action) -> None:
    if action < TAKE_CARD:
        place(state, action)
    elif action < FAIL:
        fight(state, action)
    elif action < PUT_MARKER:
        raid(state, action)
    else:
        decide(state, action)
    go_on(state)


def place(state: NinjatoState, action: i64) -> None:
    """NJT-11: put a shuriken on a place and carry the place out at once."""
    if action == GO_DOJO:
        put_shuriken(state, AT_DOJO)
        dojo.visit(state)
    elif action < LEARN:
        put_shuriken(state, AT_HOUSES + HOUSE[action] * 2 + SIDE[action])
        invasion.invade(state, HOUSE[action], SIDE[action])
    elif action < BRIBE:
        put_shuriken(state, AT_SENSEI)
        sensei.learn(state, SKILL[action], CARD[action])
    elif action < SPREAD:
        put_shuriken(state, AT_PALACE)
        palace.bribe(state, SLOT[action], PAYMENT[action])
    else:
        put_shuriken(state, AT_PAVILION)
        palace.spread(state, SLOT[action], PAYMENT[action])


def put_shuriken(state: NinjatoState, at: i64) -> None:
    state.placements += bytes([at])


def fight(state: NinjatoState, action: i64) -> None:
    """The actions that move Dojo cards."""
    if action < DISCARD_CARD:
        dojo.take(state, CARD[action])
    elif action < STRIKE:
        dojo.discard(state, CARD[action])
    else:
        invasion.strike(state, action)


def raid(state: NinjatoState, action: i64) -> None:
    """The other actions of an invasion."""
    if action == FAIL:
        invasion.fail(state)
    elif action == BANZAI:
        invasion.banzai(state)
    elif action == LEAVE:
        invasion.leave(state)
    elif action == USE_HARMONY:
        skills.harmony(state)
    elif action < USE_CHOHO:
        skills.spirit(state, SKILL[action])
    elif action < KEEP_ONE:
        skills.choho(state, GIVEN[action], TAKEN[action])
    else:
        invasion.keep(state, KIND[action])
    if state.phase == KEEP and USE_HARMONY < action < KEEP_ONE:
        invasion.settle_keep(state)


def decide(state: NinjatoState, action: i64) -> None:
    """The marker of a conquered house, and what the scoring asks."""
    if action < DISGUISE_ENVOY:
        invasion.put_marker(state, MARKER[action])
    elif action < REWARD:
        scoring.disguise(state, CLAN[action])
    else:
        scoring.take_reward(state, CHOSEN[action])


def go_on(state: NinjatoState) -> None:
    """What follows by itself, up to the next decision."""
    if state.phase == DONE:
        if len(state.placements) < SHURIKEN * state.seats:
            next_turn(state)
        else:
            round_end.end_round(state)
    if state.phase == SCORED:
        palace.fill_pavilion(state)
        if state.round == ROUNDS:
            final.end_game(state)
        else:
            round_end.begin_round(state)
    state.choices = choices_of(state)


def next_turn(state: NinjatoState) -> None:
    """NJT-11: in turn order, round after round until all shuriken are placed."""
    state.turn = state.placed_by(len(state.placements))
    state.phase = PLACE


def choices_of(state: NinjatoState) -> list[int]:
    """All legal actions of the seat on turn."""
    phase = state.phase
    if phase == PLACE:
        return place_choices(state)
    if phase == TAKE:
        return dojo.take_choices(state)
    if phase == DISCARD:
        return dojo.discard_choices(state)
    if phase == FIGHT:
        return invasion.fight_choices(state)
    if phase == CHOICE:
        return invasion.banzai_choices(state)
    if phase == KEEP:
        return invasion.keep_choices(state)
    if phase == CONQUER:
        return invasion.marker_choices(state)
    if phase == DISGUISE:
        return scoring.disguise_choices(state)
    return [] if phase == OVER else scoring.reward_choices(state, phase == FIRSTS)


def place_choices(state: NinjatoState) -> list[int]:
    """NJT-12: the Dojo always, the other places where there is something to do."""
    choices: list[int] = [GO_DOJO]
    invasion.invade_choices(state, choices)
    sensei.learn_choices(state, choices)
    palace.payment_choices(state, choices)
    return choices
