"""What all clients of a run were told: receipts as they are, events as hashes, and what they should not have met."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from ledger import Acknowledged

HASH_BYTES = 16


def mark(number: int, public: Any, own: Any) -> bytes:
    """A hash of an event as one viewer is told it."""
    told = json.dumps([number, public, own], sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(told.encode()).digest()[:HASH_BYTES]


@dataclass
class Heard:
    """A feed as a client heard it, some bytes an event, for there are many. `is_whole`: to the match's end."""

    marks: bytearray = field(default_factory=bytearray)
    is_whole: bool = False

    def __len__(self) -> int:
        return len(self.marks) // HASH_BYTES

    def hear(self, event: Mapping[str, Any]) -> None:
        """Note what came next."""
        self.marks += mark(event["number"], event["public"], event["own"])

    def part(self, at: int) -> bytes:
        """The hash of the event that came after so many."""
        return bytes(self.marks[at * HASH_BYTES : (at + 1) * HASH_BYTES])


@dataclass
class Diary:
    """`receipts` are by seat and decision, `heard` by viewer: 0 the spectators, then the seats. Both by match first."""

    matches: list[str] = field(default_factory=list)
    receipts: dict[str, dict[tuple[int, int], Acknowledged]] = field(default_factory=dict)
    heard: dict[str, dict[int, Heard]] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)
    repeats: int = 0
    refused: int = 0

    def begin(self, match: str) -> None:
        """A match was opened."""
        self.matches.append(match)
        self.receipts.setdefault(match, {})
        self.heard.setdefault(match, {})

    def count_receipts(self) -> int:
        return sum(map(len, list(self.receipts.values())))

    def count_events(self) -> int:
        return sum(len(heard) for of_match in list(self.heard.values()) for heard in list(of_match.values()))
