"""Posting to addresses that strangers gave: nowhere inside, no redirect, no second look at a name, no endless wait."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from ipaddress import ip_address, ip_network

import pytest

from seaboard.matches.addresses import fault_of_url, may_reach, read_networks
from seaboard.settings import SettingRefused
from seaboard.workers import courier as courier_module
from seaboard.workers.courier import Courier

LOOPBACK = read_networks("127.0.0.0/8")
PRIVATE = [
    "127.0.0.1",
    "10.0.0.1",
    "172.16.0.1",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "0.0.0.0",
    "224.0.0.1",
    "255.255.255.255",
    "::1",
    "::",
    "fe80::1",
    "fd00::1",
    "ff02::1",
    "::ffff:127.0.0.1",
    "::ffff:169.254.169.254",
    "64:ff9b::7f00:1",
    "2002:7f00:1::",
    "2001:0:1::",
]


@pytest.mark.parametrize("text", PRIVATE)
def test_no_private_address_may_be_reached(text: str) -> None:
    assert not may_reach(ip_address(text), ())


@pytest.mark.parametrize("text", ["93.184.216.34", "2606:2800:220:1::1", "::ffff:93.184.216.34"])
def test_public_addresses_may_be_reached(text: str) -> None:
    assert may_reach(ip_address(text), ())


def test_a_network_of_the_settings_may_be_reached_and_its_neighbour_not() -> None:
    assert may_reach(ip_address("10.1.2.3"), read_networks("10.1.0.0/16, fd00::/8"))
    assert not may_reach(ip_address("10.2.2.3"), read_networks("10.1.0.0/16"))
    with pytest.raises(SettingRefused):
        read_networks("everything")


@pytest.mark.parametrize(
    "url",
    [
        "http://example.com/",
        "ftp://example.com/",
        "https://127.0.0.1/",
        "https://[::1]/",
        "https://[::ffff:10.0.0.1]/",
        "https://user:secret@example.com/",
        "https://example.com/#part",
        "https://example.com:0/",
        "https://example.com:99999/",
        "https://[broken/",
        "https:///path",
        "https://exa mple.com/",
        "example.com",
        "https://example.com/" + "x" * 500,
    ],
)
def test_a_webhook_cannot_have_such_a_url(url: str) -> None:
    assert fault_of_url(url, ())


def test_public_https_can_be_had_and_plain_http_where_networks_are_named() -> None:
    assert fault_of_url("https://example.com:8443/hook?key=1", ()) is None
    assert fault_of_url("http://127.0.0.1:9000/", [ip_network("127.0.0.0/8")]) is None


# Over real sockets

Reply = Callable[[BaseHTTPRequestHandler], None]


@contextmanager
def answering(reply: Reply) -> Iterator[tuple[int, list[str]]]:
    """A server on this machine: its port, and the paths that were asked for."""
    asked: list[str] = []

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            asked.append(self.path)
            self.rfile.read(int(self.headers["Content-Length"] or 0))
            reply(self)

        def do_GET(self) -> None:
            self.do_POST()

        def log_message(self, *_: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True)
    thread.start()
    try:
        yield server.server_port, asked
    finally:
        server.shutdown()
        server.server_close()


def status(code: int, **headers: str) -> Reply:
    def reply(handler: BaseHTTPRequestHandler) -> None:
        handler.send_response(code)
        for name, value in headers.items():
            handler.send_header(name.replace("_", "-"), value)
        handler.send_header("Content-Length", "0")
        handler.end_headers()

    return reply


def test_it_posts_and_tells_the_status_and_what_wait_was_wished() -> None:
    with answering(status(429, Retry_After="7")) as (port, asked):
        answer = Courier(LOOPBACK).post(f"http://127.0.0.1:{port}/hook", {}, "{}")
    assert (answer.status, answer.error, answer.retry_after, asked) == (429, None, "7", ["/hook"])


def test_nothing_is_sent_to_this_machine_or_to_a_name_that_leads_here() -> None:
    with answering(status(200)) as (port, asked):
        for host in ("127.0.0.1", "localhost", "[::1]"):
            assert Courier(()).post(f"http://{host}:{port}/", {}, "{}").error == "forbidden-address"
    assert asked == []


def test_a_name_with_one_inner_address_among_public_ones_is_refused() -> None:
    with answering(status(200)) as (port, asked):
        courier = Courier((), lambda host, port: ["93.184.216.34", "127.0.0.1"])
        assert courier.post(f"http://mixed.example:{port}/", {}, "{}").error == "forbidden-address"
    assert asked == []


def test_a_name_is_looked_up_once_and_the_connection_goes_where_it_led_then() -> None:
    """A name that changes its address after the look (DNS rebinding) gains nothing."""
    looks: list[str] = []

    def look_up(host: str, port: int) -> list[str]:
        looks.append(host)
        return ["127.0.0.1"] if len(looks) == 1 else ["10.0.0.1"]

    with answering(status(200)) as (port, asked):
        answer = Courier(LOOPBACK, look_up).post(f"http://rebinding.example:{port}/", {}, "{}")
    assert (answer.status, looks, asked) == (200, ["rebinding.example"], ["/"])


def test_no_redirect_is_followed() -> None:
    with (
        answering(status(200)) as (other, inner),
        answering(status(302, Location=f"http://127.0.0.1:{other}/")) as (
            port,
            asked,
        ),
    ):
        assert Courier(LOOPBACK).post(f"http://127.0.0.1:{port}/", {}, "{}").status == 302
    assert (asked, inner) == (["/"], [])


def test_no_proxy_of_the_environment_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    with answering(status(200)) as (proxy, through), answering(status(204)) as (port, _):
        monkeypatch.setenv("HTTP_PROXY", f"http://127.0.0.1:{proxy}")
        monkeypatch.setenv("ALL_PROXY", f"http://127.0.0.1:{proxy}")
        assert Courier(LOOPBACK).post(f"http://127.0.0.1:{port}/", {}, "{}").status == 204
    assert through == []


def test_an_answer_that_drips_is_given_up_after_the_whole_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(courier_module, "SECONDS_IN_ALL", 0.6)

    def drip(handler: BaseHTTPRequestHandler) -> None:
        for _ in range(30):
            try:
                handler.wfile.write(b"H")
            except OSError:
                return
            time.sleep(0.1)

    with answering(drip) as (port, _):
        began = time.monotonic()
        assert Courier(LOOPBACK).post(f"http://127.0.0.1:{port}/", {}, "{}").error == "timeout"
        assert time.monotonic() - began < 2


def test_a_port_where_nobody_listens_and_a_broken_answer_are_told_apart() -> None:
    assert Courier(LOOPBACK).post("http://127.0.0.1:1/", {}, "{}").error == "no-connection"

    def babble(handler: BaseHTTPRequestHandler) -> None:
        handler.wfile.write(b"nonsense\r\n\r\n")

    with answering(babble) as (port, _):
        assert Courier(LOOPBACK).post(f"http://127.0.0.1:{port}/", {}, "{}").error == "no-answer"
