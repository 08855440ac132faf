"""The attacks of bench/hostile.py: one module each, found by being in this folder.

A module has

    NAME: str                                what the attacker does, a few words for the report
    async def attack(url, ready) -> None     prepares, calls `ready()`, attacks until cancelled

and, where the defaults do not fit,

    ENVIRONMENT: dict[str, str]   settings of the attacked server, like UGUISU_WORKERS
    FILES: int                    the server's limit of open files
    BOTS = True                   the honest table has bots too: their moves are measured as well

`ready` is called when the attack is prepared (guests signed in, tables made): what comes before is
not measured. An attack is refused or disconnected at any moment; it goes on as an attacker would.
It runs in a process of its own, in the processor's idle time, so that it competes with the server
for nothing but the server's own time. An attack that raises anything but a refusal fails the run.
"""

import importlib
import pkgutil
from collections.abc import Awaitable, Callable
from typing import Any, Final, Protocol, cast

OWN: Final = ("__main__", "tools")
"""Modules of this folder that are no attacks."""

Ready = Callable[[], None]


class Attack(Protocol):
    """A module of this folder."""

    NAME: str

    def attack(self, url: str, ready: Ready) -> Awaitable[None]: ...


def names() -> list[str]:
    """The modules, in the order of the alphabet."""
    return sorted(m.name for m in pkgutil.iter_modules(__path__) if m.name not in OWN)


def find(name: str) -> Attack:
    return cast("Attack", importlib.import_module(f"{__name__}.{name}"))


def environment_of(attack: Attack) -> dict[str, str]:
    return dict(_optional(attack, "ENVIRONMENT", {}))


def files_of(attack: Attack, default: int) -> int:
    return int(_optional(attack, "FILES", default))


def has_bots(attack: Attack) -> bool:
    return bool(_optional(attack, "BOTS", False))


def _optional(attack: Attack, name: str, default: object) -> Any:
    return getattr(attack, name, default)
