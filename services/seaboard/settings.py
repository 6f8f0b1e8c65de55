"""Every setting of a process, read once from its environment. Nothing else in the services reads environment variables.

| variable | default | what it is |
| --- | --- | --- |
| SEABOARD_DATABASE_URL | none | Postgres 14 or newer: `postgresql://user@host/name`; a unix socket is `?host=/folder` |
| SEABOARD_DATABASE_DIRECT_URL | none | Postgres itself, if SEABOARD_DATABASE_URL is a pooler in transaction mode |
| SEABOARD_BROKER_URL | none | what carries jobs: `redis://`, `rediss://`, `redis+socket:///path` or `amqp://` |
| SEABOARD_DATABASE_CONNECTIONS | 10 | the most connections one process holds open to Postgres |
| SEABOARD_HOME | `.seaboard` | where `seaboard up` keeps its files |
| SEABOARD_KEY | none | 32 bytes in base64url that sign and seal, older ones after `:`; else `key` in the home is made |
| SEABOARD_ISSUER | seaboard | who says it, in signed outcomes: best the address at which clients find the API |
| SEABOARD_HOST | 127.0.0.1 | the address that `seaboard up` listens on |
| SEABOARD_PORT | 8080 | the port that `seaboard up` serves the API on; 0 takes a free one |
| SEABOARD_STREAMS | 0 | 1 makes an API process a streaming process: long polls and event streams, nothing else |
| SEABOARD_STREAMS_URL | none | where clients find the streaming processes, if not at the API's own address |
| SEABOARD_PROXIES | 0 | how many proxies of ours stand in front: so many last words of X-Forwarded-For are believed |
| SEABOARD_BODY_BYTES | 65536 | the largest request body that is read |
| SEABOARD_PAGE_SIZE | 50 | how many items a list page has if the caller does not say |
| SEABOARD_PAGE_SIZE_MOST | 200 | how many a caller may ask for |
| SEABOARD_WAIT_SECONDS_MOST | 25 | how long a long poll may wait |
| SEABOARD_STREAMS_MOST | 10 | how many event streams one access token may have open |
| SEABOARD_FEED_DAYS | 30 | how long what a player was told is kept in its feed |
| SEABOARD_CHAT | 1 | 0 turns all chat off, whatever apps and openers of matches say |
| SEABOARD_MAIL_HOST | none | the mail server (SMTP) that tells players of their turns; without one nothing does |
| SEABOARD_MAIL_PORT | 587 | its port |
| SEABOARD_MAIL_TLS | starttls | `starttls`, `tls` from the first byte on, or `none` |
| SEABOARD_MAIL_USER | none | who logs in there, if anybody |
| SEABOARD_MAIL_PASSWORD | none | and with what |
| SEABOARD_MAIL_FROM | none | the address that letters come from |
| SEABOARD_MAIL_DELAY_SECONDS | 60 | how long a player has to see its turn by itself, before it is told by letter |
| SEABOARD_PUBLIC_URL | none | where players' programs find the API, for the links in letters |
| SEABOARD_MATCH_URL | none | a match's page, with `{match}` for its id; else the match's address in the API |
| SEABOARD_ARCHIVE_DAYS | 30 | so long after its end a match is packed into one row; 0: never |
| SEABOARD_WEBHOOK_NETWORKS | none | networks, divided by `,`, where webhooks and issuers may be; then by `http` too |
| SEABOARD_GAMES_PATH | none | folders of further game packages, divided by `:` |
| SEABOARD_HOUSE_DELAY_MS | 300 | the cadence on which house bots answer, whatever they think; 0 is at once |
| SEABOARD_OUTAGE_SECONDS | 60 | clocks that were not swept for longer than this have not run meanwhile |
| SEABOARD_SANDBOX | 0 | 1 lets players open sandboxes: matches whose seed they choose and whose clock they move |
| SEABOARD_REQUESTS_A_MINUTE | 1200 | how much one token, or one address without a token, may ask; 0: any number |
| SEABOARD_DECISIONS_A_MINUTE | 1200 | how many choices one token may make or withdraw; 0: any number |
| SEABOARD_TENANT_TIMES | 100 | how many times that all players of one app may together; 0: any number |
| SEABOARD_LOG_LEVEL | INFO | how much is logged; DEBUG adds probes, WARNING leaves out a line for each request |
| SEABOARD_METRICS_PORT | 0 | the port on which a process tells its metrics, and nothing else; 0 tells nobody |
| SEABOARD_METRICS_FOLDER | none | where processes of one kind add up their counts; empty at their start |
| SEABOARD_TELEMETRY_URL | none | where traces go by OTLP over HTTP (`…/v1/traces`); needs the extra `telemetry` |
"""

import os
from collections.abc import Mapping
from dataclasses import dataclass, field, fields

PREFIX = "SEABOARD_"


class SettingRefused(ValueError):
    """A variable's value cannot be used; the text names the variable and what it takes."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """The settings by name; each field is the variable of the table above in small letters and without its prefix."""

    database_url: str = ""
    database_direct_url: str = ""
    broker_url: str = ""
    database_connections: int = 10
    home: str = ".seaboard"
    key: str = ""
    issuer: str = "seaboard"
    host: str = "127.0.0.1"
    port: int = 8080
    streams: bool = False
    streams_url: str = ""
    proxies: int = 0
    body_bytes: int = 65536
    page_size: int = 50
    page_size_most: int = 200
    wait_seconds_most: int = 25
    streams_most: int = 10
    feed_days: int = 30
    chat: bool = True
    mail_host: str = ""
    mail_port: int = 587
    mail_tls: str = "starttls"
    mail_user: str = ""
    mail_password: str = field(default="", repr=False)
    mail_from: str = ""
    mail_delay_seconds: int = 60
    public_url: str = ""
    match_url: str = ""
    archive_days: int = 30
    webhook_networks: str = ""
    games_path: str = ""
    house_delay_ms: int = 300
    outage_seconds: int = 60
    sandbox: bool = False
    requests_a_minute: int = 1200
    decisions_a_minute: int = 1200
    tenant_times: int = 100
    log_level: str = "INFO"
    metrics_port: int = 0
    metrics_folder: str = ""
    telemetry_url: str = ""

    @property
    def unpooled_database_url(self) -> str:
        """Where one session is one connection: for migrations, and for those who listen."""
        return self.database_direct_url or self.database_url


def read_settings(environment: Mapping[str, str] = os.environ) -> Settings:
    """The settings of this process. An empty variable counts as absent."""
    found: dict[str, str | int | bool] = {}
    for setting in fields(Settings):
        variable = PREFIX + setting.name.upper()
        written = environment.get(variable, "").strip()
        if written:
            found[setting.name] = _parse(variable, written, type(setting.default))
    return Settings(**found)  # type: ignore[arg-type]  # each value was parsed to the type of its field's default


def _parse(variable: str, written: str, kind: object) -> str | int | bool:
    if kind is bool:
        if written.lower() not in ("0", "1", "false", "true"):
            raise SettingRefused(f"{variable} takes 0 or 1, not '{written}'.")
        return written.lower() in ("1", "true")
    if kind is int:
        if not written.isdecimal():
            raise SettingRefused(f"{variable} takes a whole number, not '{written}'.")
        return int(written)
    return written
