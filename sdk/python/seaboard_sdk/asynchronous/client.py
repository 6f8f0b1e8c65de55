"""The client: where the service is, who is asking, and what there is to ask for."""

from __future__ import annotations

import os
import uuid
from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import aclosing
from functools import cached_property
from types import TracebackType
from typing import Any, cast

import httpx
from httpx_retries import Retry

from seaboard_sdk.asynchronous.account import AsyncAccount, AsyncBlocks, AsyncTokens, AsyncVacations, AsyncWeek
from seaboard_sdk.asynchronous.contests import AsyncRatings, AsyncTournaments
from seaboard_sdk.asynchronous.feeds import WAIT_SECONDS, AsyncFeed
from seaboard_sdk.asynchronous.matches import AsyncMatches
from seaboard_sdk.asynchronous.operations import AsyncOperations
from seaboard_sdk.asynchronous.resource import AsyncResource
from seaboard_sdk.asynchronous.resources import AsyncGames, AsyncInvitations, AsyncPool
from seaboard_sdk.asynchronous.sending import AsyncSender
from seaboard_sdk.asynchronous.talk import AsyncMailbox, AsyncMutes
from seaboard_sdk.asynchronous.tenant import AsyncTenant
from seaboard_sdk.asynchronous.webhooks import AsyncWebhooks
from seaboard_sdk.generated import models
from seaboard_sdk.generated.api.players import create_player, list_open_decisions
from seaboard_sdk.generated.api.records import get_keys
from seaboard_sdk.generated.api.service import (
    get_document,
    get_health,
    get_problem,
    get_readiness,
    get_reference,
    get_service,
)
from seaboard_sdk.hooks import OF_PLAYER
from seaboard_sdk.places import notices_of
from seaboard_sdk.transport import RETRIES
from seaboard_sdk.words import Gap


class AsyncClient:
    """A player's connection to a service. The address is that of `SEABOARD_URL` and the token that of
    `SEABOARD_TOKEN` where they are not given. In seconds: `timeout` for each try of a request, `deadline` for all its
    tries together, `silence` after which a stream that says nothing counts as dead (the service says something at
    least every 15). A client of httpx can be given as `http`; it is then yours to close."""

    def __init__(
        self,
        base_url: str | None = None,
        token: str | None = None,
        *,
        timeout: float = 10.0,
        deadline: float = 60.0,
        silence: float = 20.0,
        retries: Retry = RETRIES,
        http: httpx.AsyncClient | None = None,
        transport: httpx.AsyncBaseTransport | None = None,
    ) -> None:
        self.base_url = (base_url or os.environ.get("SEABOARD_URL") or "http://127.0.0.1:8080").rstrip("/")
        self.token = token if token is not None else os.environ.get("SEABOARD_TOKEN", "")
        self.silence = silence
        self.has_streams = True
        self._is_mine = http is None
        self._http = http or httpx.AsyncClient(transport=transport)
        self._how: dict[str, Any] = {"timeout": timeout, "deadline": deadline, "retries": retries}
        self._service: models.Service | None = None
        self.sender = AsyncSender(self._http, self.base_url, self.token, **self._how)

    @classmethod
    async def register(cls, base_url: str, name: str, *, is_bot: bool = False, **more: Any) -> AsyncClient:
        """A client of a new player."""
        nobody = cls(base_url, "", **more)
        try:
            made: models.CreatedPlayer = await nobody.sender.call(
                create_player, body=models.NewPlayer(name=name, is_bot=is_bot), idempotency_key=str(uuid.uuid4())
            )
        finally:
            await nobody.aclose()
        return cls(base_url, made.access_token, **more)

    async def __aenter__(self) -> AsyncClient:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.aclose()

    async def aclose(self) -> None:
        """Close all connections."""
        if self._is_mine:
            await self._http.aclose()

    async def service(self) -> models.Service:
        """The service's version, limits, and where one waits; read once."""
        if self._service is None:
            self._service = await self.sender.call(get_service)
        return cast(models.Service, self._service)

    async def streams(self) -> AsyncSender:
        """The sender to where long polls and streams are answered."""
        url = (await self.service()).streams_url or self.base_url
        longer = {name: self._how[name] + WAIT_SECONDS for name in ("timeout", "deadline")}
        return AsyncSender(self._http, url.rstrip("/"), self.token, **(self._how | longer))

    def each_open_decision(self) -> AsyncIterator[models.OpenDecision]:
        """What waits for me in all my matches, the most urgent first."""
        return AsyncResource(self)._each(list_open_decisions)

    async def open_decisions(self) -> list[models.OpenDecision]:
        """All that waits for me in all my matches, the most urgent first."""
        return [one async for one in self.each_open_decision()]

    async def events(self, after: str | None = None) -> AsyncGenerator[models.Notice | Gap, None]:
        """What I am told across all my matches, from a place on, without an end: it is my turn, one is over."""
        async with aclosing(AsyncFeed(self, notices_of(), after).told()) as told:
            async for one in told:
                yield cast(models.Notice | Gap, one)

    async def health(self) -> models.Health:
        """Whether the process lives."""
        return cast(models.Health, await self.sender.call(get_health))

    async def readiness(self) -> models.Readiness:
        """Whether the service has all that it needs."""
        return cast(models.Readiness, await self.sender.call(get_readiness))

    async def problem(self, code: str) -> models.ProblemKind:
        """What a problem's code means."""
        return cast(models.ProblemKind, await self.sender.call(get_problem, code))

    async def keys(self) -> models.Keys:
        """The public keys that the service signs outcomes with."""
        return cast(models.Keys, await self.sender.call(get_keys))

    async def document(self) -> dict[str, Any]:
        """The API's document."""
        return cast(dict[str, Any], (await self.sender.call(get_document)).to_dict())

    async def reference(self) -> str:
        """The API's document as a page to read."""
        return cast(str, await self.sender.call(get_reference))

    @cached_property
    def games(self) -> AsyncGames:
        """What can be played."""
        return AsyncGames(self)

    @cached_property
    def matches(self) -> AsyncMatches:
        """The matches that I may see."""
        return AsyncMatches(self)

    @cached_property
    def invitations(self) -> AsyncInvitations:
        """Seats that are kept for me, and those that I keep for others."""
        return AsyncInvitations(self)

    @cached_property
    def ratings(self) -> AsyncRatings:
        """How strong I am held to be, and who leads."""
        return AsyncRatings(self)

    @cached_property
    def tournaments(self) -> AsyncTournaments:
        """Contests of many matches."""
        return AsyncTournaments(self)

    @cached_property
    def pool(self) -> AsyncPool:
        """Those who want to play with whoever comes."""
        return AsyncPool(self)

    @cached_property
    def account(self) -> AsyncAccount:
        """The player that the token belongs to."""
        return AsyncAccount(self)

    @cached_property
    def blocks(self) -> AsyncBlocks:
        """Players who can neither invite me nor sit down with me."""
        return AsyncBlocks(self)

    @cached_property
    def mutes(self) -> AsyncMutes:
        """Players of whom I read nothing."""
        return AsyncMutes(self)

    @cached_property
    def mailbox(self) -> AsyncMailbox:
        """Where I am told of my turns by e-mail."""
        return AsyncMailbox(self)

    @cached_property
    def week(self) -> AsyncWeek:
        """When my clocks stand still every week."""
        return AsyncWeek(self)

    @cached_property
    def vacations(self) -> AsyncVacations:
        """When I am away."""
        return AsyncVacations(self)

    @cached_property
    def webhooks(self) -> AsyncWebhooks:
        """Where the service sends what I am told."""
        return AsyncWebhooks(self, OF_PLAYER)

    @cached_property
    def tenant(self) -> AsyncTenant:
        """The app whose key this is."""
        return AsyncTenant(self)

    @cached_property
    def tokens(self) -> AsyncTokens:
        """My access tokens."""
        return AsyncTokens(self)

    @cached_property
    def operations(self) -> AsyncOperations:
        """Every operation of the document by its name."""
        return AsyncOperations(self)
