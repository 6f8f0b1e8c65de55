# Generated from seaboard_sdk/asynchronous/__init__.py by `make sdk`; edits here are lost.
"""The client that waits. Generated from `asynchronous` by `make sdk`."""

from seaboard_sdk.synchronous.client import Client
from seaboard_sdk.synchronous.feeds import Feed
from seaboard_sdk.synchronous.matches import Match
from seaboard_sdk.synchronous.seats import Seat

__all__ = ["Client", "Feed", "Match", "Seat"]
