"""Waiting for what happens: by long poll where the service has processes for it, else by asking again."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, cast

from seaboard_sdk.generated import models
from seaboard_sdk.generated.api.play import list_events, list_public_events
from seaboard_sdk.problems import WrongProcess
from seaboard_sdk.transport import call

if TYPE_CHECKING:
    from seaboard_sdk.client import Client

WAIT_SECONDS = 20
ASK_AGAIN_SECONDS = (0.1, 0.2, 0.4, 0.8, 1.5)


class Feed:
    """The events of one viewer of a match, in order. An empty page is not the end of the match: only `is_over` is."""

    def __init__(self, client: Client, match: str, seat: int | None, after: str = "0") -> None:
        self._client = client
        self._match = match
        self._seat = seat
        self.after = after
        self._idle = 0

    def __iter__(self) -> Iterator[models.SeenEvent]:
        while True:
            page = self.page(WAIT_SECONDS)
            yield from page.items
            if page.is_over and not page.has_more:
                return

    def wait(self, seconds: float | None = None) -> bool:
        """Wait until something new happens; False when the match is over, or nothing did in so many seconds."""
        until = None if seconds is None else time.monotonic() + seconds
        while until is None or time.monotonic() < until:
            page = self.page(WAIT_SECONDS if until is None else min(WAIT_SECONDS, max(1, until - time.monotonic())))
            if page.items:
                return True
            if page.is_over:
                return False
        return False

    def page(self, seconds: float) -> models.EventPage:
        """The events that come next, perhaps none; the following page goes on from there."""
        if not seconds:
            page = self._ask(self._client.core)
        else:
            page = self._long_poll(int(seconds)) if self._client.has_streams else self._poll()
        self.after = page.next_
        return page

    def _long_poll(self, seconds: int) -> models.EventPage:
        try:
            return self._ask(self._client.streams, wait=seconds)
        except WrongProcess:
            self._client.has_streams = False
            return self._poll()

    def _poll(self) -> models.EventPage:
        page = self._ask(self._client.core)
        self._idle = 0 if page.items else self._idle + 1
        if self._idle and not page.is_over:
            time.sleep(ASK_AGAIN_SECONDS[min(self._idle, len(ASK_AGAIN_SECONDS)) - 1])
        return page

    def _ask(self, core: Any, **query: Any) -> models.EventPage:
        if self._seat is None:
            found = call(list_public_events.sync_detailed, self._match, client=core, after=self.after, **query)
        else:
            found = call(list_events.sync_detailed, self._match, self._seat, client=core, after=self.after, **query)
        return cast(models.EventPage, found)
