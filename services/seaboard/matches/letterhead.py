"""From whom letters come and where their links lead, as the settings say; there are no letters where they do not."""

from __future__ import annotations

from dataclasses import dataclass
from email.utils import parseaddr
from urllib.parse import urlsplit

from seaboard.settings import SettingRefused, Settings

TLS = ("starttls", "tls", "none")
PLACE = "{match}"


@dataclass(frozen=True, slots=True)
class Letterhead:
    """`sender` is an address; `url` where clients find the API; `match_url` a match's page, with `{match}` for its id.
    A turn is told after `delay` seconds, if it is not taken by then."""

    sender: str
    url: str
    match_url: str
    delay: float = 60.0

    def link_to(self, match: str) -> str:
        return self.match_url.replace(PLACE, match)

    def unsubscribe_link(self, token: str) -> str:
        return f"{self.url}/v1/unsubscribe/{token}"

    @property
    def domain(self) -> str:
        """The sender's, for the ids of letters."""
        return parseaddr(self.sender)[1].rpartition("@")[2]


def read_letterhead(settings: Settings) -> Letterhead | None:
    """None without a mail server. Raises SettingRefused if one is given and something is missing."""
    if not settings.mail_host:
        return None
    if settings.mail_tls not in TLS:
        raise SettingRefused(f"SEABOARD_MAIL_TLS takes {', '.join(TLS)}, not '{settings.mail_tls}'.")
    if "@" not in parseaddr(settings.mail_from)[1] or not settings.mail_from.isprintable():
        raise SettingRefused("SEABOARD_MAIL_FROM takes an address that letters come from, such as turns@example.com.")
    url = settings.public_url.rstrip("/")
    match_url = settings.match_url or f"{url}/v1/matches/{PLACE}"
    for name, value in (("PUBLIC_URL", url), ("MATCH_URL", match_url)):
        if urlsplit(value).scheme not in ("http", "https") or not urlsplit(value).netloc:
            raise SettingRefused(f"SEABOARD_{name} takes a URL that whoever gets letters can follow.")
    if PLACE not in match_url:
        raise SettingRefused(f"SEABOARD_MATCH_URL takes a URL with {PLACE} in it, where the match's id is put.")
    return Letterhead(settings.mail_from, url, match_url, settings.mail_delay_seconds)
