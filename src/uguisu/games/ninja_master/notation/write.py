"""Writing positions: complete ones for tests and records, or what an observer sees."""

from uguisu.games.ninja_master.actions import TOKEN_WORDS
from uguisu.games.ninja_master.components import FACE_NAMES
from uguisu.games.ninja_master.state import (
    ROUND_SECONDS,
    THROWING,
    TUMBLING,
    WAYS,
    WINDOW_MS,
    NinjaMasterState,
)
from uguisu.games.ninja_master.view.types import Dice, NinjaMasterView, Reach, Token
from uguisu.kernel.seats import NOBODY, letter


def write(state: NinjaMasterState) -> str:
    parts = [f"{letter(seat)}:{score}" for seat, score in enumerate(state.scores)]
    parts += [f"sword {letter(state.sword)} shuriken {letter(state.shuriken)} round {state.round}"]
    parts += _dojo(state)
    parts += [f"at {state.time}"] if state.time else []
    parts += _tie_break(state)
    seconds = state.round_ms // 1000
    parts += [f"seconds {seconds}"] if seconds != ROUND_SECONDS else []
    parts += [f"window {state.window_ms}"] if state.window_ms != WINDOW_MS else []
    parts += ["calm"] if state.calm else []
    parts += [f"limit {state.round_limit}"] if state.round_limit else []
    parts += ["cut-off" if state.cut_off else "over"] if state.is_over else []
    parts += [f"sheet {'/'.join(_rows(state.sheet))}"]
    if state.last_round:
        faces = ".".join(FACE_NAMES[face] for face in state.last_dice)
        parts += [f"last {_numbers(_story(state))};{faces}"]
    parts += [f"key {state.key.hex()} {state.counter}"] if state.key else []
    return " ".join(parts)


def _dojo(state: NinjaMasterState) -> list[str]:
    """The dice and who has grabbed what; nothing before the throw."""
    if state.phase == THROWING:
        return []
    dice = " ".join(FACE_NAMES[face] for face in state.dice)
    parts = ["rolling"] if state.phase == TUMBLING else []
    parts += [f"[{dice}]", *_tokens(state)]
    parts += _seats("posed", state.posed) + _seats("done", state.finished)
    false = [f"{letter(s)}{n}" for s, n in enumerate(state.false_starts) if n]
    parts += [f"false {' '.join(false)}"] if false else []
    return [*parts, f"rest {state.rest_at}"]


def _tokens(state: NinjaMasterState) -> list[str]:
    rest = state.rest_at
    parts = []
    for token, holder in enumerate(state.holders):
        if holder != NOBODY:
            parts.append(f"{TOKEN_WORDS[token]}={letter(holder)}+{state.times[token] - rest}")
            if state.rivals[token] != NOBODY:
                later = state.rival_times[token] - rest
                parts[-1] += f"/{letter(state.rivals[token])}+{later}"
    return parts


def _tie_break(state: NinjaMasterState) -> list[str]:
    if not state.stage:
        return []
    stages = [f"{letter(seat)}{n}" for seat, n in enumerate(state.stages) if n]
    return [*_seats("tied", state.playing), f"tie-breaks {' '.join(stages)}"]


def _seats(word: str, bits: int) -> list[str]:
    seats = [letter(seat) for seat in range(bits.bit_length()) if bits >> seat & 1]
    return [f"{word} {' '.join(seats)}"] if seats else []


def _rows(sheet: list[int]) -> list[str]:
    return [_numbers(sheet[i : i + WAYS]) for i in range(0, len(sheet), WAYS)]


def _story(state: NinjaMasterState) -> list[int]:
    """The last round, in which -1 stands for nobody."""
    return [-1 if number == NOBODY else number for number in state.last_round]


def _numbers(numbers: list[int]) -> str:
    return ",".join(map(str, numbers))


def write_view(view: NinjaMasterView) -> str:
    """The position as everybody sees it, for errors and the terminal."""
    parts = [f"{letter(seat)}:{score}" for seat, score in enumerate(view.scores)]
    parts += [f"sword {letter(view.sword)} shuriken {letter(view.shuriken)} round {view.round}"]
    if view.dice is not None:
        shown = " ".join(view.dice.faces) if isinstance(view.dice, Dice) else "?"
        parts += [f"[{shown}]", *(_token(token) for token in view.tokens if token.holder)]
    parts += [f"done {' '.join(map(letter, view.finished))}"] if view.finished else []
    return " ".join([*parts, "|", "over" if view.is_over else f"{view.phase} at {view.time}"])


def _token(token: Token) -> str:
    rival = f"/{_reach(token.rival)}" if token.rival else ""
    holder = _reach(token.holder) if token.holder else ""
    return f"{token.letter.lower()}={holder}{rival}"


def _reach(reach: Reach) -> str:
    return f"{letter(reach.seat)}+{reach.after}"
