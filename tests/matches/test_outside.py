"""Addresses that somebody else named: only those of the public internet are asked, where one look-up said."""

from __future__ import annotations

import socket
from typing import Any

import pytest

from seaboard.matches.outside import NotOutside, aim, find_public, get_outside, is_public


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "0.0.0.0",
        "10.1.2.3",
        "172.16.0.1",
        "192.168.1.1",
        "169.254.169.254",
        "100.64.0.1",
        "224.0.0.1",
        "255.255.255.255",
        "::1",
        "::",
        "fe80::1%eth0",
        "fd00::1",
        "ff02::1",
        "::ffff:127.0.0.1",
        "::ffff:10.0.0.1",
        "64:ff9b::7f00:1",
        "2002:7f00:1::",
    ],
)
def test_an_address_that_is_not_public(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["1.1.1.1", "93.184.216.34", "2606:4700:4700::1111"])
def test_an_address_that_is(address: str) -> None:
    assert is_public(address)


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
        find_public("two.example", 443)


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
