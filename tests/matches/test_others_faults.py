"""What went wrong in other systems and is held here as a whole; tests/house/cases.txt lists where all of it is held."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice

import pytest

from ledger import faults_of
from seaboard.engine.records import to_data
from seaboard.matches import webhooks
from seaboard.matches.decide import decide
from seaboard.matches.expire import expire
from seaboard.matches.hub import Hub
from seaboard.matches.look_at_match import look_at_match
from seaboard.matches.open_match import open_match
from seaboard.matches.read_notices import follow_notices
from seaboard.matches.resign import resign
from seaboard.matches.send_webhook import Answer, send_parcels, send_webhook
from seaboard.matches.service import Service
from seaboard.matches.take_seat import take_seat
from seaboard.matches.words.decisions import Receipt
from seaboard.matches.words.opening import SeatWish, TimeLimit
from seaboard.matches.words.people import Caller
from seaboard.store.database import Database
from seated import DIG, HIDE, asked, at_once, choose, choose_any, let_time_run_out, open_with, rows, send

TOLD = ("matches", "events", "choices", "decisions", "news", "outbox", "deadlines")
"""Where a step leaves what it did."""


class Crash(Exception):
    """The process is gone."""


def test_of_a_step_that_is_not_committed_nobody_sees_or_hears_anything(
    service: Service, ann: Caller, bob: Caller
) -> None:
    """Neither of a choice nor of a last seat that was taken: no row, and nobody is woken."""
    running = open_with(service, "aqualin", [ann, bob], first="colour")
    waiting = open_match(service, ann, game="aqualin", seats=[SeatWish("me"), SeatWish("open")])
    send(service)
    before = [rows(service, f"select * from {table} order by 1, 2") for table in TOLD]

    def crash() -> None:
        with service.database.transaction():
            choose_any(service, ann, running.id, 0)
            assert take_seat(service, bob, waiting.id, 1).status == "running"
            raise Crash

    with pytest.raises(Crash):
        crash()
    assert before == [rows(service, f"select * from {table} order by 1, 2") for table in TOLD]
    assert look_at_match(service, ann, waiting.id).status == "open"
    choose_any(service, ann, running.id, 0)


def test_two_processes_that_hammer_one_match_write_one_history(service: Service, ann: Caller, bob: Caller) -> None:
    match = open_with(service, "aqualin", [ann, bob], first="colour").id
    other = replace(service, database=Database(service.database.url, 4))
    made = 0
    for _ in range(4):
        seat = look_at_match(service, ann, match).asked[0].seat
        made += hammer([service, other], (ann, bob)[seat], match, seat)
    other.database.close()
    assert made == 4
    resign(service, bob, match, 1)
    assert faults_of(service.database.url, service.catalogue, [match]) == []


def hammer(processes: list[Service], caller: Caller, match: str, seat: int) -> int:
    """How many of six different choices for one decision, sent to both processes at once, were made."""
    decision = asked(processes[0], caller, match, seat)

    def choose_one(which: int) -> Receipt:
        action = to_data(decision.legal_actions[which])
        return decide(processes[which % 2], caller, match, seat, decision.number, [action])

    return sum(isinstance(one, Receipt) for one in at_once(6, choose_one))


def test_a_lost_answer_is_had_again_though_the_clock_has_ended_the_match_meanwhile(
    service: Service, ann: Caller, bob: Caller
) -> None:
    match = open_with(service, "aqualin", [ann, bob], limit=TimeLimit(60, "forfeit"), first="colour").id
    action = to_data(asked(service, ann, match, 0).legal_actions[0])
    lost = decide(service, ann, match, 0, 1, [action])
    let_time_run_out(service, match)
    expire(service, match)
    assert look_at_match(service, ann, match).status == "finished"
    assert decide(service, ann, match, 0, 1, [action]) == lost
    assert rows(service, "select count(*) from choices where match_id = %s and seat = 0", match) == [(1,)]


def test_a_turn_of_several_steps_is_played_by_nothing_but_the_answers(
    service: Service, ann: Caller, bob: Caller
) -> None:
    """Each answer tells the number of what the seat is asked next, so that its own step makes nobody stale."""
    match = open_with(service, "lanterns", [ann, bob]).id
    for seat, caller in enumerate((ann, bob)):
        choose(service, caller, match, seat, HIDE[seat])
    receipt = choose(service, ann, match, 0, DIG[0])
    assert receipt.next_decision is not None
    receipt = decide(service, ann, match, 0, receipt.next_decision, [DIG[1]])
    assert receipt.status == "closed"


def test_who_is_there_is_told_by_webhook_all_the_same(service: Service, ann: Caller, bob: Caller) -> None:
    """Whoever reads its stream at the moment may be about to close its eyes."""
    webhooks.add_webhook(service, ann.player.id, url="https://hooks.example/", topics=["match.over"])
    match = open_with(service, "aqualin", [ann, bob])
    hub = Hub(service.database)
    stream = follow_notices(service, hub, ann, seconds=0.05)
    assert list(islice(stream, 1))
    resign(service, bob, match.id, 1)
    send(service)
    sent: list[str] = []
    send_parcels(service, lambda one: send_webhook(service, one.id, one.attempts, lambda *words: note(sent, words[2])))
    hub.close()
    assert len(sent) == 1


def note(sent: list[str], body: str) -> Answer:
    sent.append(body)
    return Answer(200, None)
