"""Cursors of lists that are not in the order of an id: where a page ended, opaque to whoever carries it."""

from __future__ import annotations

import base64
import binascii
import json
from datetime import datetime
from typing import Any

from seaboard.matches.ids import is_id
from seaboard.matches.refusals import BadCursor


def write_cursor(*place: datetime | str | int | None) -> str:
    """The place as a text that fits an address."""
    data = [part.isoformat() if isinstance(part, datetime) else part for part in place]
    return base64.urlsafe_b64encode(json.dumps(data).encode()).decode().rstrip("=")


def read_cursor(cursor: str, kinds: str) -> list[Any]:
    """The place, its parts as `kinds` says by a letter each: `t` a time, `T` a time or none, `i` an id, `n` a small
    number, `s` a standing, `c` a short name. Raises BadCursor."""
    try:
        data = json.loads(base64.urlsafe_b64decode(cursor + "=" * (-len(cursor) % 4)))
        if not isinstance(data, list) or len(data) != len(kinds):
            raise ValueError
        return [_READERS[kind](part) for kind, part in zip(kinds, data, strict=True)]
    except (ValueError, TypeError, RecursionError, binascii.Error):
        raise BadCursor("/after", "is none that was given out") from None


def _read_time(part: Any) -> datetime:
    time = datetime.fromisoformat(part)
    if time.tzinfo is None:
        raise ValueError
    return time


def _read_id(part: Any) -> str:
    if not isinstance(part, str) or not is_id(part):
        raise ValueError
    return part


def _read_number(part: Any) -> int:
    if type(part) is not int or abs(part) > 99:
        raise ValueError
    return part


def _read_standing(part: Any) -> int:
    if type(part) is not int or abs(part) > 2**31 - 1:
        raise ValueError
    return part


def _read_name(part: Any) -> str:
    if not isinstance(part, str) or not part.isascii() or not part.isprintable() or len(part) > 40:
        raise ValueError
    return part


_READERS = {
    "t": _read_time,
    "T": lambda part: None if part is None else _read_time(part),
    "i": _read_id,
    "n": _read_number,
    "s": _read_standing,
    "c": _read_name,
}
