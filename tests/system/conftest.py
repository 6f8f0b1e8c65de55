"""One running Seaboard for the tests of this folder; each test makes players and matches of its own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from sites import Site, served


@pytest.fixture(scope="session")
def site(migrated_database_url: str, shared_broker_url: str) -> Iterator[Site]:
    with served(migrated_database_url, shared_broker_url) as running:
        yield running
