# Generated from seaboard_sdk/asynchronous/client.py by `make sdk`; edits here are lost.
"""The client: where the service is, who is asking, and what there is to ask for."""

from __future__ import annotations

import os
import uuid
from collections.abc import Generator, Iterator
from contextlib import closing
from functools import cached_property
from types import TracebackType
from typing import Any, cast

import httpx
from httpx_retries import Retry

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
from seaboard_sdk.synchronous.account import Account, Blocks, Tokens, Vacations, Week
from seaboard_sdk.synchronous.contests import Ratings, Tournaments
from seaboard_sdk.synchronous.feeds import WAIT_SECONDS, Feed
from seaboard_sdk.synchronous.matches import Matches
from seaboard_sdk.synchronous.operations import Operations
from seaboard_sdk.synchronous.resource import Resource
from seaboard_sdk.synchronous.resources import Games, Invitations, Pool
from seaboard_sdk.synchronous.sending import Sender
from seaboard_sdk.synchronous.talk import Mailbox, Mutes
from seaboard_sdk.synchronous.tenant import Tenant
from seaboard_sdk.synchronous.webhooks import Webhooks
from seaboard_sdk.transport import RETRIES
from seaboard_sdk.words import Gap


class Client:
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
        http: httpx.Client | None = None,
        transport: httpx.BaseTransport | None = None,
    ) -> None:
        self.base_url = (base_url or os.environ.get("SEABOARD_URL") or "http://127.0.0.1:8080").rstrip("/")
        self.token = token if token is not None else os.environ.get("SEABOARD_TOKEN", "")
        self.silence = silence
        self.has_streams = True
        self._is_mine = http is None
        self._http = http or httpx.Client(transport=transport)
        self._how: dict[str, Any] = {"timeout": timeout, "deadline": deadline, "retries": retries}
        self._service: models.Service | None = None
        self.sender = Sender(self._http, self.base_url, self.token, **self._how)

    @classmethod
    def register(cls, base_url: str, name: str, *, is_bot: bool = False, **more: Any) -> Client:
        """A client of a new player."""
        nobody = cls(base_url, "", **more)
        try:
            made: models.CreatedPlayer = nobody.sender.call(
                create_player, body=models.NewPlayer(name=name, is_bot=is_bot), idempotency_key=str(uuid.uuid4())
            )
        finally:
            nobody.close()
        return cls(base_url, made.access_token, **more)

    def __enter__(self) -> Client:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Close all connections."""
        if self._is_mine:
            self._http.close()

    def service(self) -> models.Service:
        """The service's version, limits, and where one waits; read once."""
        if self._service is None:
            self._service = self.sender.call(get_service)
        return cast(models.Service, self._service)

    def streams(self) -> Sender:
        """The sender to where long polls and streams are answered."""
        url = (self.service()).streams_url or self.base_url
        longer = {name: self._how[name] + WAIT_SECONDS for name in ("timeout", "deadline")}
        return Sender(self._http, url.rstrip("/"), self.token, **(self._how | longer))

    def each_open_decision(self) -> Iterator[models.OpenDecision]:
        """What waits for me in all my matches, the most urgent first."""
        return Resource(self)._each(list_open_decisions)

    def open_decisions(self) -> list[models.OpenDecision]:
        """All that waits for me in all my matches, the most urgent first."""
        return list(self.each_open_decision())

    def events(self, after: str | None = None) -> Generator[models.Notice | Gap, None]:
        """What I am told across all my matches, from a place on, without an end: it is my turn, one is over."""
        with closing(Feed(self, notices_of(), after).told()) as told:
            for one in told:
                yield cast(models.Notice | Gap, one)

    def health(self) -> models.Health:
        """Whether the process lives."""
        return cast(models.Health, self.sender.call(get_health))

    def readiness(self) -> models.Readiness:
        """Whether the service has all that it needs."""
        return cast(models.Readiness, self.sender.call(get_readiness))

    def problem(self, code: str) -> models.ProblemKind:
        """What a problem's code means."""
        return cast(models.ProblemKind, self.sender.call(get_problem, code))

    def keys(self) -> models.Keys:
        """The public keys that the service signs outcomes with."""
        return cast(models.Keys, self.sender.call(get_keys))

    def document(self) -> dict[str, Any]:
        """The API's document."""
        return cast(dict[str, Any], (self.sender.call(get_document)).to_dict())

    def reference(self) -> str:
        """The API's document as a page to read."""
        return cast(str, self.sender.call(get_reference))

    @cached_property
    def games(self) -> Games:
        """What can be played."""
        return Games(self)

    @cached_property
    def matches(self) -> Matches:
        """The matches that I may see."""
        return Matches(self)

    @cached_property
    def invitations(self) -> Invitations:
        """Seats that are kept for me, and those that I keep for others."""
        return Invitations(self)

    @cached_property
    def ratings(self) -> Ratings:
        """How strong I am held to be, and who leads."""
        return Ratings(self)

    @cached_property
    def tournaments(self) -> Tournaments:
        """Contests of many matches."""
        return Tournaments(self)

    @cached_property
    def pool(self) -> Pool:
        """Those who want to play with whoever comes."""
        return Pool(self)

    @cached_property
    def account(self) -> Account:
        """The player that the token belongs to."""
        return Account(self)

    @cached_property
    def blocks(self) -> Blocks:
        """Players who can neither invite me nor sit down with me."""
        return Blocks(self)

    @cached_property
    def mutes(self) -> Mutes:
        """Players of whom I read nothing."""
        return Mutes(self)

    @cached_property
    def mailbox(self) -> Mailbox:
        """Where I am told of my turns by e-mail."""
        return Mailbox(self)

    @cached_property
    def week(self) -> Week:
        """When my clocks stand still every week."""
        return Week(self)

    @cached_property
    def vacations(self) -> Vacations:
        """When I am away."""
        return Vacations(self)

    @cached_property
    def webhooks(self) -> Webhooks:
        """Where the service sends what I am told."""
        return Webhooks(self, OF_PLAYER)

    @cached_property
    def tenant(self) -> Tenant:
        """The app whose key this is."""
        return Tenant(self)

    @cached_property
    def tokens(self) -> Tokens:
        """My access tokens."""
        return Tokens(self)

    @cached_property
    def operations(self) -> Operations:
        """Every operation of the document by its name."""
        return Operations(self)
