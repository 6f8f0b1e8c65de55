"""The SDK's surface: waiting and not waiting are the same, each operation has its method, newer services do no harm."""

from __future__ import annotations

import ast
import inspect
import json
import re
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest

import seaboard_sdk
from sdk.calls import CALLS, NOT_OPERATIONS, methods
from sdk.test_client import Wire, example, problem
from seaboard.api.problems import KINDS
from seaboard_sdk import Asked, AsyncClient, Client, Match, NoAnswer, Unknown, problems
from seaboard_sdk.generated import models

ROOT = Path(__file__).parent.parent.parent
PACKAGE = ROOT / "sdk" / "python" / "seaboard_sdk"


def operations() -> set[str]:
    """The operations of the document."""
    text = (ROOT / "openapi" / "openapi.yaml").read_text(encoding="utf-8")
    return set(re.findall(r"^ +operationId: (\w+)$", text, re.MULTILINE))


def snake(operation: str) -> str:
    """As the core's module is called."""
    return re.sub(r"(?<=[a-z])([A-Z])", r"_\1", operation).lower()


def used(file: Path) -> Counter[str]:
    """The core's operations that a file uses, and how often."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    imports = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    names = {name.name for node in imports if "generated.api" in str(node.module) for name in node.names}
    loads = [node for node in ast.walk(tree) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load)]
    return Counter(node.id for node in loads if node.id in names)


def test_no_two_places_of_the_sdk_call_the_same_operation_and_each_is_called() -> None:
    found: Counter[str] = Counter()
    for file in [*(PACKAGE / "asynchronous").glob("*.py"), *PACKAGE.glob("*.py")]:
        found += used(file)
    found["get_match"] -= 1  # `matches[...]` and `refresh` read the same
    assert found == Counter(map(snake, operations()))


@pytest.mark.parametrize("kind", [Client, AsyncClient])
def test_methods_and_operations_are_the_same_one_to_one(kind: type) -> None:
    assert CALLS.keys() == operations(), "an operation without its row in tests/sdk/calls.py, or a row without one"
    rows = [path.partition(" ")[0] for path, *_ in CALLS.values()]
    # streamed or by pages; the open one or that of a number
    twice = {"match.events", "client.events", "chat.lines", "seat.decision"}
    assert {row for row, count in Counter(rows).items() if count > 1} == twice
    found = {name.replace(".aclose", ".close").replace("__iter__", "__aiter__") for name in methods(kind())}
    assert found - NOT_OPERATIONS == set(rows)


def test_an_operation_of_the_core_is_called_by_its_name_too() -> None:
    client, wire = client_of(problem("forbidden", 403), httpx.Response(204))
    assert set(dir(client.operations)) == set(map(snake, operations()))
    with pytest.raises(problems.Forbidden):
        client.operations.change_secret("w")
    assert wire.sent[0].headers["Idempotency-Key"]
    assert client.operations.remove_webhook("w") is None
    with pytest.raises(AttributeError, match="no operation"):
        client.operations.sail_away()


@pytest.mark.parametrize("name", ["Client", "Match", "Seat", "Feed"])
def test_whoever_waits_and_whoever_does_not_have_the_same_methods(name: str) -> None:
    def surface(kind: type) -> dict[str, list[str]]:
        public = {key: value for key, value in vars(kind).items() if not key.startswith("_")}
        return {
            key.replace("aclose", "close"): list(inspect.signature(value).parameters) if callable(value) else []
            for key, value in public.items()
        }

    assert surface(getattr(seaboard_sdk, name)) == surface(getattr(seaboard_sdk, f"Async{name}"))


def test_every_type_of_problem_has_its_class() -> None:
    assert problems.BY_CODE.keys() == KINDS.keys()
    assert len({*problems.BY_CODE.values()}) == len(KINDS)
    assert problems.__doc__ is not None
    missing = [code for code, kind in problems.BY_CODE.items() if kind.__name__ not in problems.__doc__]
    assert not missing


def client_of(*answers: httpx.Response | Exception, **how: Any) -> tuple[Client, Wire]:
    wire = Wire(*answers)
    return Client("http://service", "token", transport=httpx.MockTransport(wire), **how), wire


def test_all_tries_together_have_a_deadline() -> None:
    busy = problem("rate-limited", 429, {"Retry-After": "30"})
    client, wire = client_of(busy, deadline=5)
    with pytest.raises(problems.TooMany) as refused:
        client.account()
    assert (refused.value.retry_after, len(wire.sent)) == (30.0, 1)


def test_what_is_said_not_to_be_worth_a_retry_is_not_retried() -> None:
    client, wire = client_of(problem("unavailable", 503, {"x-should-retry": "false"}))
    with pytest.raises(problems.Unavailable):
        client.account()
    assert len(wire.sent) == 1


@pytest.mark.parametrize(
    ("fault", "tries"),
    [
        pytest.param(httpx.ReadTimeout("slow"), 1, id="it may have arrived"),
        pytest.param(httpx.Response(504), 1, id="a proxy that waited in vain"),
        pytest.param(httpx.ConnectError("refused"), 2, id="nobody was there"),
        pytest.param(problem("unavailable", 503, {"Retry-After": "0"}), 2, id="it was not done"),
    ],
)
def test_what_does_more_when_it_is_repeated_is_not_repeated_where_it_may_have_arrived(
    fault: httpx.Response | Exception, tries: int
) -> None:
    client, wire = client_of(fault, *[httpx.Response(200, json=example("getMatch"))] * 2)
    match = Match(client, models.Match.from_dict(example("getMatch")))
    with suppress(NoAnswer):
        match.advance(60)
    assert len(wire.sent) == tries


def test_an_export_that_breaks_off_is_no_export() -> None:
    service = httpx.Response(200, json=example("getService") | {"streams_url": None})
    whole = example("exportMatches")
    client, _ = client_of(service, httpx.Response(200, text=whole), httpx.Response(200, text=whole.splitlines()[0]))
    (match,) = client.account.export()
    assert match["match"]["game"] == "aqualin"
    with pytest.raises(NoAnswer, match="broke off"):
        list(client.account.export())


def test_a_client_of_httpx_can_be_given_and_is_left_open() -> None:
    wire = Wire(httpx.Response(200, json=example("getAccount")))
    with httpx.Client(transport=httpx.MockTransport(wire), headers={"X-Mine": "1"}) as http:
        with Client("http://service", "token", http=http) as client:
            client.account()
        assert not http.is_closed
    assert wire.sent[0].headers["X-Mine"] == "1"
    assert wire.sent[0].headers["Authorization"] == "Bearer token"


async def asked_without_waiting() -> str:
    wire = Wire(httpx.ConnectError("refused"), httpx.Response(200, json=example("getAccount")))
    async with AsyncClient("http://service", "token", transport=httpx.MockTransport(wire)) as client:
        return (await client.account()).name


def test_the_asynchronous_client_tries_again_too() -> None:
    import asyncio

    assert asyncio.run(asked_without_waiting()) == "Ada"


def test_a_sealed_choice_is_withdrawn_with_the_etag_that_was_handed_out() -> None:
    sealed = httpx.Response(200, json=example("getDecision"), headers={"ETag": 'W/"7"'})
    opened = httpx.Response(200, json=example("getDecision"))
    client, wire = client_of(httpx.Response(200, json=example("getMatch")), sealed, opened)
    seat = client.matches["m"].seat(0)
    decision = seat.decision(3)
    assert isinstance(decision, Asked)
    seat.withdraw(decision)
    assert wire.sent[-1].headers["If-Match"] == 'W/"7"'


# A newer service


def test_actions_and_states_of_a_newer_service_are_kept_as_they_came() -> None:
    data = example("listSeatDecisions")["items"][0]
    data["legal_actions"].append({"type": "aqualin.leap", "over": "b2"})
    data["status"] = "adjourned"
    decision = models.Decision.from_dict(data)
    leap = decision.legal_actions[-1]
    assert isinstance(leap, Unknown)
    assert (leap.tag, decision.status) == ("aqualin.leap", "adjourned")
    assert decision.to_dict()["legal_actions"] == data["legal_actions"]


def test_a_view_that_lacks_what_it_should_have_or_is_of_a_new_game_is_unknown() -> None:
    data = example("getView")
    for view in ({"game": "ludo", "board": []}, {"game": "aqualin"}):
        seen = models.SeenMatch.from_dict({**data, "view": view})
        assert isinstance(seen.view, Unknown)
        assert seen.view.tag == view["game"]


def test_an_event_of_a_newer_service_is_unknown() -> None:
    data = json.loads(json.dumps(example("listEvents")["items"][0]))
    data["public"] = {"type": "match.weather", "wind": 3}
    event = models.SeenEvent.from_dict(data)
    public: object = event.public
    assert isinstance(public, Unknown)
    assert event.to_dict()["public"] == data["public"]
