"""House components that somebody wrote to do harm: refused in a sentence, at a bounded cost."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from uguisu.games import GAMES, HOUSES, bounds, is_made, make
from uguisu.games.rulebook import printed_components
from uguisu.kernel.errors import BadComponents
from uguisu.kernel.game import Game

LINES: Final = 200_000
"""More lines of Python than reading any text may take; Ninjato's printed file takes 68,000."""
SENTENCE: Final = 1_000
"""Characters that a refusal may have: nobody gets a file back."""

HOSTILE: Final = {
    "a key of 9,000 parts": "[" + ".".join("a" * 9_000) + "]",
    "a key of 9 parts": "a.b.c.d.e.f.g.h.i = 1",
    "a quoted key of 9 parts": "['a'" + ' . "b"' * 8 + "]",
    "500 brackets": "[" * 500,
    "500 arrays": "a = " + "[" * 500,
    "9 arrays": "a = " + "[" * 9 + "]" * 9,
    "5,000 inline tables": "a = " + "{a=" * 5_000,
    "arrays behind a text of four quotes": 'a = ["""x"""",' + "[" * 500 + '"',
    "arrays behind an escaped quote": r'a = ["\"",' + "[" * 500 + '"',
    "4,301 digits": "a = " + "1" * 4_301,
    "4,301 digits with underscores": "a = 1" + "_1" * 4_300,
    "4,301 hexadecimal digits": "a = 0x" + "f" * 4_301,
    "19,000 short lines": "\n" * 19_000,
    "9,000 comments": "#\n" * 9_000,
    "9,000 numbers": "a = [" + "1," * 9_000 + "]",
    "6,000 empty arrays": "a = [" + "[]," * 6_000 + "]",
    "many tables": "[[a]]\n" * 3_000,
    "a long text": f"a = '{'x' * 401}'",
    "a long text of many lines": f"a = '''{'x ' * 201}'''",
    "escapes without end": 'a = "' + r"\"" * 9_000,
    "quotes without end": "a = " + '"""\\' * 4_000,
    "a long name": "a" * 41 + " = 1",
    "20,001 blanks": " " * 20_001,
    "20,002 bytes of few characters": "#" + "忍" * 6_667 + "\n",
    "half a surrogate pair": "# \ud800",
    "a zero byte": "# \0",
    "a line that only looks like one": "# \u2028a = 1",
    "a date that is none": "a = 2026-99-99",
    "an infinite number": "a = inf",
    "a carriage return": "a = 1\rb = 2",
}


@pytest.mark.parametrize("text", HOSTILE.values(), ids=list(HOSTILE))
@pytest.mark.parametrize("game", list(GAMES))
def test_a_hostile_text_is_refused_in_a_sentence(game: str, text: str) -> None:
    GAMES[game]

    with counted() as lines:
        refusal = made_or_refused(game, text)

    assert isinstance(refusal, str)
    assert 0 < len(refusal) < SENTENCE
    assert lines.count < LINES


@pytest.mark.parametrize("game", list(GAMES))
def test_the_printed_files_are_far_below_the_bounds(game: str) -> None:
    text = printed_components(game)

    bounds.check_bounds(text + "\n# a comment" * 500)

    assert make(game, text).house == text


def test_brackets_and_dots_count_only_where_they_mean_something() -> None:
    prose = "[.{" * 20

    bounds.check_bounds(
        f"""# {prose}
a = "{prose}\\" {prose}" # {prose}
b = '{prose}\\'
c = '''{prose}
'{prose}'''''
d = [1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 7.5, 8.5, 9.5]
"""
    )


def test_a_quote_that_nothing_closes_is_told_with_its_line() -> None:
    with pytest.raises(BadComponents, match="line 3: a quote is opened and never closed"):
        bounds.check_bounds('a = "b"\n# "\nc = "d\n')


FRAGMENTS: Final = (
    *"[]{}.=,#\"'\\-_: \n\t\r",
    *('"""', "'''", "a", "b.c", "certainty", "1", "0x", "1e9", "2026-11-18", "inf", "true"),
    *("\r\n", "忍", "\0", "\ud800", "\u2028"),
)
soup = st.lists(
    st.tuples(st.sampled_from(FRAGMENTS), st.sampled_from([1, 1, 1, 2, 3, 8, 50, 400, 3_000])),
    max_size=30,
).map(lambda parts: "".join(fragment * times for fragment, times in parts))


@st.composite
def damaged_files(draw: st.DrawFn) -> str:
    """A printed file with one part of it replaced or repeated."""
    text = printed_components(draw(st.sampled_from(list(GAMES))))
    start = draw(st.integers(0, len(text)))
    end = draw(st.integers(start, min(len(text), start + 80)))
    new = draw(soup | st.just(text[start:end]).map(lambda part: part * 200))
    return text[:start] + new + text[end:]


@settings(deadline=None, suppress_health_check=[HealthCheck.too_slow], max_examples=150)
@given(text=soup | damaged_files(), game=st.sampled_from(list(GAMES)))
def test_any_text_makes_a_game_or_is_refused_at_a_bounded_cost(text: str, game: str) -> None:
    GAMES[game]

    with counted() as lines:
        made = made_or_refused(game, text)

    assert isinstance(made, Game) or 0 < len(made) < SENTENCE
    assert lines.count < LINES


class Lines:
    """Counts the lines of Python that are run."""

    def __init__(self) -> None:
        self.count = 0

    def __call__(self, _frame: FrameType, event: str, _arg: object) -> "Lines":
        self.count += event == "line"
        return self


@contextmanager
def counted() -> Iterator[Lines]:
    lines, before = Lines(), sys.gettrace()
    sys.settrace(lines)
    try:
        yield lines
    finally:
        sys.settrace(before)


def made_or_refused(game: str, text: str) -> Game | str:
    try:
        return make(game, text)
    except BadComponents as error:
        return str(error)


def test_the_same_text_gives_the_same_game() -> None:
    text = printed_components("shinobi") + "# for us\n"

    assert make("shinobi", text) is make("shinobi", text)
    assert make("shinobi", text) is not make("shinobi", text + "#")
    assert make("shinobi", text).house == text


def test_only_the_last_games_with_house_components_are_kept() -> None:
    texts = [printed_components("shinobi") + f"# {number}\n" for number in range(HOUSES + 1)]
    first = make("shinobi", texts[0])
    for text in texts[1:-1]:
        make("shinobi", text)

    assert make("shinobi", texts[0]) is first
    make("shinobi", texts[-1])

    assert is_made("shinobi", texts[0])
    assert not is_made("shinobi", texts[1])
    assert not is_made("ninjato", texts[0])
