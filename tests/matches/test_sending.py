"""The relay's rounds: what there is to send is sent, what comes meanwhile goes together, nothing is asked in vain."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from threading import Event
from typing import Any

import pytest

from seaboard.matches.open_match import open_match
from seaboard.matches.send_mail import Sent, send_mail
from seaboard.matches.service import Service
from seaboard.matches.words.opening import SeatWish
from seaboard.matches.words.people import Caller
from seaboard.store import outbox
from seaboard.store.outbox import Due
from seaboard.workers import relay as relay_module
from seaboard.workers.relay import SECONDS_A_LOOK, relay
from seated import at_once, rows

NOTHING = Due(wakes=False, bots=False, news=False, parcels=False, letters=False, next_due=None)
PARCELS = Due(wakes=False, bots=False, news=False, parcels=True, letters=False, next_due=None)


class Rounds(Event):
    """Plays rounds to the relay and notes what it does after each; stops it after the last."""

    def __init__(self, sent: list[Sent], patch: pytest.MonkeyPatch) -> None:
        super().__init__()
        self.sent, self.done = list(sent), list[tuple[str, float]]()
        patch.setattr(relay_module, "send_mail", lambda *_: self._next())
        patch.setattr(relay_module, "send_parcels", lambda *_: self._note("parcels", 0.0))
        patch.setattr(relay_module, "send_letters", lambda *_: self._note("letters", 0.0))
        patch.setattr(relay_module, "Ear", lambda *_: self._ear())

    def _next(self) -> Sent:
        sent = self.sent.pop(0)
        if not self.sent:
            self.set()
        return sent

    def _note(self, what: str, seconds: float) -> int:
        self.done.append((what, seconds))
        return 0

    def wait(self, timeout: float | None = None) -> bool:
        self.done.append(("breath", timeout or 0.0))
        return self.is_set()

    @contextmanager
    def _ear(self) -> Iterator[Any]:
        yield self

    def hear(self, seconds: float) -> list[str]:
        self.done.append(("hear", seconds))
        return []


@pytest.mark.parametrize(
    ("sent", "does"),
    [
        (Sent(0, False, NOTHING), [("hear", SECONDS_A_LOOK)]),
        (Sent(3, False, NOTHING), [("breath", 0.015)]),
        (Sent(300, False, NOTHING), [("breath", 0.05)]),
        (Sent(500, True, NOTHING), [("breath", 0.0)]),
        (Sent(0, False, PARCELS), [("parcels", 0.0), ("hear", SECONDS_A_LOOK)]),
    ],
)
def test_after_sending_it_breathes_and_after_nothing_it_listens(
    service: Service, monkeypatch: pytest.MonkeyPatch, sent: Sent, does: list[tuple[str, float]]
) -> None:
    rounds = Rounds([sent], monkeypatch)
    relay(service, lambda _: None, lambda _: None, lambda _: None, rounds)
    assert rounds.done == does


def test_a_look_tells_what_there_is_to_send(service: Service, ann: Caller) -> None:
    open_match(service, ann, game="lanterns", seats=[SeatWish("me"), SeatWish("house", level="easy")])
    first, second = send_mail(service, lambda _: None), send_mail(service, lambda _: None)
    assert (first.due.wakes, first.due.bots, first.due.parcels, first.due.letters) == (True, True, False, False)
    assert first.rows >= 2
    assert (second.rows, second.due) == (0, NOTHING)


def test_what_is_due_later_is_waited_for(service: Service, ann: Caller) -> None:
    open_match(service, ann, game="lanterns", seats=[SeatWish("me"), SeatWish("house", level="easy")])
    rows(service, "update outbox set due_at = due_at + interval '60 s'")
    rows(service, "delete from news")
    sent = send_mail(service, lambda _: None)
    assert replace(sent.due, next_due=None) == NOTHING
    assert sent.due.next_due is not None
    assert 50 < sent.due.next_due < 61


def test_only_what_may_be_lost_does_not_wait_for_the_disk(service: Service) -> None:
    def setting(*, may_be_lost: bool) -> str:
        with service.database.transaction() as tx:
            if may_be_lost:
                outbox.wait_for_no_disk(tx)
            return str(tx.value("show synchronous_commit", {}))

    usual = setting(may_be_lost=False)
    assert setting(may_be_lost=True) == "off"
    assert at_once(8, lambda _: setting(may_be_lost=False)) == [usual] * 8
