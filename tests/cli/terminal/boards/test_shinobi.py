"""The board of Shinobi: what can be read on it, and where things can be touched."""

from itertools import product

import pytest

from uguisu.cli.terminal import palette
from uguisu.cli.terminal.boards import BoardContext
from uguisu.cli.terminal.boards.shinobi import ShinobiBoard
from uguisu.cli.terminal.canvas import Canvas
from uguisu.games import GAMES
from uguisu.games.shinobi.components import WEAPON_NAMES
from uguisu.games.shinobi.view.types import ShinobiView
from uguisu.texts import LANGUAGES, catalogue

GAME = GAMES["shinobi"]
BOARD = ShinobiBoard()
NAMES = ("Aki", "Ben", "Chiyo", "Daichi", "Emi", "Fumiko")
HIT = "A5[kk! kb! ss] B5 C3/1/0/1 D0 start A decide A"
REVEAL = "A5[kk sk ii] B5 C5 D4/0/0/1 E5 F0 start D reveal A"
ASSIGN = "A5 B5[ks - -] C5 D5 E2 start A"


def seen(position: str, observer: int | None) -> ShinobiView:
    view = GAME.view(GAME.read(position), observer)
    assert isinstance(view, ShinobiView)
    return view


def draw(
    position: str = HIT,
    observer: int | None = 0,
    size: tuple[int, int] = (66, 23),
    language: str = "en",
    **context: object,
) -> Canvas:
    width, height = size
    laid = BoardContext(
        width=width,
        height=height,
        names=NAMES,
        catalogue=catalogue(language),
        **context,  # type: ignore[arg-type]
    )
    return BOARD.draw(seen(position, observer), laid)


def label(position: str, pick: str) -> str:
    return catalogue("en").say(GAMES["shinobi"].label(seen(position, 0), pick), NAMES)


def test_lives_and_clans_are_seen() -> None:
    text = draw().text()

    assert "●●●○○ Octosushi" in text
    assert "○○○○○ Sin San" in text
    assert "▸A Aki" in text


@pytest.mark.parametrize("position", [HIT, REVEAL, ASSIGN])
@pytest.mark.parametrize("size", [(66, 23), (80, 15), (40, 12)])
def test_everything_that_can_ever_be_picked_is_drawn(position: str, size: tuple[int, int]) -> None:
    places = draw(position, size=size).places()

    weapons = {f"{what}:{name}" for what in ("hand", "declare") for name in WEAPON_NAMES}
    assert weapons <= places.keys()
    assert {"accept", "denounce:incompetence", "denounce:plotting"} <= places.keys()
    assert len([pick for pick in places if pick.startswith("attack:")]) == 3


def test_a_face_down_card_is_seen_by_its_owner_only() -> None:
    position = "A5 B5[ks - -] C5 D5"

    assert "†K" in draw(position, 0).text().partition("Your cards")[0]
    for observer in (1, 2, None):
        assert "†K" not in draw(position, observer).text()
        assert "▒▒" in draw(position, observer).text()


def test_what_a_hidden_card_cannot_be_is_told() -> None:
    """D, who attacks A, has shown a shuriken and a katana elsewhere."""
    assert "▒▒ ≠ ✦S †K" in draw(REVEAL).text()


def test_whom_a_card_was_given_to_is_told() -> None:
    assert "†K ▸ B" in draw(ASSIGN).text()


def test_the_next_target_and_the_pawn_are_marked() -> None:
    text = draw(ASSIGN).text()

    assert "◎C Chiyo" in text
    assert "♟" in next(line for line in text.splitlines() if "▸A Aki" in line)


def test_verdicts_are_told() -> None:
    assert "Missed" in draw(REVEAL).text()


def test_many_lives_are_a_number() -> None:
    view = seen(ASSIGN, 0)
    rich = ShinobiView(
        **{name: getattr(view, name) for name in view.__struct_fields__ if name != "lives"},
        lives=(12, 5, 5, 5, 2),
    )
    context = BoardContext(width=66, height=23, names=NAMES, catalogue=catalogue("en"))

    assert "●12" in BOARD.draw(rich, context).text()


def test_picks_have_names() -> None:
    assert label(HIT, "hand:katana") == "Katana"
    assert label(HIT, "declare:sai") == "Declare Sai"
    assert label(HIT, "attack:D") == "Daichi's card, declared as Katana"
    assert label(ASSIGN, "attack:D") == "Daichi's card"
    assert label(HIT, "accept") == "Accept the hit"
    assert label(HIT.replace("kb!", "sb!").replace("ss]", "is]"), "accept") == "Let it rest"
    assert label(HIT, "denounce:plotting") == "Denounce plotting"
    assert label(HIT, "denounce:incompetence") == "Denounce incompetence"


def test_what_can_be_picked_shows_its_key() -> None:
    keys = {"accept": "1", "denounce:plotting": "2", "attack:B": "3", "hand:sai": "4"}

    text = draw(keys=keys).text()

    assert all(f"‹{key}›" in text for key in "1234")
    assert "┏" in text


def test_vermilion_means_that_one_can_act() -> None:
    def vermilion(**context: object) -> bool:
        cells = (cell for row in draw(**context).rows for cell in row)  # type: ignore[arg-type]
        return any(palette.ACT in (cell.ink, cell.on) for cell in cells)

    assert not vermilion()
    assert vermilion(keys={"accept": "1"})


def test_only_the_cursor_is_filled() -> None:
    def filled(**context: object) -> set[str]:
        cells = (cell for row in draw(**context).rows for cell in row)  # type: ignore[arg-type]
        return {cell.pick for cell in cells if cell.on == palette.ACT}

    keys = {"accept": "1", "denounce:plotting": "2"}
    assert filled(keys=keys) == set()
    assert filled(keys=keys, focus="accept") == {"accept"}


@pytest.mark.parametrize("observer", [0, 3, None])
@pytest.mark.parametrize("size", list(product((1, 10, 40, 66, 80, 200), (1, 5, 12, 15, 23, 60))))
def test_any_size_can_be_drawn(size: tuple[int, int], observer: int | None) -> None:
    for position in (HIT, REVEAL, ASSIGN):
        canvas = draw(position, observer, size)

        assert (canvas.width, canvas.height) == size


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_fit(language: str) -> None:
    text = draw(language=language).text()

    assert "…" not in text.partition("▸A")[2]
