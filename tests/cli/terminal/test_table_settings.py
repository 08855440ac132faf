"""What the menu collects can always be set up."""

from hypothesis import given, settings
from hypothesis import strategies as st

from uguisu.cli.setup import LONGEST_NAME
from uguisu.cli.terminal.table import PERSON, new_play
from uguisu.cli.terminal.table_settings import TableSettings
from uguisu.games import GAMES
from uguisu.kernel.options import Option

WAYS = st.sampled_from([-1, 1])
STEPS = st.lists(
    st.one_of(
        st.tuples(st.just("game"), WAYS),
        st.tuples(st.just("seats"), WAYS),
        st.tuples(st.just("kind"), st.integers(0, 5)),
        st.tuples(st.just("option"), st.integers(0, 9)),
        st.tuples(st.just("name"), st.sampled_from("ab ")),
        st.tuples(st.just("backspace"), st.integers(0, 5)),
    ),
    max_size=25,
)


@settings(max_examples=60, deadline=None)
@given(STEPS)
def test_whatever_is_changed_a_game_can_begin(steps: list[tuple[str, int | str]]) -> None:
    settings = TableSettings()
    for what, value in steps:
        change(settings, what, value)

    play = new_play(settings.game, settings.sitters(), settings.options, settings.seed)

    assert play.state.seats == settings.seats
    assert len(set(play.players)) == settings.seats


def change(settings: TableSettings, what: str, value: int | str) -> None:
    match what:
        case "game":
            settings.turn_game(int(value))
        case "seats":
            settings.turn_seats(int(value))
        case "kind":
            settings.turn_kind(int(value), 1)
        case "option" if settings.game.options:
            settings.turn_option(settings.game.options[int(value) % len(settings.game.options)], 1)
        case "name":
            settings.type_name(1, str(value))
        case "backspace":
            settings.type_name(int(value), "backspace")


def test_at_first_one_person_sits_against_sensible_bots() -> None:
    sitters = TableSettings().sitters()

    assert [sitter.kind for sitter in sitters] == [PERSON, "genin", "genin", "genin"]


def test_an_order_of_letters_takes_each_letter_once() -> None:
    settings = TableSettings()
    option = Option("clans", "", "SHI-1", letters="ABC")
    settings.options["clans"] = ""

    for key in "BBXA":
        settings.type_letters(option, key)

    assert settings.options["clans"] == "BA"


def test_a_number_stays_within_its_limits() -> None:
    settings = TableSettings()
    option = Option("rounds", 1, "NMA-1", low=0, high=2)
    settings.options["rounds"] = 1
    for _ in range(5):
        settings.turn_option(option, 1)

    assert settings.options["rounds"] == 2


def test_names_and_seeds_do_not_grow_without_end() -> None:
    settings = TableSettings()
    for _ in range(200):
        settings.type_name(0, "x")
        settings.type_seed("x")

    assert len(settings.names[0]) == LONGEST_NAME
    assert len(settings.seed) == 100


def test_seats_survive_a_change_of_game_where_they_fit() -> None:
    settings = TableSettings()
    settings.seats = 4
    for id, game in GAMES.items():
        settings.choose_game(id)
        assert settings.seats in game.seat_range
