"""`python -m seaboard.workers.relay`: the loop that sends what the outbox holds, woken after each commit."""

from __future__ import annotations

import logging
import signal
from threading import Event
from types import FrameType

from seaboard.logs import start_logs
from seaboard.matches.connections import OUTBOX, SECONDS_BEFORE_RECONNECTING, Ear, Lost, Unavailable, breath
from seaboard.matches.send_letter import Carry, send_letters
from seaboard.matches.send_mail import Hire, send_mail
from seaboard.matches.send_webhook import Deliver, send_parcels
from seaboard.matches.service import Service
from seaboard.metrics import serve
from seaboard.settings import read_settings
from seaboard.telemetry import start_telemetry
from seaboard.workers import watching  # noqa: F401  # what is sent is stamped
from seaboard.workers.app import the_service
from seaboard.workers.tasks import carry, deliver, hire

SECONDS_A_LOOK = 0.25
LEAST_SECONDS_TO_HEAR = 0.005

log = logging.getLogger(__name__)


def relay(service: Service, hire: Hire, deliver: Deliver, carry: Carry, stop: Event) -> None:
    """Send until told to stop. A lost database or broker is waited for: what could not be sent stays in the outbox."""
    while not stop.is_set():
        try:
            _send_as_it_comes(service, hire, deliver, carry, stop)
        except (Lost, Unavailable):
            stop.wait(SECONDS_BEFORE_RECONNECTING)
        except Exception:
            log.exception("the relay cannot send now")
            stop.wait(SECONDS_BEFORE_RECONNECTING)


def _send_as_it_comes(service: Service, hire: Hire, deliver: Deliver, carry: Carry, stop: Event) -> None:
    with Ear(service.database.direct_url, OUTBOX) as ear:
        while not stop.is_set():
            sent = send_mail(service, hire)
            posted = send_parcels(service, deliver) if sent.due.parcels else 0
            posted += send_letters(service, carry) if sent.due.letters else 0
            # What comes in meanwhile goes together; and what was sent may have left more to send.
            if sent.rows or posted:
                stop.wait(0 if sent.is_more else breath(sent.rows + posted))
                continue
            due = SECONDS_A_LOOK if sent.due.next_due is None else sent.due.next_due
            ear.hear(max(LEAST_SECONDS_TO_HEAR, min(SECONDS_A_LOOK, due)))


def main() -> None:
    """Run until SIGTERM or SIGINT."""
    stop = Event()

    def end(_number: int, _frame: FrameType | None) -> None:
        stop.set()

    signal.signal(signal.SIGTERM, end)
    signal.signal(signal.SIGINT, end)
    settings = read_settings()
    start_logs(settings.log_level)
    start_telemetry(settings)
    serve(settings.metrics_port)
    service = the_service()
    relay(service, hire, deliver, carry, stop)
    service.close()


if __name__ == "__main__":
    main()
