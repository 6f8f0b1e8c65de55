"""What a choice would bring, as far as its seat can know; nothing changes."""

from __future__ import annotations

from typing import Any

from seaboard.matches.service import Service
from seaboard.matches.words import Caller, Preview


def preview(service: Service, caller: Caller, match: str, seat: int, number: int, actions: Any) -> Preview:
    """What the seat would see after these first actions of a choice, and what it may do next. An empty list is allowed.
    Raises what `decide` raises.
    """
    raise NotImplementedError
