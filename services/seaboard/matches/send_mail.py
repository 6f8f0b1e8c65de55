"""What the outbox holds is sent: jobs for house bots, wake-ups for those that wait; what a crash left, too."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from seaboard.matches.publish_news import publish_news
from seaboard.matches.service import Service
from seaboard.metrics import MAIL
from seaboard.store import decisions, outbox
from seaboard.store.decisions import Job

BATCH = 500
SECONDS_BEFORE_HIRING_AGAIN = 5.0

Hire = Callable[[Job], None]


@dataclass(frozen=True, slots=True)
class Sent:
    """Whether there may be more to send now, and seconds until the next row is due (None: there is none)."""

    is_more: bool
    next_due: float | None


def send_mail(service: Service, hire: Hire) -> Sent:
    """Send what is due. A row is gone only once it was sent: after a crash in between it is sent twice, which changes
    nothing."""
    with service.database.transaction() as tx:
        wakes = outbox.take_mail(tx, "wake", BATCH)
        outbox.announce(tx, (mail.match_id for mail in wakes))
        tx.after.append(partial(MAIL.labels("wake").inc, len(wakes)))
    told = publish_news(service)
    MAIL.labels("news").inc(told)
    with service.database.transaction() as tx:
        jobs = outbox.take_mail(tx, "bot", BATCH)
        for mail in jobs:
            if mail.seat is not None and mail.number is not None:
                hire(Job(mail.match_id, mail.seat, mail.number))
        next_due = outbox.read_next_due(tx)
        tx.after.append(partial(MAIL.labels("bot").inc, len(jobs)))
    return Sent(BATCH in (len(wakes), len(jobs), told), next_due)


def hire_again(service: Service, hire: Hire) -> int:
    """Send for house bots again whose job or worker may be lost; how many."""
    with service.database.transaction() as tx:
        jobs = decisions.hire_again(tx, service.house_delay + SECONDS_BEFORE_HIRING_AGAIN, BATCH)
        for job in jobs:
            hire(job)
        return len(jobs)
