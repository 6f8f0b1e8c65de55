"""Where feeds are read: the operations that list and that stream one, and what its items are."""

from __future__ import annotations

from typing import Any

from attrs import frozen

from seaboard_sdk.generated import models
from seaboard_sdk.generated.api.chat import list_lines, stream_lines
from seaboard_sdk.generated.api.feed import list_notices, stream_notices
from seaboard_sdk.generated.api.play import list_events, list_public_events, stream_events, stream_public_events


@frozen
class Place:
    """One feed: its two operations, their arguments, and how an item is read."""

    listing: Any
    streaming: Any
    arguments: tuple[Any, ...]
    item: Any


def notices_of() -> Place:
    """The account's feed."""
    return Place(list_notices, stream_notices, (), models.Notice)


def public_events_of(match: str) -> Place:
    """What everybody is told of a match."""
    return Place(list_public_events, stream_public_events, (match,), models.SeenEvent)


def events_of(match: str, seat: int) -> Place:
    """What a seat is told of its match."""
    return Place(list_events, stream_events, (match, seat), models.SeenEvent)


def lines_of(match: str, room: str) -> Place:
    """What is said in a room of a match."""
    return Place(list_lines, stream_lines, (match, room), models.ChatLine)
