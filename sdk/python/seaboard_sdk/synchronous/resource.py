# Generated from seaboard_sdk/asynchronous/resource.py by `make sdk`; edits here are lost.
"""What every resource of a client stands on: one operation called, a list read page by page."""

from __future__ import annotations

import uuid
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from seaboard_sdk.synchronous.client import Client


class Resource:
    """Things of one kind. Each of its methods is one operation of the document."""

    def __init__(self, client: Client) -> None:
        self._client = client

    def _call(self, operation: Any, *place: Any, **arguments: Any) -> Any:
        return self._client.sender.call(operation, *place, **arguments)

    def _create(self, operation: Any, *place: Any, key: str | None, **arguments: Any) -> Any:
        """As `_call`, for what makes something: with its Idempotency-Key, a new one where none is given."""
        return self._call(operation, *place, idempotency_key=key or str(uuid.uuid4()), **arguments)

    def _each(self, operation: Any, *place: Any, **query: Any) -> Iterator[Any]:
        """The items of all pages."""
        while True:
            page = self._call(operation, *place, **query)
            yield from page.items
            if page.next_ is None:
                return
            query["after"] = page.next_
