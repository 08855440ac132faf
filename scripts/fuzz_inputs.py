"""Fuzz everything that reads text: positions, actions, records, options.

    python -m scripts.fuzz_inputs 200000 --seed 1

Valid texts are changed a little, most in one place. Nothing but our own errors may come out, each
in under 500 characters; what is accepted must be playable to the end. Prints one line of figures,
or the first text that breaks a promise; equal seeds try equal texts.
"""

import argparse
import random
import re
from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from scripts.mutations import Mutator
from uguisu.games import GAMES
from uguisu.kernel.action import Action
from uguisu.kernel.errors import BadInput, UguisuError
from uguisu.kernel.game import Game
from uguisu.kernel.options import bots_only
from uguisu.kernel.play import Play
from uguisu.kernel.playout import play_out
from uguisu.kernel.record import read_header, read_record, replay, write_record
from uguisu.kernel.rng import Lots
from uguisu.kernel.seats import CLOCK
from uguisu.kernel.state import State

SHORT: Final = 500
"""Every error is shorter, in characters."""
NOTATION: Final = Path(__file__).parent.parent / "docs" / "notation.md"
VALUES: Final[tuple[Any, ...]] = (
    *(None, True, False, -1, 0, 1, 3, 3.0, 2.5, 10**30, 10**5000, float("nan"), b"3", [], {}, ()),
    *("", "0", "5", "05", " 5", "5 ", "+5", "1_0", "٣", "９", "9" * 5000, "A", "F", "random"),
    *("race", "calm", "free", "everyone", "LRO", "LL", "LROGFC", "x" * 10_000, "\ud800"),
)


class Broken(AssertionError):
    """A promise that was not kept, with the text that did it."""


class Corpus:
    """Valid texts of one game."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.positions = _examples(game.id)
        self.actions: list[str] = []
        self.records: list[str] = []
        for seats in game.seat_range:
            lots = random.Random(f"{seed} {game.id} {seats}")  # noqa: S311  (not secret)
            self._play(seats, lots)
        self.words = sorted({word for text in self.positions for word in text.split()})
        self.lines = sorted({line for text in self.records for line in text.split("\n")})

    def _play(self, seats: int, lots: random.Random) -> None:
        options = bots_only(self.game.options)
        play = Play(self.game, seats, options, f"fuzz {lots.random()}", ["Aki", "Ben"])
        for number in range(1500):
            if play.state.is_over:
                break
            act(play, lots)
            self.actions.append(self.game.write_action(play.entries[-1].action))
            if number % 20 == 0:
                self.positions.append(self.game.write(play.state))
            if number in (3, 40):
                self.records.append(write_record(play.record(), self.game))
        self.positions.append(self.game.write(play.state))
        self.records.append(write_record(play.record(), self.game))


def act(play: Play, lots: random.Random) -> None:
    """One random action of a seat, or the clock's when it is due."""
    state = play.state
    seat = lots.choice(state.actors())
    play.act(seat, lots.choice(state.legal(seat)), state.due() if seat == CLOCK else 0)


def _examples(game: str) -> list[str]:
    """The positions of the documentation, which leave things out."""
    blocks = re.findall(rf"```positions {game}\n(.*?)```", NOTATION.read_text("utf-8"), re.DOTALL)
    return [line for block in blocks for line in block.strip().split("\n")]


@cache
def corpus(game: str, seed: int) -> Corpus:
    return Corpus(GAMES[game], seed)


def check_error(error: UguisuError) -> None:
    if len(str(error)) >= SHORT:
        raise Broken(f"an error of {len(str(error))} characters: {str(error)[:200]}")


def look(game: Game, state: State) -> None:
    """Every method of a state that a table calls."""
    for observer in (None, *range(state.seats)):
        view = game.view(state, observer)
        game.encode(view)
        game.write_view(view)
        game.prompt(view)
        game.score_sheet(view)
    if state.is_over:
        state.places()
        state.returns()
    elif not all(state.legal(actor) for actor in state.actors()) or not state.actors():
        raise Broken("a position in which nobody can go on")


class Attempt:
    """One text tried: every method tells whether it was accepted. What is, is played on for at
    most `most` decisions."""

    def __init__(self, book: Corpus, lots: random.Random, most: int) -> None:
        self.game = book.game
        self.lots = lots
        self.most = most

    def position(self, text: str) -> bool:
        game = self.game
        state = game.read(text)
        written = game.write(state)
        if game.write(game.read(written)) != written:
            raise Broken(f"written as {written}, which is read as {game.write(game.read(written))}")
        look(game, state)
        self.refuse(state)
        play_out(state, Lots(self.lots.randrange(1 << 30)), self.most)
        look(game, state)
        game.write(state)
        return True

    def refuse(self, state: State) -> None:
        """Some actions of somebody, on a copy: carried out or refused in a short sentence."""
        for _ in range(3):
            seat = self.lots.randrange(-1, state.seats)
            try:
                state.clone().apply(seat, Action(self.lots.randrange(self.game.action_space)))
            except UguisuError as error:
                check_error(error)

    def action(self, text: str) -> bool:
        written = self.game.write_action(self.game.read_action(text))
        if written != text:
            raise Broken(f"read as {written}")
        return True

    def record(self, text: str) -> bool:
        read_header(text)
        record = read_record(text, self.game)
        state = replay(record, self.game)
        again = read_record(write_record(record, self.game), self.game)
        if again.entries != record.entries or again.options != record.options:
            raise Broken("another record when written and read again")
        play_out(state, Lots(1), self.most)
        return True

    def option(self, text: str) -> bool:
        """`text` is a seed; seats and options are drawn from all sorts of values."""
        lots = self.lots
        options: dict[str, Any] = {"nonsense": 1} if lots.random() < 0.05 else {}
        for option in self.game.options:
            good = (option.default, option.low, str(option.high), *option.choices, *option.letters)
            options[option.name] = lots.choice(VALUES if lots.random() < 0.2 else good)
        seats = lots.choice(VALUES if lots.random() < 0.2 else self.game.seat_range)
        seed = lots.choice(VALUES) if lots.random() < 0.2 else text
        play = Play(self.game, seats, options, seed)
        replay(read_record(write_record(play.record(), self.game), self.game), self.game)
        look(self.game, play.state)
        return True


def fuzz(count: int, seed: int, most: int) -> Counter[str]:
    """Try so many texts; how many of which were tried, and accepted."""
    found: Counter[str] = Counter()
    for number in range(count):
        lots = random.Random(f"{seed} {number}")  # noqa: S311  (reproducible, not secret)
        game = lots.choice(list(GAMES))
        book = corpus(game, seed)
        attempt = Attempt(book, lots, most)
        kinds: list[tuple[Callable[[str], bool], list[str], Sequence[str], str]] = [
            *[(attempt.position, book.positions, book.words, " ")] * 3,
            (attempt.action, book.actions, book.actions, " "),
            (attempt.action, book.actions, book.actions, "+"),
            (attempt.record, book.records, book.lines, "\n"),
            (attempt.option, ["seed"], book.words, " "),
        ]
        tried, texts, words, glue = lots.choice(kinds)
        text = Mutator(words, glue, lots).mutated(lots.choice(texts))
        found[f"{tried.__name__}s tried"] += 1
        try:
            found[f"{tried.__name__}s accepted"] += tried(text)
        except BadInput as error:
            check_error(error)
        except Exception as error:
            what = f"{game} {tried.__name__} {number}: {error!r:.300}"
            raise Broken(f"{what}\n{text[:3000]!r}") from error
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("count", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--most", type=int, default=100_000, help="decisions played on")
    asked = parser.parse_args()
    found = fuzz(asked.count, asked.seed, asked.most)
    figures = ", ".join(f"{count} {what}" for what, count in sorted(found.items()))
    print(f"{asked.count} texts, seed {asked.seed}: {figures}")


if __name__ == "__main__":
    main()
