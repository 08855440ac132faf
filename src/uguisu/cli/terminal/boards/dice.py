"""The dice of Ninja Master: faces with shapes and letters, so that nothing depends on colour."""

from typing import Final

from uguisu.cli.terminal import palette
from uguisu.cli.terminal.canvas import Area, Canvas

IVORY: Final = "#f3ead6"
SHADE: Final = "#b9ad95"
COLOURS: Final = {
    "O": "#ad4c12",
    "B": "#1f539b",
    "P": "#ab2a72",
    "G": "#23693a",
    "V": "#5b31a0",
}
LIGHT: Final = {"O": "#e8955a", "B": "#7db0ee", "P": "#ea8fc0", "G": "#7cc493", "V": "#b595ee"}
"""The same on dark ground."""
SHAPES: Final = {"O": "●", "B": "■", "P": "✿", "G": "▲", "V": "◆", "S": "†"}
SPINNING: Final = "◐◓◑◒"


def draw_face(canvas: Canvas, area: Area, face: str, *, faint: bool = False) -> None:
    """A die at rest; three lines high if there is room, else its name in one."""
    ground = SHADE if faint else IVORY
    canvas.fill(area, ground)
    ink = COLOURS.get(face[0], palette.BLACK)
    if area.height < 3:
        canvas.put(area.x + (area.width - 2) // 2, area.y, _short(face), ink, bold=True)
        return
    middle = area.height // 2
    letter = _letter(face)
    canvas.centre(area, middle - bool(letter), _picture(face, area.width), ink, bold=True)
    canvas.centre(area, middle + 1, letter, ink, bold=True)


def draw_spinning(canvas: Canvas, area: Area, number: int, now: int) -> None:
    """A die that is still rolling, without a face."""
    canvas.fill(area, palette.LINE)
    spin = SPINNING[(now // 90 + number * 3) % len(SPINNING)]
    canvas.centre(area, (area.height - 1) // 2, spin, palette.INK, bold=True)


def _picture(face: str, width: int) -> str:
    if face == "SW":
        return "──╋━" if width > 3 else "─╋━"
    if face == "SH":
        return "✶"
    if face[1] == "S":
        return "≋≋≋"
    return (" " if width > 4 else "").join(SHAPES[face[0]] * int(face[1]))


def _letter(face: str) -> str:
    """Weapons need none; smoke shows the shape it hides."""
    if face in ("SW", "SH"):
        return ""
    return f"{SHAPES[face[0]]}{face[0]}" if face[1] == "S" else face[0]


def _short(face: str) -> str:
    return {"SW": "─╋", "SH": "✶ "}.get(face, face[0] + ("≋" if face[1] == "S" else face[1]))
