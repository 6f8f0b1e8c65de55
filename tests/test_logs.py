"""Log lines are JSON, carry the ids of what they are about, and hold no secret, whoever writes them."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from typing import Any

import pytest
import structlog

from seaboard.logs import bind_contextvars, clear_contextvars, start_logs

TOKEN = "sb_" + "x7" * 22
ADDRESS = "amqp://house:open-sesame@broker:5672//"


@pytest.fixture
def logs() -> Iterator[None]:
    root = logging.getLogger()
    handlers, level = root.handlers, root.level
    start_logs("INFO")
    yield
    clear_contextvars()
    structlog.reset_defaults()
    root.handlers = handlers
    root.setLevel(level)


@pytest.fixture
def said(logs: None, capsys: pytest.CaptureFixture[str]) -> Any:
    return lambda: [json.loads(line) for line in capsys.readouterr().err.splitlines()]


def test_a_line_carries_the_ids_bound_around_it_by_whichever_logger(said: Any) -> None:
    bind_contextvars(request_id="request-1", match="match-1")
    structlog.get_logger("ours").info("request", status=200)
    logging.getLogger("theirs").warning("slow %s", "disk")
    ours, theirs = said()
    for line, event, level in ((ours, "request", "info"), (theirs, "slow disk", "warning")):
        assert (line["event"], line["level"]) == (event, level)
        assert (line["request_id"], line["match"]) == ("request-1", "match-1")
        assert line["timestamp"].endswith("Z")
    assert (ours["logger"], theirs["logger"], ours["status"]) == ("ours", "theirs", 200)


@pytest.mark.parametrize("name", ["access_token", "Authorization", "seed", "nonces", "password", "body", "join_code"])
def test_a_field_with_a_secrets_name_is_not_written(said: Any, name: str) -> None:
    structlog.get_logger().info("noted", **{name: "canary"})
    assert "canary" not in json.dumps(said())


@pytest.mark.parametrize(
    "text", [TOKEN, f"Bearer {TOKEN}", "Bearer abc", "eyJhbGciOi.eyJzdWIi.c2ln", ADDRESS, f"['{TOKEN}']"]
)
def test_what_looks_like_a_credential_is_cut_out_of_every_text(said: Any, text: str) -> None:
    structlog.get_logger().info(f"sent {text}", to=text, both=[text])
    logging.getLogger("library").warning("could not send %s", text)
    for line in said():
        written = json.dumps(line)
        assert TOKEN not in written
        assert "open-sesame" not in written
        assert "eyJhbGciOi" not in written
        assert "[hidden]" in line["event"]


class OursError(Exception):
    """An error whose words we wrote."""


OursError.__module__ = "seaboard.matches.somewhere"


def open_cells() -> dict[str, int]:
    return {}


def fail() -> None:
    try:
        open_cells()["the shark is at 17"]
    except KeyError as error:
        raise OursError("the match cannot be judged") from error


def test_an_error_is_told_by_kind_and_place_and_only_our_own_words_are_kept(said: Any) -> None:
    try:
        fail()
    except OursError as error:
        structlog.get_logger().error("fault", exc_info=error)
        logging.getLogger("library").exception("failed")
    for line in said():
        ours, theirs = line["error"]
        assert "OursError (the match cannot be judged) at fail" in ours
        assert theirs.startswith("builtins.KeyError at fail")
        assert "shark" not in json.dumps(line)


def test_a_line_that_cannot_be_written_is_told_of_without_its_words(said: Any) -> None:
    record = logging.makeLogRecord({"name": "library", "msg": "the %d", "args": ("canary",)})
    logging.getLogger().handlers[0].handle(record)
    (line,) = said()
    assert (line["event"], line["logger"]) == ("a line could not be written", "library")


def test_a_line_of_ours_that_cannot_be_written_is_told_of_without_its_words(said: Any) -> None:
    class Dumb:
        def __str__(self) -> str:
            raise ValueError("canary")

    structlog.get_logger("ours").info("request", what=Dumb())
    (line,) = said()
    assert line == {"event": "a line could not be written", "logger": "ours", "kind": "ValueError"}
    assert "canary" not in json.dumps(line)


def test_a_failed_task_is_told_without_its_arguments(said: Any) -> None:
    told = {"name": "bot.play", "id": "task-1", "args": "('canary',)", "exc": "ValueError('canary')"}
    logging.getLogger("celery.app.trace").error("Task %(name)s raised %(exc)s", told, extra={"data": told})
    (line,) = said()
    assert (line["event"], line["task"], line["task_id"]) == ("task failed", "bot.play", "task-1")
    assert "canary" not in json.dumps(line)
