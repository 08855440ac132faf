"""Most messages are good commands with one thing changed."""

import random

import msgspec

from campaigns.mutations import KINDS, Mutator
from tests.server.nasty import whole
from uguisu.client import Place, Session
from uguisu.kernel.picks import Choice
from uguisu.server.protocol import incoming, outgoing

decode = msgspec.json.Decoder(incoming.ClientMessage).decode


def a_place() -> Place:
    place = Place(Session("http://nowhere"), "table")
    seats = tuple(outgoing.SeatInfo(seat=seat, kind="person") for seat in range(3))
    place.table = outgoing.TableInfo(
        id="table", game="war-of-clans", status="playing", seats=seats, options={}, house=False,
        clock=outgoing.Clock(), public=False, spectators="open", commitment="", rated=False,
    )  # fmt: skip
    place.mine = (0,)
    place.choices = (Choice(action=3, picks=(("hand:oda",),)),)
    return place


def is_read(text: bytes) -> bool:
    try:
        decode(text)
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        return False
    return True


def test_every_command_is_good_before_it_is_changed() -> None:
    mutator = Mutator(random.Random(1))

    for kind in KINDS:
        good = {"type": msgspec.json.encode(kind), **mutator.fields(kind, a_place())}
        decode(whole(good))


def test_some_are_read_and_refused_by_the_rules_and_some_cannot_be_read() -> None:
    mutator = Mutator(random.Random(1))
    place = a_place()

    read = [is_read(mutator.next(place)) for _ in range(500)]

    assert 100 < sum(read) < 400


def test_equal_seeds_change_the_same() -> None:
    good = {"type": b'"look"', "eyes": b"1"}
    one, two = (Mutator(random.Random(5)) for _ in range(2))
    one.keys = two.keys = ["a-key-of-mine"]

    assert [one.changed(good) for _ in range(50)] == [two.changed(good) for _ in range(50)]
