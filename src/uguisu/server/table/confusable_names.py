"""The look of a name: equal for names that cannot be told apart at a glance.

Every letter is replaced by the plainest one that is drawn alike (docs/decisions/0117). Looks are
compared and never shown.
"""

import unicodedata
from typing import Final

LONGEST: Final = 120
"""Letters of a look: some are drawn like several others."""


def _pairs(letters: str, drawn_like: str) -> dict[str, str]:
    return dict(zip(letters, drawn_like, strict=True))


CAPITALS: Final = str.maketrans(
    _pairs("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "abezhikmnoptyx")
    | _pairs("АВЕКМНОРСТУХІЈЅԚԜҺЬЗӀ", "abekmhopctyxijsqwhb3l")
    | _pairs("ᎪᏴᏟᎠᎬᏀᎻᎫᏦᏞᎷᏢᎡᏚᎢᏙᎳᏃ", "abcdeghjklmprstvwz")
    | _pairs("ՍՕԼՏ", "uols")
)
"""Whose capitals look like others than their small letters do."""
SMALL: Final = str.maketrans(
    _pairs("αγηικνορτυχωϲϳ", "aynlkvoptuxwcj")
    | _pairs("авегзікмнопрстухѕјһԁԛԝьӏѵү", "aber3lkmhonpctyxsjhdqwblvy")
    | _pairs("օսոհզցյ", "ounhqgj")
    | _pairs("ıɩɑɡǀꞁᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ", "llagllabcdefghljklmnoprstuvwyz")
    | _pairs("01i|!", "ollll")
    | _pairs("力口二工卜八夕一ヘリ", "カロニエトハターへり")
)
SEVERAL: Final = (("rn", "m"), ("vv", "w"))


def look_of(name: str) -> str:
    """Equal for names that cannot be told apart at a glance: case, width, style, spaces and
    punctuation do not count, accents do."""
    plain = unicodedata.normalize("NFKD", name).translate(CAPITALS).casefold()
    plain = unicodedata.normalize("NFKD", plain).translate(SMALL)
    for drawn, like in SEVERAL:
        plain = plain.replace(drawn, like)
    kept = "".join(c for c in plain if unicodedata.category(c)[0] in "LNMS")
    return unicodedata.normalize("NFC", kept)[:LONGEST] or name
