"""The statements of decisions: noted while they are made once, and sent again for nothing but their cost."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from load.schedule import Line
from seaboard.matches.authenticate import authenticate
from seaboard.matches.decide import decide
from seaboard.matches.service import Service, make_service
from seaboard.settings import Settings
from seaboard.store.database import Database, Transaction

Statement = tuple[str, str, Any]
"""How it was sent (`run`, `ask` …), its text and its values."""
Recorded = list[list[Statement]]
"""What one decision sent: first to learn who asks, then to decide."""


class Recording(Transaction):
    """A transaction that notes what is sent."""

    noted: list[Statement] = []  # noqa: RUF012 # one recorder, one thread

    def run(self, statement: str, values: Any) -> None:
        self.noted.append(("run", statement, dict(values)))
        super().run(statement, values)

    def ask(self, kind: Any, statement: str, values: Any) -> Any:
        self.noted.append(("ask", statement, dict(values)))
        return super().ask(kind, statement, values)

    def value(self, statement: str, values: Any) -> Any:
        self.noted.append(("value", statement, dict(values)))
        return super().value(statement, values)

    def column(self, statement: str, values: Any) -> Any:
        self.noted.append(("column", statement, dict(values)))
        return super().column(statement, values)


def record(url: str, lines: Iterable[Line]) -> dict[str, list[Recorded]]:
    """By line, what each of its decisions sent; they are played once here, not timed."""
    from seaboard.store import database

    original, database.Transaction = database.Transaction, Recording  # type: ignore[misc]
    service = make_service(Settings(database_url=url))
    try:
        return {line.name: _record_line(service, line) for line in lines}
    finally:
        service.close()
        database.Transaction = original  # type: ignore[misc]


def _record_line(service: Service, line: Line) -> list[Recorded]:
    recorded = []
    for turn in line.turns:
        groups: Recorded = []
        caller = _noted(groups, lambda turn=turn: authenticate(service, turn.token))  # type: ignore[misc]
        arguments = (service, caller, turn.match, turn.seat, turn.number, turn.actions)
        _noted(groups, lambda arguments=arguments: decide(*arguments))  # type: ignore[misc]
        recorded.append(groups)
    return recorded


def _noted(groups: Recorded, act: Callable[[], Any]) -> Any:
    Recording.noted = []
    answer = act()
    groups.append(Recording.noted)
    return answer


def send_again(database: Database, groups: Recorded) -> None:
    """The same statements in the same transactions and round trips."""
    authentication, deciding = groups
    with database.single() as tx:
        _send(tx, authentication)
    with database.transaction() as tx:
        _send(tx, deciding)
        tx.has_mail = True


def _send(tx: Transaction, statements: Iterable[Statement]) -> None:
    """What is asked in a row is sent together and waited for once, as the store does it."""
    waiting: list[Any] = []
    for how, statement, values in statements:
        if how == "ask":
            waiting.append(tx._connection.execute(statement, values))
            continue
        _fetch(waiting)
        getattr(tx, how)(statement, values)
    _fetch(waiting)


def _fetch(waiting: list[Any]) -> None:
    for cursor in waiting:
        cursor.fetchall()
    waiting.clear()
