"""Ninjato in the terminal: everything that can be picked is drawn, and nothing that is secret."""

import pytest

from tests.games.ninjato.table import GAME, new, read
from tests.sizes import sized
from uguisu.cli.terminal.boards import BoardContext
from uguisu.cli.terminal.boards.ninjato import NinjatoBoard
from uguisu.cli.terminal.canvas import Canvas
from uguisu.cli.terminal.choosing import Choosing
from uguisu.games.ninjato.state import NinjatoState
from uguisu.kernel.picks import CONFIRM
from uguisu.kernel.rng import Lots
from uguisu.texts import catalogue

NAMES = ("Aki", "Benedetta", "Chiyo", "Daichi")
POSITION = (
    "A[45331 ffj taijutsu kenjutsu~ choho T47 M28 Wj 1+5 known=35 bribes=12] "
    "B[22 gg T22 T25 spreading=40] C[] 1[T4 3! fsJ] 2[M5 1 ffg] 3[G6 4 sG] 4[T8 5 vj] "
    "dojo[5 - 3] sensei[kenjutsu shinobi-iri] palace[T71 M36] pavilion[W? Gf D??]"
)


def draw(
    state: NinjatoState, observer: int | None, size: tuple[int, int] = (66, 23), *made: str
) -> Canvas:
    view = GAME.view(state, observer)
    keys, focus = {}, ""
    if observer is not None and state.legal(observer):
        choosing = Choosing(GAME, view, state.legal(observer))
        for pick in made:
            choosing.pick(pick)
        keys, focus = choosing.keys, choosing.focus
    context = BoardContext(
        width=size[0],
        height=size[1],
        names=NAMES,
        catalogue=catalogue("en"),
        keys=keys,
        made=made,
        focus=focus,
    )
    return NinjatoBoard().draw(view, context)


def test_the_board_shows_players_places_houses_and_ones_own() -> None:
    text = draw(read(POSITION), 0).text()

    for words in (
        "Round 1 of 7 order ABC",
        "A Aki         12 ✦✦✦ ▮5:35 T1 M1 G0 R1 E1 ffj",
        "B Benedetta   40",
        "Kenjutsu 5 Shinobi-iri 1",
        "T71 ?=== M36* sv",
        "Warrior ? Goodwill f Dishonour ??",
        "1 T4         2 M5",
        "fsJ          ffg",
        "sentry 3!    sentry 1",
        "5 五",
        "Taijutsu Kenjutsu~ Choho",
    ):
        assert words in text, words


def test_another_hand_is_a_number_and_the_cards_everybody_saw() -> None:
    state = read("A[22444] B[55 known=5]")

    text = draw(state, 0).text()

    assert "▮2:5" in text
    assert "5 五" not in text


@sized("games", quick=1, full=3)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_first_pick_of_every_decision_is_drawn(seats: int, games: int) -> None:
    for seed in range(games):
        state, lots = new(seats, seed), Lots(seed)
        while not state.is_over:
            seat = state.turn
            legal = state.legal(seat)
            choosing = Choosing(GAME, GAME.view(state, seat), legal)
            missing = set(choosing.options) - {CONFIRM} - set(draw(state, seat).places())
            assert not missing, GAME.write(state)
            state.apply(seat, legal[lots.below(len(legal))])


@pytest.mark.parametrize(
    ("doing", "picks"),
    [
        ("", {"place:dojo", "place:house:1:strength", "place:palace"}),
        ("take 2", {"dojo:deck", "dojo:5", "dojo:3"}),
        ("raid[1 strength guard=2+4 turned=2+4 won=fV]", {"guard:first", "guard:second", "hand:5"}),
        ("raid[1 strength banzai won=fV]", {"banzai", "leave", "shuriken:fan:light"}),
        ("raid[1 strength failed won=fV]", {"shuriken:vase:red", "house:jade:red"}),
        ("raid[5 strength success]", {"marker:minamoto:8", "marker:go-shirakawa:2"}),
        ("round 5 scoring[firsts]", {"honour", "rumour:1", "rumour:3"}),
    ],
)
def test_what_is_asked_can_be_touched(doing: str, picks: set[str]) -> None:
    assert picks <= set(draw(read(f"{POSITION} {doing}"), 0).places())


def test_a_disguise_is_chosen_by_clan_or_not_at_all() -> None:
    state = read("A[T22 hensojutsu] B[] round 5 pavilion[W?] scoring[disguises]")

    text = draw(state, 0).text()

    assert "Taira ‹1›" in text
    assert "No disguise‹2›" in text


def test_picks_made_and_picks_to_make_look_different() -> None:
    state = read(f"{POSITION} raid[1 strength]")

    text = draw(state, 0, (66, 23), "hand:4").text()

    assert "Taijutsu‹" in text
    assert "Done" not in text, "the list of choices confirms, not the board"


def test_a_spectator_sees_no_hand() -> None:
    assert "Hand" not in draw(read(POSITION), None).text()


@pytest.mark.parametrize("size", [(40, 12), (80, 15), (66, 23), (120, 40), (10, 3), (1, 1)])
@pytest.mark.parametrize("observer", [0, 1, None])
def test_any_size_is_drawn(size: tuple[int, int], observer: int | None) -> None:
    state = read(f"{POSITION} raid[1 strength guard=2+4 turned=2+4 won=fV]")

    canvas = draw(state, observer, size)

    assert (canvas.width, canvas.height) == size
