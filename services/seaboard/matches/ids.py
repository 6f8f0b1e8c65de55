"""Ids: UUIDs of version 7 (RFC 9562), which sort by the time they were made."""

from __future__ import annotations

import re
import secrets
import time
from uuid import UUID

_ID = re.compile(r"[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}")


def new_id() -> str:
    """An id that none has had: milliseconds, then 74 random bits."""
    milliseconds = time.time_ns() // 1_000_000
    number = milliseconds << 80 | 7 << 76 | secrets.randbits(12) << 64 | 2 << 62 | secrets.randbits(62)
    return str(UUID(int=number))


def is_id(text: str) -> bool:
    return _ID.fullmatch(text) is not None
