"""What the outbox holds is sent: jobs for house bots, wake-ups for those that wait; what a crash left, too."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from seaboard.matches.publish_news import publish_news
from seaboard.matches.service import Service
from seaboard.metrics import MAIL
from seaboard.store import decisions, outbox
from seaboard.store.decisions import Job
from seaboard.store.outbox import Due

BATCH = 500
SECONDS_BEFORE_HIRING_AGAIN = 5.0

Hire = Callable[[Job], None]


@dataclass(frozen=True, slots=True)
class Sent:
    """How many rows were sent, whether there may be more of them, and what there was to send when it was looked at."""

    rows: int
    is_more: bool
    due: Due


def send_mail(service: Service, hire: Hire) -> Sent:
    """Send what is due. A row is gone only once it was sent: after a crash in between it is sent twice, which changes
    nothing."""
    with service.database.single() as tx:
        due = outbox.read_due(tx)
    counts = (
        _wake(service) if due.wakes else 0,
        publish_news(service) if due.news else 0,
        _hire(service, hire) if due.bots else 0,
    )
    for kind, count in zip(("wake", "news", "bot"), counts, strict=True):
        MAIL.labels(kind).inc(count)
    return Sent(sum(counts), BATCH in counts, due)


def _wake(service: Service) -> int:
    with service.database.transaction() as tx:
        outbox.wait_for_no_disk(tx)
        wakes = outbox.take_mail(tx, "wake", BATCH)
        outbox.announce(tx, (mail.match_id for mail in wakes))
    return len(wakes)


def _hire(service: Service, hire: Hire) -> int:
    with service.database.transaction() as tx:
        outbox.wait_for_no_disk(tx)
        jobs = outbox.take_mail(tx, "bot", BATCH)
        for mail in jobs:
            if mail.seat is not None and mail.number is not None:
                hire(Job(mail.match_id, mail.seat, mail.number))
    return len(jobs)


def hire_again(service: Service, hire: Hire) -> int:
    """Send for house bots again whose job or worker may be lost; how many."""
    with service.database.transaction() as tx:
        jobs = decisions.hire_again(tx, service.house_delay + SECONDS_BEFORE_HIRING_AGAIN, BATCH)
        for job in jobs:
            hire(job)
        return len(jobs)
