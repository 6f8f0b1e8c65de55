"""An app brings its players, under ids of its own, and gets short-lived access tokens for them."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta

from seaboard.matches.create_token import check_token
from seaboard.matches.ids import is_id, new_id
from seaboard.matches.names import claim
from seaboard.matches.quotas import check_players
from seaboard.matches.refusals import BadCursor, NameTaken, UnknownPlayer
from seaboard.matches.service import Service
from seaboard.matches.tokens import add_token
from seaboard.matches.words.people import App, AppPlayer, AppPlayerPage, NewToken, Player
from seaboard.store import players
from seaboard.store.database import Transaction
from seaboard.store.players import AppPlayerRow, ClaimedName
from seaboard.store.tenants import lock_tenant

USUAL_SCOPES = ("read", "play", "open")
"""What an app's player may do if the app does not say."""


def put_player(service: Service, tenant: str, external_id: str, name: str, *, is_bot: bool = False) -> AppPlayer:
    """The app's player of this id, made if there was none, and of this name now. Raises BadName, NameTaken,
    QuotaReached.
    """
    claimed = claim(name)
    with service.database.transaction() as tx:
        row = players.find_app_player(tx, tenant, external_id)
        if row is None:
            check_players(tx, tenant)
            row = players.find_app_player(tx, tenant, external_id)
        if row is None:
            return _add(tx, tenant, external_id, claimed, is_bot)
        if (row.name, row.is_bot) != (claimed.name, is_bot):
            _change(tx, tenant, row, claimed, is_bot)
        return AppPlayer(Player(row.id, claimed.name, is_bot, row.created_at), external_id)


def _add(tx: Transaction, tenant: str, external_id: str, name: ClaimedName, is_bot: bool) -> AppPlayer:
    made = players.add_player(tx, id_=new_id(), tenant=tenant, name=name, is_bot=is_bot, external_id=external_id)
    if made is None:
        raise NameTaken
    return AppPlayer(Player(made.id, made.name, made.is_bot, made.created_at), external_id)


def _change(tx: Transaction, tenant: str, row: AppPlayerRow, name: ClaimedName, is_bot: bool) -> None:
    """Another name, under the tenant's lock, and what matches told of the old one with it."""
    lock_tenant(tx, tenant)
    if not players.change_player(tx, tenant, row.id, name, is_bot):
        raise NameTaken
    if row.name != name.name:
        players.tell_names_anew(tx, tenant, row.name, name.name)


def find_player(service: Service, app: App, external_id: str) -> AppPlayer:
    """The app's player of this id. Raises UnknownPlayer."""
    with service.database.single() as tx:
        row = players.find_app_player(tx, app.tenant, external_id)
    if row is None:
        raise UnknownPlayer
    return to_app_player(row)


def list_players(service: Service, app: App, *, cursor: str | None = None, limit: int = 50) -> AppPlayerPage:
    """The app's players, the newest first. Raises BadCursor."""
    if cursor is not None and not is_id(cursor):
        raise BadCursor("/after", "is none that was given out")
    with service.database.single() as tx:
        rows = players.list_app_players(tx, app.tenant, cursor, limit + 1)
    page = tuple(to_app_player(row) for row in rows[:limit])
    return AppPlayerPage(page, page[-1].player.id if len(rows) > limit else None)


def mint_token(
    service: Service, app: App, external_id: str, *, seconds: int, scopes: Sequence[str] = USUAL_SCOPES, label: str = ""
) -> NewToken:
    """A token with which the app's player asks by itself, for so long. Raises UnknownPlayer, BadToken."""
    end = datetime.now(UTC) + timedelta(seconds=seconds)
    check_token(scopes, end)
    with service.database.transaction() as tx:
        row = players.find_app_player(tx, app.tenant, external_id)
        if row is None:
            raise UnknownPlayer
        return add_token(tx, row.id, scopes=scopes, label=label, expires_at=end)


def to_app_player(row: AppPlayerRow) -> AppPlayer:
    return AppPlayer(Player(row.id, row.name, row.is_bot, row.created_at), row.external_id)
