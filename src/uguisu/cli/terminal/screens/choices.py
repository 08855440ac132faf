"""The list of choices under the board, drawn so that it can be clicked: ‹1› Oda  ‹2› Ninja …"""

from rich.cells import cell_len

from uguisu.cli.terminal import palette
from uguisu.cli.terminal.canvas import Canvas


def draw_choices(width: int, height: int, chips: list[tuple[str, str, str]], focus: str) -> Canvas:
    """Chips are (pick, key, words). If they do not all fit, the lines around the focus are shown
    and an arrow says that there are more."""
    lines = _lines(width - 2, chips)
    at = next((i for i, line in enumerate(lines) if focus in [chip[0] for chip in line]), 0)
    first = max(0, min(at - height + 1, len(lines) - height)) if at >= height else 0
    canvas = Canvas(width, height)
    for y, line in enumerate(lines[first : first + height]):
        x = 0
        for pick, key, words in line:
            x = _chip(canvas, x, y, pick, key, words, focused=pick == focus)
    if first:
        canvas.put(width - 1, 0, "↑", palette.ACT)
    if len(lines) > first + height:
        canvas.put(width - 1, height - 1, "↓", palette.ACT)
    return canvas


def _lines(width: int, chips: list[tuple[str, str, str]]) -> list[list[tuple[str, str, str]]]:
    lines: list[list[tuple[str, str, str]]] = [[]]
    used = 0
    for chip in chips:
        needed = cell_len(_words(chip[1], chip[2])) + 1
        if used + needed > width and lines[-1]:
            lines.append([])
            used = 0
        lines[-1].append(chip)
        used += needed
    return lines


def _words(key: str, words: str) -> str:
    return f" ‹{key}› {words} " if key else f" {words} "


def _chip(canvas: Canvas, x: int, y: int, pick: str, key: str, words: str, *, focused: bool) -> int:
    if focused:
        text = _words(key, words)
        return canvas.put(x, y, text, palette.BLACK, palette.ACT, bold=True, pick=pick) + 1
    if key:
        x = canvas.put(x, y, f" ‹{key}›", palette.ACT, pick=pick)
    return canvas.put(x, y, f" {words} ", palette.INK, pick=pick) + 1
