"""Names by their look."""

import pytest

from uguisu.server.errors import BadMessage
from uguisu.server.people.names import name_of, shortened
from uguisu.server.table.confusable_names import look_of

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467"
FLAG = "\U0001f1ee\U0001f1f9"


@pytest.mark.parametrize(
    ("name", "imitation"),
    [
        ("Haruka", "Наruка"),
        ("Iris", "lris"),
        ("Iris", "IRIS"),
        ("Bob", "B0b"),
        ("Marna", "Mama"),
        ("Aki", "ＡＫＩ"),
        ("Aki", "𝓐𝓴𝓲"),
        ("Aki", "ᴀᴋɪ"),
        ("Haruka M", "haruka.m"),
        ("Ёлка", "Ëлка"),
        ("カエデ", "力エデ"),
    ],
)
def test_names_that_look_alike_have_the_same_look(name: str, imitation: str) -> None:
    assert name != imitation
    assert look_of(name) == look_of(imitation)


@pytest.mark.parametrize(
    ("name", "other"),
    [("José", "Jose"), ("Aki", "Ben"), ("Mio", "Rio"), ("鶯", "梅")],
)
def test_names_that_can_be_told_apart_differ(name: str, other: str) -> None:
    assert look_of(name) != look_of(other)


@pytest.mark.parametrize("name", ["Аki", "Aκι", "Αki", "pаypal"])
def test_alphabets_that_look_alike_are_not_mixed(name: str) -> None:
    with pytest.raises(BadMessage, match="mix letters"):
        name_of(name)


@pytest.mark.parametrize("name", ["Жанна", "Ελένη", "かえで Kaede", "Ali علي", "민지 MJ", "🦊"])
def test_names_of_the_world_are_names(name: str) -> None:
    assert name_of(name) == name


def test_nothing_of_a_character_is_cut() -> None:
    assert name_of(f"Aki {FAMILY}") == f"Aki {FAMILY}"
    assert shortened(f"Aki {FAMILY}", 6) == "Aki"
    assert shortened(f"Aki {FLAG}", 5) == "Aki"
    assert shortened("Zoe\u0308", 3) == "Zo"
    assert shortened("Haruka", 3) == "Har"


@pytest.mark.parametrize("name", ["\u3164", "\u2800", "\u200d", "\u200b \u00ad"])
def test_a_name_can_be_seen(name: str) -> None:
    with pytest.raises(BadMessage):
        name_of(name)
