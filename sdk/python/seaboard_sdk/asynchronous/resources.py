"""What a client has besides matches: the games, the invitations, the access tokens."""

from __future__ import annotations

import uuid
from collections.abc import AsyncIterator, Sequence
from datetime import datetime
from typing import TYPE_CHECKING, Any, cast

from seaboard_sdk.asynchronous.matches import AsyncMatch
from seaboard_sdk.generated import models
from seaboard_sdk.generated.api.filling import accept_invitation, decline_invitation, list_invitations
from seaboard_sdk.generated.api.games import get_game, get_rules, list_games
from seaboard_sdk.generated.api.tokens import create_access_token, list_access_tokens, revoke_access_token
from seaboard_sdk.generated.types import UNSET

if TYPE_CHECKING:
    from seaboard_sdk.asynchronous.client import AsyncClient


class AsyncGames:
    """What can be played."""

    def __init__(self, client: AsyncClient) -> None:
        self._client = client

    async def __aiter__(self) -> AsyncIterator[models.Game]:
        found: models.Games = await self._client.sender.call(list_games)
        for game in found.items:
            yield game

    async def __getitem__(self, game: str) -> models.Game:
        return cast(models.Game, await self._client.sender.call(get_game, game))

    async def rules(self, game: str) -> str:
        """The game's rules page."""
        return cast(str, await self._client.sender.call(get_rules, game))


class AsyncInvitations:
    """Seats that are kept for me until I answer, and those that I keep for others."""

    def __init__(self, client: AsyncClient) -> None:
        self._client = client

    async def __call__(self, *, sent: bool = False) -> AsyncIterator[models.Invitation]:
        """All that are pending, the first to expire first: mine to answer, or those that I have `sent`."""
        query: dict[str, Any] = {"sent": sent}
        while True:
            page: models.Invitations = await self._client.sender.call(list_invitations, **query)
            for invitation in page.items:
                yield invitation
            if page.next_ is None:
                return
            query["after"] = page.next_

    async def accept(self, match: str, seat: int, pick: str | None = None) -> AsyncMatch:
        """Sit down where I am invited."""
        body = models.SitDown(pick=UNSET if pick is None else pick)
        return AsyncMatch(self._client, await self._client.sender.call(accept_invitation, match, seat, body=body))

    async def decline(self, match: str, seat: int, reason: str = "unsaid") -> models.Invitation:
        """Say no; the others are told the reason."""
        body = models.Decline.from_dict({"reason": reason})
        return cast(models.Invitation, await self._client.sender.call(decline_invitation, match, seat, body=body))


class AsyncTokens:
    """My access tokens; what they give access by is shown only once, when one is made."""

    def __init__(self, client: AsyncClient) -> None:
        self._client = client

    async def __call__(self) -> AsyncIterator[models.AccessToken]:
        """All of them."""
        query: dict[str, str] = {}
        while True:
            page: models.AccessTokens = await self._client.sender.call(list_access_tokens, **query)
            for token in page.items:
                yield token
            if page.next_ is None:
                return
            query = {"after": page.next_}

    async def create(
        self, scopes: Sequence[str], label: str = "", *, expires_at: datetime | None = None, key: str | None = None
    ) -> models.CreatedAccessToken:
        """A new one that may do so much."""
        body = models.NewAccessToken(
            scopes=cast(Any, list(scopes)), label=label, expires_at=UNSET if expires_at is None else expires_at
        )
        made = await self._client.sender.call(create_access_token, body=body, idempotency_key=key or str(uuid.uuid4()))
        return cast(models.CreatedAccessToken, made)

    async def revoke(self, token: str) -> models.Revoked:
        """Make the token of this id useless."""
        return cast(models.Revoked, await self._client.sender.call(revoke_access_token, token))
