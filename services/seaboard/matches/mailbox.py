"""A player's mailbox: an address for letters about its turns, confirmed by who reads there, and left by a click."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from typing import cast

from seaboard.matches.ids import new_id
from seaboard.matches.join_codes import new_code, read_code
from seaboard.matches.refusals import BadAddress, BadCode, NoLetters, TooManyLetters, UnknownMailbox
from seaboard.matches.service import Service
from seaboard.matches.words.people import Caller, Mailbox, MailboxStatus, Turns
from seaboard.store import mailboxes
from seaboard.store.database import Transaction
from seaboard.store.mailboxes import MailboxRow, NewMailbox

CONFIRMATIONS_MOST = 5
"""In a day, to one address and by one player."""
HOURS_OF_A_CODE = 24
MISSES_MOST = 10
TOKEN_BYTES = 24
SECONDS_BETWEEN: dict[str, int] = {"hourly": 3_600, "daily": 86_400}

LABEL = r"[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
ADDRESS = re.compile(rf"[A-Za-z0-9.!#$%&'*+/=?^_`{{|}}~-]{{1,64}}@(?=.{{1,189}}$){LABEL}(?:\.{LABEL})+")
"""The addresses that the HTML standard takes (`input type=email`), of a domain with a dot."""


def read_mailbox(service: Service, caller: Caller) -> Mailbox:
    """Raises UnknownMailbox."""
    with service.database.single() as tx:
        return _to_mailbox(mailboxes.read_mailbox(tx, caller.player.id))


def set_mailbox(service: Service, caller: Caller, address: str, turns: Turns) -> Mailbox:
    """Another address, or another wish. An address that is not confirmed yet is sent a code. Raises NoLetters,
    BadAddress, TooManyLetters.
    """
    if service.letterhead is None:
        raise NoLetters
    if not ADDRESS.fullmatch(address):
        raise BadAddress("/address", "must be an e-mail address such as ada@example.com, in ASCII")
    player = caller.player.id
    with service.database.transaction() as tx:
        row = mailboxes.lock_mailbox(tx, player)
        if row is not None and (row.address, row.status) == (address, "confirmed"):
            mailboxes.set_turns(tx, player, turns, SECONDS_BETWEEN.get(turns, 0))
        else:
            _ask_to_confirm(service, tx, player, address, turns)
        return _to_mailbox(mailboxes.read_mailbox(tx, player))


def confirm_mailbox(service: Service, caller: Caller, code: str) -> Mailbox:
    """Whoever reads there has the code. Confirmed before, it stays so. Raises UnknownMailbox, BadCode."""
    player, why = caller.player.id, ""
    with service.database.transaction() as tx:
        row = mailboxes.lock_mailbox(tx, player)
        if row is None:
            raise UnknownMailbox
        if row.status == "unconfirmed":
            why = _fault_of_code(service, row, code)
            (mailboxes.note_miss if why else mailboxes.confirm)(tx, player)
        elif row.status == "refused":
            why = "the address took no letters; set it again"
        found = _to_mailbox(mailboxes.read_mailbox(tx, player))
    if why:
        raise BadCode("/code", why)
    return found


def remove_mailbox(service: Service, caller: Caller) -> None:
    """Gone with the address; nothing happens if there is none."""
    with service.database.transaction() as tx:
        mailboxes.remove_mailbox(tx, caller.player.id)


def unsubscribe(service: Service, token: str) -> None:
    """Whoever has a letter wants no more of them. Done again it changes nothing. Raises UnknownMailbox."""
    with service.database.transaction() as tx:
        if not mailboxes.unsubscribe(tx, _hash(token)):
            raise UnknownMailbox


def _ask_to_confirm(service: Service, tx: Transaction, player: str, address: str, turns: Turns) -> None:
    if not mailboxes.note_confirmation(tx, _hash(address.lower()), player, CONFIRMATIONS_MOST):
        raise TooManyLetters(CONFIRMATIONS_MOST)
    code, token = new_code(), secrets.token_urlsafe(TOKEN_BYTES)
    sealed_code, sealed_token = (service.keyring.seal(secret.encode()) for secret in (code, token))
    hours, number = HOURS_OF_A_CODE, new_id()
    mailboxes.save_mailbox(
        tx, NewMailbox(player, number, address, turns, sealed_code, hours, sealed_token, _hash(token))
    )


def _fault_of_code(service: Service, row: MailboxRow, code: str) -> str:
    """Why the code confirms nothing; nothing if it does."""
    if row.code is None or not row.has_time or row.misses >= MISSES_MOST:
        return "is good no more; set the address again to get another"
    given = (read_code(code) or "").encode()
    return "" if hmac.compare_digest(given, service.keyring.unseal(row.code)) else "is not the one that was sent"


def _hash(text: str) -> bytes:
    return hashlib.sha256(text.encode()).digest()


def _to_mailbox(row: MailboxRow | None) -> Mailbox:
    if row is None:
        raise UnknownMailbox
    return Mailbox(row.address, cast(Turns, row.turns), cast(MailboxStatus, row.status))
