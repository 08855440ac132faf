"""What remains of a finished game."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.server.house import House
from tests.server.players import Place, begin, play_out, the_actor
from uguisu.client import Refusal, sign_in
from uguisu.games import GAMES
from uguisu.kernel.record import Record, read_record, replay
from uguisu.server.protocol.http.tables import Listing, Replay, TableLink
from uguisu.server.table import shuffle_proof

GAME = "war-of-clans"


async def test_a_finished_game_can_be_downloaded_replayed_and_verified(house: House) -> None:
    places = await begin(house.url, GAME, 2, 3)
    commitment = places[0].table.commitment
    await play_out(places)

    text = await places[0].session.request("GET", f"/api/tables/{places[0].id}/record")
    record = read_record(text.decode(), GAMES[GAME])

    assert tuple(replay(record, GAMES[GAME]).places()) == tuple(places[0].view["places"])
    assert record.extra["commitment"] == commitment
    assert shuffle_proof.claim_of(record) == "honest"
    assert shuffle_proof.faults(record) == []


@pytest.mark.parametrize("what", ["record", "replay", "replay?eyes=1", "replay?eyes=2"])
async def test_a_running_game_can_be_read_by_nobody_else(house: House, what: str) -> None:
    places = await begin(house.url, GAME, 2, 3, spectators="delayed")

    with pytest.raises(Refusal, match="wrong-moment"):
        await places[0].session.request("GET", f"/api/tables/{places[0].id}/{what}")


async def test_ones_own_part_of_a_running_game_can_be_read(house: House) -> None:
    places = await begin(house.url, GAME, 2, 3)
    actor = await the_actor(places)
    await actor.act(actor.choices[0].action)

    path = f"/api/tables/{actor.id}/replay?eyes={actor.mine[0]}"
    found: Replay = await actor.session.get(path, Replay)

    assert [step.lines for step in found.steps] == [entry.lines for entry in actor.log]
    assert found.honesty is None


async def test_a_replay_tells_what_a_seat_was_told(house: House) -> None:
    places = await begin(house.url, GAME, 2, 3)
    await play_out(places)
    session = await sign_in(house.url, "Reader")

    found: Replay = await session.get(f"/api/tables/{places[1].id}/replay?eyes=1", Replay)

    view: dict[str, object] = {}
    for step in found.steps:
        view |= step.view or {}
    assert view == places[1].view
    assert [s.lines for s in found.steps] == [h.lines for h in places[1].log]


async def test_a_game_goes_on_from_one_of_its_moments_against_bots(house: House) -> None:
    places = await begin(house.url, GAME, 2, 3)
    await play_out(places)
    moment = places[0].log[len(places[0].log) // 2].number
    path = f"/api/tables/{places[0].id}/fork"

    wish = {"number": moment, "seat": 1}
    link: TableLink = await places[1].session.post(path, wish, TableLink)
    fork = Place(places[1].session, link.id)
    await fork.connect()

    assert fork.table.fork == places[0].id
    assert not fork.table.rated
    told = [line for entry in places[1].log if entry.number <= moment for line in entry.lines]
    assert [line for entry in fork.log for line in entry.lines][: len(told)] == told
    await play_out([fork])
    assert fork.table.status == "over"


async def test_a_game_does_not_go_on_against_bots_it_does_not_have(house: House) -> None:
    places = await begin(house.url, GAME, 1, 3)
    await play_out(places)
    wish = {"number": 10, "seat": 0, "rank": "kami"}

    with pytest.raises(Refusal, match="There is no bot 'kami' for this game"):
        await places[0].session.post(f"/api/tables/{places[0].id}/fork", wish, TableLink)


async def test_the_lists_show_my_games_and_whose_turn_it_is(house: House) -> None:
    places = await begin(house.url, GAME, 3, 3, public=True)
    actor = await the_actor(places)

    for place in places:
        listing: Listing = await place.session.get("/api/my/tables", Listing)
        assert [one.table.id for one in listing.tables] == [place.id]
        assert listing.tables[0].yours == (place is actor)
        assert listing.tables[0].mine == place.mine
        assert listing.tables[0].acting == actor.mine
    public: Listing = await actor.session.get("/api/tables?status=playing", Listing)
    assert actor.id in [one.table.id for one in public.tables]
    await play_out(places)
    ended: Listing = await actor.session.get("/api/finished", Listing)
    found = {one.table.id: one.table for one in ended.tables}
    assert found[actor.id].places == tuple(actor.view["places"])


hexes = st.text("0123456789abcdef", min_size=16, max_size=64)


@given(secret=hexes, entropy=st.lists(st.one_of(st.just(""), hexes), min_size=1, max_size=6))
def test_an_honest_header_has_no_faults_and_a_forged_one_has(
    secret: str, entropy: list[str]
) -> None:
    record = Record(
        game=GAME,
        seats=len(entropy),
        seed=shuffle_proof.seed_of(secret, entropy),
        extra=shuffle_proof.header(secret, entropy),
    )

    def forged(**lines: str) -> Record:
        return replace(record, extra=record.extra | lines)

    assert shuffle_proof.faults(record) == []
    assert shuffle_proof.faults(replace(record, seed="0" + record.seed))
    assert shuffle_proof.faults(forged(secret=secret + "0"))
    assert shuffle_proof.faults(forged(commitment="0" * 64))
    assert shuffle_proof.faults(forged(entropy="0" * 16 + " " + record.extra["entropy"]))
    assert shuffle_proof.faults(replace(record, extra={}))


def test_every_player_and_the_secret_change_the_seed() -> None:
    parts = ["a" * 16, "", "b" * 16]
    others = [["c" * 16, "", "b" * 16], ["a" * 16, "", "c" * 16], ["a" * 16, "b" * 16, ""]]

    seeds = {shuffle_proof.seed_of("00", entropy) for entropy in (parts, *others)}

    assert len(seeds | {shuffle_proof.seed_of("01", parts)}) == 5


def test_a_word_of_entropy_too_many_is_a_fault_even_if_it_makes_the_seed() -> None:
    entropy = ["a" * 16, "", "b" * 16]
    record = Record(
        game=GAME,
        seats=2,
        seed=shuffle_proof.seed_of("00", entropy),
        extra=shuffle_proof.header("00", entropy),
    )

    assert shuffle_proof.faults(record) == ["The record has not one entropy for every seat."]
    assert shuffle_proof.faults(replace(record, seats=3)) == []


@pytest.mark.parametrize(
    ("lines", "claim"),
    [
        ({}, "none"),
        ({"date": "2026-01-01"}, "none"),
        ({"fork": "t1", "table": "t2"}, "fork"),
        ({"lesson": "yes", "table": "t2"}, "lesson"),
        ({"table": "t2"}, "honest"),
        ({"commitment": "0"}, "honest"),
        ({"fork": "t1", "secret": "0"}, "honest"),
    ],
)
def test_a_record_of_a_server_claims_an_honest_shuffle(lines: dict[str, str], claim: str) -> None:
    assert shuffle_proof.claim_of(Record(game=GAME, seats=3, seed="s", extra=lines)) == claim
