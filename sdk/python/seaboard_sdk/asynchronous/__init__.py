"""The client by hand, for asyncio. The package `synchronous` is generated from this one by `make sdk`."""

from seaboard_sdk.asynchronous.client import AsyncClient
from seaboard_sdk.asynchronous.feeds import AsyncFeed
from seaboard_sdk.asynchronous.matches import AsyncMatch
from seaboard_sdk.asynchronous.seats import AsyncSeat

__all__ = ["AsyncClient", "AsyncFeed", "AsyncMatch", "AsyncSeat"]
