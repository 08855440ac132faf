"""The table in turns that all environments play on."""

import copy
import pickle

import pytest

from uguisu.games import GAMES
from uguisu.kernel.errors import BadSetup
from uguisu.kernel.rng import Lots
from uguisu.kernel.seats import CLOCK
from uguisu.kernel.state import fields
from uguisu.research.table import ResearchTable


def played(name: str, decisions: int, seed: int = 1) -> ResearchTable:
    game = GAMES[name]
    table = ResearchTable(game, game.seat_range[0], None, seed)
    play_on(table, decisions)
    return table


def play_on(table: ResearchTable, decisions: int) -> None:
    lots = Lots(5)
    for _ in range(decisions):
        if table.state.is_over:
            return
        legal = table.legal()
        table.act(legal[lots.below(len(legal))])


def test_the_clock_of_ninja_master_plays_by_itself() -> None:
    table = played("ninja-master", 60)

    assert CLOCK in [entry.seat for entry in table.play.entries]
    assert table.turn != CLOCK


def test_games_without_people_have_a_limit_of_rounds() -> None:
    assert played("shinobi", 0).play.options["round_limit"] == 200


@pytest.mark.parametrize("name", GAMES)
def test_a_table_can_be_pickled_also_when_redealt(name: str) -> None:
    table = played(name, 20)
    world = table.redealt(table.turn, "seed")
    play_on(world, 3)

    for one in (table, world):
        again = pickle.loads(pickle.dumps(one))
        assert fields(again.state) == fields(one.state)
        assert [again.story(seat) for seat in range(2)] == [one.story(seat) for seat in range(2)]


def test_a_redealt_table_holds_no_record_and_nothing_of_the_true_one() -> None:
    table = played("war-of-clans", 20)
    rival = (table.turn + 1) % 3

    world = table.redealt(table.turn, 1)

    assert world.play.trail == []
    assert world.play.entries == []
    assert len(world.story(rival)) == 1
    with pytest.raises(BadSetup, match="record"):
        world.record()


def test_a_copy_goes_its_own_way() -> None:
    table = played("ninjato", 20)
    before = fields(table.state)

    play_on(copy.deepcopy(table), 10)

    assert fields(table.state) == before
