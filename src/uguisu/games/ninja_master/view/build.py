"""What everybody at a table of Ninja Master may know: all but dice that still roll.

NMA-24: the moment of rest is the same in all views. NMA-26: every colour has a shape and a letter.
"""

from uguisu.games.ninja_master.components import (
    FACE_NAMES,
    TOKEN_LETTERS,
    TOKEN_NAMES,
    TOKEN_SHAPES,
)
from uguisu.games.ninja_master.rules.scoring import count_round, ninja_points, ninjas_shown, tally
from uguisu.games.ninja_master.state import (
    LAST_HOLDERS,
    LAST_NUMBER,
    LAST_PLAYING,
    LAST_RIVAL_TIMES,
    LAST_RIVALS,
    LAST_ROUND,
    LAST_SCORES,
    LAST_SHOUTED,
    LAST_SHOUTER,
    LAST_SHURIKEN,
    LAST_SWORD,
    LAST_TIMES,
    STOLEN,
    SWORD,
    SWORD_FAULT,
    THROWING,
    TOKENS,
    TUMBLING,
    WAYS,
    NinjaMasterState,
)
from uguisu.games.ninja_master.view.types import (
    PHASES,
    Dice,
    NinjaMasterView,
    Reach,
    Scored,
    Shout,
    Token,
)
from uguisu.kernel.arguments import check_observer
from uguisu.kernel.seats import NOBODY
from uguisu.kernel.view import FaceDown


def view(state: NinjaMasterState, observer: int | None) -> NinjaMasterView:
    check_observer(observer, state.seats)
    lying = state.phase == THROWING
    return NinjaMasterView(
        game="ninja-master",
        seats=state.seats,
        observer=observer,
        actors=state.actors(),
        is_over=state.is_over,
        places=tuple(state.places()) if state.is_over else None,
        phase=PHASES[state.phase],
        round=state.round,
        round_ms=state.round_ms,
        round_limit=state.round_limit,
        window_ms=state.window_ms,
        calm=state.calm,
        most=state.most,
        time=state.time,
        rest_at=None if lying else state.rest_at,
        due=None if lying else state.due(),
        scores=tuple(state.scores),
        sword=state.sword,
        shuriken=state.shuriken,
        playing=seats_in(state.playing),
        tie_break=state.stage,
        dice=dice(state),
        tokens=tokens_now(state),
        posed=seats_in(state.posed),
        finished=seats_in(state.finished),
        false_starts=tuple(state.false_starts),
        last=scored(state),
        sheet=rows(state.sheet),
        cut_off=state.cut_off,
    )


def dice(state: NinjaMasterState) -> Dice | FaceDown | None:
    """NMA-24: nobody sees what the dice show before they rest; between rounds there are none."""
    if state.phase == THROWING:
        return None
    if state.phase == TUMBLING:
        return FaceDown(len(state.dice))
    return faces(state.dice)


def faces(thrown: bytes) -> Dice:
    return Dice(tuple(FACE_NAMES[face] for face in thrown))


def tokens_now(state: NinjaMasterState) -> tuple[Token, ...]:
    """NMA-21: between rounds all tokens lie in their places."""
    if state.phase == THROWING:
        return tuple(token(i, None, None) for i in range(TOKENS))
    rest = state.rest_at
    return tuple(
        token(
            i,
            reach(state.holders[i], state.times[i] - rest),
            reach(state.rivals[i], state.rival_times[i] - rest),
        )
        for i in range(TOKENS)
    )


def token(
    number: int, holder: Reach | None, rival: Reach | None, points: int | None = None
) -> Token:
    return Token(
        name=TOKEN_NAMES[number],
        letter=TOKEN_LETTERS[number],
        shape=TOKEN_SHAPES[number],
        holder=holder,
        rival=rival,
        points=points,
    )


def reach(seat: int, after: int) -> Reach | None:
    return None if seat == NOBODY else Reach(seat, after)


def scored(state: NinjaMasterState) -> Scored | None:
    story = state.last_round
    if not story:
        return None
    before = story[LAST_SCORES : LAST_SCORES + state.seats]
    owners = story[LAST_SWORD], story[LAST_SHURIKEN]
    shouted = story[LAST_SHOUTER], story[LAST_NUMBER]
    holders = story[LAST_HOLDERS : LAST_HOLDERS + TOKENS]
    count = ninjas_shown(tally(state.last_dice))
    ways = rows(count_round(state.last_dice, holders, before, *owners, *shouted))
    return Scored(
        round=story[LAST_ROUND],
        playing=seats_in(story[LAST_PLAYING]),
        sword=owners[0],
        shuriken=owners[1],
        dice=faces(state.last_dice),
        count=count,
        tokens=scored_tokens(story, state.last_dice, ways),
        shout=shout(*shouted, story[LAST_SHOUTED], count),
        ways=ways,
        before=tuple(before),
        after=tuple(story[LAST_SCORES + state.seats :]),
    )


def scored_tokens(
    story: list[int], thrown: bytes, ways: tuple[tuple[int, ...], ...]
) -> tuple[Token, ...]:
    """Reaction times, and the points of every token."""
    shown = tally(thrown)
    found = []
    for i in range(TOKENS):
        holder = reach(story[LAST_HOLDERS + i], story[LAST_TIMES + i])
        rival = reach(story[LAST_RIVALS + i], story[LAST_RIVAL_TIMES + i])
        points = None
        if holder:
            row = ways[holder.seat]
            points = ninja_points(shown, i) if i != SWORD else row[STOLEN] + row[SWORD_FAULT]
        found.append(token(i, holder, rival, points))
    return tuple(found)


def shout(seat: int, number: int, after: int, count: int) -> Shout | None:
    return None if seat == NOBODY else Shout(seat, number, after, is_right=number == count)


def rows(ways: list[int]) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(ways[i : i + WAYS]) for i in range(0, len(ways), WAYS))


def seats_in(bits: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(bits.bit_length()) if bits >> seat & 1)
