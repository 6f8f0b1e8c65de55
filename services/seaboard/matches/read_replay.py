"""The whole of a finished match, for anybody to play again."""

from __future__ import annotations

from typing import Any

from seaboard.matches.service import Service
from seaboard.matches.words import Caller


def read_replay(service: Service, caller: Caller | None, match: str) -> dict[str, Any]:
    """The replay file as JSON data (`seaboard.matches.replay`). Raises UnknownMatch, StillRunning."""
    raise NotImplementedError
