"""What every resource of a client stands on: one operation called, a list read page by page."""

from __future__ import annotations

import uuid
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from seaboard_sdk.asynchronous.client import AsyncClient


class AsyncResource:
    """Things of one kind. Each of its methods is one operation of the document."""

    def __init__(self, client: AsyncClient) -> None:
        self._client = client

    async def _call(self, operation: Any, *place: Any, **arguments: Any) -> Any:
        return await self._client.sender.call(operation, *place, **arguments)

    async def _create(self, operation: Any, *place: Any, key: str | None, **arguments: Any) -> Any:
        """As `_call`, for what makes something: with its Idempotency-Key, a new one where none is given."""
        return await self._call(operation, *place, idempotency_key=key or str(uuid.uuid4()), **arguments)

    async def _each(self, operation: Any, *place: Any, **query: Any) -> AsyncIterator[Any]:
        """The items of all pages."""
        while True:
            page = await self._call(operation, *place, **query)
            for item in page.items:
                yield item
            if page.next_ is None:
                return
            query["after"] = page.next_
