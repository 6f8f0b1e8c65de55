"""All processes of a Seaboard, twice where there can be two, behind proxies, and started again when they die."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, replace
from pathlib import Path

from chaos.brokers import BROKERS
from chaos.proxy import Proxy
from chaos.witness import call_witness
from seaboard.cli.foundations import plan_foundations
from seaboard.cli.home import Home
from seaboard.cli.listeners import open_listener, port_of
from seaboard.cli.programs import Program, programs
from seaboard.cli.supervisor import ProgramServer, Server, Supervisor
from seaboard.settings import Settings
from seaboard.store.migrate import migrate
from servers import short_folder
from sites import wait_until_ready

PLANTED = Path(__file__).parent / "planted"


def planted_path() -> str:
    """The PYTHONPATH of processes that have the fault which is planted on purpose."""
    return os.pathsep.join([str(PLANTED), *filter(None, [os.environ.get("PYTHONPATH")])])


@dataclass(frozen=True, slots=True)
class ChaosSite:
    """`url` is where clients come to, through the proxies; `direct_url` is one API process."""

    url: str
    direct_url: str
    database_url: str
    broker_url: str
    supervisor: Supervisor
    proxies: tuple[Proxy, ...]
    names: tuple[str, ...]


@contextmanager
def running_site(draws: random.Random, broker: str = "", **variables: str) -> Iterator[ChaosSite]:
    """Started and ready; killed with the block. To be used in the main thread: children die with their thread.

    `broker` is one of Debian's by name, or the address of one that runs and is not killed; else it is the embedded one.
    """
    with ExitStack() as stack:
        home = Home(stack.enter_context(short_folder()) / "home")
        stack.enter_context(home.held())
        listeners = [stack.enter_context(open_listener("127.0.0.1", 0, patience=0)) for _ in range(3)]
        ports = [port_of(listener) for listener in listeners]
        front, streams = Proxy(ports[:2], draws), Proxy(ports[2:], draws)
        supervisor = Supervisor(lambda text: None)
        own = BROKERS[broker](home.folder) if broker in BROKERS else None
        foundations = plan_foundations(Settings(broker_url=own.url if own else broker), home)
        servers: dict[str, Server] = {server.name: server for server in foundations.servers}
        if own is not None:
            servers[own.name] = own
        stack.callback(_end, supervisor)
        supervisor.start(servers)
        migrate(foundations.database_url)
        call_witness(foundations.database_url)
        environment = {
            **os.environ,
            "SEABOARD_DATABASE_URL": foundations.database_url,
            "SEABOARD_BROKER_URL": foundations.broker_url,
            "SEABOARD_STREAMS_URL": streams.url,
            "SEABOARD_HOUSE_DELAY_MS": "50",
            **variables,
        }
        table = _doubled(*(listener.fileno() for listener in listeners), schedule=home.folder / "schedule")
        supervisor.start(_servers(table, home, environment))
        urls = [f"http://127.0.0.1:{port}" for port in ports]
        wait_until_ready(*urls)
        names = (*servers, *(program.name for program in table))
        yield ChaosSite(
            front.url, urls[0], foundations.database_url, foundations.broker_url, supervisor, (front, streams), names
        )
        front.close()
        streams.close()


def _end(supervisor: Supervisor) -> None:
    """Nothing here is worth a proper end."""
    for server in supervisor.all_servers():
        if server.process is not None:
            server.process.kill_group()
    supervisor.stop()


def _doubled(first: int, second: int, streams: int, *, schedule: Path) -> list[Program]:
    """The launcher's own programs, with two of the API and two workers, each a little smaller."""
    one = {program.name: program for program in programs(api=first, streams=streams, schedule=str(schedule))}
    two = {program.name: program for program in programs(api=second, streams=streams, schedule=str(schedule))}
    api = [replace(_smaller(many["api"]), name=f"api-{number}") for number, many in ((1, one), (2, two))]
    workers = [replace(_smaller(one["worker"]), name=f"worker-{number}") for number in (1, 2)]
    return [*api, *workers, *(program for name, program in one.items() if name not in ("api", "worker"))]


def _smaller(program: Program) -> Program:
    """One child each instead of two."""
    words = list(program.words)
    for flag in ("--workers", "-c"):
        if flag in words:
            words[words.index(flag) + 1] = "1"
    return replace(program, words=tuple(words))


def _servers(table: list[Program], home: Home, environment: Mapping[str, str]) -> dict[str, ProgramServer]:
    return {
        program.name: ProgramServer(program, environment=environment, log=home.log(program.name)) for program in table
    }
