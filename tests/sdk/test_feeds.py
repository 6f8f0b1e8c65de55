"""Feeds over connections that are cut, fall silent, or cannot be streamed: each thing comes once and in order."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import aclosing
from itertools import chain, cycle, repeat

import httpx
import pytest

from sdk.wires import SECONDS_A_BEAT, Teller, telling
from seaboard_sdk import AsyncClient, Client, Gap, Unauthenticated
from seaboard_sdk.generated.models import Notice

SILENCE = 2 * SECONDS_A_BEAT
Reader = Callable[[str, int], list[int]]


def address(teller: Teller) -> str:
    host, port = teller.server_address[:2]
    return f"http://{host!s}:{port}"


def read(url: str, count: int) -> list[int]:
    numbers: list[int] = []
    with Client(url, "token", silence=SILENCE) as client:
        for one in client.events("0"):
            assert isinstance(one, Notice)
            numbers.append(one.number)
            if len(numbers) == count:
                break
    return numbers


def read_async(url: str, count: int) -> list[int]:
    async def reading() -> list[int]:
        numbers: list[int] = []
        client = AsyncClient(url, "token", silence=SILENCE)
        async with client, aclosing(client.events("0")) as told:
            async for one in told:
                assert isinstance(one, Notice)
                numbers.append(one.number)
                if len(numbers) == count:
                    break
        return numbers

    return asyncio.run(reading())


@pytest.fixture(params=[pytest.param(read, id="waiting"), pytest.param(read_async, id="asynchronous")])
def reader(request: pytest.FixtureRequest) -> Reader:
    found: Reader = request.param
    return found


def test_a_stream_that_is_cut_again_and_again_is_read_on_where_it_broke_off(reader: Reader) -> None:
    cuts = cycle([("cut", most) for most in (700, 1000, 1301, 450, 2000)])
    with telling(60, cuts) as (teller, proxy):
        assert reader(address(teller), 60) == list(range(1, 61))
        assert proxy.connections > 3


def test_a_connection_that_falls_silent_is_left_within_two_heartbeats(reader: Reader) -> None:
    with telling(40, chain([("silent", 900)], repeat(("pass", 0)))) as (teller, proxy):
        began = time.monotonic()
        assert reader(address(teller), 40) == list(range(1, 41))
        assert time.monotonic() - began < 40 * 0.01 + SILENCE + 1.5
        assert proxy.connections >= 2


def test_where_streams_tell_nothing_it_is_read_by_long_poll(reader: Reader) -> None:
    dead_streams = chain([("silent", 0)] * 3, repeat(("pass", 0)))
    with telling(30, dead_streams) as (teller, _):
        assert reader(address(teller), 30) == list(range(1, 31))
        assert teller.asked.count("/v1/account/events") >= 1


def test_where_nobody_streams_it_is_asked_for(reader: Reader) -> None:
    with telling(30, repeat(("pass", 0)), streams=False) as (teller, _):
        assert reader(address(teller), 30) == list(range(1, 31))
        assert teller.asked.count("/v1/account/events/stream") == 1


# What a stream says besides


def streaming(*blocks: str) -> httpx.Response:
    text = "".join(f"{block}\n\n" for block in blocks)
    return httpx.Response(200, text=text, headers={"Content-Type": "text/event-stream"})


def client_of(*answers: httpx.Response) -> Client:
    from sdk.wires import SERVICE

    told = iter([httpx.Response(200, json={**SERVICE, "streams_url": None}), *answers])
    return Client("http://service", "t", transport=httpx.MockTransport(lambda _: next(told)))


def message(number: int) -> str:
    from json import dumps

    from sdk.wires import notice

    return f"id: {number}\ndata: {dumps(notice(number))}"


def test_what_is_not_kept_any_more_is_told_as_a_gap() -> None:
    resync = 'event: resync\nid: 7\ndata: {"last":"7"}'
    client = client_of(streaming(message(1), resync, message(8)))
    told = client.events("0")
    first, gap, eighth = (next(told) for _ in range(3))
    assert isinstance(first, Notice)
    assert gap == Gap("7")
    assert isinstance(eighth, Notice)
    assert eighth.number == 8


def test_what_comes_twice_is_told_once_and_what_is_left_out_is_asked_for_again() -> None:
    client = client_of(streaming(message(1), message(1), message(3)), streaming(message(2), message(3)))
    told = client.events("0")
    assert [one.number for one in (next(told) for _ in range(3)) if isinstance(one, Notice)] == [1, 2, 3]


def test_whoever_may_not_read_on_is_told() -> None:
    refused = (
        'event: refused\ndata: {"type":"/problems/unknown-token","title":"t","status":401,"detail":"d",'
        '"code":"unknown-token","request_id":"r"}'
    )
    told = client_of(streaming(message(1), refused)).events("0")
    next(told)
    with pytest.raises(Unauthenticated):
        next(told)
