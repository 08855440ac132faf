"""Values that nobody should send: as text, as JSON or almost, as a part of a path, as a cookie."""

import json
from urllib.parse import quote

import msgspec

TEXTS = (
    "",
    "\0",
    "a\0b",
    "x" * 300,
    "x" * 5000,
    "../../etc/passwd",
    "'; DROP TABLE people; --",
    "%s%n{0}",
    "\n",
    "war-of-clans\n",
    "genin\n",
    "none\n",
    "\u202e\u200b",
    "\u0958" * 24,
    "ﷺ" * 24,
    "𒐫" * 24,
    "١٢٣",
    "-1",
    "0",
    "99999999999999999999",
    "NaN",
    "[",
    "https://[",
    "https://[::1",
    "https://127.0.0.1\\.push.apple.com/x",
    "https://web.push.apple.com/\0",
    "a@b\0",
    "a@b\n",
    "\x7f",
)
RAW = (
    *(json.dumps(text).encode() for text in TEXTS),
    b"null",
    b"true",
    b"0",
    b"-1",
    b"1.5",
    b"-0.0",
    b"1e308",
    b"1e400",
    b"9007199254740993",
    b"9223372036854775808",
    b"-9223372036854775809",
    b"1" + b"0" * 5000,
    b'"\\ud800"',
    b'"\\udfff\\ud800x"',
    b'"\\ud83d\\u0041"',
    b'"\xed\xa0\x80"',
    b'"\xff"',
    b'"\x00"',
    b"[]",
    b"[[[]]]",
    b"{}",
    b'{"\\u0000": 1}',
    b'{"a": {"a": {"a": 1}}}',
    b"[" * 2000,
    b"NaN",
    b"",
)
"""As JSON, or almost."""
PATHS = (
    *(quote(text[:2000], safe="") for text in TEXTS if text),
    "%00",
    "%ff",
    "%ed%a0%80",
    "%c0%80",
    "%",
    "%2e%2e%2f",
    "..%2f..",
    "a%2fb",
    "x" * 9000,
)
COOKIES = (
    "uguisu=",
    "uguisu=x",
    "uguisu=a.1.b",
    "uguisu=a.b.c",
    "uguisu=..",
    "uguisu=\xff",
    'uguisu="\\000\\377"',
    "uguisu=" + "x" * 4000,
    "=;;",
    ";",
)

Good = dict[str, bytes]
"""A good request's body: field by field, as JSON."""


def encoded(**fields: object) -> Good:
    return {name: msgspec.json.encode(value) for name, value in fields.items()}


def whole(fields: Good) -> bytes:
    return b"{" + b",".join(b'"%s":%s' % (n.encode(), v) for n, v in fields.items()) + b"}"
