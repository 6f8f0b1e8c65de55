"""Rows of players."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime

from seaboard.store import archives
from seaboard.store.database import Transaction
from seaboard.store.matches import LAST_ID
from seaboard.store.queries import load
from seaboard.store.values import to_values

SQL = load("players.sql")


@dataclass(frozen=True, slots=True)
class PlayerRow:
    id: str
    name: str
    is_bot: bool
    created_at: datetime


@dataclass(frozen=True, slots=True)
class ClaimedName:
    """A name with the two forms in which nobody else of the tenant may have it."""

    name: str
    folded: str
    skeleton: str


@dataclass(frozen=True, slots=True)
class AppPlayerRow:
    """A player of an app, with the id that it has there."""

    id: str
    external_id: str
    name: str
    is_bot: bool
    created_at: datetime


def add_player(
    tx: Transaction, *, id_: str, tenant: str, name: ClaimedName, is_bot: bool, external_id: str | None = None
) -> PlayerRow | None:
    """None if the name, or the external id, is taken in this tenant."""
    values = {"id": id_, "tenant": tenant, "is_bot": is_bot, "external_id": external_id, **to_values(name)}
    return tx.ask(PlayerRow, SQL["add_player"], values).fetchone()


def find_players(tx: Transaction, ids: Iterable[str], tenant: str | None = None) -> dict[str, PlayerRow]:
    """Those of the players that exist, by id; with a tenant only those of it."""
    values = {"ids": sorted(set(ids)), "tenant": tenant}
    return {row.id: row for row in tx.ask(PlayerRow, SQL["find_players"], values)}


def tenant_of_player(tx: Transaction, player: str) -> str:
    tenant: str = tx.value(SQL["tenant_of_player"], {"id": player})
    return tenant


def find_app_player(tx: Transaction, tenant: str, external_id: str) -> AppPlayerRow | None:
    values = {"tenant": tenant, "external_id": external_id}
    return tx.ask(AppPlayerRow, SQL["find_app_player"], values).fetchone()


def list_app_players(tx: Transaction, tenant: str, cursor: str | None, limit: int) -> list[AppPlayerRow]:
    values = {"tenant": tenant, "cursor": cursor or LAST_ID, "limit": limit}
    return tx.ask(AppPlayerRow, SQL["list_app_players"], values).fetchall()


def change_player(tx: Transaction, tenant: str, player: str, name: ClaimedName, is_bot: bool) -> bool:
    """Whether the name was free; the caller holds the tenant's lock, under which alone its names change."""
    values = {"tenant": tenant, "id": player, "is_bot": is_bot, **to_values(name)}
    return bool(tx.value(SQL["change_player"], values))


def was_renamed_lately(tx: Transaction, player: str, hours: int) -> bool:
    """Whether it has given itself another name in the last so many hours."""
    return bool(tx.value(SQL["was_renamed_lately"], {"id": player, "hours": hours}))


def note_renaming(tx: Transaction, player: str) -> None:
    tx.run(SQL["note_renaming"], {"id": player})


def tell_names_anew(tx: Transaction, tenant: str, before: str, after: str) -> None:
    """What the tenant's matches told of somebody's name."""
    tx.run(SQL["tell_names_anew"], {"tenant": tenant, "before": before, "after": after})
    archives.tell_names_anew(tx, tenant, before, after)


def lock_player(tx: Transaction, player: str) -> str | None:
    """The player's name, and nobody seats it until the transaction ends; None if there is none."""
    name: str | None = tx.value(SQL["lock_player"], {"id": player})
    return name


@dataclass(frozen=True, slots=True)
class PartRow:
    """A part that a player has in a match that is not over: a seat, or (None) that it opened it."""

    match_id: str
    status: str
    seat: int | None


def list_parts(tx: Transaction, player: str) -> list[PartRow]:
    return tx.ask(PartRow, SQL["list_parts"], {"player": player}).fetchall()


def delete_player(tx: Transaction, player: str) -> None:
    """The row and all that hangs on it; what was answered about it lately too."""
    tx.run(SQL["forget_answers"], {"player": player})
    tx.run(SQL["delete_webhooks"], {"player": player})
    tx.run(SQL["delete_player"], {"player": player})
