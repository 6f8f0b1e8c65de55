"""A feed read to its end: streamed and resumed, else by long poll, else by asking again. Whatever happens to the
connection, each thing comes once and in order."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncGenerator
from contextlib import aclosing
from time import monotonic
from typing import TYPE_CHECKING, Any

import httpx
from httpx_sse import ServerSentEvent, SSEError, aconnect_sse

from seaboard_sdk.generated.types import UNSET
from seaboard_sdk.groups import NoAnswer, ServerFault, TooMany, WrongProcess
from seaboard_sdk.places import Place
from seaboard_sdk.transport import refusal_in, refusal_of
from seaboard_sdk.words import Gap

if TYPE_CHECKING:
    from seaboard_sdk.asynchronous.client import AsyncClient

WAIT_SECONDS = 20
ASK_AGAIN_SECONDS = (0.1, 0.2, 0.4, 0.8, 1.5)
STREAMS_TRIED = 2
"""After so many streams in a row that told nothing it is read by long poll for a while."""
SECONDS_WITHOUT_STREAM = 30.0
BROKEN = (httpx.HTTPError, SSEError, NoAnswer, ServerFault, TooMany)
"""What says nothing about the feed: it is read on."""


class AsyncFeed:
    """What one viewer of a match, or an account, is told, after the number `after` (all that is kept, for None). An
    empty page or a connection that ends is not the end: only `is_over` is."""

    def __init__(self, client: AsyncClient, place: Place, after: str | None = None) -> None:
        self._client = client
        self._place = place
        self.after = after
        self.is_over = False
        self._idle = 0
        self._failures = 0
        self._stream_again = 0.0

    async def told(self) -> AsyncGenerator[Any, None]:
        """Each thing as it comes. Whoever stops before the end closes it (`contextlib.aclosing`)."""
        while not self.is_over:
            if self._client.has_streams and monotonic() >= self._stream_again:
                async with aclosing(self._streamed()) as told:
                    async for one in told:
                        yield one
            else:
                for one in await self._next_page():
                    yield one

    # Streamed

    async def _streamed(self) -> AsyncGenerator[Any, None]:
        """What comes on one connection, until it breaks off."""
        try:
            async with aclosing(self._messages()) as messages:
                async for message in messages:
                    one = self._heard(message)
                    if one is not None:
                        self._failures = 0
                        yield one
        except WrongProcess:
            self._client.has_streams = False
        except BROKEN as fault:
            await self._note(fault)
        else:
            await self._note(None)

    async def _messages(self) -> AsyncGenerator[ServerSentEvent, None]:
        sender = await self._client.streams()
        asked = self._place.streaming._get_kwargs(
            *self._place.arguments, last_event_id=UNSET if self.after is None else self.after
        )
        asked["url"] = sender.base_url + asked["url"]
        asked["headers"] = {**sender.headers, **asked["headers"]}
        silence = httpx.Timeout(self._client.sender.timeout, read=self._client.silence)
        async with aconnect_sse(sender.http, timeout=silence, **asked) as source:
            if source.response.status_code == httpx.codes.NO_CONTENT:
                self.is_over = True
            elif await self._is_open(source.response):
                async for message in source.aiter_sse():
                    yield message

    async def _is_open(self, response: httpx.Response) -> bool:
        if response.status_code != httpx.codes.OK:
            raise refusal_of(response.status_code, response.headers, await response.aread())
        return True

    def _heard(self, message: ServerSentEvent) -> Any:
        """The thing that a message tells, if it is a new one."""
        if not message.data:  # the parser hands on what only says when to come back
            return None
        if message.event == "message":
            return self._take(self._read(message.data))
        if message.event == "resync":
            return self._gap(str(json.loads(message.data)["last"]))
        if message.event == "refused":
            raise refusal_in(message.data) or NoAnswer("a stream that broke off")
        self.is_over = self.is_over or message.event == "end"
        return None

    def _read(self, data: str) -> Any:
        try:
            return self._place.item.from_dict(json.loads(data))
        except (ValueError, KeyError, TypeError, AttributeError) as fault:
            raise NoAnswer(f"an event that the document does not know: {fault!r}") from fault

    def _take(self, item: Any) -> Any:
        last = None if self.after is None else int(self.after)
        if last is not None and item.number <= last:
            return None
        if last is not None and item.number > last + 1:
            raise NoAnswer(f"a stream that left out what comes after {last}")
        self.after = str(item.number)
        return item

    def _gap(self, last: str) -> Gap:
        self.after = last
        return Gap(last)

    async def _note(self, fault: Exception | None) -> None:
        """A stream broke off: come back soon, or leave it for a while."""
        self._failures += 1
        if self.is_over:
            return
        if self._failures > STREAMS_TRIED:
            told = fault.retry_after if isinstance(fault, TooMany) else None
            self._stream_again = monotonic() + (told or SECONDS_WITHOUT_STREAM)
        else:
            await asyncio.sleep(random.uniform(0.05, 0.2) * self._failures)

    # By pages

    async def _next_page(self) -> list[Any]:
        try:
            page = await self.page(WAIT_SECONDS)
        except BROKEN:
            await asyncio.sleep(random.uniform(0.5, 1.5))
            return []
        gap = [Gap(page.next_)] if getattr(page, "is_gap", False) else []
        self.is_over = getattr(page, "is_over", False) and not page.has_more
        return [*gap, *page.items]

    async def wait(self, seconds: float | None = None) -> bool:
        """Wait until something new happens; False when the match is over, or nothing did in so many seconds."""
        until = None if seconds is None else monotonic() + seconds
        while until is None or monotonic() < until:
            page = await self.page(WAIT_SECONDS if until is None else min(WAIT_SECONDS, max(1, until - monotonic())))
            if page.items:
                return True
            if page.is_over:
                return False
        return False

    async def page(self, seconds: float) -> Any:
        """What comes next, perhaps nothing; the following page goes on from there."""
        if not seconds:
            page = await self._ask(self._client.sender)
        else:
            page = await (self._long_poll(int(seconds)) if self._client.has_streams else self._poll())
        self.after = page.next_
        return page

    async def _long_poll(self, seconds: int) -> Any:
        try:
            return await self._ask(await self._client.streams(), wait=seconds)
        except WrongProcess:
            self._client.has_streams = False
            return await self._poll()

    async def _poll(self) -> Any:
        page = await self._ask(self._client.sender)
        self._idle = 0 if page.items else self._idle + 1
        if self._idle and not getattr(page, "is_over", False):
            await asyncio.sleep(ASK_AGAIN_SECONDS[min(self._idle, len(ASK_AGAIN_SECONDS)) - 1])
        return page

    async def _ask(self, sender: Any, **query: Any) -> Any:
        after = UNSET if self.after is None else self.after
        return await sender.call(self._place.listing, *self._place.arguments, after=after, **query)
