# Generated from seaboard_sdk/asynchronous/resources.py by `make sdk`; edits here are lost.
"""What a client has besides matches: the games, the invitations, the access tokens."""

from __future__ import annotations

import uuid
from collections.abc import Iterator, Sequence
from datetime import datetime
from typing import TYPE_CHECKING, Any, cast

from seaboard_sdk.generated import models
from seaboard_sdk.generated.api.filling import accept_invitation, decline_invitation, list_invitations
from seaboard_sdk.generated.api.games import get_game, get_rules, list_games
from seaboard_sdk.generated.api.tokens import create_access_token, list_access_tokens, revoke_access_token
from seaboard_sdk.generated.types import UNSET
from seaboard_sdk.synchronous.matches import Match

if TYPE_CHECKING:
    from seaboard_sdk.synchronous.client import Client


class Games:
    """What can be played."""

    def __init__(self, client: Client) -> None:
        self._client = client

    def __iter__(self) -> Iterator[models.Game]:
        found: models.Games = self._client.sender.call(list_games)
        yield from found.items

    def __getitem__(self, game: str) -> models.Game:
        return cast(models.Game, self._client.sender.call(get_game, game))

    def rules(self, game: str) -> str:
        """The game's rules page."""
        return cast(str, self._client.sender.call(get_rules, game))


class Invitations:
    """Seats that are kept for me until I answer, and those that I keep for others."""

    def __init__(self, client: Client) -> None:
        self._client = client

    def __call__(self, *, sent: bool = False) -> Iterator[models.Invitation]:
        """All that are pending, the first to expire first: mine to answer, or those that I have `sent`."""
        query: dict[str, Any] = {"sent": sent}
        while True:
            page: models.Invitations = self._client.sender.call(list_invitations, **query)
            yield from page.items
            if page.next_ is None:
                return
            query["after"] = page.next_

    def accept(self, match: str, seat: int, pick: str | None = None) -> Match:
        """Sit down where I am invited."""
        body = models.SitDown(pick=UNSET if pick is None else pick)
        return Match(self._client, self._client.sender.call(accept_invitation, match, seat, body=body))

    def decline(self, match: str, seat: int, reason: str = "unsaid") -> models.Invitation:
        """Say no; the others are told the reason."""
        body = models.Decline.from_dict({"reason": reason})
        return cast(models.Invitation, self._client.sender.call(decline_invitation, match, seat, body=body))


class Tokens:
    """My access tokens; what they give access by is shown only once, when one is made."""

    def __init__(self, client: Client) -> None:
        self._client = client

    def __call__(self) -> Iterator[models.AccessToken]:
        """All of them."""
        query: dict[str, str] = {}
        while True:
            page: models.AccessTokens = self._client.sender.call(list_access_tokens, **query)
            yield from page.items
            if page.next_ is None:
                return
            query = {"after": page.next_}

    def create(
        self, scopes: Sequence[str], label: str = "", *, expires_at: datetime | None = None, key: str | None = None
    ) -> models.CreatedAccessToken:
        """A new one that may do so much."""
        body = models.NewAccessToken(
            scopes=cast(Any, list(scopes)), label=label, expires_at=UNSET if expires_at is None else expires_at
        )
        made = self._client.sender.call(create_access_token, body=body, idempotency_key=key or str(uuid.uuid4()))
        return cast(models.CreatedAccessToken, made)

    def revoke(self, token: str) -> models.Revoked:
        """Make the token of this id useless."""
        return cast(models.Revoked, self._client.sender.call(revoke_access_token, token))
