"""Where webhooks may be sent: to the public internet by HTTPS, and to networks that the settings name. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from urllib.parse import urlsplit

from seaboard.settings import SettingRefused

Address = IPv4Address | IPv6Address
Network = IPv4Network | IPv6Network

LONGEST_URL = 500
TRANSLATED = [ip_network(text) for text in ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32")]
"""IPv6 networks in which another address, perhaps a private one, is written (NAT64, 6to4, Teredo)."""


def read_networks(text: str) -> tuple[Network, ...]:
    """The networks that a setting names, divided by commas. Raises SettingRefused."""
    try:
        return tuple(ip_network(part.strip()) for part in text.split(",") if part.strip())
    except ValueError as error:
        raise SettingRefused(f"SEABOARD_WEBHOOK_NETWORKS takes networks such as 10.1.0.0/16: {error}.") from error


def may_reach(address: Address, networks: Sequence[Network]) -> bool:
    """Whether a webhook may be sent to this address: a public one, or one of these networks."""
    plain = getattr(address, "ipv4_mapped", None) or address
    if any(plain in network for network in networks):
        return True
    return plain.is_global and not plain.is_multicast and not any(plain in network for network in TRANSLATED)


def fault_of_url(url: str, networks: Sequence[Network]) -> str | None:
    """Why a webhook cannot have this URL; None if it can. Names are looked up only when something is sent."""
    try:
        parts = urlsplit(url)
        host, port = parts.hostname, parts.port
    except ValueError:
        return "is no URL"
    if len(url) > LONGEST_URL or not url.isascii() or not host or any(sign.isspace() for sign in url):
        return f"must be an absolute URL of at most {LONGEST_URL} ASCII characters"
    if parts.username is not None or parts.password is not None or parts.fragment:
        return "must hold no user, password or fragment"
    if parts.scheme != "https" and not (parts.scheme == "http" and networks):
        return "must begin with https://"
    if port == 0:
        return "has no port that can be reached"
    address = _literal(host)
    if address is not None and not may_reach(address, networks):
        return "leads to an address that is not public"
    return None


def _literal(host: str) -> Address | None:
    try:
        return ip_address(host)
    except ValueError:
        return None
