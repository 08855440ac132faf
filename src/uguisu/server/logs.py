"""Logs on standard error: one JSON object per line, or plain lines at a terminal.

They say what happened and where in the code, never who, at which table, or with which words.
Messages of exceptions may quote secrets and are left out.
"""

import contextlib
import logging
import os
import sys
import traceback
from typing import Any, Final

import structlog
from sqlalchemy.exc import SQLAlchemyError
from structlog.stdlib import ProcessorFormatter
from structlog.typing import EventDict, Processor, WrappedLogger

log = structlog.get_logger()


class LossyStream:
    """A stream that ignores write errors: a log line is lost when the disk is full, nobody reads or
    the stream was closed, but the work continues."""

    def __init__(self, stream: Any) -> None:
        self.stream = stream

    def write(self, text: str) -> None:
        with contextlib.suppress(OSError, ValueError):
            self.stream.write(text)

    def flush(self) -> None:
        with contextlib.suppress(OSError, ValueError):
            self.stream.flush()


LEVELS: Final = ("debug", "info", "warning", "error")


def where_only(_: WrappedLogger, __: str, event: EventDict) -> EventDict:
    """Instead of a traceback: the kind of the error, and the places in the code."""
    found = event.pop("exc_info", None)
    error = sys.exc_info()[1] if found is True else found
    if isinstance(error, tuple):
        error = error[1]
    if isinstance(error, BaseException):
        event["error"] = type(error).__name__
        frames = traceback.extract_tb(error.__traceback__)
        event["where"] = [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in frames]
    event.pop("exc_text", None)
    event.pop("stack_info", None)
    return event


SHARED: Final[list[Processor]] = [
    structlog.processors.add_log_level,
    structlog.processors.TimeStamper(fmt="iso", utc=True),
    where_only,
]


def set_up(level: str, form: str = "auto", stream: Any = None) -> None:
    """Configure our own logs and those of the libraries alike. At a terminal, libraries only show
    warnings."""
    stream = stream or sys.stderr
    is_for_people = form == "text" or (form == "auto" and stream.isatty())
    threshold = getattr(logging, level.upper())
    renderer = for_people(stream) if is_for_people else structlog.processors.JSONRenderer()
    stream = LossyStream(stream)
    structlog.configure(
        processors=[*SHARED, renderer],
        wrapper_class=structlog.make_filtering_bound_logger(threshold),
        logger_factory=structlog.WriteLoggerFactory(stream),
    )
    handler = logging.StreamHandler(stream)
    handler.setFormatter(
        ProcessorFormatter(
            foreign_pre_chain=SHARED,
            processors=[ProcessorFormatter.remove_processors_meta, renderer],
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(max(threshold, logging.WARNING if is_for_people else logging.INFO))
    for name in ("alembic", "sqlalchemy", "asyncio"):
        logging.getLogger(name).setLevel(logging.WARNING)


def for_people(stream: Any) -> Processor:
    is_coloured = stream.isatty() and not os.environ.get("NO_COLOR")
    return structlog.dev.ConsoleRenderer(colors=is_coloured, pad_event_to=0)


def report(what: str, error: Exception) -> None:
    """Log a failure that must not stop anything else. Database errors are expected at times: only
    a warning."""
    if isinstance(error, SQLAlchemyError):
        log.warning(what, error=type(error).__name__)
    else:
        log.error(what, exc_info=error)
