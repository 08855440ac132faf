"""The documents: their examples are true, their links lead somewhere."""

import doctest
import re
import unicodedata
from dataclasses import dataclass
from pathlib import Path

import pytest

from uguisu.games import GAMES, make
from uguisu.kernel.game import Game
from uguisu.kernel.record import read_header, read_record, replay, write_record
from uguisu.kernel.seats import read_actor

DOCS = Path(__file__).resolve().parents[1] / "docs"
PAGES = sorted(DOCS.rglob("*.md"))
FENCE = re.compile(r"^```(\w*) ?([\w-]*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)")


@dataclass(frozen=True)
class Example:
    """A fenced block of docs/notation.md: what it is, of which game, and its lines."""

    kind: str
    game: str
    text: str

    @property
    def lines(self) -> list[str]:
        return self.text.splitlines()


def examples() -> list[Example]:
    text = (DOCS / "notation.md").read_text(encoding="utf-8")
    return [Example(*found) for found in FENCE.findall(text)]


def lines_of(kind: str) -> list[tuple[str, str]]:
    return [(e.game, line) for e in examples() if e.kind == kind for line in e.lines]


def headings(page: Path) -> set[str]:
    """The anchors of a page, as they are made from its headings."""
    text = page.read_text(encoding="utf-8")
    titles = re.findall(r"^#+ (.*)$", plain_letters(text), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles}


def plain_letters(text: str) -> str:
    """Without accents, as anchors are."""
    return unicodedata.normalize("NFKD", text).encode("ascii", "ignore").decode()


def test_every_example_is_of_a_kind_that_is_checked() -> None:
    assert {e.kind for e in examples()} <= {"record", "actions", "positions", "play"}


@pytest.mark.parametrize("game", GAMES)
def test_the_notation_of_every_game_has_examples(game: str) -> None:
    assert {e.kind for e in examples() if e.game == game} == {"actions", "positions", "play"}


@pytest.mark.parametrize(("game", "line"), lines_of("actions"))
def test_an_action_is_read_and_written_the_same(game: str, line: str) -> None:
    action = line.partition("  ")[0]

    assert GAMES[game].write_action(GAMES[game].read_action(action)) == action


@pytest.mark.parametrize(("game", "line"), lines_of("positions"))
def test_a_position_is_read_and_written_the_same(game: str, line: str) -> None:
    written = GAMES[game].write(GAMES[game].read(line))

    assert GAMES[game].write(GAMES[game].read(written)) == written


@pytest.mark.parametrize("example", [e for e in examples() if e.kind == "play"], ids=str)
def test_an_example_can_be_played(example: Example) -> None:
    position, *entries, end = example.lines
    game = GAMES[example.game]

    assert end == f"= {played(game, position, entries)}"


def played(game: Game, position: str, entries: list[str]) -> str:
    """What a spectator sees after these entries."""
    state = game.read(position)
    for entry in entries:
        seat, _, action = entry.partition(" ")
        action, _, at = action.partition(" @")
        state.apply_at(read_actor(seat, state.seats), game.read_action(action), int(at or 0))
    return game.write_view(game.view(state, None))


@pytest.mark.parametrize("example", [e for e in examples() if e.kind == "record"], ids=str)
def test_a_record_can_be_replayed_and_written_the_same(example: Example) -> None:
    header = read_header(example.text)
    game = make(header.game, header.house)

    record = read_record(example.text, game)

    assert replay(record, game).seats == header.seats
    assert write_record(record, game) == example.text


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_page_of_rules_that_disclaims_affiliation(game: str) -> None:
    page = (DOCS / "rules" / f"{game}.md").read_text(encoding="utf-8")

    assert page.startswith(f"# {GAMES[game].title}\n")
    assert "not affiliated with any publisher" in " ".join(page.split())


@pytest.mark.parametrize("game", GAMES)
def test_the_readme_states_the_facts_of_every_game(game: str) -> None:
    readme = (DOCS.parent / "README.md").read_text(encoding="utf-8")
    rules, info = GAMES[game], GAMES[game].info

    row = f"| **{rules.title}** | {rules.seat_range[0]}–{rules.seat_range[-1]} | {info.minutes} |"

    assert row in readme


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(DOCS).as_posix())
def test_links_lead_somewhere(page: Path) -> None:
    for target, anchor in LINK.findall(page.read_text(encoding="utf-8")):
        goal = page.parent / target if target else page
        assert goal.exists(), f"there is no {target}"
        assert not anchor or anchor in headings(goal), f"{target} has no heading {anchor}"


WITH_EXAMPLES = ["README.md", "docs/tutorials/bots.md", "docs/tutorials/experiments.md"]


@pytest.mark.parametrize("page", WITH_EXAMPLES)
def test_the_examples_of_a_page_are_true(page: str) -> None:
    failed, tried = doctest.testfile(str(DOCS.parent / page), module_relative=False)
    assert tried
    assert not failed


RESEARCH = DOCS / "research.md"
BLOCKS = [text for kind, _, text in FENCE.findall(RESEARCH.read_text("utf-8")) if kind == "python"]


@pytest.mark.parametrize("block", range(len(BLOCKS)))
def test_every_block_for_researchers_runs_by_itself(block: int) -> None:
    made: dict[str, object] = {}

    exec(compile(BLOCKS[block], f"{RESEARCH.name}, block {block + 1}", "exec"), made)

    assert set(made) > {"__builtins__"}
