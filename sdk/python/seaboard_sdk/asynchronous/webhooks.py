"""Webhooks of a player, and of an app for all its players: the same, at two places of the document."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from typing import TYPE_CHECKING, cast

from seaboard_sdk.asynchronous.resource import AsyncResource
from seaboard_sdk.generated import models
from seaboard_sdk.hooks import Hooks
from seaboard_sdk.words import given

if TYPE_CHECKING:
    from seaboard_sdk.asynchronous.client import AsyncClient


class AsyncWebhooks(AsyncResource):
    """Where the service sends what somebody is told. `seaboard_sdk.webhooks.verify` reads what arrives there."""

    def __init__(self, client: AsyncClient, hooks: Hooks) -> None:
        super().__init__(client)
        self._hooks = hooks

    async def __call__(self) -> list[models.Webhook]:
        """All of them."""
        return list((await self._call(self._hooks.listing)).items)

    async def __getitem__(self, webhook: str) -> models.Webhook:
        return cast(models.Webhook, await self._call(self._hooks.get, webhook))

    async def add(
        self, url: str, topics: Sequence[str] | None = None, *, is_shared: bool = False, key: str | None = None
    ) -> models.WebhookSecret:
        """A new one for these topics, for all where none is given. Its secret is shown this once."""
        wanted = given(topics=None if topics is None else list(topics))
        body = models.NewWebhook.from_dict({"url": url, "is_shared": is_shared, **wanted})
        return cast(models.WebhookSecret, await self._create(self._hooks.add, key=key, body=body))

    async def change(
        self, webhook: str, url: str, topics: Sequence[str], *, is_shared: bool = False, status: str = "active"
    ) -> models.Webhook:
        """As it shall be; `status` is `active` or `paused`."""
        said = {"url": url, "topics": list(topics), "is_shared": is_shared, "status": status}
        body = models.ChangedWebhook.from_dict(said)
        return cast(models.Webhook, await self._call(self._hooks.change, webhook, body=body))

    async def remove(self, webhook: str) -> None:
        """Send nothing there any more."""
        await self._call(self._hooks.remove, webhook)

    async def change_secret(self, webhook: str, *, key: str | None = None) -> models.WebhookSecret:
        """A new secret, shown this once; for a while the old one signs, too."""
        return cast(models.WebhookSecret, await self._create(self._hooks.change_secret, webhook, key=key))

    async def ping(self, webhook: str, *, key: str | None = None) -> models.Delivery:
        """Send something to try it."""
        return cast(models.Delivery, await self._create(self._hooks.ping, webhook, key=key))

    def deliveries(self, webhook: str) -> AsyncIterator[models.Delivery]:
        """What was sent or shall be, the newest first."""
        return self._each(self._hooks.deliveries, webhook)

    async def delivery(self, webhook: str, delivery: str) -> models.Delivery:
        """One of them, with each of its tries."""
        return cast(models.Delivery, await self._call(self._hooks.delivery, webhook, delivery))

    async def replay(self, webhook: str, delivery: str) -> models.Delivery:
        """Send it once more."""
        return cast(models.Delivery, await self._call(self._hooks.replay, webhook, delivery))
