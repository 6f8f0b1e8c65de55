"""The ledger notices when rows are lost, doubled or changed: what the tests with killed processes lean on can fail."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ledger import Acknowledged, Ledger, faults_of, lost_or_doubled, reading
from seaboard.matches.expire import expire
from seaboard.matches.service import Service
from seaboard.matches.words.opening import TimeLimit
from seated import let_time_run_out, new_caller, open_with, play_on, rows, running_service


@pytest.fixture
def service(database_url: str) -> Iterator[Service]:
    with running_service(database_url) as service:
        yield service


@pytest.fixture(params=["aqualin", "lanterns"])
def match(service: Service, request: pytest.FixtureRequest) -> str:
    """A match in its course."""
    callers = [new_caller(service, name) for name in ("Ann", "Bob")]
    match = open_with(service, request.param, callers).id
    play_on(service, callers, match, 7)
    return match


def test_a_match_that_nothing_happened_to_has_no_fault(service: Service, match: str) -> None:
    assert faults_of(service.database.url, service.catalogue, [match]) == []


@pytest.mark.parametrize(
    ("damage", "fault"),
    [
        pytest.param("delete from choices where entry = 2", "the log should be", id="a lost choice"),
        pytest.param("update choices set entry = 99 where entry = 3", "the log should be", id="a gap in the log"),
        pytest.param("delete from events where event = 4", "the events should be", id="a lost event"),
        pytest.param(
            "update matches set sequences[1] = sequences[1] + 1",
            "the sequence of the spectators",
            id="a wrong sequence",
        ),
        pytest.param(
            "update events set public = jsonb_set(public, '{type}', '\"match.started\"') where event = last",
            "the replay tells",
            id="another event than was played",
        ),
        pytest.param(
            "update decisions set status = 'void' where seat = 0 and number = 1",
            "seat 0 closed",
            id="a choice without its decision",
        ),
        pytest.param(
            "update matches set state = state || ' '::bytea",
            "does not lead to the stored state",
            id="another state",
        ),
        pytest.param(
            "update decisions set maker = 'clock', deadline = made_at + interval '1 s' where number = 1",
            "before its deadline",
            id="a clock that was early",
        ),
        pytest.param(
            "update decisions set deadline = made_at - interval '1 s' where number = 1",
            "after its deadline",
            id="a seat that was late",
        ),
    ],
)
def test_what_is_wrong_is_named(service: Service, match: str, damage: str, fault: str) -> None:
    with reading(service.database.url) as tables:
        last = max(row.event for row in Ledger(tables, match).events if _is_of_game(row.public))
    rows(service, damage.replace("= last", f"= {last}"))
    assert any(fault in found for found in faults_of(service.database.url, service.catalogue, [match]))


def test_a_seat_is_sent_away_only_for_what_it_was_late_with(service: Service) -> None:
    url, callers = service.database.url, [new_caller(service, name) for name in ("Ann", "Bob")]
    match = open_with(service, "aqualin", callers, limit=TimeLimit(60, "forfeit")).id
    play_on(service, callers, match, 3)
    let_time_run_out(service, match)
    assert expire(service, match) == 1
    assert faults_of(url, service.catalogue, [match]) == []
    rows(service, "update decisions set deadline = now() + interval '1 s' where status = 'void'")
    assert any("sent seat" in found for found in faults_of(url, service.catalogue, [match]))


def _is_of_game(public: dict[str, str] | None) -> bool:
    return public is not None and not public["type"].startswith("match.")


def test_a_receipt_must_be_in_the_log_once(service: Service, match: str) -> None:
    url = service.database.url
    with reading(url) as tables:
        closed = next(row for row in Ledger(tables, match).decisions if row.status == "closed")
    receipt = Acknowledged(match, closed.seat, closed.number, closed.actions)
    assert lost_or_doubled(url, [receipt]) == []
    assert "was acknowledged for 2 choices" in lost_or_doubled(url, [receipt, receipt])[0]
    other = Acknowledged(match, closed.seat, closed.number, [{"type": "another"}])
    assert "is not in the log" in lost_or_doubled(url, [other])[0]
