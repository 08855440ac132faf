"""One word for an action, written and read."""

import re
from typing import Final

from uguisu.games.ninja_master.actions import DONE, GRAB, LATE, POSE, REST, SHOUT, THROW, TIMEOUT
from uguisu.games.ninja_master.state import TOKENS
from uguisu.kernel.errors import BadNotation, quoted
from uguisu.kernel.given import check_action_text

TOKEN_WORDS: Final = "obpgvs"
WORDS: Final = {
    "throw": THROW,
    "pose": POSE,
    **{TOKEN_WORDS[token]: GRAB + token for token in range(TOKENS)},
    **{f"late-{TOKEN_WORDS[token]}": LATE + token for token in range(TOKENS)},
    "done": DONE,
    "rest": REST,
    "timeout": TIMEOUT,
}
NAMES: Final = {action: word for word, action in WORDS.items()}
NUMBER: Final = re.compile(r"0|[1-9][0-9]?")


def write_action(action: int) -> str:
    return NAMES[action] if action < SHOUT else str(action - SHOUT)


def read_action(text: str, most: int) -> int:
    """An action of a game whose dice can show so many ninjas."""
    check_action_text(text)
    if text in WORDS:
        return WORDS[text]
    if NUMBER.fullmatch(text) and int(text) <= most:
        return SHOUT + int(text)
    raise BadNotation(
        f"{quoted(text)} is no action: write throw, pose, a token of {' '.join(TOKEN_WORDS)}, "
        f"late-o, done, rest, timeout or a number from 0 to {most}."
    )
