"""The board of War of Clans: what can be read on it, and where things can be touched."""

from itertools import product

import pytest

from uguisu.cli.terminal import palette
from uguisu.cli.terminal.boards import BoardContext, Mark
from uguisu.cli.terminal.boards.war_of_clans import WarOfClansBoard
from uguisu.cli.terminal.canvas import Canvas
from uguisu.games import GAMES
from uguisu.games.war_of_clans.components import CLAN_NAMES
from uguisu.games.war_of_clans.view.types import WarOfClansView
from uguisu.texts import LANGUAGES, catalogue

GAME = GAMES["war-of-clans"]
BOARD = WarOfClansBoard()
POSITION = "A[t3 o1] B[u2 m1] C[h11] A:ttun B:oo C:m turn A order 3 touched Bu loyal otu"


def seen(position: str, observer: int | None) -> WarOfClansView:
    view = GAME.view(GAME.read(position), observer)
    assert isinstance(view, WarOfClansView)
    return view


def draw(
    position: str = POSITION,
    observer: int | None = 0,
    size: tuple[int, int] = (66, 23),
    language: str = "en",
    **context: object,
) -> Canvas:
    view = seen(position, observer)
    names = ("Aki", "Ben", "Chiyo", "Daichi", "Emi")
    width, height = size
    laid = BoardContext(
        width=width,
        height=height,
        names=names,
        catalogue=catalogue(language),
        **context,  # type: ignore[arg-type]
    )
    return BOARD.draw(view, laid)


def test_strengths_are_written_under_the_columns() -> None:
    text = draw().text()

    assert "11" in text
    assert " 3 " in text
    assert "2◈" in text, "an army that cannot be attacked is marked"


def test_height_is_strength() -> None:
    canvas = draw()

    def height(pick: str, colour: str) -> int:
        return sum(any(c.pick == pick and c.on == colour for c in row) for row in canvas.rows)

    assert height("army:A:takeda", "#a8322a") == 3
    assert height("army:B:uesugi", "#3f6b4c") == 2
    assert height("army:B:takeda", "#a8322a") == 0


def test_everything_that_can_ever_be_picked_is_drawn() -> None:
    places = draw().places()

    for province in "ABC":
        assert f"province:{province}" in places
        for clan in CLAN_NAMES:
            assert f"army:{province}:{clan}" in places
    assert {"hand:takeda", "hand:uesugi", "hand:ninja"} <= places.keys()


def test_only_own_cards_are_seen() -> None:
    assert "▮▮" in draw().text()
    assert "hand:oda" not in draw().places()
    assert not any(pick.startswith("hand") for pick in draw(observer=None).places())


def test_the_loyalty_of_the_observer_has_a_dashed_edge() -> None:
    text = draw().text()

    assert "You serve" in text
    assert "┌╌" in text
    assert "You serve" not in draw(observer=None).text()


def test_after_the_end_everybody_sees_whom_all_served() -> None:
    text = draw("A[t3] B[u2] C[h4] A:t loyal otu deck - last C 0", observer=None).text()

    assert "O 0" in text
    assert "T 3" in text
    assert "U 2" in text


def test_what_can_be_picked_shows_its_key() -> None:
    keys = {"army:A:takeda": "1", "province:B": "2"}

    text = draw(keys=keys).text()

    assert "‹1›" in text
    assert "‹2›" in text
    assert "┏" in text


def test_vermilion_means_that_one_can_act() -> None:
    def vermilion(**context: object) -> bool:
        cells = (cell for row in draw(**context).rows for cell in row)  # type: ignore[arg-type]
        return any(palette.ACT in (cell.ink, cell.on) for cell in cells)

    assert not vermilion()
    assert vermilion(keys={"hand:takeda": "1"})


def test_only_the_cursor_is_filled() -> None:
    def filled(**context: object) -> set[str]:
        cells = (cell for row in draw(**context).rows for cell in row)  # type: ignore[arg-type]
        return {cell.pick for cell in cells if cell.on == palette.ACT}

    keys = {"hand:takeda": "1", "hand:uesugi": "2"}
    assert filled(keys=keys) == set()
    assert filled(keys=keys, focus="hand:uesugi") == {"hand:uesugi"}


def test_a_province_that_can_be_picked_can_be_touched_anywhere() -> None:
    places = draw(keys={"province:B": "1"}).places()

    assert not any(pick.startswith("army:B") for pick in places)
    assert any(pick.startswith("army:C") for pick in places)


@pytest.mark.parametrize("observer", [0, 1, None])
@pytest.mark.parametrize("size", list(product((1, 10, 40, 66, 80, 200), (1, 5, 12, 15, 23, 60))))
def test_any_size_can_be_drawn(size: tuple[int, int], observer: int | None) -> None:
    position = "A[t3 o1] B[u2] C[h10] D[] E[m1] A:ttun B:oo turn A order 1"

    canvas = draw(position, observer, size)

    assert (canvas.width, canvas.height) == size


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_fit(language: str) -> None:
    text = draw(language=language).text()

    assert catalogue(language).text("woc-own-province") in text


@pytest.mark.parametrize(
    ("pick", "name"),
    [
        ("hand:oda", "Oda"),
        ("hand:ninja", "Ninja"),
        ("province:A", "Your province"),
        ("province:B", "Ben"),
        ("army:A:takeda", "Your Takeda (3)"),
        ("army:C:hojo", "Hojo of Chiyo (11)"),
    ],
)
def test_every_pick_has_a_name(pick: str, name: str) -> None:
    view = seen(POSITION, 0)

    label = GAMES["war-of-clans"].label(view, pick)

    assert catalogue("en").say(label, ("Aki", "Ben", "Chiyo")) == name


def test_marks() -> None:
    context = BoardContext(
        width=1, height=1, names=(), catalogue=catalogue("en"),
        keys={"a": "1", "b": "2"}, focus="a", made=("c",),
    )  # fmt: skip

    assert [context.mark(pick) for pick in "abcd"] == [Mark.FOCUS, Mark.GLOW, Mark.MADE, Mark.CALM]
