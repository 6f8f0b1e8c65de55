"""One running Seaboard for the tests of this folder; each test makes players and matches of its own.

It has servers of its own: its workers must not take the jobs of tests that run processes with other settings.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from seaboard.store.migrate import migrate
from servers import running_postgres, running_valkey
from sites import Site, served


@pytest.fixture(scope="session")
def site() -> Iterator[Site]:
    with running_postgres() as database, running_valkey() as broker:
        migrate(database.url)
        with served(database.url, broker.url) as running:
            yield running
