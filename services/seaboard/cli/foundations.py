"""What the service stands on: Postgres and a message broker, our embedded ones or those whose addresses are set."""

from dataclasses import dataclass, field

from seaboard.cli.embedded.accounts import account_for
from seaboard.cli.embedded.postgres import OLDEST_MAJOR, Postgres, find_binaries
from seaboard.cli.embedded.sockets import close_socket_folder, open_socket_folder
from seaboard.cli.embedded.valkey import Valkey, find_server
from seaboard.cli.home import Home
from seaboard.cli.refusals import Refusal
from seaboard.settings import Settings

SECONDS_TO_REACH = 5


@dataclass(slots=True)
class Foundations:
    """Where the database and the broker are, and the servers among them that are ours to keep running."""

    database_url: str
    broker_url: str
    servers: list[Postgres | Valkey] = field(default_factory=list)


def plan_foundations(settings: Settings, home: Home) -> Foundations:
    """Decide which servers are needed. Nothing is started yet."""
    foundations = Foundations(settings.database_url, settings.broker_url)
    if foundations.database_url and foundations.broker_url:
        return foundations
    account = account_for(home.folder / "postgres", find_binaries(), find_server())
    sockets = open_socket_folder(home.folder, account)
    if not foundations.database_url:
        postgres = Postgres(home.folder, sockets=sockets, log=home.log("postgres"), account=account)
        foundations.database_url = postgres.url
        foundations.servers.append(postgres)
    if not foundations.broker_url:
        valkey = Valkey(home.folder, sockets=sockets, log=home.log("valkey"), account=account)
        foundations.broker_url = valkey.url
        foundations.servers.append(valkey)
    return foundations


def forget_foundations(home: Home) -> None:
    """Remove the sockets of servers that have been stopped."""
    close_socket_folder(home.folder)


def check_foundations(settings: Settings) -> None:
    """See that servers given by address can be reached and are new enough."""
    if settings.database_url:
        _check_database(settings.database_url)
    if settings.broker_url:
        _check_broker(settings.broker_url)


def _check_database(url: str) -> None:
    from seaboard.store.server import Unreachable, server_version

    try:
        major = server_version(url)
    except Unreachable as error:
        raise Refusal(f"cannot reach the Postgres of SEABOARD_DATABASE_URL: {error}") from error
    if major < OLDEST_MAJOR:
        raise Refusal(
            f"the Postgres of SEABOARD_DATABASE_URL is version {major}; Seaboard needs {OLDEST_MAJOR} or newer."
        )


def _check_broker(url: str) -> None:
    from kombu import Connection

    try:
        with Connection(url, connect_timeout=SECONDS_TO_REACH) as connection:
            connection.ensure_connection(max_retries=1, timeout=SECONDS_TO_REACH)
    except Exception as error:  # each transport has errors of its own
        raise Refusal(f"cannot reach the broker of SEABOARD_BROKER_URL: {' '.join(str(error).split())}") from error
