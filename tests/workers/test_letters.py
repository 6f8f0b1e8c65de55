"""A letter on its way through the relay's loop and the worker's task, to a real mail server."""

from __future__ import annotations

import time
from dataclasses import replace
from threading import Event, Thread

import pytest

from seaboard.matches.connections import Errand, Job, Parcel
from seaboard.matches.letterhead import read_letterhead
from seaboard.matches.mailbox import set_mailbox
from seaboard.workers import tasks
from seaboard.workers.postman import Postman
from seaboard.workers.relay import relay
from seated import new_caller, running_service
from sink import mail_sink

SECONDS_FOR_A_LETTER = 60


def nobody(_: Job | Parcel) -> None:
    """There is nothing but letters here."""


def test_the_relay_has_a_worker_send_what_is_due(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with mail_sink() as sink, running_service(database_url) as plain:
        service, stop = replace(plain, letterhead=read_letterhead(sink.settings)), Event()
        monkeypatch.setattr(tasks, "the_service", lambda: service)
        monkeypatch.setattr(tasks, "the_postman", lambda: Postman(sink.settings))

        def carry(errand: Errand) -> None:
            tasks.send_mail_to.run(errand.player_id, errand.jobs)

        thread = Thread(target=relay, args=(service, nobody, nobody, carry, stop))
        thread.start()
        try:
            set_mailbox(service, new_caller(service, "Ann"), "ann@example.com", "each")
            limit = time.monotonic() + SECONDS_FOR_A_LETTER
            while not sink.got and time.monotonic() < limit:
                time.sleep(0.05)
        finally:
            stop.set()
            thread.join()
        assert [letter["To"] for letter in sink.got] == ["ann@example.com"]


def test_a_job_for_a_letter_carries_ids_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[tuple[object, dict[str, object]]] = []
    monkeypatch.setattr(tasks.send_mail_to, "apply_async", lambda args, **more: sent.append((args, more)))
    tasks.carry(Errand("01a22da9-898f-7037-b851-9714eccf0bb4", 3))
    assert sent == [(("01a22da9-898f-7037-b851-9714eccf0bb4", 3), {"queue": "mail"})]
