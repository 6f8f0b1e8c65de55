"""How requests travel: with a timeout for each try, a deadline for all of them, and sent again where that is safe."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from time import monotonic
from typing import Any, cast

import httpx
from httpx_retries import Retry

from seaboard_sdk.generated.client import AuthenticatedClient
from seaboard_sdk.transport import FAULTS, headers_for, may_be_done, pause, trouble_of, value_of


class AsyncSender:
    """Sends what the generated core asks for, through one httpx client, to one address, as one player."""

    def __init__(
        self, http: httpx.AsyncClient, base_url: str, token: str, *, timeout: float, deadline: float, retries: Retry
    ) -> None:
        self.http = http
        self.base_url = base_url
        self.headers = headers_for(token)
        self.timeout = timeout
        self.deadline = deadline
        self.retries = retries
        self.core = AuthenticatedClient(base_url=base_url, token=token)
        self.core.set_async_httpx_client(cast(httpx.AsyncClient, self))

    async def request(self, method: str, url: str, headers: Mapping[str, str] | None = None, **rest: Any) -> Any:
        """The answer of the last try."""
        until, retries = monotonic() + self.deadline, self.retries
        told = {**self.headers, **(headers or {})}
        while True:
            outcome = await self._try(method, url, until - monotonic(), headers=told, **rest)
            seconds = None if may_be_done(method, url, outcome) else pause(retries, outcome)
            if seconds is None or monotonic() + seconds >= until:
                break
            await asyncio.sleep(seconds)
            retries = retries.increment()
        if isinstance(outcome, httpx.HTTPError):
            raise outcome
        return outcome

    async def _try(self, method: str, url: str, seconds: float, **rest: Any) -> httpx.Response | httpx.HTTPError:
        """One try; `seconds` are left for all. Waiting for a free connection is no fault of the service's."""
        left = max(0.001, seconds)
        try:
            limit = httpx.Timeout(min(self.timeout, left), pool=left)
            return await self.http.request(method, self.base_url + url, timeout=limit, **rest)
        except httpx.HTTPError as fault:
            return fault

    async def call(self, operation: Any, *place: Any, **arguments: Any) -> Any:
        """What the operation answers. Raises ProblemError for a refusal, NoAnswer where there is none that fits."""
        value, _ = await self.call_tagged(operation, *place, **arguments)
        return value

    async def call_tagged(self, operation: Any, *place: Any, **arguments: Any) -> tuple[Any, str | None]:
        """What the operation answers, and its ETag."""
        try:
            response = await operation.asyncio_detailed(*place, client=self.core, **arguments)
        except FAULTS as fault:
            raise trouble_of(fault) from fault
        return value_of(response), response.headers.get("ETag")
