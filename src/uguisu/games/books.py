"""A game's texts for readers: its rulebook and its sentences."""

from importlib.resources import files
from importlib.resources.abc import Traversable

from uguisu.games import GAMES, MODULES
from uguisu.games.third_party import rules_of, texts_of


def rulebook(game: str, language: str = "en") -> str:
    """The rules in Markdown; empty if there are none. Those of other packages are in English."""
    path = f"{game}.md" if language == "en" else f"{language}/{game}.md"
    for folder in _rule_folders():
        if (folder / path).is_file():
            return (folder / path).read_text(encoding="utf-8")
    return rules_of(GAMES[game]) if game not in MODULES and game in GAMES else ""


def has_rulebook(game: str) -> bool:
    return game in MODULES or bool(rulebook(game))


def game_texts(game: str, language: str) -> str:
    """The sentences of a game as Fluent messages, in English if they are not translated. If two
    messages have the same id, the later one counts."""
    if game not in MODULES:
        return texts_of(GAMES[game], language)
    return (files("uguisu") / "locales" / language / f"{game}.ftl").read_text(encoding="utf-8")


def _rule_folders() -> tuple[Traversable, ...]:
    """In the wheel, and in a checkout."""
    package = files("uguisu")
    return package / "rules", package / ".." / ".." / "docs" / "rules"
