"""Connections and transactions. Each unit of work is one transaction, sent in as few round trips as it allows."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from contextvars import ContextVar
from threading import Lock
from typing import Any, TypeVar

from psycopg import Connection, Cursor, Error, IsolationLevel, OperationalError
from psycopg.errors import UniqueViolation
from psycopg.rows import class_row
from psycopg_pool import ConnectionPool, PoolClosed, PoolTimeout
from psycopg_pool.pool import AddConnection, MaintenanceTask

from seaboard.store.bell import Bell
from seaboard.telemetry import use_case_span

T = TypeVar("T")

SECONDS_FOR_A_CONNECTION = 10.0
SECONDS_BETWEEN_TRIES = 1.0
# Whoever is stopped in the middle of a transaction, or waits for one who is, gives up: no match may hang on a process.
PATIENCE = "-c lock_timeout=5s -c statement_timeout=15s -c idle_in_transaction_session_timeout=20s"


class Unavailable(Exception):
    """The database cannot be reached now: what was asked is not done, or it cannot be said whether it is."""

    code = "unavailable"
    sentence = "The service cannot be reached for a moment. Try again."


class Failed(Exception):
    """The database refused a statement: a fault of ours, or tables that are not there yet."""


class Taken(Failed):
    """What may be there once is there already: somebody else came first."""


class Transaction:
    """One unit of work. Statements are sent without waiting for them; only what is fetched is waited for."""

    __slots__ = ("_connection", "after", "has_mail")

    def __init__(self, connection: Connection[Any]) -> None:
        self._connection = connection
        self.has_mail = False
        self.after: list[Callable[[], None]] = []
        """What is to be done once it has been committed, and not at all if it is not: counting, for one."""

    def run(self, statement: str, values: Mapping[str, Any]) -> None:
        """Send a statement and go on; if it fails, that shows at the next fetch or at the end."""
        self._connection.execute(statement, values)

    def ask(self, kind: type[T], statement: str, values: Mapping[str, Any]) -> Cursor[T]:
        """Send a statement whose rows are fetched later, each a `kind` with the columns as its fields."""
        return self._connection.cursor(row_factory=class_row(kind)).execute(statement, values)

    def value(self, statement: str, values: Mapping[str, Any]) -> Any:
        """The only column of the only row; None if there is no row."""
        row = self._connection.execute(statement, values).fetchone()
        return None if row is None else row[0]

    def column(self, statement: str, values: Mapping[str, Any]) -> list[Any]:
        """The only column of all rows."""
        return [row[0] for row in self._connection.execute(statement, values).fetchall()]


class EagerPool(ConnectionPool[Connection[Any]]):
    """Asks for a lost database once a second for as long as it is away: a server that is back is not kept waiting by
    pauses that have doubled meanwhile."""

    def schedule_task(self, task: MaintenanceTask, delay: float) -> None:
        super().schedule_task(task, min(delay, SECONDS_BETWEEN_TRIES) if isinstance(task, AddConnection) else delay)


class Database:
    """The pool of one process. Connects when it is first used, so that it may be made before a fork. With a
    `direct_url`, `url` is a pooler in transaction mode: what lasts longer than a transaction goes around it."""

    def __init__(self, url: str, connections: int = 10, direct_url: str = "") -> None:
        self.url = url
        self.direct_url = direct_url or url
        self._is_pooled = self.direct_url != url
        self.bell = Bell(self.direct_url)
        self._connections = connections
        self._pool: EagerPool | None = None
        self._is_closed = False
        self._lock = Lock()
        self._current: ContextVar[Transaction | None] = ContextVar("transaction", default=None)

    def close(self) -> None:
        """Give back all connections, for good: a thread that still works finds it unavailable."""
        self.bell.close()
        with self._lock:
            self._is_closed = True
            pool, self._pool = self._pool, None
        if pool is not None:
            pool.close()

    @contextmanager
    def transaction(self) -> Iterator[Transaction]:
        """All or nothing. Within another transaction of the same thread it is a part of that one."""
        joined = self._current.get()
        if joined is not None:
            yield joined
            return
        with self._connection() as connection, connection.pipeline():
            if self._is_pooled:
                _be_patient(connection)
            transaction = Transaction(connection)
            mark = self._current.set(transaction)
            try:
                yield transaction
            finally:
                self._current.reset(mark)
            connection.commit()
        if transaction.has_mail:
            self.bell.ring()
        for act in transaction.after:
            act()

    @contextmanager
    def snapshot(self) -> Iterator[Transaction]:
        """For reading: all statements see the same moment. Within another transaction it is a part of that one."""
        joined = self._current.get()
        if joined is not None:
            yield joined
            return
        with self._connection() as connection:
            connection.isolation_level = IsolationLevel.REPEATABLE_READ
            connection.read_only = True
            try:
                with connection.pipeline():
                    if self._is_pooled:
                        _be_patient(connection)
                    yield Transaction(connection)
                    connection.commit()
            finally:
                if not connection.closed:
                    connection.rollback()
                    connection.isolation_level = None
                    connection.read_only = None

    @contextmanager
    def single(self) -> Iterator[Transaction]:
        """For one statement alone, which needs no transaction around it: one round trip."""
        joined = self._current.get()
        if joined is not None:
            yield joined
            return
        with self._connection() as connection:
            connection.autocommit = True
            try:
                yield Transaction(connection)
            finally:
                if not connection.closed:
                    connection.autocommit = False

    @contextmanager
    def _connection(self) -> Iterator[Connection[Any]]:
        pool = self._open_pool()
        try:
            with use_case_span(), _lent(pool) as connection:
                yield connection
        except (PoolTimeout, PoolClosed) as error:
            raise Unavailable from error
        except OperationalError as error:
            pool.check()  # one lost connection is seldom alone: look at the others before they are handed out
            raise Unavailable from error
        except Error as error:
            kind = Taken if isinstance(error, UniqueViolation) else Failed
            raise kind(f"{error.sqlstate}: {error.diag.message_primary}") from None  # its details may quote a whole row

    @property
    def _manners(self) -> dict[str, Any]:
        """What a pooler in transaction mode lets a connection have: nothing that outlives a transaction."""
        return {"prepare_threshold": None} if self._is_pooled else {"options": PATIENCE}

    def _open_pool(self) -> EagerPool:
        with self._lock:
            if self._is_closed:
                raise Unavailable
            if self._pool is None:
                self._pool = EagerPool(
                    self.url,
                    min_size=1,
                    max_size=self._connections,
                    timeout=SECONDS_FOR_A_CONNECTION,
                    kwargs={"application_name": "seaboard", **self._manners},
                    open=True,
                )
            return self._pool


@contextmanager
def _lent(pool: EagerPool) -> Iterator[Connection[Any]]:
    """A connection of the pool, given back with nothing begun; the pool's own context would commit once more."""
    connection = pool.getconn()
    try:
        yield connection
    except BaseException:
        with suppress(Error):  # what went wrong is told; that the connection went with it is the pool's concern
            connection.rollback()
        raise
    finally:
        pool.putconn(connection)


def _be_patient(connection: Connection[Any]) -> None:
    """The same time-outs for one transaction, where the next one may be another connection's."""
    connection.execute(
        "select set_config('lock_timeout', '5s', true), set_config('statement_timeout', '15s', true),"
        " set_config('idle_in_transaction_session_timeout', '20s', true)"
    )
