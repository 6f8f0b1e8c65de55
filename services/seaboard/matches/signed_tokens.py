"""Players that come with a token which their app signed (JWT, RFC 7519): who they are, and what they may."""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Any

import jwt

from seaboard.matches.app_players import USUAL_SCOPES, put_player, to_app_player
from seaboard.matches.refusals import BadName, NameTaken, UnknownToken
from seaboard.matches.service import Service
from seaboard.matches.tokens import SCOPES
from seaboard.matches.words.people import Caller, Player
from seaboard.store import players, tenants
from seaboard.store.tenants import TenantRow

ALGORITHMS = ("RS256", "RS384", "RS512", "PS256", "PS384", "PS512", "ES256", "ES384", "EdDSA")
"""Only such as have a public key: with a shared secret, who can check could also sign."""
SECONDS_AHEAD = 10
SECONDS_MOST = 24 * 3600
"""The longest that a token may last from now."""
EXTERNAL_ID = re.compile(r"[A-Za-z0-9._~@:+=|-]{1,100}")


def is_signed(token: str) -> bool:
    return token.count(".") == 2


def read_signed(service: Service, token: str) -> Caller:
    """The player that the token names, made when it first comes. Raises UnknownToken, IssuerUnreachable,
    QuotaReached.
    """
    tenant, claims = _read(service, token)
    external_id, end = str(claims["sub"]), datetime.fromtimestamp(claims["exp"], UTC)
    if not EXTERNAL_ID.fullmatch(external_id) or (end - datetime.now(UTC)).total_seconds() > SECONDS_MOST:
        raise UnknownToken
    said = claims.get("scope")
    scopes = frozenset(said.split() if isinstance(said, str) else USUAL_SCOPES) & set(SCOPES)
    player = _find(service, tenant, external_id, claims.get("name"))
    return Caller(player, f"signed-{player.id}", scopes, end, tenant.id)


def _read(service: Service, token: str) -> tuple[TenantRow, dict[str, Any]]:
    """The issuer's app, and what the token says, if it is true."""
    try:
        header, said = jwt.get_unverified_header(token), jwt.decode(token, options={"verify_signature": False})
        with service.database.single() as tx:
            tenant = tenants.find_issuer(tx, str(said.get("iss")))
        if tenant is None or tenant.jwks_url is None:
            raise UnknownToken
        key = service.issuers.find_key(tenant.jwks_url, str(header.get("kid")))
        if key is None:
            raise UnknownToken
        needed: Any = {"require": ["exp", "iss", "sub", "aud"]}
        claims = jwt.decode(
            token,
            key,
            algorithms=list(ALGORITHMS),
            audience=tenant.audience,
            issuer=tenant.issuer,
            leeway=SECONDS_AHEAD,
            options=needed,
        )
    except (jwt.PyJWTError, ValueError, TypeError, OverflowError) as error:
        raise UnknownToken from error
    return tenant, claims


def _find(service: Service, tenant: TenantRow, external_id: str, name: Any) -> Player:
    with service.database.single() as tx:
        row = players.find_app_player(tx, tenant.id, external_id)
    if row is not None:
        return to_app_player(row).player
    for wish in _names(name):
        try:
            return put_player(service, tenant.id, external_id, wish).player
        except (BadName, NameTaken):
            continue
    raise UnknownToken


def _names(name: Any) -> Iterator[str]:
    """What the player may be called: as the token says, else by a number that nobody chose."""
    if isinstance(name, str) and name:
        yield name
        yield from (f"{name[:30]} {number}" for number in range(2, 10))
    yield f"Player {secrets.randbelow(10**12)}"
