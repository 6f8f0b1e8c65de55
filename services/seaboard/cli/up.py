"""`seaboard up`: everything on this machine, from an empty folder to a match played over HTTP, until Ctrl-C."""

import argparse
import os
import signal
import socket
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, replace
from pathlib import Path

from seaboard.cli.background import Background
from seaboard.cli.foundations import Foundations, check_foundations, forget_foundations, plan_foundations
from seaboard.cli.home import Home
from seaboard.cli.listeners import open_listener, port_of
from seaboard.cli.local_player import is_ready, token_of_local_player
from seaboard.cli.programs import programs
from seaboard.cli.refusals import Refusal
from seaboard.cli.supervisor import ProgramServer, Supervisor
from seaboard.settings import SettingRefused, Settings, read_settings

SECONDS_TO_BE_READY = 60.0
DEATHS_TO_GIVE_UP = 3
PATIENCE_AFTER_A_KILL = 5.0
STOPPED_BY_HAND = 130  # as shells say it: 128 + SIGINT


@dataclass(frozen=True, slots=True)
class Doors:
    """The sockets that clients come to, and their addresses."""

    host: str
    api: socket.socket
    streams: socket.socket

    @property
    def base_url(self) -> str:
        """Where the API is."""
        return _url(self.host, port_of(self.api))

    @property
    def streams_url(self) -> str:
        """Where long polls and event streams are."""
        return _url(self.host, port_of(self.streams))


@dataclass(frozen=True, slots=True)
class Site:
    """A running Seaboard."""

    base_url: str
    streams_url: str
    token: str
    home: Home
    supervisor: Supervisor


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The flags of `seaboard up`; what they leave out comes from the settings."""
    parser.add_argument("--once", action="store_true", help="end after the demo match, with its exit code")
    parser.add_argument("--no-demo", action="store_true", help="play no demo match")
    parser.add_argument("--port", type=int, help="port of the API; the next one is for streams; 0 takes free ones")
    parser.add_argument("--host", help="address to listen on")
    parser.add_argument("--home", help="folder for data, logs and the local player's token")


def run(arguments: argparse.Namespace) -> int:
    """Start, play, serve, stop."""
    settings = _settings(arguments)
    let_signals_interrupt()
    try:
        with serving(settings) as site:
            return _play_and_serve(site, once=arguments.once, demo=not arguments.no_demo)
    except KeyboardInterrupt:
        return STOPPED_BY_HAND if arguments.once else 0


def say(text: str) -> None:
    """Tell the person at the terminal how things stand, beside the command's own output."""
    print(f"seaboard: {text}", file=sys.stderr, flush=True)


def _settings(arguments: argparse.Namespace) -> Settings:
    given = {name: getattr(arguments, name) for name in ("home", "host", "port")}
    try:
        return replace(read_settings(), **{name: value for name, value in given.items() if value is not None})
    except SettingRefused as refused:
        raise Refusal(str(refused)) from refused


def let_signals_interrupt() -> None:
    """A polite kill and a closed terminal end us as Ctrl-C does; under nohup a closed terminal does not."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    if signal.getsignal(signal.SIGHUP) is not signal.SIG_IGN:
        signal.signal(signal.SIGHUP, signal.default_int_handler)


def _stop_in_peace() -> None:
    """Once we are stopping, a second Ctrl-C must not cut that off: it is short, and each step of it has a limit."""
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, signal.SIG_IGN)


@contextmanager
def serving(settings: Settings) -> Iterator[Site]:
    """Everything started and ready to serve; stopped again at the end of the block."""
    home = Home(Path(settings.home))
    with ExitStack() as stack:
        stack.enter_context(home.held())
        doors = stack.enter_context(_doors(settings, home))
        check_foundations(settings)
        supervisor = stack.enter_context(_supervisor(home))
        foundations = plan_foundations(settings, home)
        supervisor.start({server.name: server for server in foundations.servers})
        _migrate(foundations)
        stack.enter_context(home.naming(foundations.database_url))
        supervisor.start(_program_servers(home, doors, _environment(settings, foundations, home, doors)))
        _wait_until_ready(supervisor, doors.base_url, doors.streams_url)
        yield Site(doors.base_url, doors.streams_url, token_of_local_player(home, doors.base_url), home, supervisor)


@contextmanager
def _doors(settings: Settings, home: Home) -> Iterator[Doors]:
    patience = PATIENCE_AFTER_A_KILL if home.was_killed else 0.0
    with (
        open_listener(settings.host, settings.port, patience=patience) as api,
        open_listener(settings.host, settings.port and settings.port + 1, patience=patience) as streams,
    ):
        yield Doors(settings.host, api, streams)


@contextmanager
def _supervisor(home: Home) -> Iterator[Supervisor]:
    supervisor = Supervisor(say)
    try:
        yield supervisor
    finally:
        _stop_in_peace()
        supervisor.stop()
        forget_foundations(home)


def _migrate(foundations: Foundations) -> None:
    from seaboard.store.migrate import MigrationFailed, migrate

    try:
        migrate(foundations.database_url)
    except MigrationFailed as failed:
        raise Refusal(f"the database could not be brought to this version's tables: {failed}") from failed


def _program_servers(home: Home, doors: Doors, environment: Mapping[str, str]) -> dict[str, ProgramServer]:
    table = programs(
        api=doors.api.fileno(), streams=doors.streams.fileno(), schedule=str(home.folder / "beat-schedule")
    )
    return {each.name: ProgramServer(each, environment=environment, log=home.log(each.name)) for each in table}


def _environment(settings: Settings, foundations: Foundations, home: Home, doors: Doors) -> dict[str, str]:
    """What every process is told. Its own settings are ours, so that a variable set for us counts for it too."""
    return {
        **os.environ,
        "PYTHONUNBUFFERED": "1",
        "SEABOARD_DATABASE_URL": foundations.database_url,
        "SEABOARD_BROKER_URL": foundations.broker_url,
        "SEABOARD_HOME": str(home.folder),
        "SEABOARD_HOST": settings.host,
        "SEABOARD_PORT": str(port_of(doors.api)),
        "SEABOARD_METRICS_PORT": "",  # of all processes on one machine only one could have it
        "SEABOARD_STREAMS_URL": settings.streams_url or doors.streams_url,
    }


def _url(host: str, port: int) -> str:
    everywhere = host in ("", "0.0.0.0")  # noqa: S104  # no address that a client can ask
    return f"http://{'127.0.0.1' if everywhere else host}:{port}"


def _wait_until_ready(supervisor: Supervisor, *urls: str) -> None:
    limit = time.monotonic() + SECONDS_TO_BE_READY
    waiting = list(urls)

    def is_waiting() -> bool:
        while waiting and is_ready(waiting[0]):
            waiting.pop(0)
        given_up = supervisor.worst().deaths >= DEATHS_TO_GIVE_UP or time.monotonic() > limit
        return bool(waiting) and not given_up

    supervisor.tend_while(is_waiting)
    if waiting:
        raise Refusal(f"{supervisor.worst().name} does not serve: {supervisor.worst().last_words()}")


def _play_and_serve(site: Site, *, once: bool, demo: bool) -> int:
    code = _play_demo(site) if demo else 0
    if once:
        return code
    if code != 0:
        say("the demo match failed; everything goes on serving")
    print(_banner(site), flush=True)
    site.supervisor.tend_while(lambda: True)
    return 0


def _play_demo(site: Site) -> int:
    from seaboard.cli.demo import run as play_match

    match = Background(lambda: play_match(site.base_url, site.token))
    site.supervisor.tend_while(match.is_running)
    return match.exit_code


def _banner(site: Site) -> str:
    return f"""
Seaboard serves at {site.base_url}

  reference   {site.base_url}/docs
  token       {site.token}
  try         curl -s -H 'Authorization: Bearer {site.token}' {site.base_url}/v1/games
  streams     {site.streams_url}
  logs        {site.home.logs}

Ctrl-C stops everything; matches stay in {site.home.folder}.
"""
