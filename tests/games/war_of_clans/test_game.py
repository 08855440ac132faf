"""The game as a whole: seats, options, and components printed or of the house."""

import pytest

from tests.games.war_of_clans.table import GAME, new, play_at_random
from uguisu.games.rulebook import printed_components
from uguisu.games.war_of_clans.game import WarOfClans
from uguisu.games.war_of_clans.state import WarOfClansState
from uguisu.kernel.errors import BadComponents, BadSetup
from uguisu.kernel.options import Options

PRINTED = printed_components("war-of-clans")


@pytest.mark.parametrize("seats", [-1, 0, 2, 6, 10**9])
def test_it_is_for_three_to_five_players(seats: int) -> None:
    with pytest.raises(BadSetup) as error:
        GAME.new(seats)

    assert error.value.sentence == f"Shinobi: War of Clans is for 3 to 5 players, not {seats}."


@pytest.mark.parametrize(
    ("options", "clause", "sentence"),
    [
        (
            {"final_lap": "nobody"},
            "WOC-19",
            "Option final_lap is others or everyone, not 'nobody'.",
        ),
        ({"final_lap": 1}, "WOC-19", "Option final_lap is others or everyone, not 1."),
        (
            {"start": "F"},
            "WOC-5",
            "Option start is random or A or B or C or D or E, not 'F'.",
        ),
        ({"laps": 2}, "", "There is no option 'laps'; options of this game: final_lap, start."),
    ],
)
def test_an_impossible_option_is_refused(options: Options, clause: str, sentence: str) -> None:
    with pytest.raises(BadSetup) as error:
        GAME.new(3, options)

    assert (error.value.clause, error.value.sentence) == (clause, sentence)


@pytest.mark.rule("WOC-19")
def test_the_last_lap_is_of_the_others_unless_the_table_wishes_otherwise() -> None:
    assert not new(3).everyone
    assert not new(3, final_lap="others").everyone
    assert new(3, final_lap="everyone").everyone


# Components.


@pytest.mark.rule("WOC-1", "WOC-2")
def test_the_printed_components() -> None:
    assert GAME.components.loyalty_cards.count == 5
    assert GAME.deck == [11, 11, 11, 11, 11, 3]


def house(**changes: str) -> str:
    """The printed components with some lines replaced: `takeda="6"`."""
    lines = []
    for line in PRINTED.splitlines():
        name = line.partition(" = ")[0]
        lines.append(f"{name} = {changes[name]}" if name in changes else line)
    return "\n".join(lines)


@pytest.mark.rule("WOC-2")
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize(
    "counts",
    [
        {"takeda": "6", "uesugi": "6", "mori": "6", "oda": "6", "hojo": "6"},
        {"takeda": "50", "uesugi": "50", "mori": "50", "oda": "50", "hojo": "50"},
        {"takeda": "1", "uesugi": "1", "mori": "1", "oda": "1", "hojo": "26"},
    ],
    ids=["few", "many", "uneven"],
)
def test_house_components_are_played_to_the_end(counts: dict[str, str], seats: int) -> None:
    game = WarOfClans(house(**counts))
    state = game.new(seats)
    assert isinstance(state, WarOfClansState)
    total = sum(map(int, counts.values())) + 3

    play_at_random(state)

    cards = sum(state.armies) + sum(state.hands) + sum(state.discards)
    assert (cards, len(state.deck)) == (total, 0)
    assert game.write(game.read(game.write(state))) == game.write(state)
    assert min(state.places()) == 1


def test_a_house_without_ninjas_plays_without_them() -> None:
    game = WarOfClans(PRINTED.replace("count = 3", "count = 0"))
    state = game.new(3)
    assert isinstance(state, WarOfClansState)

    play_at_random(state)

    assert state.discards[5] == 0


def test_a_game_remembers_its_house_components() -> None:
    text = house(takeda="6")

    assert WarOfClans(text).house == text
    assert GAME.house == ""


@pytest.mark.parametrize(
    ("text", "clause", "sentence"),
    [
        (PRINTED.replace("count = 5", "count = 4"), "WOC-1", "There must be five loyalty cards"),
        (PRINTED.replace("count = 3", "count = 4"), "WOC-2", "There must be 0 to 3 ninjas"),
        (PRINTED.replace("count = 3", "count = -1"), "WOC-2", "There must be 0 to 3 ninjas"),
        (house(takeda="0"), "WOC-2", "Every clan needs 1 to 50 troops"),
        (house(takeda="51"), "WOC-2", "Every clan needs 1 to 50 troops"),
        (house(takeda="9" * 30), "WOC-2", "Every clan needs 1 to 50 troops"),
        (
            house(takeda="5", uesugi="6", mori="6", oda="6", hojo="6"),
            "WOC-2",
            "Every clan needs 1 to 50 troops, all together at least 30.",
        ),
    ],
)
def test_components_the_rules_cannot_be_played_with(text: str, clause: str, sentence: str) -> None:
    with pytest.raises(BadComponents) as error:
        WarOfClans(text)

    assert error.value.clause == clause
    assert error.value.sentence.startswith(sentence)


@pytest.mark.parametrize(
    "text",
    [
        "this is not TOML",
        "[troops]",
        house(takeda='"eleven"'),
        house(takeda="11.5"),
        PRINTED + "\n[dragons]\ncount = 1\n",
        PRINTED.replace("hojo = 11\n", ""),
        PRINTED.replace("hojo = 11\n", "hojo = 11\nmurai = 11\n"),
    ],
)
def test_components_of_another_shape(text: str) -> None:
    with pytest.raises(BadComponents, match="These components do not fit war-of-clans: "):
        WarOfClans(text)


def test_components_that_cannot_be_printed() -> None:
    with pytest.raises(BadComponents, match="may have printable characters only"):
        WarOfClans("\x00")
