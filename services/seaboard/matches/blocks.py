"""Who is not welcome where: a player who is blocked invites nobody who blocks it, and sits in no match of theirs."""

from __future__ import annotations

from collections.abc import Iterable

from seaboard.matches.refusals import NotWelcome
from seaboard.matches.words.people import Caller
from seaboard.store import blocks
from seaboard.store.database import Transaction


def find_apart(tx: Transaction, players: Iterable[str]) -> set[frozenset[str]]:
    """The pairs among these players of whom one blocks the other."""
    return {frozenset(pair) for pair in blocks.find_pairs(tx, players)}


def check_welcome(tx: Transaction, caller: Caller, others: Iterable[str | None]) -> None:
    """Raises NotWelcome if one of the others blocks the caller. It is not said who."""
    known = {other for other in others if other is not None} - {caller.player.id}
    if known and blocks.is_blocked_by_any(tx, caller.player.id, known):
        raise NotWelcome
