"""Fixtures for pytest: one service for the whole run, and a new player for each test."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

from seaboard_sdk.synchronous import Client
from seaboard_sdk.testing.service import Running, running


@pytest.fixture(scope="session")
def seaboard() -> Iterator[Running]:
    """A service that runs, for all tests of this process. With `SEABOARD_URL` set it is the one at that address."""
    given = os.environ.get("SEABOARD_URL")
    if given:
        yield Running(given, os.environ.get("SEABOARD_TOKEN", ""))
    else:
        with running() as started:
            yield started


@pytest.fixture
def player(seaboard: Running) -> Iterator[Client]:
    """The client of a player that no other test has."""
    with seaboard.player() as client:
        yield client
