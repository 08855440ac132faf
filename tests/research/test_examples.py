"""The worked examples run, in their short form."""

from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from examples import ismcts_match, self_play


def test_ismcts_plays_a_match(capsys: pytest.CaptureFixture[str]) -> None:
    ismcts_match.main(["--games", "1", "--simulations", "2"])

    assert "mean return of ISMCTS" in capsys.readouterr().out


def test_self_play_learns_to_beat_random_players() -> None:
    (_, before), *_, (_, after) = self_play.learn(rounds=8, count=64, games=240)

    assert before < 0.42
    assert after > 0.45


def test_the_learning_curve_is_drawn(tmp_path: Path) -> None:
    path = tmp_path / "curve.svg"

    path.write_text(self_play.plot([(0, 0.33), (4, 0.5), (8, 0.6)], seats=3), encoding="utf-8")

    lines = [element for element in ET.parse(path).iter() if "polyline" in element.tag]
    assert len(lines) == 2
    assert len(lines[1].attrib["points"].split()) == 3
