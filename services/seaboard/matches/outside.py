"""Addresses outside that somebody else named: asked only where the public internet is, and never led elsewhere.

The name is looked up once and the connection goes to what was found, so that a second answer of the DNS leads nowhere.
"""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Mapping
from typing import Any

import httpx

SECONDS = 5.0


class NotOutside(Exception):
    """The address is none of the public internet, or cannot be found; the text says why."""


def find_public(host: str, port: int) -> str:
    """An address of the host, all of whose addresses are public. Raises NotOutside."""
    try:
        found = {str(info[4][0]) for info in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)}
    except (OSError, UnicodeError) as error:
        raise NotOutside("the name is not known") from error
    if not found or not all(is_public(address) for address in found):
        raise NotOutside("the name leads to an address that is not public")
    return min(found, key=lambda address: (":" in address, address))


def is_public(address: str) -> bool:
    """Whether it is one of the public internet, also when it is wrapped in one of IPv6."""
    parsed = ipaddress.ip_address(address.partition("%")[0])
    inner = [parsed]
    if isinstance(parsed, ipaddress.IPv6Address):
        inner += [one for one in (parsed.ipv4_mapped, parsed.sixtofour, *(parsed.teredo or ())) if one is not None]
        if parsed in ipaddress.ip_network("64:ff9b::/96"):
            inner.append(ipaddress.IPv4Address(int(parsed) & 0xFFFFFFFF))
    return all(one.is_global and not one.is_multicast for one in inner)


def get_outside(url: str, *, bytes_most: int, private_too: bool = False) -> bytes:
    """What is served there. `private_too` is for tests and closed networks, and takes `http` too. Raises NotOutside,
    httpx.HTTPError.
    """
    target, headers, extensions = aim(url, private_too=private_too)
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


def aim(url: str, *, private_too: bool = False) -> tuple[httpx.URL, Mapping[str, str], dict[str, Any]]:
    """The address itself, and what must be said there to be understood. Raises NotOutside."""
    try:
        parsed = httpx.URL(url)
    except httpx.InvalidURL as error:
        raise NotOutside("it is no address") from error
    if parsed.scheme not in (("https", "http") if private_too else ("https",)) or not parsed.host or parsed.userinfo:
        raise NotOutside("it must be https, without a password")
    if private_too:
        return parsed, {}, {}
    address = find_public(parsed.host, parsed.port or 443)
    host = parsed.netloc.decode("ascii")
    return parsed.copy_with(host=address), {"Host": host}, {"sni_hostname": parsed.host}
