"""A delivery is sent once more, signed after the Standard Webhooks specification, and what came of it is noted."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from datetime import UTC
from time import monotonic
from typing import Any

from standardwebhooks import Webhook

from seaboard.matches.clockwork import to_text
from seaboard.matches.close_webhook import close_webhook
from seaboard.matches.ids import new_id
from seaboard.matches.service import Service
from seaboard.store import webhooks
from seaboard.store.database import Transaction
from seaboard.store.feeds import NoticeRow
from seaboard.store.webhooks import AttemptBegun, AttemptRow, ListenerRow, NewDelivery, Parcel

MINUTE, HOUR = 60, 3600
DELAYS = (5, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR, 24 * HOUR)
"""Seconds after each failed attempt until the next: three days in all, as the specification has it."""
JITTER = 0.2
LONGEST_WISH = 24 * HOUR
SECONDS_UNTIL_LOST = 120.0
BATCH = 200
DAYS_UNTIL_GIVEN_UP = 5
"""How long nothing may be taken at an address before it is given up, with the next delivery that is."""

BY_CHOICE = "match.turn-again"
"""What nobody need be called for: its own choice led there, and the answer to it said so."""


@dataclass(frozen=True, slots=True)
class Answer:
    """The status of an answer and how long it wishes us to wait, or why there is none."""

    status: int | None
    error: str | None
    retry_after: str | None = None


Deliver = Callable[[Parcel], object]
Post = Callable[[str, Mapping[str, str], str], Answer]
"""Sends a body to a URL with these headers."""


def add_deliveries(tx: Transaction, told: Iterable[NoticeRow]) -> None:
    """What was told to players goes to their webhooks too, each fact once to each."""
    notices = list(told)
    if not notices:
        return
    by_player: dict[str, list[ListenerRow]] = {}
    for webhook in webhooks.find_listeners(tx, (notice.player_id for notice in notices)):
        by_player.setdefault(webhook.player_id, []).append(webhook)
    rows = [
        NewDelivery(new_id(), to.id, notice.fact, to.url if to.is_shared else None, notice.topic, write_body(notice))
        for notice in notices
        for to in by_player.get(notice.player_id, ())
        if notice.topic in to.topics
    ]
    if rows:
        webhooks.add_deliveries(tx, rows)


def write_body(notice: NoticeRow) -> str:
    """Thin: where to look, and nothing that is hidden in a match."""
    data = {"recipient": notice.player_id, "number": notice.number, "match": notice.match_id, **notice.content}
    there = {name: value for name, value in data.items() if value is not None}
    return write_message(notice.topic, to_text(notice.at), there)


def write_message(topic: str, at: str | None, data: Mapping[str, Any]) -> str:
    return json.dumps({"type": topic, "timestamp": at, "data": data}, separators=(",", ":"))


def send_parcels(service: Service, deliver: Deliver) -> int:
    """Have what is due now sent; how much it was. Each comes again if nothing is heard of it."""
    with service.database.transaction() as tx:
        due = webhooks.take_due(tx, SECONDS_UNTIL_LOST, BATCH)
    for parcel in due:
        deliver(parcel)
    return len(due)


def send_webhook(service: Service, delivery: str, attempts: int, post: Post) -> Answer | None:
    """The attempt after so many others; None if it was made already, or is not to be made. Nothing is locked while it
    is under way.
    """
    with service.database.transaction() as tx:
        begun = webhooks.begin_attempt(tx, delivery, attempts)
    if begun is None:
        return None
    start = monotonic()
    answer = post(begun.url, sign(service, begun), begun.body)
    milliseconds = round((monotonic() - start) * 1000)
    with service.database.transaction() as tx:
        attempt = AttemptRow(begun.attempts, begun.now, answer.status, answer.error, milliseconds)
        webhooks.note_attempt(tx, begun.id, attempt)
        _go_on(tx, begun, answer)
    return answer


def sign(service: Service, begun: AttemptBegun) -> dict[str, str]:
    """The specification's headers; while two secrets are good, with a signature by each."""
    sealed = [one for one in (begun.secret, begun.old_secret) if one is not None]
    at, signers = begun.now.astimezone(UTC), [Webhook(service.keyring.unseal(one)) for one in sealed]
    return {
        "webhook-id": begun.id,
        "webhook-timestamp": str(int(at.timestamp())),
        "webhook-signature": " ".join(signer.sign(begun.id, at, begun.body) for signer in signers),
    }


def _go_on(tx: Transaction, begun: AttemptBegun, answer: Answer) -> None:
    if answer.status is not None and 200 <= answer.status < 300:
        webhooks.end_delivery(tx, begun.id, begun.attempts, "delivered")
        webhooks.note_success(tx, begun.webhook_id)
    elif answer.status == 410:
        close_webhook(tx, begun.webhook_id, "gone")
    else:
        webhooks.note_failure(tx, begun.webhook_id, begun.now)
        _try_later(tx, begun, answer)


def _try_later(tx: Transaction, begun: AttemptBegun, answer: Answer) -> None:
    """Until it has been tried for long enough; and where nothing has arrived for days, nothing more is sent."""
    if begun.tries > len(DELAYS):
        webhooks.end_delivery(tx, begun.id, begun.attempts, "failed")
        if webhooks.has_failed_for(tx, begun.webhook_id, begun.now, DAYS_UNTIL_GIVEN_UP):
            close_webhook(tx, begun.webhook_id, "given-up")
    else:
        webhooks.delay_delivery(tx, begun.id, begun.attempts, delay(begun.tries, answer.retry_after))


def delay(tries: int, wished: str | None = None) -> float:
    """Seconds until the next attempt after so many, never just when others come too; longer if that was wished."""
    usual = DELAYS[tries - 1] * random.uniform(1 - JITTER, 1 + JITTER)
    asked = int(wished) if wished is not None and wished.isascii() and wished.isdecimal() else 0
    return max(usual, min(asked, LONGEST_WISH))
