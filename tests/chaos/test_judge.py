"""The verdict on a run can fail: whatever was heard, stored or left undone otherwise than it should be is named."""

from __future__ import annotations

import random
import subprocess
import sys
import time
from collections.abc import Callable, Iterator

import psutil
import pytest

from chaos.diary import Diary, Heard, mark
from chaos.judge import judge, unrest
from chaos.trouble import Stop, in_turns
from chaos.witness import call_witness, dismiss_witness
from ledger import Acknowledged, Ledger, reading
from seaboard.matches.service import Service
from seaboard.matches.words.opening import TimeLimit
from seated import new_caller, open_with, play_all_house, play_on, rows, running_service

SLOTS = (0, 1, 2)


@pytest.fixture
def service(database_url: str) -> Iterator[Service]:
    with running_service(database_url) as service:
        call_witness(database_url)
        yield service
        dismiss_witness(database_url)


@pytest.fixture
def match(service: Service) -> str:
    """A match in its course, with a minute for each decision; all that was to be sent of it was."""
    callers = [new_caller(service, name) for name in ("Ann", "Bob")]
    match = open_with(service, "aqualin", callers, limit=TimeLimit(60, "default-action")).id
    play_on(service, callers, match, 5)
    play_all_house(service)
    return match


@pytest.fixture
def diary(service: Service, match: str) -> Diary:
    """What clients who heard everything were told."""
    diary = Diary()
    diary.begin(match)
    with reading(service.database.url) as tables:
        ledger = Ledger(tables, match)
    for slot in SLOTS:
        heard = diary.heard[match][slot] = Heard(is_whole=True)
        for row in ledger.events:
            if row.numbers[slot] is not None:
                heard.marks += mark(row.numbers[slot], row.public, (row.own or {}).get(str(slot - 1)))
    for row in ledger.decisions:
        if row.status == "closed":
            told = Acknowledged(match, row.seat, row.number, row.actions)
            diary.receipts[match][row.seat, row.number] = told
    return diary


def violations(service: Service, diary: Diary) -> list[str]:
    return judge(service.database.url, diary, lambda _text: None).violations


def test_of_a_run_that_nothing_happened_to_there_is_nothing_to_say(service: Service, diary: Diary) -> None:
    verdict = judge(service.database.url, diary, lambda _text: None)
    assert verdict.violations == []
    assert (verdict.statuses["running"], verdict.choices, verdict.states, verdict.whole_feeds) == (1, 5, 6, 3)
    assert unrest(service.database.url) == ["1 running"]


@pytest.mark.parametrize(
    ("damage", "fault"),
    [
        pytest.param(lambda heard: heard.marks.extend(heard.part(0)), "were heard", id="an event that is not stored"),
        pytest.param(lambda heard: heard.marks.__delitem__(slice(-16, None)), "were heard", id="an end not told"),
        pytest.param(lambda heard: heard.marks.reverse(), "heard otherwise", id="other events"),
        pytest.param(
            lambda heard: heard.marks.__setitem__(slice(32, 48), heard.part(1)), "from event 3 on", id="one told twice"
        ),
    ],
)
@pytest.mark.parametrize("slot", SLOTS)
def test_a_feed_that_was_heard_otherwise_is_named(
    service: Service, match: str, diary: Diary, damage: Callable[[Heard], None], fault: str, slot: int
) -> None:
    damage(diary.heard[match][slot])
    (found,) = violations(service, diary)
    assert fault in found


def test_of_a_feed_that_was_not_heard_to_its_end_the_beginning_is_enough(
    service: Service, match: str, diary: Diary
) -> None:
    heard = diary.heard[match][1]
    heard.is_whole = False
    del heard.marks[-32:]
    assert violations(service, diary) == []


def test_a_match_that_was_opened_must_be_there(service: Service, diary: Diary) -> None:
    diary.begin("01a00000-0000-7000-8000-000000000000")
    assert violations(service, diary) == ["01a00000-0000-7000-8000-000000000000 was opened, and is not there"]


@pytest.mark.parametrize(
    ("damage", "fault"),
    [
        pytest.param("delete from deadlines", "runs and waits for nothing", id="a match that waits for nothing"),
        pytest.param(
            "update deadlines set due_at = now() - interval '6 s'", "that nobody kept", id="a deadline that passed"
        ),
        pytest.param(
            "insert into outbox (kind, match_id, due_at) select 'wake', id, now() - interval '6 s' from matches",
            "a row of the outbox was not sent: wake",
            id="a row of the outbox of a running match, for too long",
        ),
        pytest.param(
            "insert into outbox (kind, match_id, due_at) values ('wake', gen_random_uuid(), now())",
            "a row of the outbox was not sent: wake",
            id="a row of the outbox of a match that does not run",
        ),
        pytest.param("update feeds set last = last + 1", "has a gap", id="a notice that is not there"),
        pytest.param(
            "update witness set digest = 'another' where entry = 3", "after entry 3 the stored", id="another state"
        ),
        pytest.param(
            "insert into witness select match, entry, 'another' from witness where entry = 2",
            "after entry 2 the stored",
            id="two states after one action",
        ),
        pytest.param(
            "update decisions set actions = '[]' where seat = 0 and number = 1",
            "is not in the log",
            id="a lost receipt",
        ),
    ],
)
def test_what_is_wrong_in_the_tables_is_named(service: Service, diary: Diary, damage: str, fault: str) -> None:
    rows(service, damage)
    assert any(fault in found for found in violations(service, diary))


def test_processes_that_stand_still_go_on_though_who_stopped_them_waits_for_them() -> None:
    command = [sys.executable, "-uc", "print('ready'); print(input())"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as echo:
        assert echo.stdin is not None
        assert echo.stdout is not None
        echo.stdout.readline()
        Stop([psutil.Process(echo.pid)], 0.5)
        began = time.monotonic()
        echo.stdin.write(b"on\n")
        echo.stdin.flush()
        assert echo.stdout.readline() == b"on\n"
        assert time.monotonic() - began > 0.4


def test_everything_has_its_turn_before_anything_has_its_second() -> None:
    turns = in_turns(("api", "beat", "postgres"), random.Random(1))
    for _ in range(5):
        assert {next(turns) for _ in range(3)} == {"api", "beat", "postgres"}
