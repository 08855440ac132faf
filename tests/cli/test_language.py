"""Which language the terminal speaks."""

import re

import pytest

from uguisu.cli import language
from uguisu.cli.language import environment_language, language_of, plain_text
from uguisu.cli.usage_errors import UsageError
from uguisu.texts import LANGUAGES, catalogue


@pytest.mark.parametrize(
    ("environ", "spoken"),
    [
        ({}, "en"),
        ({"LANG": "it_IT.UTF-8"}, "it"),
        ({"LANG": "de"}, "de"),
        ({"LANG": "ja_JP.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "frr_DE"}, "en"),
        ({"LANG": "it_IT", "LC_MESSAGES": "fr_FR"}, "fr"),
        ({"LANG": "it_IT", "LC_MESSAGES": "fr_FR", "LC_ALL": "es_ES"}, "es"),
        ({"LANG": "it_IT", "LC_ALL": "C"}, "en"),
        ({"LANG": "it_IT", "LC_ALL": ""}, "it"),
    ],
)
def test_the_environment_says_it(environ: dict[str, str], spoken: str) -> None:
    assert environment_language(environ) == spoken


@pytest.mark.parametrize(
    "argv", [["--language", "fr"], ["play", "--language=fr"], ["play", "x", "--language", "fr"]]
)
def test_the_command_line_says_it_before_the_environment(argv: list[str]) -> None:
    assert language_of(argv, {"LANG": "it_IT"}) == "fr"


@pytest.mark.parametrize("argv", [["--language", "ja"], ["--language"], ["--language="]])
def test_an_unknown_language_is_refused(argv: list[str]) -> None:
    with pytest.raises(UsageError):
        language_of(argv, {})


def test_the_languages_are_those_of_the_texts() -> None:
    assert language.LANGUAGES == LANGUAGES


@pytest.mark.parametrize("spoken", LANGUAGES)
def test_plain_texts_are_what_fluent_says(spoken: str) -> None:
    text = (language.LOCALES / spoken / "cli.ftl").read_text(encoding="utf-8")
    ids = re.findall(r"^(cli-help[\w-]*) =", text, flags=re.MULTILINE)

    assert ids
    for id in ids:
        assert plain_text(id, spoken) == catalogue(spoken).text(id)
