"""Finished matches in one packed row each. Whoever reads events, decisions or choices does not notice."""

from __future__ import annotations

import json
import zlib
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any

from seaboard.store.database import Transaction
from seaboard.store.queries import load

SQL = load("archives.sql")
LEVEL = 9


@dataclass(frozen=True, slots=True)
class ArchiveRow:
    match_id: str
    content: bytes = field(repr=False)


def take_match(tx: Transaction, days: int) -> str | None:
    """A match that ended at least so many days ago and is not archived yet, under its lock; None if there is none."""
    found: str | None = tx.value(SQL["take_match"], {"days": days})
    return found


def archive(tx: Transaction, match: str) -> None:
    """Pack the match's rows. Nobody may write them meanwhile: the caller holds the match's lock."""
    whole = json.loads(tx.value(SQL["read_rows"], {"match": match}))
    tx.run(SQL["add_archive"], {"match": match, **_packed(whole)})


def read_events(tx: Transaction, match: str, viewer: int | None) -> list[tuple[int, dict[str, Any]]]:
    """All that the viewer learnt, with its numbers, as rows were; nothing if the match is not archived."""
    slot, key = (0, "") if viewer is None else (viewer + 1, str(viewer))
    found = []
    for row in _read(tx, match, "events"):
        number = row["numbers"][slot]
        if number is not None:
            own = (row["own"] or {}).get(key)
            found.append((number, {"at": _at(row["at"]), "public": row["public"], "own": own}))
    return found


def read_decision(tx: Transaction, match: str, seat: int, number: int) -> dict[str, Any] | None:
    """The columns of a decision."""
    for row in _read(tx, match, "decisions"):
        if (row["seat"], row["number"]) == (seat, number):
            return row | {name: _at(row[name]) for name in ("opened_at", "deadline", "made_at")}
    return None


def read_choices(tx: Transaction, match: str) -> list[dict[str, Any]]:
    """The columns of the log's entries, in order."""
    return [row | {"made_at": _at(row["made_at"])} for row in _read(tx, match, "choices")]


def tell_names_anew(tx: Transaction, tenant: str, before: str, after: str) -> None:
    """Archived matches told who sat down, was invited and the like, by name: now by another one."""
    for row in tx.ask(ArchiveRow, SQL["lock_archives_that_name"], {"tenant": tenant, "name": before}).fetchall():
        whole = _unpacked(row.content)
        for event in whole["events"]:
            if _name_in(event) == before:
                event["public"]["name"] = after
        tx.run(SQL["change_archive"], {"match": row.match_id, **_packed(whole)})


def _read(tx: Transaction, match: str, rows: str) -> list[dict[str, Any]]:
    content = tx.value(SQL["read_archive"], {"match": match})
    found: list[dict[str, Any]] = [] if content is None else _unpacked(content)[rows]
    return found


def _packed(whole: dict[str, Any]) -> dict[str, Any]:
    names = sorted({name for event in whole["events"] if (name := _name_in(event)) is not None})
    text = json.dumps(whole, ensure_ascii=False, separators=(",", ":"))
    return {"content": zlib.compress(text.encode(), LEVEL), "names": names}


def _unpacked(content: bytes) -> dict[str, Any]:
    whole: dict[str, Any] = json.loads(zlib.decompress(content))
    return whole


def _name_in(event: dict[str, Any]) -> str | None:
    """The player's name that an event of the service's own tells."""
    public = event["public"] or {}
    return public.get("name") if public.get("type", "").startswith("match.") else None


def _at(text: str | None) -> datetime | None:
    return None if text is None else datetime.fromisoformat(text).astimezone(UTC)
