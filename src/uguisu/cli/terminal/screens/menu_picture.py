"""How the menu looks: a dialog with one line per choice, and a bird on a branch."""

from typing import Final, NamedTuple

from uguisu.cli.terminal import palette
from uguisu.cli.terminal.canvas import Area, Canvas, fit

BIRD: Final = (
    "      ▄▄▄▄▖",
    "    ▟█████●▙▶",
    "  ▗▟███████▛",
    " ▟██▜████▛▘",
    "▀▘ ━━╿━╿━━━━━━╸",
)
WIDEST: Final = 78
LABEL: Final = 30


class Line(NamedTuple):
    id: str
    label: str
    value: str
    turns: bool
    is_button: bool


def draw_menu(width: int, height: int, lines: list[Line], at: str, hello: str) -> Canvas:
    """The title, then as many lines as there is room for around the chosen one."""
    canvas = Canvas(width, height)
    canvas.hills(Area(0, height // 3, width, height - height // 3), palette.LACQUER, 3)
    roomy = height >= len(lines) + 11
    top = 7 if roomy else 2 if height > 8 else 0
    sheet = Area(max((width - WIDEST) // 2, 1), 0, min(WIDEST, width - 2), height)
    if top:
        _title(canvas, sheet, hello, roomy=roomy)
    groups = _spaced(lines) if roomy else list(lines)
    here = next(i for i, line in enumerate(groups) if line is not None and line.id == at)
    room = height - top - (1 if roomy else 0)
    first = max(0, min(here - room // 2, len(groups) - room))
    shown = groups[first : first + room]
    if roomy:
        box = Area(sheet.x, top - 1, sheet.width, len(shown) + 2)
        canvas.fill(box, palette.LACQUER)
        canvas.frame(box, palette.LINE)
    for y, line in enumerate(shown, top):
        if line is not None:
            _line(canvas, sheet.inside(1, 0), y, line, chosen=line.id == at)
    return canvas


def _title(canvas: Canvas, sheet: Area, hello: str, *, roomy: bool) -> None:
    y = 2 if roomy else 0
    canvas.put(sheet.x + 2, y, "鶯  U G U I S U", palette.WIN, bold=True)
    place = (sheet.x + 2, y + 2, sheet.width - 20) if roomy else (sheet.x + 20, y, sheet.width - 22)
    canvas.put(place[0], place[1], fit(hello, place[2]), palette.INK_SOFT)
    if roomy:
        for row, line in enumerate(BIRD):
            ink = palette.OK if row < len(BIRD) - 1 else palette.INK_FAINT
            canvas.put(sheet.x + sheet.width - 18, 1 + row, line, ink)


def _spaced(lines: list[Line]) -> list[Line | None]:
    """An empty line before the options and before the first button after them."""
    out: list[Line | None] = []
    for line in lines:
        kind = line.id.partition(":")[0]
        if out and (line.id in ("game", "play", "language") or _begins(out, kind)):
            out.append(None)
        out.append(line)
    return out


def _begins(out: list[Line | None], kind: str) -> bool:
    last = out[-1]
    return kind in ("seat", "option") and last is not None and not last.id.startswith(kind)


def _line(canvas: Canvas, sheet: Area, y: int, line: Line, *, chosen: bool) -> None:
    if chosen:
        canvas.fill(Area(sheet.x, y, sheet.width, 1), palette.RAISED)
    canvas.claim(Area(sheet.x, y, sheet.width, 1), line.id)
    ink = palette.ACT if chosen else palette.INK
    canvas.put(sheet.x, y, "▸" if chosen else " ", palette.ACT, bold=True)
    if line.is_button:
        _button(canvas, sheet.x + 2, y, line.label, chosen=chosen)
        return
    canvas.put(sheet.x + 2, y, fit(line.label, LABEL - 1), palette.INK_SOFT)
    x = sheet.x + LABEL + 4
    value = fit(line.value, sheet.width - LABEL - 8)
    if line.turns:
        canvas.put(x - 2, y, "‹", ink, pick=f"{line.id}|back")
        end = canvas.put(x, y, value, ink, bold=chosen)
        canvas.put(end + 1, y, "›", ink, pick=f"{line.id}|next")
    else:
        canvas.put(x, y, value, ink)


def _button(canvas: Canvas, x: int, y: int, label: str, *, chosen: bool) -> None:
    if chosen:
        canvas.put(x, y, f" {label} ", palette.BLACK, palette.ACT, bold=True)
    else:
        canvas.put(x + 1, y, label, palette.WIN, bold=True)
