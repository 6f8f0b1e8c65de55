"""Fixtures that every test may ask for: a migrated database and a broker, real, and empty as a test begins."""

from collections.abc import Iterator

import pytest
import redis

from servers import empty_tables, running_postgres, running_valkey

SLOW_FOLDERS = ("chaos", "secrecy", "system", "cli", "workers")
"""Begun first, so that at the end no process of the run waits for a long one of another."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    def turn(item: pytest.Item) -> int:
        folder = item.path.parent.name
        return SLOW_FOLDERS.index(folder) if folder in SLOW_FOLDERS else len(SLOW_FOLDERS)

    items.sort(key=turn)


@pytest.fixture(scope="session")
def migrated_database_url() -> Iterator[str]:
    """This process's own server, with Seaboard's tables; for fixtures that keep rows through many tests."""
    from seaboard.store.migrate import migrate  # not at the top: pure tests run without the server's libraries

    with running_postgres() as server:
        migrate(server.url)
        yield server.url


@pytest.fixture
def database_url(migrated_database_url: str) -> str:
    """The address of a database with Seaboard's tables and no rows."""
    empty_tables(migrated_database_url)
    return migrated_database_url


@pytest.fixture(scope="session")
def shared_broker_url() -> Iterator[str]:
    """This process's own broker; for fixtures that keep a worker through many tests."""
    with running_valkey() as server:
        yield server.url


@pytest.fixture
def broker_url(shared_broker_url: str) -> str:
    """The address of a broker that holds no message."""
    with redis.Redis.from_url(shared_broker_url.replace("redis+socket://", "unix://")) as broker:
        broker.flushall()
    return shared_broker_url
