"""Leaks planted on purpose are found: in a log line, in a header, in a sequence number."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
import structlog
from flask import Flask, Response, request

from seaboard.engine import codec
from seaboard.matches.held import look_for_the_house
from seaboard.matches.service import Service
from seaboard.matches.step import Step
from secrecy.looking import look
from secrecy.marks import found_in, leaks_to, secrets_of, token_of
from secrecy.tables import Table
from secrecy.worlds import secret_turns_look_alike, worlds_look_alike

Opens = Callable[[str], Table]


def truth_of(service: Service) -> Any:
    """The match that the request is about, as the store has it; None for other requests."""
    match = (request.view_args or {}).get("match")
    if match is None:
        return None
    with service.database.snapshot() as tx:
        return look_for_the_house(service, tx, match)


@pytest.fixture
def played(table_of: Opens, routes: list[str]) -> Callable[[], Table]:
    """Opens a match of Beach Closed in which each viewer looks at everything."""

    def play() -> Table:
        table = table_of("beach-closed")
        table.play(2)
        for viewer in table.viewers:
            look(table, viewer, routes)
        return table

    return play


def leaks(table: Table) -> list[str]:
    people = [*table.people, table.stranger, table.passer]
    return leaks_to(people, [*secrets_of(table), *map(token_of, [*table.people, table.stranger])])


def test_an_honest_service_leaks_nothing(
    played: Callable[[], Table], routes: list[str], capfd: pytest.CaptureFixture[str]
) -> None:
    table = played()
    assert leaks(table) == []
    written = capfd.readouterr()
    marks = [*secrets_of(table), *map(token_of, table.people)]
    assert found_in((written.out + written.err).encode(), marks) == []


def test_a_token_in_a_log_line_is_found(
    app: Flask, played: Callable[[], Table], capfd: pytest.CaptureFixture[str]
) -> None:
    @app.before_request
    def say_who() -> None:
        structlog.get_logger().info("asked", who=request.headers.get("Authorization"))

    table = played()
    written = capfd.readouterr()
    found = found_in((written.out + written.err).encode(), map(token_of, table.people))
    assert "the token of Person 0" in found


def test_a_seed_in_a_header_is_found(app: Flask, service: Service, played: Callable[[], Table]) -> None:
    @app.after_request
    def show_seed(response: Response) -> Response:
        held = truth_of(service)
        if held is not None:
            response.headers["X-Match"] = held.row.seed.hex()
        return response

    assert any("the seed of beach-closed" in leak for leak in leaks(played()))


def test_a_header_that_depends_on_the_truth_is_found(
    app: Flask, service: Service, table_of: Opens, routes: list[str]
) -> None:
    @app.after_request
    def tag(response: Response) -> Response:
        held = truth_of(service)
        if held is not None and held.row.state is not None:
            response.headers["X-Version"] = codec.digest(held.state)[:4]
        return response

    with pytest.raises(AssertionError, match="X-Version"):
        worlds_look_alike(table_of("aqualin"), routes)


def test_a_sequence_that_counts_hidden_steps_is_found(
    table_of: Opens, routes: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    choose = Step.choose

    def count_steps(step: Step, made: Any) -> None:
        choose(step, made)
        held = step.held
        held.row.sequences = [number + len(made.choice) for number in held.row.sequences]

    monkeypatch.setattr(Step, "choose", count_steps)
    with pytest.raises(AssertionError, match="ETag"):
        secret_turns_look_alike(table_of("beach-closed"), routes)
