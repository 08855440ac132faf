"""Plots: bars where the numbers say."""

import re

import pytest

from uguisu.lab.balance.plots import Bar, Row, histogram, whiskers


def rects(svg: str) -> list[tuple[float, float]]:
    """Where every bar begins, and how long it is."""
    found = re.findall(r'<rect class="c\d" x="([\d.]+)" y="[\d.]+" width="([\d.]+)"', svg)
    return [(float(x), float(width)) for x, width in found]


def test_bars_are_as_long_as_their_values() -> None:
    svg = whiskers("t", [Row("a", [Bar(0.2, 0.1, 0.3)]), Row("b", [Bar(0.4, 0.3, 0.5)])], 0.3, "%")
    (_, short), (_, long) = rects(svg)

    assert long == pytest.approx(2 * short, abs=0.2)
    assert ">20.0%<" in svg
    assert svg.count('class="whisker"') == 2
    assert svg.count('class="fair"') == 1


def test_negative_bars_go_the_other_way() -> None:
    svg = whiskers("t", [Row("a", [Bar(-1, -2, 0)]), Row("b", [Bar(1, 0, 2)])], None, "")
    (left, width), (right, _) = rects(svg)

    assert left + width == pytest.approx(right, abs=0.2)


def test_names_cannot_break_the_picture() -> None:
    svg = whiskers('"<t>', [Row("<script>", [Bar(1, 1, 1)])], None, "")

    assert "<script>" not in svg
    assert 'aria-label="&quot;&lt;t&gt;"' in svg


def test_a_histogram_counts_every_value_once() -> None:
    svg = histogram("t", [[1, 1, 1, 2, 3], [3]])
    heights = [float(h) for h in re.findall(r'height="([\d.]+)"', svg)]

    assert heights == pytest.approx([80, 80 / 3, 80 / 3, 0, 0, 80], abs=0.1)


@pytest.mark.parametrize("values", [[5], [0, 100000], [-3, 4]])
def test_a_histogram_takes_any_values(values: list[int]) -> None:
    assert histogram("t", [values]).startswith("<svg")
