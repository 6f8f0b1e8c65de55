"""Traces tell what was done and how it ended, and none of the secrets that were there while it was."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from flask import Flask
from opentelemetry.sdk.trace import ReadableSpan
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter

from seaboard import telemetry
from seaboard.matches.play_house import play_house
from seaboard.matches.send_mail import send_mail
from seaboard.matches.service import Service
from seaboard.settings import SettingRefused, Settings
from seaboard.store.database import Failed
from seaboard.store.decisions import Job
from seaboard.workers import watching
from seaboard.workers.tasks import play
from seated import rows
from secrecy.looking import look
from secrecy.marks import found_in, secrets_of, token_of
from secrecy.tables import Table


@pytest.fixture
def exported() -> Iterator[InMemorySpanExporter]:
    """What this process's spans are, as long as the test goes on."""
    exporter = InMemorySpanExporter()
    telemetry.trace_to(SimpleSpanProcessor(exporter))
    yield exporter
    telemetry.stop_telemetry()


def texts(exporter: InMemorySpanExporter) -> bytes:
    return "\n".join(span.to_json() for span in exporter.get_finished_spans()).encode()


def named(exporter: InMemorySpanExporter, name: str) -> list[ReadableSpan]:
    return [span for span in exporter.get_finished_spans() if span.name == name]


def test_requests_are_traced_with_their_use_cases_and_without_a_secret(
    table_of: Callable[[str], Table], routes: list[str], exported: InMemorySpanExporter
) -> None:
    table = table_of("beach-closed")
    table.play(2)
    note = {"text": "a thought that is mine"}
    table.people[0].ask("PUT", f"{table.path}/seats/0/note", note)
    look(table, 1, routes)
    marks = [*secrets_of(table), *map(token_of, table.people)]
    assert found_in(texts(exported), marks) == []
    assert b"a thought that is mine" not in texts(exported)
    (wrote,) = named(exported, "PUT /v1/matches/<id:match>/seats/<seat:seat>/note")
    assert wrote.attributes is not None
    assert (wrote.attributes["seaboard.match"], wrote.attributes["seaboard.status"]) == (table.match, 200)
    (noted,) = [span for span in named(exported, "note") if span.parent == wrote.context]
    assert noted.end_time is not None


def test_of_an_error_its_kind_is_told_and_not_its_words(exported: InMemorySpanExporter, service: Service) -> None:
    with pytest.raises(Failed), service.database.single() as tx:
        tx.value("select %(secret)s::integer", {"secret": "what-nobody-may-know"})
    (failed,) = exported.get_finished_spans()
    assert dict(failed.attributes or {}) == {"seaboard.error": "InvalidTextRepresentation"}
    assert b"what-nobody-may-know" not in texts(exported)


def test_what_is_not_on_the_list_is_not_told(exported: InMemorySpanExporter) -> None:
    with telemetry.span("a thing", token="sb_secret", match="m"):
        pass
    (told,) = exported.get_finished_spans()
    assert dict(told.attributes or {}) == {"seaboard.match": "m"}


def test_a_task_is_a_span_with_its_ids(exported: InMemorySpanExporter) -> None:
    watching.begin("t1", play, ("m", 1, 7))
    watching.end(play, "SUCCESS")
    (done,) = named(exported, "bot.play")
    told = {"task_id": "t1", "task": "bot.play", "match": "m", "seat": 1, "number": 7, "state": "SUCCESS"}
    assert dict(done.attributes or {}) == {f"seaboard.{name}": value for name, value in told.items()}


def test_without_the_setting_nothing_is_traced_and_without_the_extra_it_is_refused(
    app: Flask, monkeypatch: pytest.MonkeyPatch
) -> None:
    telemetry.start_telemetry(Settings())
    assert app.test_client().get("/healthz").status_code == 200
    assert telemetry._tracer is None
    monkeypatch.setitem(sys.modules, "opentelemetry.exporter.otlp.proto.http.trace_exporter", None)
    with pytest.raises(SettingRefused, match="telemetry"):
        telemetry.start_telemetry(Settings(telemetry_url="http://localhost:4318/v1/traces"))


def hired(service: Service) -> list[tuple[Job, dict[str, Any]]]:
    """The jobs that the relay sends now, each with the headers of its message."""
    sent: list[tuple[Job, dict[str, Any]]] = []

    def hire(job: Job) -> None:
        headers: dict[str, Any] = {}
        watching.stamp(headers)
        sent.append((job, headers))

    send_mail(service, hire)
    return sent


def work(service: Service, job: Job, headers: dict[str, Any]) -> None:
    """What a worker does that gets the message."""
    arguments = (job.match_id, job.seat, job.number)
    play.push_request(headers=headers)
    watching.begin(f"task-{job.seat}", play, arguments)
    play_house(service, *arguments)
    watching.end(play, "SUCCESS")
    play.pop_request()


def open_with_bots(table: Table) -> None:
    house = {"kind": "house", "level": "easy"}
    body = {"game": "walk-the-plank", "seats": [{"kind": "me"}, house, house]}
    table.people[0].ask("POST", "/v1/matches", body, Idempotency_Key="with-bots")


def test_a_request_and_the_tasks_that_it_asked_for_are_one_trace_and_what_those_ask_for_is_not(
    table_of: Callable[[str], Table], exported: InMemorySpanExporter, service: Service
) -> None:
    table = table_of("lanterns")
    hired(service)
    exported.clear()
    open_with_bots(table)
    (request,) = named(exported, "POST /v1/matches")
    sent = hired(service)
    assert len(sent) == 2
    for job, headers in sent:
        work(service, job, headers)
    tasks = named(exported, "bot.play")
    assert [task.context.trace_id for task in tasks] == [request.context.trace_id] * 2
    thoughts = [span for span in named(exported, "play_house") if span.parent is not None]
    assert {span.parent.span_id for span in thoughts if span.parent} == {task.context.span_id for task in tasks}
    rows(service, "update outbox set due_at = now()")
    again = hired(service)
    assert again
    assert [headers.keys() & {telemetry.TRACEPARENT} for _, headers in again] == [set()] * len(again)


def test_no_trace_is_kept_and_none_is_told_to_clients(
    table_of: Callable[[str], Table], exported: InMemorySpanExporter, app: Flask, service: Service
) -> None:
    table = table_of("lanterns")
    hired(service)
    open_with_bots(table)
    ((trace,),) = rows(service, "select distinct trace from outbox where kind = 'bot'")
    answer = app.test_client().get("/v1/games", headers={"traceparent": trace})
    assert trace.split("-")[1] not in str(answer.headers) + answer.text
    (asked,) = named(exported, "GET /v1/games")
    assert (asked.parent, f"{asked.context.trace_id:032x}" == trace.split("-")[1]) == (None, False)
    telemetry.stop_telemetry()
    rows(service, "delete from outbox")
    table.play(1)
    assert rows(service, "select distinct trace from outbox") == [(None,)]
