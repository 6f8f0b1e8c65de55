"""Real servers for tests: one Postgres and one Valkey for each process of the run, gone when it ends."""

import contextlib
import random
import shutil
import socket
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import ExitStack
from pathlib import Path

import psycopg
from psycopg import sql

from seaboard.cli.embedded import postgres
from seaboard.cli.embedded.accounts import account_for
from seaboard.cli.embedded.postgres import Postgres
from seaboard.cli.embedded.sockets import open_socket_folder
from seaboard.cli.embedded.valkey import Valkey, find_server


@contextlib.contextmanager
def short_folder() -> Iterator[Path]:
    """A folder with a short name that every account may pass; pytest's own folders are closed and their names long."""
    folder = Path(tempfile.mkdtemp(prefix="seaboard-test-"))
    folder.chmod(0o711)
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextlib.contextmanager
def running_postgres(settings: Mapping[str, str] = postgres.UNSAFE_AND_FAST) -> Iterator[Postgres]:
    """A server that, unless told otherwise, never waits for the disk. Its `url` is a database with no tables."""
    with ExitStack() as stack:
        home = stack.enter_context(short_folder())
        account = account_for(home / "postgres", postgres.find_binaries())
        sockets = open_socket_folder(home, account)
        log = home / "postgres.log"
        server = Postgres(home, sockets=sockets, log=log, account=account, settings=settings)
        stack.callback(server.stop)
        server.start()
        yield server


@contextlib.contextmanager
def running_valkey() -> Iterator[Valkey]:
    """A server that holds nothing yet."""
    with ExitStack() as stack:
        home = stack.enter_context(short_folder())
        account = account_for(home / "valkey", find_server())
        server = Valkey(home, sockets=open_socket_folder(home, account), log=home / "valkey.log", account=account)
        stack.callback(server.stop)
        server.start()
        yield server


def empty_tables(database_url: str) -> None:
    """Remove every row that tests wrote. What the migrations noted about themselves stays, and the house's tenant."""
    with psycopg.connect(database_url, autocommit=True) as connection:
        tables = connection.execute(
            "SELECT schemaname, tablename FROM pg_tables"
            " WHERE schemaname NOT IN ('pg_catalog', 'information_schema')"
            " AND tablename NOT LIKE '%migration%' AND tablename <> 'tenants'"
        ).fetchall()
        if tables:
            names = sql.SQL(", ").join(sql.Identifier(*table) for table in tables)
            connection.execute(sql.SQL("TRUNCATE {} RESTART IDENTITY CASCADE").format(names))
        if connection.execute("SELECT to_regclass('tenants')").fetchone() != (None,):
            connection.execute("DELETE FROM tenants WHERE id <> '00000000-0000-0000-0000-000000000000'")


PORTS_NOBODY_IS_GIVEN = range(12_000, 32_000)
"""Below those that the system itself gives to whoever asks for any."""


def free_ports(count: int) -> list[int]:
    """Ports for programs that will be started in a moment: nothing listens there, and no two are the same."""
    found: list[int] = []
    for port in random.SystemRandom().sample(PORTS_NOBODY_IS_GIVEN, 20 * count):
        with contextlib.suppress(OSError), socket.create_server(("127.0.0.1", port)):
            found.append(port)
        if len(found) == count:
            return found
    raise AssertionError("no free ports")
