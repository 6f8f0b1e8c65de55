"""Addresses that somebody else named: only those of the public internet are asked, where one look-up said."""

from __future__ import annotations

import socket
from typing import Any

import pytest

from seaboard.matches.outside import NotOutside, aim, find_address, get_outside


def names(monkeypatch: pytest.MonkeyPatch, *addresses: str) -> list[int]:
    """The DNS as it is; how often it is asked."""
    asked: list[int] = []

    def look_up(host: str, port: int, **_: Any) -> list[Any]:
        asked.append(port)
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, port)) for address in addresses]

    monkeypatch.setattr(socket, "getaddrinfo", look_up)
    return asked


def test_a_name_that_also_leads_inside_is_not_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    names(monkeypatch, "1.1.1.1", "10.0.0.1")
    with pytest.raises(NotOutside):
        find_address("two.example", 443, ())


def test_what_was_looked_up_once_is_where_the_connection_goes(monkeypatch: pytest.MonkeyPatch) -> None:
    """A DNS that answers otherwise the second time leads nowhere."""
    asked = names(monkeypatch, "1.1.1.1")
    target, headers, extensions = aim("https://one.example:8443/keys?a=b")
    assert str(target) == "https://1.1.1.1:8443/keys?a=b"
    assert (headers, extensions) == ({"Host": "one.example:8443"}, {"sni_hostname": "one.example"})
    assert asked == [8443]


@pytest.mark.parametrize(
    "url",
    [
        "http://one.example/keys",
        "file:///etc/passwd",
        "https://user:password@one.example/",
        "https://127.0.0.1/",
        "https://[::1]/",
        "https://2130706433/",
        "https://localhost/",
        "//one.example",
        "https://",
        "https://\u0000/",
        "",
    ],
)
def test_an_address_that_is_not_asked(url: str) -> None:
    with pytest.raises(NotOutside):
        get_outside(url, bytes_most=10)
