"""The SDK's hand-made layer against a service that breaks off, is busy, or is newer than it knows."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from httpx_retries import Retry

from seaboard_sdk import Client, NoAnswer, ProblemError, problems, transport
from seaboard_sdk.generated import models
from seaboard_sdk.generated.models import Fault, Problem

EXAMPLES = Path(__file__).parent.parent.parent / "services" / "seaboard" / "api" / "examples"
Answer = httpx.Response | Exception


def example(operation: str) -> Any:
    """What the document gives as this operation's answer."""
    return json.loads((EXAMPLES / f"{operation}.json").read_text(encoding="utf-8"))["response"]


def problem(code: str, status: int, headers: dict[str, str] | None = None, **members: Any) -> httpx.Response:
    body = {"type": f"/problems/{code}", "title": "t", "status": status, "detail": "d", "code": code, "request_id": "r"}
    return httpx.Response(status, json=body | members, headers=headers)


class Wire:
    """A service that gives these answers one after another, and keeps what it was sent."""

    def __init__(self, *answers: Answer) -> None:
        self.answers: Iterator[Answer] = iter(answers)
        self.sent: list[httpx.Request] = []

    def __call__(self, request: httpx.Request) -> httpx.Response:
        self.sent.append(request)
        answer = next(self.answers)
        if isinstance(answer, Exception):
            raise answer
        return answer


@pytest.fixture
def client_of(monkeypatch: pytest.MonkeyPatch) -> Callable[[Wire], Client]:
    """A client that talks to this wire, and waits for nothing."""
    waited: list[float] = []
    monkeypatch.setattr("time.sleep", waited.append)

    def make(wire: Wire) -> Client:
        client = Client("http://service", "token", transport=httpx.MockTransport(wire))
        client.waited = waited  # type: ignore[attr-defined]
        return client

    return make


def test_who_is_asking_is_said_with_every_request(client_of: Callable[[Wire], Client]) -> None:
    wire = Wire(httpx.Response(200, json=example("getAccount")))
    assert client_of(wire).account().name == "Ada"
    assert wire.sent[0].headers["Authorization"] == "Bearer token"


def test_address_and_token_come_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SEABOARD_URL", "http://elsewhere/")
    monkeypatch.setenv("SEABOARD_TOKEN", "mine")
    client = Client()
    assert (client.base_url, client.token) == ("http://elsewhere", "mine")


@pytest.mark.parametrize(
    "fault",
    [
        pytest.param(httpx.ConnectError("refused"), id="nobody there"),
        pytest.param(httpx.ReadTimeout("slow"), id="no answer in time"),
        pytest.param(httpx.RemoteProtocolError("cut"), id="broken off"),
        pytest.param(httpx.Response(502, text="<html>"), id="a proxy that reaches nobody"),
        pytest.param(problem("unavailable", 503, {"Retry-After": "1"}), id="not ready"),
    ],
)
def test_what_is_safe_is_sent_again(client_of: Callable[[Wire], Client], fault: Answer) -> None:
    wire = Wire(fault, fault, httpx.Response(201, json=example("openMatch")))
    match = client_of(wire).matches.open("aqualin", seats=["me", "open"])
    assert match.id == example("openMatch")["id"]
    keys = {request.headers["Idempotency-Key"] for request in wire.sent}
    assert (len(wire.sent), len(keys)) == (3, 1)


def test_a_choice_whose_answer_was_lost_is_sent_again_and_gets_its_receipt(
    client_of: Callable[[Wire], Client],
) -> None:
    receipt = httpx.Response(200, json=example("makeChoice"))
    wire = Wire(OPENED, httpx.Response(504, text="<html>"), httpx.ReadError("cut"), receipt)
    seat = client_of(wire).matches["m"].my_seat
    action = models.Draft.from_dict({"actions": example("makeChoice")["actions"]}).actions[0]
    assert seat.decide(1, action).decision == example("makeChoice")["decision"]
    assert len({(request.method, request.url, request.content) for request in wire.sent[1:]}) == 1


def test_no_try_waits_for_ever(client_of: Callable[[Wire], Client]) -> None:
    wire = Wire(httpx.Response(200, json=example("getAccount")))
    client_of(wire).account()
    limits = wire.sent[0].extensions["timeout"]
    assert {limits[part] for part in ("connect", "read", "write")} == {10.0}
    assert 10.0 < limits["pool"] <= 60.0


def test_a_refusal_says_which_parts_do_not_fit(client_of: Callable[[Wire], Client]) -> None:
    errors = [{"in": "body", "pointer": "/seats/0/level", "detail": "Must be one of: easy."}]
    with pytest.raises(problems.InvalidRequest, match=r"/seats/0/level: Must be one of"):
        client_of(Wire(problem("invalid-request", 422, errors=errors))).matches.open("aqualin", ["house:godlike"])


def test_it_waits_as_long_as_it_is_told(client_of: Callable[[Wire], Client]) -> None:
    wire = Wire(problem("rate-limited", 429, {"Retry-After": "7"}), httpx.Response(200, json=example("getAccount")))
    client = client_of(wire)
    client.account()
    assert client.waited == [7.0]  # type: ignore[attr-defined]


def test_it_gives_up_at_last_and_says_so(client_of: Callable[[Wire], Client]) -> None:
    wire = Wire(*[httpx.ConnectError("refused")] * 20)
    with pytest.raises(NoAnswer, match="refused"):
        client_of(wire).account()
    assert len(wire.sent) == transport.RETRIES.total + 1


@pytest.mark.parametrize("status", [400, 401, 403, 404, 409, 412, 422, 428])
def test_a_refusal_is_not_sent_again(client_of: Callable[[Wire], Client], status: int) -> None:
    wire = Wire(problem("some-code", status))
    with pytest.raises(ProblemError) as refused:
        client_of(wire).matches["m"].view()
    assert (len(wire.sent), refused.value.status, refused.value.request_id) == (1, status, "r")


def test_an_answer_that_is_no_answer_of_the_service_is_said_to_be_none(client_of: Callable[[Wire], Client]) -> None:
    for answer in (httpx.Response(200, text="<html>"), httpx.Response(200, json={}), httpx.Response(418)):
        with pytest.raises(NoAnswer):
            client_of(Wire(answer)).account()


@pytest.mark.parametrize(
    ("code", "status", "kind"),
    [
        ("illegal-action", 422, problems.IllegalAction),
        ("bad-choice", 422, problems.BadChoice),
        ("decision-closed", 409, problems.DecisionClosed),
        ("decision-void", 409, problems.DecisionVoid),
        ("seat-taken", 409, problems.SeatTaken),
        ("unknown-token", 401, problems.UnknownToken),
        ("not-your-seat", 403, problems.NotYourSeat),
        ("unknown-match", 404, problems.UnknownMatch),
        ("etag-stale", 412, problems.EtagStale),
        ("wrong-process", 421, problems.WrongProcess),
        ("internal-error", 500, problems.InternalError),
        ("of-a-newer-service", 409, problems.Conflict),
        ("of-a-newer-service", 507, problems.ServerFault),
        ("of-a-newer-service", 418, problems.ProblemError),
    ],
)
def test_each_problem_is_an_exception_of_its_kind(code: str, status: int, kind: type[ProblemError]) -> None:
    body = Problem(type_=f"/problems/{code}", title="", status=status, detail="", code=code, request_id="")
    assert type(transport.error_of(body)) is kind


def test_an_illegal_action_tells_its_rule_and_a_closed_decision_the_open_one() -> None:
    body = problem(
        "illegal-action", 422, rule="AQ-3.1", index=1, errors=[{"in": "body", "pointer": "/a", "detail": "d"}]
    )
    illegal = transport.error_of(Problem.from_dict(body.json()))
    assert isinstance(illegal, problems.IllegalAction)
    assert (illegal.rule, illegal.index) == ("AQ-3.1", 1)
    assert illegal.errors == [Fault(in_="body", pointer="/a", detail="d")]
    closed = transport.error_of(Problem.from_dict(problem("decision-closed", 409, current=None).json()))
    assert isinstance(closed, problems.DecisionClosed)
    assert closed.current is None


def test_seats_are_wished_for_in_a_word(client_of: Callable[[Wire], Client]) -> None:
    wire = Wire(httpx.Response(201, json=example("openMatch")))
    client_of(wire).matches.open(
        "aqualin", seats=["me", "open", "house:hard", "invited:p1", {"kind": "me", "pick": "brody"}]
    )
    assert json.loads(wire.sent[0].content)["seats"] == [
        {"kind": "me"},
        {"kind": "open"},
        {"kind": "house", "level": "hard"},
        {"kind": "invited", "player": "p1"},
        {"kind": "me", "pick": "brody"},
    ]


def test_a_list_is_read_page_by_page(client_of: Callable[[Wire], Client]) -> None:
    page = example("listMatches")
    wire = Wire(httpx.Response(200, json={**page, "next": "cursor"}), httpx.Response(200, json={**page, "next": None}))
    found = list(client_of(wire).matches(mine=True))
    assert len(found) == 2 * len(page["items"])
    assert wire.sent[1].url.params["after"] == "cursor"


def test_what_waits_for_me_is_read_to_the_end(client_of: Callable[[Wire], Client]) -> None:
    page = example("listOpenDecisions")
    wire = Wire(httpx.Response(200, json={**page, "next": "cursor"}), httpx.Response(200, json={**page, "next": None}))
    assert len(client_of(wire).open_decisions()) == 2 * len(page["items"])
    assert wire.sent[1].url.params["after"] == "cursor"


# Waiting


def page(*numbers: int, last: int = 0, is_over: bool = False, has_more: bool = False) -> httpx.Response:
    """A page of events with these numbers."""
    (event, *_) = example("listEvents")["items"]
    items = [{**event, "number": number} for number in numbers]
    last = max([last, *numbers])
    body = {"match": "m", "viewer": 0, "items": items, "next": str(last), "has_more": has_more, "is_over": is_over}
    return httpx.Response(200, json=body)


def service(streams_url: str | None) -> httpx.Response:
    return httpx.Response(200, json={**example("getService"), "streams_url": streams_url})


OPENED = httpx.Response(200, json=example("getMatch") | {"my_seats": [0]})
NOTHING = httpx.Response(200, json={"items": [], "next": None})
ASKED = httpx.Response(200, json=example("listSeatDecisions"))


def test_it_waits_where_the_streams_are(client_of: Callable[[Wire], Client]) -> None:
    wire = Wire(OPENED, NOTHING, service("http://streams"), page(1), ASKED)
    decision = client_of(wire).matches["m"].my_seat.wait_for_decision()
    assert decision is not None
    waiting = wire.sent[3]
    assert (waiting.url.host, waiting.url.params["wait"], waiting.url.params["after"]) == ("streams", "20", "0")


def test_where_nobody_waits_for_it_it_asks_again(client_of: Callable[[Wire], Client]) -> None:
    refused = problem("wrong-process", 421)
    wire = Wire(OPENED, NOTHING, service(None), refused, page(last=4), page(5), ASKED)
    client = client_of(wire)
    assert client.matches["m"].my_seat.wait_for_decision() is not None
    assert client.waited == [0.1]  # type: ignore[attr-defined]
    assert [request.url.params.get("after") for request in wire.sent[3:6]] == ["0", "0", "4"]


def test_an_empty_page_is_not_the_end_of_a_match_and_the_end_is(client_of: Callable[[Wire], Client]) -> None:
    wire = Wire(OPENED, NOTHING, service(None), page(last=3), page(last=3), page(last=3, is_over=True))
    assert client_of(wire).matches["m"].my_seat.wait_for_decision() is None
    assert len(wire.sent) == 6


def test_new_events_that_were_read_before_a_failure_come_with_the_next_call(
    client_of: Callable[[Wire], Client],
) -> None:
    wire = Wire(OPENED, page(1, 2, has_more=True), problem("internal-error", 500), page(3), page())
    seat = client_of(wire).matches["m"].my_seat
    with pytest.raises(ProblemError):
        seat.new_events()
    assert [event.number for event in seat.new_events()] == [1, 2, 3]
    assert seat.new_events() == []


def test_its_own_retries_can_be_given() -> None:
    wire = Wire(httpx.ConnectError("refused"))
    with pytest.raises(NoAnswer):
        Client("http://service", "", transport=httpx.MockTransport(wire), retries=Retry(total=0)).account()
    assert len(wire.sent) == 1
