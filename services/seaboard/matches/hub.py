"""Wakes those that wait for a match: one listening connection a process, one wake-up a match, however many wait."""

from __future__ import annotations

from seaboard.store.database import Database


class Hub:
    """For streaming processes. What woke is read again from the tables: a wake-up lost costs a second, never an event."""

    def __init__(self, database: Database) -> None:
        raise NotImplementedError

    def close(self) -> None:
        """Stop listening."""
