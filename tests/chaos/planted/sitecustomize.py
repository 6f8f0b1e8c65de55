"""A fault planted on purpose, in every process whose path leads here: what is played is read before it is locked."""

from __future__ import annotations

import time
from typing import Any

from seaboard.matches import held
from seaboard.store.wholes import lock_whole as lock
from seaboard.store.wholes import read_whole

SECONDS = 0.2


def lock_too_late(tx: Any, match: str) -> Any:
    """The match as it was a moment before the lock was had."""
    found = read_whole(tx, match)
    time.sleep(SECONDS)
    lock(tx, match)
    return found


held.lock_whole = lock_too_late  # type: ignore[attr-defined]  # it is imported there
