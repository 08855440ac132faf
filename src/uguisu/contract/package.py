"""What a game's package needs besides rules: facts, texts, labels for picks, a rulebook."""

import re
from typing import Final

from fluent.syntax import FluentParser, ast

from uguisu.contract.check import check
from uguisu.contract.tables import some_moves
from uguisu.games import GAMES
from uguisu.games.third_party import package_of, rules_of
from uguisu.kernel.game import Game
from uguisu.kernel.seats import CLOCK, LETTERS
from uguisu.texts import LANGUAGES, catalogue, game_files

CLAUSE: Final = re.compile(r"- \*\*([A-Z]+-\d+)\*\*")


@check(1, once=True)
def facts_fit_together(game: Game, _seats: int, _count: int) -> None:
    seats, info = game.seat_range, game.info
    assert 1 <= seats[0] <= seats[-1] <= len(LETTERS), f"{seats} is not within 1 to {len(LETTERS)}"
    assert info.quick_seats in seats, f"quick_seats is {info.quick_seats}, seats are {seats}"
    assert info.minutes > 0, "minutes is 0"
    others = [other for other in GAMES.values() if other.id != game.id]
    assert all(game.prefix != other.prefix for other in others), f"{game.prefix} is taken"


@check(1, once=True)
def texts_are_well_formed_and_named_after_the_game(game: Game, _seats: int, _count: int) -> None:
    prefix = game.prefix.lower()
    for language in LANGUAGES:
        for text in game_files(package_of(game) / "locales", language):
            for entry in FluentParser().parse(text).body:
                assert not isinstance(entry, ast.Junk), (
                    f"cannot be read: {(entry.content or '').strip()}"
                )
                if isinstance(entry, ast.Message):
                    name = entry.id.name
                    assert name.startswith(f"{prefix}-"), f"{name} does not begin with {prefix}-"


@check(1, once=True)
def what_the_lab_counts_has_words(game: Game, _seats: int, _count: int) -> None:
    deeds, roles = game.info.deeds, game.info.roles
    names = [*(f"deed-{name}" for name in deeds), *(f"role-{name}" for name in roles)]
    for name in names:
        for language in LANGUAGES:
            assert catalogue(language).text(f"{game.prefix.lower()}-{name}")


@check(30, once=True)
def every_pick_has_words(game: Game, seats: int, count: int) -> None:
    for move in some_moves(game, seats, count, seed=5):
        for seat in move.before.actors():
            if seat != CLOCK:
                view = game.view(move.before, seat)
                groups = [game.picks(view, action) for action in move.before.legal(seat)]
                for pick in {pick for group in groups for picks in group for pick in picks}:
                    assert catalogue("en").say(game.label(view, pick))


@check(3, once=True)
def every_refusal_stands_on_a_clause_of_the_rulebook(game: Game, seats: int, count: int) -> None:
    book = rules_of(game)
    assert book, "the package has no rules.md"
    known = set(CLAUSE.findall(book))
    for move in some_moves(game, seats, count, seed=6):
        for seat in move.before.actors():
            if seat != CLOCK:
                view, legal = game.view(move.before, seat), move.before.legal(seat)
                for action in set(range(game.action_space)) - set(legal):
                    clause = game.why_not(view, action).clause
                    assert clause in known, f"{clause} is no clause of rules.md"


CHECKS: Final = (
    facts_fit_together,
    texts_are_well_formed_and_named_after_the_game,
    what_the_lab_counts_has_words,
    every_pick_has_words,
    every_refusal_stands_on_a_clause_of_the_rulebook,
)
