"""An app that brings its own players: they, their tokens, its webhooks, and what was done in its name."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from functools import cached_property
from typing import cast

from seaboard_sdk.asynchronous.resource import AsyncResource
from seaboard_sdk.asynchronous.webhooks import AsyncWebhooks
from seaboard_sdk.generated import models
from seaboard_sdk.generated.api.chat import get_app_chat, set_app_chat
from seaboard_sdk.generated.api.tenant import (
    erase_app_player,
    get_app_player,
    get_tenant,
    list_acts,
    list_app_players,
    mint_access_token,
    put_app_player,
)
from seaboard_sdk.hooks import OF_APP
from seaboard_sdk.words import given


class AsyncTenant(AsyncResource):
    """The app whose key the client has. Its players are named by the app's own ids."""

    async def __call__(self) -> models.Tenant:
        """What it may use and what it has used."""
        return cast(models.Tenant, await self._call(get_tenant))

    def players(self) -> AsyncIterator[models.AppPlayer]:
        """All its players."""
        return self._each(list_app_players)

    async def player(self, external: str) -> models.AppPlayer:
        """The player that has this id in the app."""
        return cast(models.AppPlayer, await self._call(get_app_player, external))

    async def put_player(self, external: str, name: str, *, is_bot: bool = False) -> models.AppPlayer:
        """Bring a player, or change how it is called."""
        body = models.PutAppPlayer(name=name, is_bot=is_bot)
        return cast(models.AppPlayer, await self._call(put_app_player, external, body=body))

    async def erase_player(self, external: str) -> models.Erased:
        """Erase a player for good."""
        return cast(models.Erased, await self._call(erase_app_player, external))

    async def mint_token(
        self,
        external: str,
        *,
        seconds: int | None = None,
        scopes: Sequence[str] | None = None,
        label: str = "",
        key: str | None = None,
    ) -> models.CreatedAccessToken:
        """A token for a player, which lasts so long and may do so much."""
        wanted = given(seconds=seconds, scopes=None if scopes is None else list(scopes))
        body = models.MintedToken.from_dict({"label": label, **wanted})
        made = await self._create(mint_access_token, external, key=key, body=body)
        return cast(models.CreatedAccessToken, made)

    async def chat(self) -> models.ChatSwitch:
        """Whether there is any chat in its matches."""
        return cast(models.ChatSwitch, await self._call(get_app_chat))

    async def set_chat(self, is_on: bool) -> models.ChatSwitch:
        """Turn the chat of all its matches off, or on again."""
        return cast(models.ChatSwitch, await self._call(set_app_chat, body=models.ChatSwitch(is_on=is_on)))

    def acts(self) -> AsyncIterator[models.Act]:
        """What was done in the app's name, the newest first."""
        return self._each(list_acts)

    @cached_property
    def webhooks(self) -> AsyncWebhooks:
        """Where the app is told what its players are told."""
        return AsyncWebhooks(self._client, OF_APP)
