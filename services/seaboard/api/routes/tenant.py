"""What an app does with its key: it brings its players, mints tokens for them, and sees what it uses."""

from __future__ import annotations

from typing import Any

from flask import Response

from seaboard.api.answers import page_size
from seaboard.api.blueprint import Blueprint, access, refuses
from seaboard.api.context import app, service
from seaboard.api.idempotency import KEY_REFUSALS, KeyHeader, create, plain_key
from seaboard.api.routes.tokens import write_new
from seaboard.api.shapes.players import ErasedShape
from seaboard.api.shapes.queries import PageQuery
from seaboard.api.shapes.tenant import (
    ActsShape,
    AppPlayerShape,
    AppPlayersShape,
    MintedTokenShape,
    PutAppPlayerShape,
    TenantShape,
)
from seaboard.api.shapes.tokens import CreatedAccessTokenShape
from seaboard.matches.app_players import find_player, list_players, mint_token, put_player
from seaboard.matches.audit import read_audit
from seaboard.matches.erase_player import erase_app_player as erase
from seaboard.matches.read_tenant import read_tenant
from seaboard.matches.words.people import AppPlayer, Erased, Tenant

tenant = Blueprint("tenant", "For apps that bring their own players.")


@tenant.get("/v1/tenant")
@access("app")
@tenant.response(200, TenantShape)
def get_tenant() -> Tenant:
    """Get the app that the key belongs to, what it uses and how much it may."""
    return read_tenant(service(), app())


@tenant.get("/v1/tenant/players")
@access("app")
@refuses("bad-cursor")
@tenant.arguments(PageQuery, location="query")
@tenant.response(200, AppPlayersShape)
def list_app_players(query: dict[str, Any]) -> dict[str, Any]:
    """List the app's players, the newest first."""
    page = list_players(service(), app(), cursor=query.get("after"), limit=page_size(query))
    return {"items": page.players, "next": page.next}


@tenant.get("/v1/tenant/players/<external:external>")
@access("app")
@refuses("unknown-player")
@tenant.response(200, AppPlayerShape)
def get_app_player(external: str) -> AppPlayer:
    """Get one of the app's players by the id that it has there."""
    return find_player(service(), app(), external)


@tenant.put("/v1/tenant/players/<external:external>")
@access("app")
@refuses("bad-name", "name-taken", "quota-reached")
@tenant.arguments(PutAppPlayerShape)
@tenant.response(200, AppPlayerShape)
def put_app_player(body: dict[str, Any], external: str) -> AppPlayer:
    """Bring a player under an id of the app's own, or give it another name. Repeated, it changes nothing."""
    return put_player(service(), app().tenant, external, body["name"], is_bot=body["is_bot"])


@tenant.delete("/v1/tenant/players/<external:external>")
@access("app")
@refuses("unknown-player", "too-busy")
@tenant.response(200, ErasedShape)
def erase_app_player(external: str) -> Erased:
    """Erase a player for good: it gives up what is not over, matches stay, and nothing is left that names it. Repeated
    within a day, it is answered as the first time."""
    return erase(service(), app(), external)


@tenant.post("/v1/tenant/players/<external:external>/tokens")
@access("app")
@refuses("unknown-player", "bad-token", *KEY_REFUSALS)
@tenant.arguments(MintedTokenShape)
@tenant.arguments(KeyHeader, location="headers")
@tenant.response(201, CreatedAccessTokenShape)
def mint_access_token(body: dict[str, Any], headers: dict[str, Any], external: str) -> Response:
    """Mint a short-lived access token, with which the player asks by itself."""
    return create(
        app().tenant, plain_key(headers["key"]), body, lambda: write_new(mint_token(service(), app(), external, **body))
    )


@tenant.get("/v1/tenant/audit")
@access("app")
@refuses("bad-cursor")
@tenant.arguments(PageQuery, location="query")
@tenant.response(200, ActsShape)
def list_acts(query: dict[str, Any]) -> dict[str, Any]:
    """List what was done to the app and what cannot be undone in it, the newest first."""
    page = read_audit(service(), app(), cursor=query.get("after"), limit=page_size(query))
    return {"items": page.acts, "next": page.next}
