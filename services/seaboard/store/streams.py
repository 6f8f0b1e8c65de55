"""Rows of open streams: how many a token has, and that it is still good."""

from __future__ import annotations

from collections.abc import Mapping

from seaboard.store.database import Transaction
from seaboard.store.queries import load

SQL = load("streams.sql")

SECONDS_OF_SILENCE = 45.0
"""A stream not seen for so long is gone."""


def open_stream(tx: Transaction, stream: str, token: str, most: int) -> bool:
    """Take a place among the token's streams; False if it has as many as it may."""
    tx.run(SQL["queue_for_a_stream"], {"token": token})
    values = {"id": stream, "token": token, "most": most, "silence": SECONDS_OF_SILENCE}
    return bool(tx.value(SQL["open_stream"], values))


def keep_streams(tx: Transaction, tokens: Mapping[str, str]) -> set[str]:
    """Tell that these streams are read, each by its token; those of them whose token is still good."""
    return set(tx.column(SQL["keep_streams"], {"ids": list(tokens), "tokens": list(tokens.values())}))


def close_stream(tx: Transaction, stream: str) -> None:
    tx.run(SQL["close_stream"], {"id": stream})


def forget_streams(tx: Transaction) -> None:
    tx.run(SQL["forget_streams"], {"silence": SECONDS_OF_SILENCE})
