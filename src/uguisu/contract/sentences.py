"""Prompts, log lines, refusals and encodings of every game, in every language."""

from typing import Final

import msgspec

from uguisu.contract.check import check
from uguisu.contract.tables import observers, over_states, some_moves
from uguisu.kernel.game import Game
from uguisu.kernel.picks import narrow
from uguisu.kernel.seats import CLOCK
from uguisu.texts import LANGUAGES, catalogue

NAMES = ("Aki", "Ben", "Cho", "Dai", "Emi", "Fumi")


@check(60)
def every_observer_is_prompted_in_every_language(game: Game, seats: int, count: int) -> None:
    for move in some_moves(game, seats, count):
        for observer in observers(move.before):
            prompt = game.prompt(game.view(move.before, observer))
            assert all(catalogue(language).say(prompt, NAMES) for language in LANGUAGES)


@check(120)
def every_action_is_narrated_in_every_language(game: Game, seats: int, count: int) -> None:
    for move in some_moves(game, seats, count, seed=1):
        after = move.before.clone()
        after.apply_at(move.seat, move.action, move.at)
        for observer in observers(after):
            views = game.view(move.before, observer), game.view(after, observer)
            shown = game.shown(move.before, move.seat, move.action, observer)
            lines = game.narrate(*views, move.seat, shown)
            for line in lines:
                assert all(catalogue(language).say(line, NAMES) for language in LANGUAGES)


@check(60)
def everybody_knows_when_a_turn_ends(game: Game, seats: int, count: int) -> None:
    for move in some_moves(game, seats, count, seed=5):
        after = move.before.clone()
        after.apply_at(move.seat, move.action, move.at)
        told = {
            game.ends_turn(game.view(move.before, observer), game.view(after, observer), move.seat)
            for observer in observers(after)
        }
        assert len(told) == 1
        assert told == {True} or not after.is_over


@check(60)
def what_picks_lead_to_is_said_in_every_language(game: Game, seats: int, count: int) -> None:
    for move in some_moves(game, seats, count, seed=6):
        if move.seat == CLOCK:
            continue
        view = game.view(move.before, move.seat)
        choices = {action: game.picks(view, action) for action in move.before.legal(move.seat)}
        picks = [pick for group in choices[move.action] for pick in group]
        for made in (picks[:length] for length in range(1, len(picks))):
            said = game.foretell(view, narrow(choices, made).candidates, made)
            if said:
                assert all(catalogue(language).say(said, NAMES) for language in LANGUAGES)


@check(3, 16)
def every_refusal_is_said_in_every_language(game: Game, seats: int, count: int) -> None:
    for move in some_moves(game, seats, count, seed=2):
        for seat in move.before.actors():
            legal = set(move.before.legal(seat))
            if seat == CLOCK:
                continue
            view = game.view(move.before, seat)
            for action in range(game.action_space):
                if action not in legal:
                    reason = game.why_not(view, action)
                    assert all(catalogue(language).say(reason, NAMES) for language in LANGUAGES)


@check(5)
def score_sheets_are_said_in_every_language(game: Game, seats: int, count: int) -> None:
    for state in over_states(game, seats, count):
        for sheet in game.score_sheet(game.view(state, None)):
            for line in sheet:
                for language in LANGUAGES:
                    assert catalogue(language).text(line.what, line.args, NAMES)


@check(100)
def views_are_encoded_in_one_fixed_size(game: Game, seats: int, count: int) -> None:
    size = sum(field.size for field in game.encoding)
    for move in some_moves(game, seats, count, seed=3):
        for observer in observers(move.before):
            numbers = game.encode(game.view(move.before, observer))
            assert len(numbers) == size
            assert all(-2.0 <= number <= 2.0 for number in numbers)
            assert {type(number) for number in numbers} == {float}


@check(50)
def views_survive_the_wire(game: Game, seats: int, count: int) -> None:
    for move in some_moves(game, seats, count, seed=4):
        view = game.view(move.before, 0)
        assert msgspec.json.decode(msgspec.json.encode(view), type=type(view)) == view


@check(1, once=True)
def options_are_explained_in_every_language(game: Game, _seats: int, _count: int) -> None:
    for option in game.options:
        names = [option.name, *(f"{option.name}-{choice}" for choice in option.choices)]
        for name in names:
            for language in LANGUAGES:
                assert catalogue(language).text(f"{game.prefix.lower()}-option-{name}")


CHECKS: Final = (
    every_observer_is_prompted_in_every_language,
    every_action_is_narrated_in_every_language,
    everybody_knows_when_a_turn_ends,
    what_picks_lead_to_is_said_in_every_language,
    every_refusal_is_said_in_every_language,
    score_sheets_are_said_in_every_language,
    views_are_encoded_in_one_fixed_size,
    views_survive_the_wire,
    options_are_explained_in_every_language,
)
