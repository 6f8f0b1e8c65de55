"""The client: where the service is, who is asking, and what there is to ask for."""

from __future__ import annotations

import os
import uuid
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from types import TracebackType
from typing import Any, cast

import httpx

from seaboard_sdk.generated import models
from seaboard_sdk.generated.api.games import get_game, list_games
from seaboard_sdk.generated.api.matches import get_match, list_matches, open_match
from seaboard_sdk.generated.api.players import create_player, get_account, list_open_decisions
from seaboard_sdk.generated.api.service import get_service
from seaboard_sdk.generated.client import AuthenticatedClient
from seaboard_sdk.matches import Match
from seaboard_sdk.transport import call, connect
from seaboard_sdk.waiting import WAIT_SECONDS


class Client:
    """A player's connection to a service. The address is that of `SEABOARD_URL` and the token that of
    `SEABOARD_TOKEN` where they are not given; `timeout` is in seconds, for each try of a request."""

    def __init__(
        self,
        base_url: str | None = None,
        token: str | None = None,
        *,
        timeout: float = 10.0,
        transport: httpx.BaseTransport | None = None,
    ) -> None:
        self.base_url = (base_url or os.environ.get("SEABOARD_URL") or "http://127.0.0.1:8080").rstrip("/")
        self.token = token if token is not None else os.environ.get("SEABOARD_TOKEN", "")
        self.has_streams = True
        self._timeout = timeout
        self._transport = transport
        self.core = connect(self.base_url, self.token, timeout, transport)

    @classmethod
    def register(cls, base_url: str, name: str, *, is_bot: bool = False, **more: Any) -> Client:
        """A client of a new player."""
        with cls(base_url, "", **more) as nobody:
            body = models.NewPlayer(name=name, is_bot=is_bot)
            made: models.CreatedPlayer = call(
                create_player.sync_detailed, client=nobody.core, body=body, idempotency_key=str(uuid.uuid4())
            )
        return cls(base_url, made.access_token, **more)

    def __enter__(self) -> Client:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Close all connections."""
        self.core.get_httpx_client().close()
        if "streams" in self.__dict__:
            self.streams.get_httpx_client().close()

    @cached_property
    def service(self) -> models.Service:
        """The service's version, limits, and where long polls are answered."""
        return cast(models.Service, call(get_service.sync_detailed, client=self.core))

    @cached_property
    def streams(self) -> AuthenticatedClient:
        """The connection on which to wait."""
        url = self.service.streams_url or self.base_url
        return connect(url, self.token, self._timeout + WAIT_SECONDS, self._transport)

    def account(self) -> models.Player:
        """The player that the token belongs to."""
        return cast(models.Player, call(get_account.sync_detailed, client=self.core))

    def open_decisions(self) -> list[models.OpenDecision]:
        """What waits for me in all my matches, the most urgent first."""
        found: list[models.OpenDecision] = []
        query: dict[str, str] = {}
        while True:
            page: models.OpenDecisions = call(list_open_decisions.sync_detailed, client=self.core, **query)
            found += page.items
            if page.next_ is None:
                return found
            query = {"after": page.next_}

    @cached_property
    def games(self) -> Games:
        return Games(self)

    @cached_property
    def matches(self) -> Matches:
        return Matches(self)


class Games:
    """What can be played."""

    def __init__(self, client: Client) -> None:
        self._client = client

    def __iter__(self) -> Iterator[models.Game]:
        found: models.Games = call(list_games.sync_detailed, client=self._client.core)
        return iter(found.items)

    def __getitem__(self, game: str) -> models.Game:
        return cast(models.Game, call(get_game.sync_detailed, game, client=self._client.core))


class Matches:
    """The matches that I may see."""

    def __init__(self, client: Client) -> None:
        self._client = client

    def open(
        self,
        game: str,
        seats: Sequence[str | Mapping[str, Any]],
        *,
        options: Mapping[str, Any] | None = None,
        key: str | None = None,
        **more: Any,
    ) -> Match:
        """Open a match. A seat is `me`, `open`, `house:medium` or `invited:<a player's id>`, or a wish as the document
        has it. `key` is the Idempotency-Key: give one of your own where your program itself may be started again."""
        wishes = [_wish(seat) for seat in seats]
        body = models.NewMatch.from_dict({"game": game, "seats": wishes, "options": dict(options or {}), **more})
        made = call(
            open_match.sync_detailed, client=self._client.core, body=body, idempotency_key=key or str(uuid.uuid4())
        )
        return Match(self._client, made)

    def __getitem__(self, match: str) -> Match:
        return Match(self._client, call(get_match.sync_detailed, match, client=self._client.core))

    def __call__(self, **which: Any) -> Iterator[Match]:
        """All that fit, the newest first: `game`, `status`, `mine`, `open`; or `my_turn`, the most urgent first."""
        after: str | None = None
        while True:
            query = which if after is None else {**which, "after": after}
            page: models.Matches = call(list_matches.sync_detailed, client=self._client.core, **query)
            yield from (Match(self._client, info) for info in page.items)
            if page.next_ is None:
                return
            after = page.next_


def _wish(seat: str | Mapping[str, Any]) -> dict[str, Any]:
    if not isinstance(seat, str):
        return dict(seat)
    kind, _, rest = seat.partition(":")
    named = {"house": "level", "invited": "player"}.get(kind)
    return {"kind": kind, named: rest} if named and rest else {"kind": kind}
