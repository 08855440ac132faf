"""The game as it is bound: options, components, score sheet."""

import pytest

from tests.games.shinobi.table import GAME, new, play, play_at_random, read, view
from uguisu.games import make
from uguisu.games.rulebook import printed_components
from uguisu.kernel.errors import BadComponents, BadSetup
from uguisu.kernel.state import fields
from uguisu.kernel.view import ScoreLine

PRINTED = printed_components("shinobi")


@pytest.mark.rule("SHI-1")
def test_there_are_six_clans_and_seats_take_them_in_order_by_default() -> None:
    assert view(new(6)).clans == (
        *("seven-lives", "rhanobi", "octosushi"),
        *("sin-san-guich", "flying-fish", "canzai"),
    )


@pytest.mark.rule("SHI-1")
def test_players_choose_their_clans() -> None:
    assert view(new(4, clans="CGLF")).clans == (
        *("canzai", "sin-san-guich", "seven-lives", "flying-fish"),
    )


@pytest.mark.rule("SHI-1")
def test_who_does_not_choose_takes_a_clan_that_is_left() -> None:
    assert view(new(4, clans="RL")).clans == (
        *("rhanobi", "seven-lives", "octosushi", "sin-san-guich"),
    )


@pytest.mark.rule("SHI-1")
@pytest.mark.parametrize("wish", ["LL", "LX", "lrog", "LROGFCL"])
def test_no_two_players_have_the_same_clan(wish: str) -> None:
    with pytest.raises(BadSetup, match="different letters of LROGFC") as error:
        new(4, clans=wish)

    assert error.value.clause == "SHI-1"


@pytest.mark.rule("SHI-1")
def test_a_clan_is_only_a_name() -> None:
    one, other = new(6, clans="LROGFC"), new(6, clans="CFGORL")

    play_at_random(one)
    play_at_random(other)

    assert fields(one) | {"clans": b""} == fields(other) | {"clans": b""}


@pytest.mark.parametrize("seats", [3, 7])
def test_four_to_six_can_play(seats: int) -> None:
    with pytest.raises(BadSetup, match="Shinobi is for 4 to 6 players"):
        new(seats)


@pytest.mark.parametrize(
    ("old", "wrong", "clause"),
    [
        ('"canzai"', '"canary"', "SHI-1"),
        (', "blowgun"', "", "SHI-2"),
        ("each = 3", "each = 2", "SHI-3"),
        ("each = 5", "each = 0", "SHI-3"),
        ("each = 5", "each = 21", "SHI-3"),
        ("count = 1", "count = 2", "SHI-4"),
    ],
)
def test_house_components_that_cannot_be_played_with_are_refused(
    old: str, wrong: str, clause: str
) -> None:
    with pytest.raises(BadComponents) as error:
        make("shinobi", PRINTED.replace(old, wrong))

    assert error.value.clause == clause


@pytest.mark.parametrize("house", ["[clans", "lives = 3", PRINTED + "\n[dice]\ncount = 9\n"])
def test_house_components_of_another_shape_are_refused(house: str) -> None:
    with pytest.raises(BadComponents, match="do not fit shinobi"):
        make("shinobi", house)


def test_a_house_may_play_with_other_lives() -> None:
    game = make("shinobi", PRINTED.replace("each = 5", "each = 3"))

    state = game.new(4, {"start": "A"})

    assert game.write(state).startswith("A3[")
    assert game.write(game.read(game.write(state))) == game.write(state)


def test_the_score_sheet_tells_how_lives_were_lost() -> None:
    state = read("A2/1/1/1[kk is ss] B1/2/1/1 C0/2/0/3 D1 start A reveal A")

    play(state, "reveal 12", "denounce incompetence")

    sheet = GAME.score_sheet(view(state))
    assert sheet[0] == [
        ScoreLine("shi-score-start", 5),
        ScoreLine("shi-score-attacks", -1),
        ScoreLine("shi-score-accusations", -1),
        ScoreLine("shi-score-denounced", -1),
    ]
    assert [sum(line.points for line in lines) for lines in sheet] == [2, 0, 0, 0]
    assert [line.what for line in sheet[3]] == [
        *("shi-score-start", "shi-score-attacks", "shi-score-denounced"),
    ]


def test_there_is_no_score_sheet_before_the_end() -> None:
    assert GAME.score_sheet(view(new())) == []
