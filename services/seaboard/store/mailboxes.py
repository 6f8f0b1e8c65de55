"""Rows of players' mailboxes, of the turns that they are to be told of by letter, and of addresses asked to confirm."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from seaboard.store.database import Transaction
from seaboard.store.queries import load
from seaboard.store.values import to_json

SQL = load("mailboxes.sql")


@dataclass(frozen=True, slots=True)
class MailboxRow:
    """`has_time`: whether its code is still good; None if it has none."""

    player_id: str
    id: str
    address: str = field(repr=False)
    turns: str
    status: str
    code: bytes | None = field(repr=False)
    has_time: bool | None
    misses: int


@dataclass(frozen=True, slots=True)
class NewMailbox:
    """Sealed: the code and the token."""

    player: str
    id: str
    address: str = field(repr=False)
    turns: str
    code: bytes = field(repr=False)
    hours: int
    token: bytes = field(repr=False)
    token_hash: bytes = field(repr=False)


@dataclass(frozen=True, slots=True)
class Call:
    """A turn of which a player is to be told."""

    player_id: str
    match_id: str
    seat: int
    number: int


@dataclass(frozen=True, slots=True)
class CallRow:
    """A turn of which a player is still to be told, if `is_turn` is still true."""

    match_id: str
    seat: int
    number: int
    is_turn: bool


@dataclass(frozen=True, slots=True)
class Errand:
    """A player to whom a letter is due, and how many jobs there were for it before."""

    player_id: str
    jobs: int


@dataclass(frozen=True, slots=True)
class LetterBegun:
    """All of the mailbox that is needed to write a letter now."""

    id: str
    player_id: str
    address: str = field(repr=False)
    status: str
    code: bytes | None = field(repr=False)
    token: bytes = field(repr=False)
    jobs: int
    letters: int
    failures: int


def lock_mailbox(tx: Transaction, player: str) -> MailboxRow | None:
    return tx.ask(MailboxRow, SQL["lock_mailbox"], {"player": player}).fetchone()


def read_mailbox(tx: Transaction, player: str) -> MailboxRow | None:
    return tx.ask(MailboxRow, SQL["read_mailbox"], {"player": player}).fetchone()


def note_confirmation(tx: Transaction, address_hash: bytes, player: str, most: int) -> bool:
    """Whether one more letter may be sent there, by this player."""
    values = {"address": address_hash, "player": player, "most": most}
    tx.run(SQL["queue_for_an_address"], {"address": address_hash})
    return bool(tx.value(SQL["note_confirmation"], values))


def save_mailbox(tx: Transaction, new: NewMailbox) -> None:
    """In place of what the player had."""
    tx.run(SQL["drop_calls"], {"player": new.player})
    tx.run(SQL["save_mailbox"], {name: getattr(new, name) for name in NewMailbox.__dataclass_fields__})
    tx.has_mail = True


def set_turns(tx: Transaction, player: str, turns: str, seconds: int) -> None:
    """`seconds`: how long after a letter the next may come."""
    if turns == "off":
        tx.run(SQL["drop_calls"], {"player": player})
    tx.run(SQL["set_turns"], {"player": player, "turns": turns, "seconds": seconds})


def confirm(tx: Transaction, player: str) -> None:
    tx.run(SQL["confirm"], {"player": player})


def note_miss(tx: Transaction, player: str) -> None:
    tx.run(SQL["note_miss"], {"player": player})


def remove_mailbox(tx: Transaction, player: str) -> None:
    tx.run(SQL["remove_mailbox"], {"player": player})


def unsubscribe(tx: Transaction, token_hash: bytes) -> bool:
    """Whether there is such a mailbox."""
    player = tx.value(SQL["unsubscribe"], {"token_hash": token_hash})
    if player is not None:
        tx.run(SQL["drop_calls"], {"player": player})
    return player is not None


def call(tx: Transaction, calls: Sequence[Call], delay: float) -> None:
    """Have players told of turns by letter, of those who want it; not before `delay` seconds are over."""
    players = [one.player_id for one in calls]
    tx.run(SQL["call"], {"players": players, "rows": to_json(calls), "delay": delay})


def take_due(tx: Transaction, seconds: float, limit: int) -> list[Errand]:
    return tx.ask(Errand, SQL["take_due"], {"seconds": seconds, "limit": limit}).fetchall()


def begin_letter(tx: Transaction, player: str, jobs: int, seconds: float) -> LetterBegun | None:
    values = {"player": player, "jobs": jobs, "seconds": seconds}
    return tx.ask(LetterBegun, SQL["begin_letter"], values).fetchone()


def read_calls(tx: Transaction, player: str) -> list[CallRow]:
    """The most urgent first."""
    return tx.ask(CallRow, SQL["read_calls"], {"player": player}).fetchall()


def end_letter(tx: Transaction, begun: LetterBegun, calls: Iterable[CallRow], letters: int, delay: float) -> None:
    """So many letters told of these calls."""
    tx.run(SQL["forget_calls"], {"player": begun.player_id, "rows": to_json(calls)})
    tx.run(SQL["end_letter"], {"id": begun.id, "jobs": begun.jobs, "letters": letters, "delay": delay})


def delay_letter(tx: Transaction, begun: LetterBegun, seconds: float) -> None:
    tx.run(SQL["delay_letter"], {"id": begun.id, "jobs": begun.jobs, "seconds": seconds})


def give_up(tx: Transaction, begun: LetterBegun) -> None:
    tx.run(SQL["drop_calls"], {"player": begun.player_id})
    tx.run(SQL["give_up"], {"id": begun.id, "jobs": begun.jobs})


def drop_old_confirmations(tx: Transaction) -> None:
    tx.run(SQL["drop_old_confirmations"], {})
