"""Messages: ids with arguments that are resolved where they are read."""

import msgspec

from uguisu.kernel.message import Message, seat_arg, you
from uguisu.texts import catalogue


def test_a_seat_in_an_argument_becomes_the_players_name() -> None:
    message = Message("woc-log-no-attack", {"actor": seat_arg(1), "you": "no"})

    assert catalogue("en").say(message, ["Aki", "Ben"]) == "Ben has nobody to attack."
    assert catalogue("en").say(message) == "B has nobody to attack."


def test_the_reader_is_addressed_as_you() -> None:
    assert (you(1, 1), you(1, 0), you(1, None)) == ("yes", "no", "no")


def test_messages_travel_as_json() -> None:
    message = Message("woc-no-card", {"clan": "@woc-card-oda"}, "WOC-7")

    assert msgspec.json.decode(msgspec.json.encode(message), type=Message) == message
