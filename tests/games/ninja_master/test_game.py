"""The dice as printed, dice of the house, options, and what a record keeps."""

from fractions import Fraction
from itertools import product

import pytest

from tests.games.ninja_master.table import GAME, SEATS, new, play_at_random
from uguisu.games import make
from uguisu.games.ninja_master.game import NinjaMaster
from uguisu.games.ninja_master.race.arbitration import Reaction
from uguisu.games.ninja_master.state import NinjaMasterState
from uguisu.games.rulebook import printed_components
from uguisu.kernel.errors import BadComponents, BadSetup
from uguisu.kernel.play import Play
from uguisu.kernel.record import read_record, replay, write_record
from uguisu.kernel.rng import Lots
from uguisu.kernel.seats import CLOCK
from uguisu.kernel.state import fields

DICE = [die.split() for die in GAME.components.dice.faces]


@pytest.mark.rule("NMA-1")
def test_there_are_five_ninjas_a_sword_a_shuriken_and_nine_dice() -> None:
    tokens = GAME.components.tokens

    assert (tokens.ninjas, tokens.swords, tokens.shuriken, len(DICE)) == (5, 1, 1, 9)


@pytest.mark.rule("NMA-2")
def test_every_die_has_six_faces_of_ninjas_smoke_swords_and_shuriken() -> None:
    colours = "OBPGV"
    known = {f"{colour}{n}" for colour in colours for n in "123S"} | {"SW", "SH"}

    assert all(len(die) == 6 and set(die) <= known for die in DICE)
    for colour in colours:
        faces = sorted(face for die in DICE for face in die if face[0] == colour)
        assert faces == sorted(f"{colour}{n}" for n in "SS112233"), "all colours are equal"


@pytest.mark.rule("NMA-2")
def test_the_dice_are_said_to_be_reconstructed_and_the_rest_is_from_the_book() -> None:
    assert GAME.components.dice.certainty == "reconstruction"
    assert GAME.components.tokens.certainty == "book"


@pytest.mark.rule("NMA-2")
def test_no_throw_shows_more_than_two_clouds_of_a_colour_and_ten_ninjas_on_average() -> None:
    for colour in "OBPGV":
        assert sum(f"{colour}S" in die for die in DICE) <= 2
    ninjas = sum(int(face[1]) for die in DICE for face in die if face[1] in "123")
    assert Fraction(ninjas, 6) == 10


@pytest.mark.rule("NMA-2")
def test_swords_outnumber_shuriken_in_45_of_100_throws() -> None:
    """Exactly computed from the faces: the number the rules give for the reconstruction."""
    leads: dict[int, Fraction] = {0: Fraction(1)}
    for die in DICE:
        step: dict[int, Fraction] = {}
        for lead, chance in leads.items():
            for face in die:
                new_lead = lead + (face == "SW") - (face == "SH")
                step[new_lead] = step.get(new_lead, Fraction(0)) + chance / 6
        leads = step

    assert round(float(sum(chance for lead, chance in leads.items() if lead > 0)), 2) == 0.45


@pytest.mark.rule("NMA-2")
def test_the_dice_can_show_the_throw_of_the_rulebooks_example() -> None:
    wanted = sorted(["O1", "OS", "OS", "B3", "P3", "PS", "V3", "SW", "SW"])

    assert can_show(DICE, wanted)


def can_show(dice: list[list[str]], wanted: list[str]) -> bool:
    if not dice:
        return not wanted
    return any(
        can_show(dice[1:], wanted[: wanted.index(face)] + wanted[wanted.index(face) + 1 :])
        for face in set(dice[0]) & set(wanted)
    )


def test_numbers_from_none_to_the_most_the_dice_can_show_may_be_shouted() -> None:
    assert GAME.most == 27
    assert GAME.read_action("0") == GAME.action_space - 28


@pytest.mark.parametrize(
    ("old", "new_text", "told"),
    [
        ("ninjas = 5", "ninjas = 6", "five ninjas"),
        ("ninjas = 5", "geishas = 5", "do not fit"),
        ('"BS P3 G2 V1 SW SH",', "", "9 dice of 6 faces"),
        ("BS P3", "P3", "9 dice of 6 faces"),
        ("BS P3", "X9 P3", "'X9' is no face"),
        ("faces = [", "faces = [[", "do not fit"),
    ],
)
def test_dice_of_the_house_that_cannot_be_played_with_are_refused(
    old: str, new_text: str, told: str
) -> None:
    house = printed_components("ninja-master").replace(old, new_text, 1)

    with pytest.raises(BadComponents, match=told):
        make("ninja-master", house)


def test_every_colour_needs_a_ninja_on_some_die() -> None:
    house = printed_components("ninja-master")
    for ninjas in "123":
        house = house.replace(f"O{ninjas}", "SW")

    with pytest.raises(BadComponents, match="No die shows a ninja in orange"):
        make("ninja-master", house)


def test_dice_of_the_house_change_what_can_be_shouted() -> None:
    house = printed_components("ninja-master").replace("BS P3 G2 V1 SW SH", "BS P1 G1 V1 SW SH")
    game = make("ninja-master", house)
    assert isinstance(game, NinjaMaster)

    assert (game.most, game.action_space) == (25, 43)
    state = game.new(2)
    while not state.is_over:
        seat = state.actors()[-1]
        state.apply_at(seat, state.legal(seat)[0], state.due() if seat == CLOCK else 0)


@pytest.mark.parametrize(
    ("name", "value"),
    [("round_seconds", 4), ("round_limit", -1), ("window_ms", 1001), ("tempo", 3)],
)
def test_impossible_options_are_refused(name: str, value: int) -> None:
    with pytest.raises(BadSetup):
        GAME.new(2, {name: value})


@pytest.mark.parametrize("seats", [1, 6])
def test_the_game_is_for_two_to_five(seats: int) -> None:
    with pytest.raises(BadSetup, match="2 to 5 players"):
        GAME.new(seats)


@pytest.mark.rule("NMA-28")
@pytest.mark.parametrize("seats", SEATS)
def test_the_record_keeps_every_time_and_a_replay_runs_as_it_happened(seats: int) -> None:
    game = Play(GAME, seats, seed=seats)
    lots = Lots(seats)
    for _ in range(60):
        state = game.state
        acting = state.actors()
        seat = acting[lots.below(len(acting))]
        choices = state.legal(seat)
        assert isinstance(state, NinjaMasterState)
        later = state.time + 1 + lots.below(900)
        at = state.due() if seat == CLOCK else min(later, state.due()) if state.dice else later
        game.act(seat, choices[lots.below(len(choices))], at)
        if game.state.is_over:
            break

    text = write_record(game.record(), GAME)
    record = read_record(text, GAME)

    assert record == game.record()
    assert all(entry.at for entry in record.entries)
    assert fields(replay(record, GAME)) == fields(game.state)


@pytest.mark.parametrize(("seats", "seed"), list(product(SEATS, range(2))))
def test_the_sheet_explains_every_point(seats: int, seed: int) -> None:
    state = new(seats, seed)
    play_at_random(state)

    sheets = GAME.score_sheet(GAME.view(state, None))

    assert [sum(line.points for line in sheet) for sheet in sheets] == state.scores
    assert all(sheet[0].what == "nma-score-start" for sheet in sheets)


@pytest.mark.rule("NMA-32")
def test_a_round_of_a_calm_table_is_four_times_as_long_and_says_so() -> None:
    race, calm = GAME.new(2), GAME.new(2, {"pace": "calm", "round_seconds": 25})

    assert isinstance(race, NinjaMasterState)
    assert isinstance(calm, NinjaMasterState)
    assert (race.round_ms, calm.round_ms) == (30_000, 100_000)
    assert (GAME.view(race, 0).calm, GAME.view(calm, 0).calm) == (False, True)
    assert fields(GAME.read(GAME.write(calm))) == fields(calm)


@pytest.mark.rule("NMA-32")
def test_the_last_hand_of_a_calm_round_is_not_too_late_at_the_end_of_its_breath() -> None:
    state = GAME.read("A:3 B:3 [O3] rest 1800 seconds 20 calm")
    report = Reaction(
        seat=1,
        action=GAME.read_action("o"),
        reaction=19_900,
        rest_at=1800,
        arrival=21_710,
        round_trip=20,
    )

    (ruling,) = GAME.arbitrate(state, [report], now=23_000).rulings
    event = GAME.event_of(state, ruling)

    assert event is not None
    assert event.at == state.due()
