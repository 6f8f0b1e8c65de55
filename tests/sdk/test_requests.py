"""What the SDK asks for each operation is as the document says, and it can read the document's own answer to it."""

from __future__ import annotations

import asyncio
import inspect
import json
from collections.abc import Callable
from typing import Any

import httpx
import pytest

from contract import Contract
from sdk.calls import CALLS, call
from sdk.requested import operation_of, the_published_document
from sdk.test_client import example
from seaboard_sdk import AsyncClient, Client

END = "event: end\ndata: {}\n\n"


def answer_of(operation: str) -> httpx.Response:
    """The document's own example of an answer."""
    ways = (way for path in the_published_document()["paths"].values() for way in path.values())
    (found,) = (way for way in ways if isinstance(way, dict) and way.get("operationId") == operation)
    status, said = next((int(status), said) for status, said in found["responses"].items() if status < "300")
    if "content" not in said:
        return httpx.Response(status)
    if "text/event-stream" in said["content"]:
        return httpx.Response(status, text=END, headers={"Content-Type": "text/event-stream"})
    body = example(operation)
    if isinstance(body, str):
        return httpx.Response(status, text=body)
    return httpx.Response(status, json=body)


class Document:
    """A service that answers as the document says, and keeps what it was asked."""

    def __init__(self) -> None:
        self.contract = Contract(the_published_document())
        self.asked: list[str] = []

    def __call__(self, request: httpx.Request) -> httpx.Response:
        self.asked.append(operation_of(self.contract, request))
        return answer_of(self.asked[-1])


@pytest.fixture(scope="module")
def document() -> Document:
    return Document()


def wait_for(operation: str, transport: httpx.MockTransport) -> Any:
    with Client("http://service", "token", transport=transport) as client:
        if operation == "createPlayer":
            return Client.register("http://service", "Ada", transport=transport)
        got = call(client, operation)
        return next(got, None) if inspect.isgenerator(got) else got


async def ask(operation: str, transport: httpx.MockTransport) -> Any:
    async with AsyncClient("http://service", "token", transport=transport) as client:
        if operation == "createPlayer":
            return await AsyncClient.register("http://service", "Ada", transport=transport)
        got = call(client, operation)
        if not inspect.isasyncgen(got):
            return await got
        found = await anext(got, None)
        await got.aclose()
        return found


@pytest.mark.parametrize("operation", CALLS)
def test_what_is_asked_is_as_the_document_says(operation: str, document: Document) -> None:
    for way in (wait_for, lambda *what: asyncio.run(ask(*what))):
        document.asked.clear()
        way(operation, httpx.MockTransport(document))
        assert [one for one in document.asked if one != "getService" or operation == one] == [operation]


def test_a_request_that_is_not_as_the_document_says_is_noticed(document: Document) -> None:
    def asked(method: str, path: str, body: Any = None, **headers: str) -> str:
        content = {} if body is None else {"json": body}
        headers = {"Authorization": "Bearer t", **{name.replace("_", "-"): text for name, text in headers.items()}}
        return operation_of(
            document.contract, httpx.Request(method, f"http://service{path}", headers=headers, **content)
        )

    said: dict[str, Any] = json.loads(json.dumps({"game": "aqualin", "seats": [{"kind": "me"}, {"kind": "open"}]}))
    assert asked("POST", "/v1/matches", said, Idempotency_Key="k") == "openMatch"
    assert asked("GET", "/v1/matches?limit=10") == "listMatches"
    mistakes: tuple[Callable[[], str], ...] = (
        lambda: asked("POST", "/v1/matches", said),
        lambda: asked("POST", "/v1/matches", {"game": "aqualin"}, Idempotency_Key="k"),
        lambda: asked("POST", "/v1/matches", Idempotency_Key="k"),
        lambda: asked("GET", "/v1/matches?limit=ten"),
        lambda: asked("GET", "/v1/matches?first=10"),
        lambda: asked("GET", "/v1/boats"),
        lambda: asked("GET", "/v1/matches", {"limit": 10}),
    )
    for mistake in mistakes:
        with pytest.raises(AssertionError):
            mistake()
