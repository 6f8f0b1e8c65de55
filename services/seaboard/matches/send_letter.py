"""Turns are told by letter (e-mail), to those who want it: what is still true is written, sent, and noted as sent."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from email.message import EmailMessage
from typing import Literal

from seaboard.matches.held import look_for_the_house
from seaboard.matches.letterhead import Letterhead
from seaboard.matches.letters import TurnTold, write_confirmation, write_turns
from seaboard.matches.send_webhook import BATCH, DELAYS, SECONDS_UNTIL_LOST, delay
from seaboard.matches.service import Service
from seaboard.store import mailboxes
from seaboard.store.database import Transaction
from seaboard.store.feeds import NoticeRow
from seaboard.store.mailboxes import Call, CallRow, Errand, LetterBegun
from seaboard.store.wholes import read_clock

Posted = Literal["sent", "later", "never"]
"""What came of posting a letter; `never`: the address takes none."""

Post = Callable[[EmailMessage], Posted]
Carry = Callable[[Errand], object]


def call_by_letter(service: Service, tx: Transaction, told: Iterable[NoticeRow]) -> None:
    """Of what was told to players, turns are to be told by letter too. Whoever came to it by its own choice knows."""
    if service.letterhead is None:
        return
    calls = [
        Call(notice.player_id, notice.match_id, notice.content["seat"], notice.content["decision"])
        for notice in told
        if notice.topic == "match.turn" and notice.match_id is not None
    ]
    if calls:
        mailboxes.call(tx, calls, service.letterhead.delay)


def send_letters(service: Service, carry: Carry) -> int:
    """Have what is due now written and sent; how many. Each comes again if nothing is heard of it."""
    if service.letterhead is None:
        return 0
    with service.database.transaction() as tx:
        due = mailboxes.take_due(tx, SECONDS_UNTIL_LOST, BATCH)
    for errand in due:
        carry(errand)
    return len(due)


def send_letter(service: Service, player: str, jobs: int, post: Post) -> Posted | None:
    """The letter that is due to a player, after so many jobs; None if there is none, or nothing to say any more.
    Nothing is locked while it is under way; sent twice after a crash, it has the same Message-ID.
    """
    head = service.letterhead
    if head is None:
        return None
    with service.database.transaction() as tx:
        begun = mailboxes.begin_letter(tx, player, jobs, SECONDS_UNTIL_LOST)
        if begun is None:
            return None
        calls = mailboxes.read_calls(tx, player)
        letter = _write(service, tx, head, begun, calls)
        if letter is None:
            mailboxes.end_letter(tx, begun, calls, 0, head.delay)
            return None
    posted = post(letter)
    with service.database.transaction() as tx:
        _note(tx, head, begun, calls, posted)
    return posted


def _write(
    service: Service, tx: Transaction, head: Letterhead, begun: LetterBegun, calls: list[CallRow]
) -> EmailMessage | None:
    number, now = f"{begun.id}.{begun.letters}", read_clock(tx)
    if begun.status == "unconfirmed" and begun.code is not None:
        code = service.keyring.unseal(begun.code).decode()
        return write_confirmation(head, begun.address, number, code, now)
    turns = [_look_up(service, tx, call) for call in calls if call.is_turn]
    if begun.status != "confirmed" or not turns:
        return None
    return write_turns(head, begun.address, number, service.keyring.unseal(begun.token).decode(), turns, now)


def _look_up(service: Service, tx: Transaction, call: CallRow) -> TurnTold:
    """With the deadline as it is now, outages and vacations counted."""
    held = look_for_the_house(service, tx, call.match_id)
    row = held.pending.get(call.seat)
    deadline = None if row is None else held.deadline(row)
    return TurnTold(held.id, held.game.facts.name, call.seat, None if deadline is None else held.to_real(deadline))


def _note(tx: Transaction, head: Letterhead, begun: LetterBegun, calls: list[CallRow], posted: Posted) -> None:
    if posted == "sent":
        mailboxes.end_letter(tx, begun, calls, 1, head.delay)
    elif posted == "later" and begun.failures < len(DELAYS):
        mailboxes.delay_letter(tx, begun, delay(begun.failures + 1))
    else:
        mailboxes.give_up(tx, begun)
