"""Refusals are messages: every one can be said in five languages, without a validator's words."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from uguisu.kernel.errors import NotYourTurn, UguisuError
from uguisu.server.api.endpoint import problem
from uguisu.server.api.fields import FIELDS, field_of
from uguisu.server.errors import BadMessage, SeatTaken, TooMany, message_of, said
from uguisu.server.protocol.http.accounts import Credentials, EmailAddress, NamedGuest, NewPassword
from uguisu.server.protocol.http.problems import Problem
from uguisu.server.transport.http import ANSWERS
from uguisu.texts import LANGUAGES, catalogue


def kinds(kind: type[UguisuError] = UguisuError) -> Iterator[type[UguisuError]]:
    """Every error of ours; those of tests are not among them."""
    yield kind
    for inner in kind.__subclasses__():
        if inner.__module__.startswith("uguisu."):
            yield from kinds(inner)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_a_text_in_every_language(language: str) -> None:
    texts = catalogue(language)

    missing = [kind.code for kind in kinds() if not texts.has(f"refused-{kind.code}")]

    assert not missing


def test_an_error_that_is_said_has_its_text_and_the_english_sentence() -> None:
    error = said(SeatTaken, "refused-taken", seat="B")

    assert error.sentence == "Seat B is taken."
    assert catalogue("de").say(message_of(error)) == "Platz B ist besetzt."


def test_an_error_without_words_of_its_own_is_said_by_its_code() -> None:
    error = NotYourTurn("Seat 2 acts.", clause="WOC-5")

    assert message_of(error).clause == "WOC-5"
    assert catalogue("it").say(message_of(error)) == "Non tocca a te."


def test_a_refused_request_has_the_message_beside_code_and_sentence() -> None:
    body = msgspec.json.decode(bytes(problem(said(TooMany, "refused-full")).body), type=Problem)

    assert (body.code, body.sentence) == ("too-many", "The server is full; try again in a moment.")
    assert body.message is not None
    assert catalogue("es").say(body.message).startswith("El servidor está lleno")


@pytest.mark.parametrize("why", ANSWERS)
def test_a_connection_that_is_refused_before_http_has_a_message_too(why: str) -> None:
    body = msgspec.json.decode(ANSWERS[why].partition(b"\r\n\r\n")[2], type=Problem)

    assert body.message is not None
    assert catalogue("fr").say(body.message)


@pytest.mark.parametrize(
    ("body", "takes", "expected"),
    [
        (b'{"login": "aki", "password": "short"}', Credentials, "Una password ha da 8 a 200"),
        (b'{"login": "aki", "password": 7}', Credentials, "Una password ha da 8 a 200"),
        (b'{"login": "a", "password": "correct horse"}', Credentials, "Un nome di accesso ha da 2"),
        (b'{"old": "x", "new": "y"}', NewPassword, "Una password ha da 8 a 200"),
        (b'{"name": ""}', NamedGuest, "Un nome ha da 1 a 24"),
        (b'{"email": "nobody"}', EmailAddress, "Questo non è un indirizzo e-mail"),
    ],
)
def test_a_form_that_is_filled_in_wrongly_says_what_is_right(
    body: bytes, takes: Any, expected: str
) -> None:
    with pytest.raises(msgspec.ValidationError) as wrong:
        msgspec.json.decode(body, type=takes)

    message = field_of(wrong.value)

    assert message is not None
    assert catalogue("it").say(message).startswith(expected)


def test_what_no_form_sends_is_said_by_its_code() -> None:
    error = BadMessage(
        "The body cannot be read: JSON is malformed.", message=field_of(ValueError())
    )

    assert message_of(error).id == "refused-bad-message"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_of_a_field_can_be_said(language: str) -> None:
    for message in FIELDS.values():
        assert catalogue(language).say(message)
