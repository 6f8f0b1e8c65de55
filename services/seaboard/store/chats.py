"""Rows of what is said in matches: rooms, lines, who is muted by whom, and where there is no chat at all."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from seaboard.store.database import Transaction
from seaboard.store.matches import LAST_ID
from seaboard.store.players import PlayerRow
from seaboard.store.queries import load

SQL = load("chats.sql")


@dataclass(frozen=True, slots=True)
class RoomRow:
    """A room in which something was said; `seats` might read it when something last was."""

    id: str
    name: str
    seats: list[int]
    last: int


@dataclass(frozen=True, slots=True)
class LineRow:
    """`text` is None where it is muted, or was erased with its player."""

    number: int
    at: datetime
    player_id: str | None
    name: str | None
    seat: int | None
    text: str | None = field(repr=False)
    is_muted: bool


def is_quiet(tx: Transaction, match: str, tenant: str) -> bool:
    return bool(tx.value(SQL["is_quiet"], {"match": match, "tenant": tenant}))


def set_match_quiet(tx: Transaction, match: str, *, is_quiet: bool) -> None:
    tx.run(SQL["hush_match"] if is_quiet else SQL["open_match"], {"match": match})


def is_tenant_quiet(tx: Transaction, tenant: str) -> bool:
    return bool(tx.value(SQL["is_tenant_quiet"], {"tenant": tenant}))


def set_tenant_quiet(tx: Transaction, tenant: str, *, is_quiet: bool) -> None:
    tx.run(SQL["hush_tenant"] if is_quiet else SQL["open_tenant"], {"tenant": tenant})


def read_rooms(tx: Transaction, match: str) -> dict[str, RoomRow]:
    """By name."""
    return {row.name: row for row in tx.ask(RoomRow, SQL["read_rooms"], {"match": match}).fetchall()}


def read_room(tx: Transaction, room: str) -> RoomRow | None:
    return tx.ask(RoomRow, SQL["read_room"], {"room": room}).fetchone()


def count_lines(tx: Transaction, match: str, player: str) -> int:
    """How much a player has said in the match within a minute."""
    count: int = tx.value(SQL["count_lines"], {"match": match, "player": player})
    return count


def count_on(tx: Transaction, match: str, room: str, name: str, seats: Sequence[int]) -> int:
    """The number of the room's next line."""
    values = {"match": match, "room": room, "name": name, "seats": list(seats)}
    tx.run(SQL["open_room"], values)
    number: int = tx.value(SQL["count_on"], values)
    return number


def add_line(tx: Transaction, room: str, number: int, player: str, seat: int | None, text: str) -> LineRow:
    values = {"room": room, "number": number, "player": player, "seat": seat, "text": text}
    row = tx.ask(LineRow, SQL["add_line"], values).fetchone()
    assert row is not None
    tx.has_mail = True
    return row


def tell_lines(
    tx: Transaction, match: str, player: str, players: Sequence[str], fact: str, content: Mapping[str, Any]
) -> None:
    """That `player` has said something, to those of `players` who read it."""
    values = {"match": match, "player": player, "players": list(players), "fact": fact, "content": json.dumps(content)}
    tx.run(SQL["tell_lines"], values)


def read_lines(tx: Transaction, room: str, reader: str, after: int, limit: int) -> list[LineRow]:
    values = {"room": room, "reader": reader, "after": after, "limit": limit}
    return tx.ask(LineRow, SQL["read_lines"], values).fetchall()


def blank_lines(tx: Transaction, player: str) -> None:
    tx.run(SQL["blank_lines"], {"player": player})


def mute(tx: Transaction, player: str, muted: str) -> None:
    tx.run(SQL["mute"], {"player": player, "muted": muted})


def unmute(tx: Transaction, player: str, muted: str) -> bool:
    """Whether it was muted."""
    return tx.value(SQL["unmute"], {"player": player, "muted": muted}) is not None


def list_mutes(tx: Transaction, player: str, cursor: str | None, limit: int) -> list[PlayerRow]:
    values = {"player": player, "cursor": cursor or LAST_ID, "limit": limit}
    return tx.ask(PlayerRow, SQL["list_mutes"], values).fetchall()
