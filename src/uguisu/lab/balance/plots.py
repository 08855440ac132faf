"""Plots as SVG, drawn here: the report is self-contained, with a light and a dark theme."""

from collections.abc import Sequence
from html import escape
from math import ceil, floor, log10
from typing import Final, NamedTuple

WIDTH: Final = 680
LABEL: Final = 150
"""For the names at the left."""
RIGHT: Final = 60
BAR: Final = 14
GAP: Final = 10
HEIGHT: Final = 90
"""Bars of a histogram."""
AXIS: Final = 22
BINS: Final = 40


class Bar(NamedTuple):
    value: float
    low: float
    high: float


class Row(NamedTuple):
    """A label and one bar for each variant."""

    label: str
    bars: Sequence[Bar]


def whiskers(title: str, rows: Sequence[Row], line: float | None, unit: str) -> str:
    """Bars with intervals, and a line at the expected value. `unit` is % or empty."""
    values = [x for row in rows for bar in row.bars for x in bar] + [0.0, line or 0.0]
    low, high = min(values), max(values) * 1.05 or 1.0
    scale = (WIDTH - LABEL - RIGHT) / ((high - low) or 1.0)
    parts: list[str] = []
    y = 4.0
    for row in rows:
        middle = y + len(row.bars) * BAR / 2
        parts.append(_text(LABEL - 8, middle + 4, row.label, "end"))
        for number, bar in enumerate(row.bars):
            parts.append(_bar(bar, y, number, LABEL - low * scale, scale, unit))
            y += BAR
        y += GAP
    if line is not None:
        x = LABEL + (line - low) * scale
        parts.append(f'<line class="fair" x1="{x:.1f}" y1="0" x2="{x:.1f}" y2="{y:.1f}"/>')
    return _svg(title, y, parts)


def _bar(bar: Bar, y: float, number: int, zero: float, scale: float, unit: str) -> str:
    end = zero + bar.value * scale
    left, right = zero + bar.low * scale, zero + bar.high * scale
    x, width = min(zero, end), abs(end - zero)
    middle = y + BAR / 2
    shown = f"{bar.value:.1%}" if unit == "%" else f"{bar.value:.2f}"
    return (
        f'<rect class="c{number % 4}" x="{x:.1f}" y="{y + 1:.1f}" width="{width:.1f}" '
        f'height="{BAR - 2}"/>'
        f'<line class="whisker" x1="{left:.1f}" y1="{middle:.1f}" x2="{right:.1f}" '
        f'y2="{middle:.1f}"/>' + _text(max(right, end, zero) + 6, middle + 4, shown, "start")
    )


def histogram(title: str, series: Sequence[Sequence[int]]) -> str:
    """A histogram for every variant, one below the other."""
    everything = [value for values in series for value in values]
    low, high = min(everything), max(everything)
    step = _step((high - low + 1) / BINS)
    start = floor(low / step) * step
    count = ceil((high + 1 - start) / step)
    width = (WIDTH - LABEL - RIGHT) / count
    parts: list[str] = []
    for number, values in enumerate(series):
        bins = [0] * count
        for value in values:
            bins[int((value - start) / step)] += 1
        base = (number + 1) * HEIGHT
        top = max(bins)
        for at, size in enumerate(bins):
            height = (HEIGHT - GAP) * size / top
            parts.append(
                f'<rect class="c{number % 4}" x="{LABEL + at * width:.1f}" '
                f'y="{base - height:.1f}" width="{max(width - 1, 0.5):.1f}" '
                f'height="{height:.1f}"/>'
            )
        parts.append(_line(base))
    y = len(series) * HEIGHT
    for at in {0, count // 2, count}:
        x = LABEL + at * width
        parts.append(_text(x, y + 16, f"{start + at * step:g}", "middle"))
    return _svg(title, y + AXIS, parts)


def _step(wished: float) -> int:
    """The next round number: 1, 2, 5, 10 …"""
    if wished <= 1:
        return 1
    power = 10 ** floor(log10(wished))
    return int(next(power * factor for factor in (1, 2, 5, 10) if power * factor >= wished))


def _line(y: float) -> str:
    return f'<line class="axis" x1="{LABEL}" y1="{y}" x2="{WIDTH - RIGHT}" y2="{y}"/>'


def _text(x: float, y: float, words: str, anchor: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(words)}</text>'


def _svg(title: str, height: float, parts: Sequence[str]) -> str:
    return (
        f'<svg role="img" aria-label="{escape(title)}" viewBox="0 0 {WIDTH} {height:.0f}">'
        f"{''.join(parts)}</svg>"
    )
