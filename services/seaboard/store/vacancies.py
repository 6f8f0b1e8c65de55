"""Rows of seats that wait for somebody to go on, and of who held them."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from seaboard.store.database import Transaction
from seaboard.store.queries import load

SQL = load("vacancies.sql")


@dataclass(frozen=True, slots=True)
class VacancyRow:
    """`level` is that of the house bot which goes on if nobody comes; None: the seat gives up."""

    seat: int
    level: str | None
    expires_at: datetime


def add_vacancy(tx: Transaction, match: str, row: VacancyRow) -> None:
    tx.run(SQL["add_vacancy"], {"match": match, "seat": row.seat, "level": row.level, "expires_at": row.expires_at})


def drop_vacancy(tx: Transaction, match: str, seat: int) -> None:
    tx.run(SQL["drop_vacancy"], {"match": match, "seat": seat})


def list_expired_vacancies(tx: Transaction, limit: int) -> list[str]:
    return tx.column(SQL["list_expired_vacancies"], {"limit": limit})


def read_vacancies(tx: Transaction, match: str) -> list[VacancyRow]:
    return tx.ask(VacancyRow, SQL["read_vacancies"], {"match": match}).fetchall()


def add_sitting(tx: Transaction, match: str, player: str, seat: int) -> None:
    tx.run(SQL["add_sitting"], {"match": match, "player": player, "seat": seat})


def read_sitting(tx: Transaction, match: str, player: str) -> int | None:
    seat: int | None = tx.value(SQL["read_sitting"], {"match": match, "player": player})
    return seat
