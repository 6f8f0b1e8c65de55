"""A player's access tokens: listed, made, revoked."""

from __future__ import annotations

from typing import Any

from flask import Response

from seaboard.api.answers import page_size
from seaboard.api.blueprint import Blueprint, access, refuses
from seaboard.api.context import player, service
from seaboard.api.idempotency import KEY_REFUSALS, KeyHeader, create, plain_key
from seaboard.api.shapes.queries import PageQuery
from seaboard.api.shapes.tokens import (
    AccessTokenShape,
    AccessTokensShape,
    CreatedAccessTokenShape,
    NewAccessTokenShape,
    RevokedShape,
)
from seaboard.matches.create_token import create_token
from seaboard.matches.list_tokens import list_tokens
from seaboard.matches.revoke_token import revoke_token
from seaboard.matches.words.people import NewToken
from seaboard.matches.words.requests import Made

tokens = Blueprint("tokens", "A player's access tokens.")

TOKEN = AccessTokenShape()


@tokens.get("/v1/account/tokens")
@access("player", "admin")
@refuses("bad-cursor")
@tokens.arguments(PageQuery, location="query")
@tokens.response(200, AccessTokensShape)
def list_access_tokens(query: dict[str, Any]) -> dict[str, Any]:
    """List my access tokens that are good, the newest first; no secret is shown."""
    page = list_tokens(service(), player(), cursor=query.get("after"), limit=page_size(query))
    return {"items": page.tokens, "next": page.next}


@tokens.post("/v1/account/tokens")
@access("player", "admin")
@refuses("bad-token", "too-many-tokens", *KEY_REFUSALS)
@tokens.arguments(NewAccessTokenShape)
@tokens.arguments(KeyHeader, location="headers")
@tokens.response(201, CreatedAccessTokenShape)
def create_access_token(body: dict[str, Any], headers: dict[str, Any]) -> Response:
    """Make a further access token, with fewer scopes or an end."""
    return create(
        player().player.id,
        plain_key(headers["key"]),
        body,
        lambda: write_new(create_token(service(), player(), **body)),
    )


def write_new(new: NewToken) -> Made:
    """A new token as it is answered, its secret apart."""
    return Made({"token": TOKEN.dump(new.token)}, {"access_token": new.secret})


@tokens.delete("/v1/account/tokens/<id:token>")
@access("player", "admin")
@refuses("unknown-access-token")
@tokens.response(200, RevokedShape)
def revoke_access_token(token: str) -> dict[str, str]:
    """Revoke one of my access tokens: from now on nobody can ask with it."""
    revoke_token(service(), player(), token)
    return {"id": token}
