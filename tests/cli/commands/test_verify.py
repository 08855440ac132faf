"""`uguisu verify`: the rules, and the shuffle that a server had committed to."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.cli.test_cli import Captured, invalid, printed, wrong
from uguisu.games import GAMES
from uguisu.kernel.play import Play
from uguisu.kernel.record import Record, write_record
from uguisu.server.table import shuffle_proof
from uguisu.texts import LANGUAGES

GAME = GAMES["war-of-clans"]
SECRET = "5ec4e7" * 10
ENTROPY = ("a" * 16, "", "0123456789abcdef" * 2)


def downloaded(seed: str = "") -> Record:
    """A whole game as a server hands it out."""
    play = Play(
        GAME, 3, None, seed or shuffle_proof.seed_of(SECRET, ENTROPY), ["Aki", "Ben", "Chie"]
    )
    while not play.state.is_over:
        (seat,) = play.state.actors()
        play.act(seat, play.state.legal(seat)[0])
    lines = {
        shuffle_proof.TABLE: "t1",
        "date": "2026-11-18",
        **shuffle_proof.header(SECRET, ENTROPY),
    }
    return replace(play.record(), extra=lines)


def saved(folder: Path, record: Record) -> str:
    path = folder / "game.uguisu"
    path.write_text(write_record(record, GAME), encoding="utf-8")
    return str(path)


def without(record: Record, *names: str) -> Record:
    return replace(record, extra={k: v for k, v in record.extra.items() if k not in names})


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_honest_shuffle_is_told_with_its_commitment(
    capsys: Captured, tmp_path: Path, language: str
) -> None:
    file = saved(tmp_path, downloaded())

    first, second = printed(capsys, "verify", file, "--language", language).splitlines()

    assert "Shinobi: War of Clans" in first
    assert shuffle_proof.commitment_of(SECRET) in second


def test_a_record_with_another_seed_is_refused_although_its_game_is_right(
    capsys: Captured, tmp_path: Path
) -> None:
    """A server that dealt other cards than it was bound to: the game itself is flawless."""
    file = saved(tmp_path, downloaded(seed="chosen"))

    told = invalid(capsys, "verify", file)

    assert told.endswith("The seed is not the one that secret and entropy make.")


@pytest.mark.parametrize(
    ("name", "value", "told"),
    [
        ("secret", "0" * 64, "The secret is not the one that was committed to."),
        ("commitment", "0" * 64, "The secret is not the one that was committed to."),
        ("entropy", f"{'b' * 16} - {ENTROPY[2]}", "The seed is not the one"),
        ("entropy", f"{'a' * 16} -", "The record has not one entropy for every seat."),
        ("entropy", "x y z", "The record has not one entropy for every seat."),
    ],
)
def test_a_tampered_file_is_refused(
    capsys: Captured, tmp_path: Path, name: str, value: str, told: str
) -> None:
    record = downloaded()
    file = saved(tmp_path, replace(record, extra=record.extra | {name: value}))

    assert told in invalid(capsys, "verify", file)


@pytest.mark.parametrize("name", ["commitment", "secret", "entropy"])
def test_a_record_of_a_server_cannot_leave_its_shuffle_out(
    capsys: Captured, tmp_path: Path, name: str
) -> None:
    file = saved(tmp_path, without(downloaded(), name))

    assert f"The record has no line '{name}'." in invalid(capsys, "verify", file)


def test_all_lines_of_the_shuffle_cannot_be_left_out(capsys: Captured, tmp_path: Path) -> None:
    bare = without(downloaded(), "commitment", "secret", "entropy")

    assert "has no line 'commitment'" in invalid(capsys, "verify", saved(tmp_path, bare))


@pytest.mark.parametrize(
    ("lines", "told"),
    [
        ({}, "no server wrote this record"),
        ({"table": "t2", "fork": "t1"}, "the game continues another one"),
        ({"table": "t2", "lesson": "yes"}, "in a lesson the cards are chosen"),
    ],
)
def test_what_was_not_checked_is_said(
    capsys: Captured, tmp_path: Path, lines: dict[str, str], told: str
) -> None:
    file = saved(tmp_path, replace(downloaded(), extra=lines))

    out = printed(capsys, "verify", file)

    assert "The shuffle was not checked: " in out
    assert told in out


@pytest.mark.parametrize("name", ["#x", "#99", "@nothing", "@woc-title", "#1"])
def test_names_are_told_as_they_are(capsys: Captured, tmp_path: Path, name: str) -> None:
    file = saved(tmp_path, replace(downloaded(), players=(name, name, name)))

    assert f"won by {name}" in printed(capsys, "verify", file)
    assert f"There is no game {name}; " in wrong(capsys, "rules", name)


@pytest.mark.parametrize("how", ["--json", "--text"])
def test_replay_refuses_a_false_end(capsys: Captured, tmp_path: Path, how: str) -> None:
    record = downloaded()
    assert record.places is not None
    false = replace(record, places=tuple(reversed(record.places)))
    assert false.places != record.places

    assert "another result than the rules" in invalid(capsys, "replay", saved(tmp_path, false), how)
