"""The texts: complete and well-formed in all languages, and found by whoever asks for them."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from uguisu.games import GAMES
from uguisu.kernel.errors import BadSetup
from uguisu.kernel.message import Arg, Message
from uguisu.kernel.seats import CLOCK
from uguisu.texts import LANGUAGES, catalogue

SRC = Path(__file__).resolve().parents[1] / "src" / "uguisu"
FILES = sorted(path.name for path in (SRC / "locales" / "en").iterdir())
PLURALS = {"zero", "one", "two", "few", "many", "other"}
NUMBERS: tuple[Arg, ...] = (0, 1, 2, 5, 21)
TRANSLATED = [language for language in LANGUAGES if language != "en"]


class Reader(Visitor):
    """The variables of a text, and the variants it chooses between by each of them."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.variants: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ftl.VariableReference):
            keys = (getattr(v.key, "name", getattr(v.key, "value", "")) for v in node.variants)
            self.variants.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


@dataclass(frozen=True)
class Text:
    variables: frozenset[str]
    variants: dict[str, set[str]]

    def samples(self) -> Iterator[dict[str, Arg]]:
        """Arguments that make every variant speak, in all combinations."""
        names = sorted(self.variables)
        for values in product(*(self.values(name) for name in names)):
            yield dict(zip(names, values, strict=True))

    def values(self, name: str) -> tuple[Arg, ...]:
        if self.is_counted(name):
            return NUMBERS
        return tuple(sorted(self.variants.get(name, {"Aki"})))

    def is_counted(self, name: str) -> bool:
        keys = self.variants.get(name, set())
        return bool(keys) and all(key in PLURALS or key.isdigit() for key in keys)


@cache
def texts(language: str, name: str) -> dict[str, Text]:
    """The messages of one Fluent file."""
    parsed = FluentParser().parse((SRC / "locales" / language / name).read_text(encoding="utf-8"))
    found: dict[str, Text] = {}
    for entry in parsed.body:
        assert not isinstance(entry, ftl.Junk), f"{language}/{name}: {entry.content}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{language}/{name}: {entry.id.name} stands twice"
            reader = Reader()
            reader.visit(entry)
            found[entry.id.name] = Text(frozenset(reader.variables), reader.variants)
    return found


def all_ids() -> set[str]:
    return {key for name in FILES for key in texts("en", name)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_files_of_english(language: str) -> None:
    assert sorted(path.name for path in (SRC / "locales" / language).iterdir()) == FILES


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("language", TRANSLATED)
def test_every_language_has_the_messages_of_english_in_the_same_order(
    language: str, name: str
) -> None:
    assert list(texts(language, name)) == list(texts("en", name))


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("language", TRANSLATED)
def test_every_message_uses_the_variables_of_english(language: str, name: str) -> None:
    ours = {key: sorted(text.variables) for key, text in texts(language, name).items()}

    assert ours == {key: sorted(text.variables) for key, text in texts("en", name).items()}


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("language", TRANSLATED)
def test_words_that_choose_a_variant_are_those_of_english(language: str, name: str) -> None:
    """Counts may be told apart differently in every language; `yes` and `no` may not."""
    for key, text in texts(language, name).items():
        for variable, variants in text.variants.items():
            english = texts("en", name)[key].variants.get(variable, set())
            words = variants if not text.is_counted(variable) else set()
            assert words <= english, f"{language} {key}: {variable} chooses by {words - english}"


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_says_something_whatever_its_arguments(language: str, name: str) -> None:
    for key, text in texts(language, name).items():
        for args in text.samples():
            said = catalogue(language).text(key, args)
            assert said.strip(), f"{language} {key} is empty with {args}"
            assert said == said.strip(), f"{language} {key} has space around it"
            assert not re.search(r"[{}]|  |\n", said), f"{language} {key} says {said!r}"


@pytest.mark.parametrize("name", FILES)
def test_french_keeps_high_punctuation_on_the_line(name: str) -> None:
    for key, text in texts("fr", name).items():
        for args in text.samples():
            said = catalogue("fr").text(key, args)
            loose = re.findall(r"[^\u00a0\d!?][!?;»]|[^\u00a0\d/]:(?=\s|$)|«[^\u00a0]", said)
            assert not loose or key.endswith("-title"), f"{key} needs a no-break space: {said!r}"


# What modules say.


def spoken(source: str, prefixes: set[str]) -> Iterator[tuple[int, re.Pattern[str]]]:
    """The ids of texts in a module: literals, and f-strings as families with anything inside."""
    tree = ast.parse(source)
    inside = {part for f in ast.walk(tree) if isinstance(f, ast.JoinedStr) for part in f.values}
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            pattern = "".join(
                re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+"
                for part in node.values
            )
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in inside:
            pattern = re.escape(node.value)
        else:
            continue
        plain = pattern.removeprefix("@").replace(r"\-", "-")
        if plain.split("-")[0] in prefixes and re.fullmatch(r"\w+-[\w.+-]+", plain):
            yield node.lineno, re.compile(plain)


def test_every_text_a_module_names_exists() -> None:
    """Ids begin with a prefix of their own: woc-, shi-, cli- and so on."""
    ids = all_ids()
    prefixes = {key.partition("-")[0] for key in ids}

    missing = [
        f"{path.relative_to(SRC)}:{line} {pattern.pattern}"
        for path in sorted(SRC.rglob("*.py"))
        for line, pattern in spoken(path.read_text(encoding="utf-8"), prefixes)
        if pattern.pattern not in ids and not any(pattern.fullmatch(key) for key in ids)
    ]

    assert not missing, "\n".join(missing)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_names_texts_with_its_own_prefix(game: str) -> None:
    prefix = GAMES[game].prefix.lower()
    modules = (SRC / "games" / game.replace("-", "_")).rglob("*.py")

    found = [name for path in modules for name in spoken(path.read_text("utf-8"), {prefix})]

    assert len(found) > 10


@pytest.mark.parametrize("game", GAMES)
def test_title_and_options_of_a_game_have_sentences(game: str) -> None:
    prefix = GAMES[game].prefix.lower()
    wanted = {f"{prefix}-title"}
    for option in GAMES[game].options:
        wanted |= {f"{prefix}-option-{option.name}"}
        wanted |= {
            f"{prefix}-option-{option.name}-{choice}"
            for choice in (*option.choices, *option.letters)
        }

    assert wanted <= all_ids()


def test_ids_are_found_as_literals_and_as_families() -> None:
    source = 'say("woc-no-card"); say(f"@woc-card-{name}"); say("WOC-7"); say("woc- is no id")'

    assert [p.pattern for _, p in spoken(source, {"woc"})] == ["woc-no-card", "woc-card-.+"]


# The catalogue.

NAMES = ("Aki", "Ben", "Chie")


def test_a_seat_is_called_by_its_players_name() -> None:
    said = catalogue().text("woc-prompt-first", {"actor": "#1", "you": "no"}, NAMES)

    assert said == "Ben gives the first order."


@pytest.mark.parametrize(("seat", "called"), [("#3", "D"), (f"#{CLOCK}", "clock")])
def test_a_seat_without_a_name_is_called_by_its_letter(seat: str, called: str) -> None:
    said = catalogue().text("woc-prompt-first", {"actor": seat, "you": "no"}, NAMES)

    assert said == f"{called} gives the first order."


def test_an_argument_may_be_another_message() -> None:
    assert catalogue("it").text("woc-no-card", {"clan": "@woc-card-oda"}) == (
        "Non hai in mano truppe Oda."
    )


def test_an_argument_may_be_a_list_of_messages() -> None:
    said = catalogue("de").text("woc-log-you-draw", {"cards": "@woc-card-oda @woc-card-ninja"})

    assert said == "Du ziehst Oda, Ninja."


def test_a_message_is_said_with_its_arguments() -> None:
    message = Message("woc-log-draws", {"actor": "#0", "count": 2}, "WOC-17")

    assert catalogue("fr").say(message, NAMES) == "Aki pioche 2 cartes."


def test_an_unknown_text_is_named() -> None:
    with pytest.raises(KeyError, match="es has no text 'woc-no-such'"):
        catalogue("es").text("woc-no-such")


def test_an_unknown_text_among_the_arguments_is_named() -> None:
    with pytest.raises(KeyError, match="en has no text 'woc-no-such'"):
        catalogue().text("woc-no-card", {"clan": "@woc-no-such"})


def test_a_missing_argument_is_an_error() -> None:
    with pytest.raises(ValueError, match="woc-no-card"):
        catalogue().text("woc-no-card")


def test_an_unknown_language_is_refused_with_those_there_are() -> None:
    with pytest.raises(BadSetup, match="no language 'ja'; there are en, it, es, fr, de"):
        catalogue("ja")


@pytest.mark.parametrize("name", ["#", "#x", "#٣", "#9", "#-2", "@", "@ a", "@A"])
def test_a_name_that_looks_like_a_reference_is_told_as_it_is(name: str) -> None:
    args: dict[str, Arg] = {"actor": name, "you": "no", "number": 5}

    assert name in catalogue("en").text("nma-log-shouts", args)
