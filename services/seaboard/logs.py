"""What processes say of themselves: one JSON object a line, with the ids of what they were at, and never a secret."""

from __future__ import annotations

import contextlib
import json
import logging
import re
import sys
import traceback
from collections.abc import MutableMapping
from typing import Any, Final, cast

import structlog
from structlog.contextvars import bind_contextvars, clear_contextvars, merge_contextvars
from structlog.typing import Processor

__all__ = ["bind_contextvars", "clear_contextvars", "start_logs"]

SECRET_NAME: Final = re.compile(r"token|authorization|cookie|password|secret|seed|nonce|body|join_code", re.IGNORECASE)
"""What a field whose name says this holds is never written, whoever logs it."""
CREDENTIAL: Final = re.compile(
    r"\b[a-z]{2,6}_[\w-]{32,}|\bBearer\s+\S+|\beyJ[\w-]+\.[\w-]+\.[\w-]+|(?<=://)[^\s/@]*:[^\s@]*@"
)
"""Access tokens, bearer headers, JWTs, and the name and password of an address."""
HIDDEN: Final = "[hidden]"
MOST_CAUSES: Final = 5

Line = MutableMapping[str, Any]


class ToStandardError(logging.Handler):
    """One line a record. One that cannot be written is told of without a word of it; logging itself would quote it."""

    def emit(self, record: logging.LogRecord) -> None:
        try:
            line = self.format(record)
        except Exception as error:
            line = _excuse(record.name, error)
        _write(line)


class OwnLogger:
    """What our own lines go through: straight to standard error, without the records that libraries need."""

    def __init__(self, name: str = "seaboard") -> None:
        self.name = name

    def _take(self, line: str) -> None:
        _write(line)

    debug = info = warning = error = critical = exception = _take


def _excuse(name: str, error: Exception) -> str:
    return json.dumps({"event": "a line could not be written", "logger": name, "kind": type(error).__name__})


def _write(line: str) -> None:
    with contextlib.suppress(OSError, ValueError):  # nobody reads any more
        sys.stderr.write(line + "\n")  # at one stroke: several processes may share the file
        sys.stderr.flush()


def start_logs(level: str) -> None:
    """From here on everything this process logs, by us or by libraries, goes to standard error as JSON."""
    handler = ToStandardError()
    handler.setFormatter(structlog.stdlib.ProcessorFormatter(processors=_ENDING, foreign_pre_chain=_BEGINNING))
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    # A client's every request and a pool's every retry say nothing that the lines above them do not.
    for chatty in ("httpx", "httpcore"):
        logging.getLogger(chatty).setLevel(logging.WARNING)
    structlog.configure(
        processors=[*_BEGINNING, _end],
        logger_factory=OwnLogger,
        wrapper_class=structlog.make_filtering_bound_logger(logging.getLevelName(level.upper())),
        cache_logger_on_first_use=True,
    )


def hide_secrets(_logger: Any, _method: str, line: Line) -> Line:
    """Fields with a secret's name are not written, and what looks like a credential is cut out of every text."""
    for name, value in list(line.items()):
        if SECRET_NAME.search(name):
            line[name] = HIDDEN
        else:
            line[name] = _clean(value)
    return line


def _clean(value: Any) -> Any:
    if isinstance(value, int | float | None):
        return value
    if isinstance(value, list):
        return [_clean(each) for each in value]
    return CREDENTIAL.sub(HIDDEN, str(value))


def name_error(_logger: Any, _method: str, line: Line) -> Line:
    """An error by its kind and where it was raised. Its words are kept only if we wrote them: those of others may quote
    the value that they stumbled over."""
    error = line.pop("exc_info", None)
    if error is True:
        error = sys.exc_info()[1]
    elif isinstance(error, tuple):
        error = error[1]
    if isinstance(error, BaseException):
        line["error"] = [_describe(each) for each in _chain(error)]
    line.pop("exc_text", None)
    line.pop("stack_info", None)
    return line


def _chain(error: BaseException) -> list[BaseException]:
    """The error, and those that caused it."""
    chain = [error]
    while len(chain) < MOST_CAUSES and (cause := _cause(chain[-1])) is not None and cause not in chain:
        chain.append(cause)
    return chain


def _cause(error: BaseException) -> BaseException | None:
    return error.__cause__ or (None if error.__suppress_context__ else error.__context__)


def _describe(error: BaseException) -> str:
    kind = type(error)
    frames = traceback.extract_tb(error.__traceback__)[-8:]
    places = " < ".join(f"{frame.name} {_short(frame.filename)}:{frame.lineno}" for frame in reversed(frames))
    is_ours = kind.__module__.startswith("seaboard.") or isinstance(error, OSError)
    words = f" ({error})" if is_ours and str(error) else ""
    return f"{kind.__module__}.{kind.__qualname__}{words} at {places or 'nowhere'}"


def _short(path: str) -> str:
    return "/".join(path.split("/")[-2:])


def name_task_failure(_logger: Any, _method: str, line: Line) -> Line:
    """Celery writes an error's words, and a task's arguments, into its line: the names and ids are enough."""
    record = line.get("_record")
    if record is not None and record.name == "celery.app.trace" and isinstance(getattr(record, "data", None), dict):
        line["event"] = "task failed"
        line["task"], line["task_id"] = record.data.get("name"), record.data.get("id")
    return line


def _drop_record(_logger: Any, _method: str, line: Line) -> Line:
    line.pop("_record", None)
    line.pop("_from_structlog", None)
    line.pop("positional_args", None)
    return line


def _end(logger: OwnLogger, method: str, line: Line) -> str:
    """The line as text. Writing one never fails, whatever it holds."""
    try:
        return cast(str, _RENDER(logger, method, hide_secrets(logger, method, name_error(logger, method, line))))
    except Exception as error:
        return _excuse(logger.name, error)


_RENDER: Final = structlog.processors.JSONRenderer()
_BEGINNING: Final[list[Processor]] = [
    merge_contextvars,
    structlog.stdlib.add_log_level,
    structlog.stdlib.add_logger_name,
    structlog.processors.TimeStamper(fmt="iso", utc=True),
]
_ENDING: Final[list[Processor]] = [
    name_task_failure,
    _drop_record,
    name_error,
    hide_secrets,
    _RENDER,
]
