"""What is said in a match: its rooms, and the lines of each."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from seaboard.matches.words.people import Player


@dataclass(frozen=True, slots=True)
class ChatRoom:
    """A room that the caller may read: `seats`, `spectators`, or one that the game has for a side. `last`: the number
    of its latest line, 0 before the first. `may_say`: not while the rules have it closed."""

    name: str
    may_say: bool
    last: int


@dataclass(frozen=True, slots=True)
class Chat:
    """The rooms of a match that the caller may read; none where the chat is turned off."""

    is_on: bool
    rooms: tuple[ChatRoom, ...]


@dataclass(frozen=True, slots=True)
class ChatLine:
    """Something said. `player` and `text` are None of who was erased; the text of who is muted is not shown."""

    number: int
    at: datetime
    player: str | None
    name: str | None
    seat: int | None
    text: str | None
    is_muted: bool


@dataclass(frozen=True, slots=True)
class ChatPage:
    """Lines after a number, the oldest first. `last` is the number to go on from."""

    lines: tuple[ChatLine, ...]
    last: int
    has_more: bool


@dataclass(frozen=True, slots=True)
class MutePage:
    """A part of the list of players whom the caller has muted."""

    players: tuple[Player, ...]
    next: str | None
