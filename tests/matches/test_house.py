"""House bots: through the same use case as everybody, from what their seat may know, on a cadence, once."""

from __future__ import annotations

import json
import sys
import time
from typing import Any

import pytest

from seaboard.catalogue import Catalogue
from seaboard.matches.expire import expire
from seaboard.matches.look_at_match import look_at_match
from seaboard.matches.open_match import open_match
from seaboard.matches.play_house import play_house
from seaboard.matches.read_replay import read_replay
from seaboard.matches.replay import verify
from seaboard.matches.send_mail import hire_again, send_mail
from seaboard.matches.service import Service
from seaboard.matches.words.matches import Match
from seaboard.matches.words.opening import SeatWish, TimeLimit
from seaboard.matches.words.people import Caller
from seaboard.store.decisions import Job
from seated import HIDE, SOON_OVER, at_once, choose, let_time_run_out, play_all_house, rows, running_service, send

ME = SeatWish("me")
play_house_module = sys.modules["seaboard.matches.play_house"]


def house(level: str = "easy") -> SeatWish:
    return SeatWish("house", level=level)


def open_against_house(service: Service, caller: Caller, level: str = "easy") -> Match:
    return open_match(service, caller, game="lanterns", seats=[ME, house(level)])


@pytest.mark.parametrize("game", sorted({*Catalogue(), "lanterns"}))
def test_house_bots_play_a_whole_match_of_any_game_and_it_replays(service: Service, ann: Caller, game: str) -> None:
    seats = max(service.find_game(game).game.facts.chairs)
    match = open_match(service, ann, game=game, seats=[house()] * seats, options=SOON_OVER.get(game, {}))
    play_all_house(service)
    assert look_at_match(service, ann, match.id).status == "finished"
    assert {maker for (maker,) in rows(service, "select maker from decisions where status = 'closed'")} == {"house"}
    games = {name: entry.game for name, entry in service.catalogue.items()}
    file = json.loads(json.dumps(read_replay(service, ann, match.id)))
    assert verify(games, file) == file["outcome"]


@pytest.mark.parametrize("level", ["broken", "cheat"])
def test_a_bad_bot_cannot_stop_a_match(service: Service, ann: Caller, level: str) -> None:
    match = open_match(service, ann, game="lanterns", seats=[house(level), house()])
    play_all_house(service)
    assert look_at_match(service, ann, match.id).status == "finished"


def test_a_job_that_comes_ten_times_has_one_effect(service: Service, ann: Caller) -> None:
    match = open_against_house(service, ann)
    choose(service, ann, match.id, 0, HIDE[0])
    (job,) = send(service)
    results = at_once(10, lambda _: play_house(service, job.match_id, job.seat, job.number))

    assert sorted(map(bool, results)) == [False] * 9 + [True]
    assert rows(service, "select kind from choices") == [("revealed",)]


@pytest.mark.parametrize(
    ("seat", "number"),
    [
        pytest.param(0, 1, id="a person's decision"),
        pytest.param(1, 2, id="one not asked yet"),
        pytest.param(7, 1, id="no such seat"),
    ],
)
def test_a_job_for_no_open_decision_of_a_house_bot_does_nothing(
    service: Service, ann: Caller, seat: int, number: int
) -> None:
    match = open_against_house(service, ann)
    assert not play_house(service, match.id, seat, number)
    assert not play_house(service, "no-match", 1, 1)
    assert rows(service, "select status from decisions") == [("open",), ("open",)]


CADENCE = 2.0
"""So long that what is done before an answer is due is done in time on a busy machine too."""


def test_answers_come_on_a_cadence_whatever_the_bot_thinks(database_url: str, ann: Caller) -> None:
    with running_service(database_url, house_delay=CADENCE) as slow:
        match = open_against_house(slow, ann)
        (job,) = send(slow)
        assert play_house(slow, *_of(job))
        assert not play_house(slow, *_of(job))
        assert rows(slow, "select status from decisions where seat = 1") == [("open",)]
        assert send(slow) == []
        time.sleep(CADENCE)

        (job,) = send(slow)
        assert play_house(slow, *_of(job))
        ((opened_at, made_at),) = rows(slow, "select opened_at, made_at from decisions where seat = 1")
        assert (made_at - opened_at).total_seconds() >= CADENCE
        assert look_at_match(slow, ann, match.id).asked[1].has_chosen


def test_two_workers_that_think_about_one_decision_prepare_one_answer(database_url: str, ann: Caller) -> None:
    with running_service(database_url, house_delay=5) as slow:
        open_against_house(slow, ann)
        (job,) = send(slow)
        assert sorted(map(bool, at_once(6, lambda _: play_house(slow, *_of(job))))) == [False] * 5 + [True]
        assert rows(slow, "select count(*) from outbox where kind = 'bot'") == [(1,)]


def test_a_house_bot_that_thought_beyond_its_deadline_is_too_late(service: Service, ann: Caller) -> None:
    limit = TimeLimit(60, "default-action")
    match = open_match(service, ann, game="lanterns", seats=[ME, house()], time_limit=limit)
    (job,) = send(service)
    let_time_run_out(service, match.id)
    assert not play_house(service, *_of(job))
    assert expire(service, match.id) == 2
    assert not play_house(service, *_of(job))


def test_what_a_slow_bot_thought_is_due_at_a_later_beat(database_url: str, ann: Caller) -> None:
    with running_service(database_url, house_delay=0.2) as slow:
        open_against_house(slow, ann)
        (job,) = send(slow)
        rows(slow, "update decisions set opened_at = opened_at - interval '1.1 s'")
        play_house(slow, *_of(job))
        ((opened_at, due_at),) = rows(
            slow, "select d.opened_at, o.due_at from decisions d, outbox o where d.seat = 1 and o.kind = 'bot'"
        )
        beats = (due_at - opened_at).total_seconds() / 0.2
        assert beats == pytest.approx(round(beats), abs=1e-4)
        assert round(beats) >= 6


def test_what_a_crash_left_unsent_is_sent_by_the_next_pass(service: Service, ann: Caller) -> None:
    """Between the commit and the relay, and between sending and noting it as sent."""
    open_against_house(service, ann)

    def crash(job: Job) -> None:
        raise ConnectionError("the broker is gone")

    with pytest.raises(ConnectionError):
        send_mail(service, crash)
    assert len(send(service)) == 1
    assert send(service) == []


def test_a_lost_job_is_sent_again_ever_more_rarely(service: Service, ann: Caller) -> None:
    open_against_house(service, ann)
    send(service)
    jobs: list[Job] = []
    assert hire_again(service, jobs.append) == 0
    rows(service, "update decisions set opened_at = opened_at - interval '6 s', hired_at = hired_at - interval '6 s'")
    assert hire_again(service, jobs.append) == 1
    assert hire_again(service, jobs.append) == 0
    later = "opened_at - interval '7 s', hired_at = hired_at - interval '7 s'"
    rows(service, f"update decisions set opened_at = {later}")
    assert hire_again(service, jobs.append) == 0
    rows(service, f"update decisions set opened_at = {later}")
    assert hire_again(service, jobs.append) == 1
    assert [(job.seat, job.number) for job in jobs] == [(1, 1), (1, 1)]


def test_a_worker_that_dies_while_it_thinks_changes_nothing_and_the_next_one_chooses_the_same(
    service: Service, ann: Caller, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = open_match(service, ann, game="aqualin", seats=[house(), house()])
    (job,) = send(service)
    before = rows(service, "select * from matches"), rows(service, "select * from decisions")
    thought: list[Any] = []

    def die(_service: Service, _row: Any, actions: list[Any]) -> bool:
        thought.append(actions)
        raise SystemExit

    with monkeypatch.context() as patched:
        patched.setattr(play_house_module, "_answer", die)
        with pytest.raises(SystemExit):
            play_house(service, *_of(job))
    assert before == (rows(service, "select * from matches"), rows(service, "select * from decisions"))

    play_house(service, *_of(job))
    ((actions,),) = rows(service, "select actions from decisions where seat = %s and number = 1", job.seat)
    assert [actions] == thought
    assert look_at_match(service, ann, match.id).status == "running"


def _of(job: Job) -> tuple[str, int, int]:
    return job.match_id, job.seat, job.number
