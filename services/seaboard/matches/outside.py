"""Addresses outside that somebody else named: asked only where they may lead, and never led elsewhere.

The name is looked up once and the connection goes to what was found, so that a second answer of the DNS leads nowhere.
"""

from __future__ import annotations

import socket
from collections.abc import Mapping, Sequence
from ipaddress import ip_address
from typing import Any

import httpx

from seaboard.matches.addresses import Network, fault_of_url, may_reach

SECONDS = 5.0


class NotOutside(Exception):
    """The address is not where one may ask, or cannot be found; the text says why."""


def find_address(host: str, port: int, networks: Sequence[Network]) -> str:
    """An address of the host, all of whose addresses may be reached. Raises NotOutside."""
    try:
        found = {str(info[4][0]) for info in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)}
    except (OSError, UnicodeError) as error:
        raise NotOutside("the name is not known") from error
    if not found or not all(may_reach(ip_address(one.partition("%")[0]), networks) for one in found):
        raise NotOutside("the name leads to an address that is not public")
    return min(found, key=lambda address: (":" in address, address))


def get_outside(url: str, *, bytes_most: int, networks: Sequence[Network] = ()) -> bytes:
    """What is served there. Raises NotOutside, httpx.HTTPError."""
    target, headers, extensions = aim(url, networks)
    with (
        httpx.Client(timeout=SECONDS, trust_env=False, follow_redirects=False) as client,
        client.stream("GET", target, headers=headers, extensions=extensions) as answer,
    ):
        if answer.status_code != httpx.codes.OK:
            raise httpx.HTTPError(f"answered with {answer.status_code}")
        body = b""
        for part in answer.iter_bytes():
            body += part
            if len(body) > bytes_most:
                raise httpx.HTTPError("answered with too much")
    return body


def aim(url: str, networks: Sequence[Network] = ()) -> tuple[httpx.URL, Mapping[str, str], dict[str, Any]]:
    """The address itself, and what must be said there to be understood. Raises NotOutside."""
    fault = fault_of_url(url, networks)
    if fault is not None:
        raise NotOutside(fault)
    try:
        parsed = httpx.URL(url)
    except httpx.InvalidURL as error:
        raise NotOutside("is no URL") from error
    address = find_address(parsed.host, parsed.port or (443 if parsed.scheme == "https" else 80), networks)
    return parsed.copy_with(host=address), {"Host": parsed.netloc.decode("ascii")}, {"sni_hostname": parsed.host}
