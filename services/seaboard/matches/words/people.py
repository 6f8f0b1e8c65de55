"""Who there is: players, their access tokens and blocks, the apps they come from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Literal

from seaboard.store.tenants import HOUSE as HOUSE


@dataclass(frozen=True, slots=True)
class Player:
    """A person or a program with an account."""

    id: str
    name: str
    is_bot: bool
    created_at: datetime


@dataclass(frozen=True, slots=True)
class NewPlayer:
    """A player and its first access token, which is shown this once."""

    player: Player
    token: str


@dataclass(frozen=True, slots=True)
class Caller:
    """Who is asking, and what its access token allows. What it makes ends no later than itself. It sees what belongs to
    its own tenant, and nothing else."""

    player: Player
    token_id: str
    scopes: frozenset[str]
    expires_at: datetime | None = None
    tenant: str = HOUSE


@dataclass(frozen=True, slots=True)
class App:
    """An app that asks with one of its keys."""

    tenant: str
    name: str
    key_id: str


@dataclass(frozen=True, slots=True)
class AppPlayer:
    """A player of an app, with the id that it has there."""

    player: Player
    external_id: str


@dataclass(frozen=True, slots=True)
class AppPlayerPage:
    """A part of an app's list of players, the newest first."""

    players: tuple[AppPlayer, ...]
    next: str | None


@dataclass(frozen=True, slots=True)
class Tenant:
    """An app: what it uses, and the most that it may (None: no limit)."""

    id: str
    name: str
    created_at: datetime
    players: int
    players_most: int | None
    unfinished_matches: int
    unfinished_matches_most: int | None
    matches: int
    issuer: str | None


@dataclass(frozen=True, slots=True)
class Act:
    """An act that is remembered: who did what to what. Ids only, no names."""

    id: str
    at: datetime
    actor: str
    act: str
    subject: str
    details: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class ActPage:
    """A part of a tenant's audit log, the newest first."""

    acts: tuple[Act, ...]
    next: str | None


@dataclass(frozen=True, slots=True)
class Erased:
    """A player that is gone, and in how many matches its seats are nobody's now that were being played."""

    id: str
    left: int


Turns = Literal["each", "hourly", "daily", "off"]
"""Which letters a player wants: one for each turn, one an hour or a day at most with all that came up, none."""


MailboxStatus = Literal["unconfirmed", "confirmed", "refused"]
"""`refused`: what was sent to the address came back, or could not be sent for days."""


@dataclass(frozen=True, slots=True)
class Mailbox:
    """Where a player wants letters (e-mail) about its turns. Only a confirmed one gets any."""

    address: str
    turns: Turns
    status: MailboxStatus


@dataclass(frozen=True, slots=True)
class Block:
    """A player whom the caller wants nothing to do with."""

    player: Player
    since: datetime


@dataclass(frozen=True, slots=True)
class BlockPage:
    """A part of a player's list of blocks."""

    blocks: tuple[Block, ...]
    next: str | None


@dataclass(frozen=True, slots=True)
class AccessToken:
    """A credential of a player, without its secret. `is_current`: the caller is using it."""

    id: str
    label: str
    scopes: tuple[str, ...]
    created_at: datetime
    expires_at: datetime | None
    is_current: bool


@dataclass(frozen=True, slots=True)
class NewToken:
    """A credential and its secret, which is shown this once."""

    token: AccessToken
    secret: str


@dataclass(frozen=True, slots=True)
class TokenPage:
    """A part of a player's list of tokens, the newest first."""

    tokens: tuple[AccessToken, ...]
    next: str | None
