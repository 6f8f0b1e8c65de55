"""The embedded servers lose nothing and leave nothing behind, whoever starts them and however the launcher ends."""

import os
import shutil
import signal
import stat
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import psutil
import psycopg
import pytest
import redis

from cli.commands import ACCOUNTS, BareLauncher, bare_launcher, gone_within
from seaboard.cli.embedded import postgres
from seaboard.cli.embedded.accounts import NOBODY, Account, account_for, is_open_to_all
from seaboard.cli.embedded.process import tether
from seaboard.cli.embedded.sockets import open_socket_folder
from seaboard.cli.refusals import Refusal
from servers import running_postgres, short_folder

by_every_account = pytest.mark.parametrize("account", ACCOUNTS, ids=lambda account: account.uid or "ourselves")


@pytest.fixture
def home() -> Iterator[Path]:
    """A place for a home folder in which anybody may make one."""
    with short_folder() as folder:
        folder.chmod(0o777)
        yield folder / "home"


def write(launcher: BareLauncher) -> None:
    """Leave one row in the database and one message in the broker."""
    with psycopg.connect(launcher.database_url) as connection:
        connection.execute("CREATE TABLE thing (name text)")
        connection.execute("INSERT INTO thing VALUES ('pawn')")
    with broker(launcher) as client:
        client.rpush("queue", "job")


def read(launcher: BareLauncher) -> tuple[list[tuple[object, ...]], object]:
    """What `write` left."""
    with psycopg.connect(launcher.database_url) as connection, broker(launcher) as client:
        return connection.execute("SELECT name FROM thing").fetchall(), client.lrange("queue", 0, -1)


WRITTEN = ([("pawn",)], [b"job"])


def broker(launcher: BareLauncher) -> redis.Redis:
    return redis.Redis.from_url(launcher.broker_url.replace("redis+socket://", "unix://"))


@by_every_account
def test_a_stopped_launcher_leaves_no_process_and_keeps_all_data(home: Path, account: Account) -> None:
    with bare_launcher(home, account) as first:
        write(first)
        processes = first.descendants()
        assert first.stop() == ""
        assert gone_within(0, processes)
    assert not (home / "sockets").exists()
    with bare_launcher(home, account) as second:
        assert read(second) == WRITTEN


@by_every_account
def test_a_killed_launcher_leaves_no_process(home: Path, account: Account) -> None:
    with bare_launcher(home, account) as launcher:
        assert {"postgres", "valkey-server"} == {process.name() for process in launcher.descendants()}
        processes = launcher.kill()
    assert gone_within(5, processes)


@by_every_account
def test_a_launcher_can_start_the_moment_after_one_was_killed(home: Path, account: Account) -> None:
    with bare_launcher(home, account) as first:
        write(first)
        first.kill()
    with bare_launcher(home, account) as second:
        assert read(second) == WRITTEN


@pytest.mark.parametrize("seconds", [0.05, 0.2, 0.5])
def test_a_first_start_may_be_cut_off_anywhere(home: Path, seconds: float) -> None:
    launcher = BareLauncher(home)
    while not home.exists():
        time.sleep(0.01)
    time.sleep(seconds)
    launcher.kill()
    with bare_launcher(home) as second:
        write(second)
        assert read(second) == WRITTEN


def test_a_killed_postgres_is_started_again_with_its_rows(home: Path) -> None:
    with bare_launcher(home) as launcher:
        write(launcher)
        killed = int((home / "postgres" / "postmaster.pid").read_text().split()[0])
        os.kill(killed, signal.SIGKILL)
        assert came_back(launcher)
        assert read(launcher) == WRITTEN
        assert f"postgres ended (exit code -{signal.SIGKILL:d}" in launcher.stop()


def test_a_killed_valkey_is_started_again(home: Path) -> None:
    with bare_launcher(home) as launcher:
        [killed] = [process for process in launcher.descendants() if process.name() == "valkey-server"]
        killed.kill()
        assert came_back(launcher)


def came_back(launcher: BareLauncher) -> bool:
    limit = time.monotonic() + 20
    while time.monotonic() < limit:
        try:
            with psycopg.connect(launcher.database_url), broker(launcher) as client:
                return bool(client.ping())
        except (psycopg.OperationalError, redis.ConnectionError):
            time.sleep(0.1)
    return False


def test_a_second_launcher_on_a_folder_says_so_in_one_line(home: Path) -> None:
    with bare_launcher(home) as first:
        second = BareLauncher(home)
        said = second.popen.communicate(timeout=20)[1]
        assert second.popen.returncode == 1
        assert said.count("\n") == 1
        assert f"(process {first.popen.pid}) already runs on {home}" in said
        assert came_back(first)


def test_nobody_else_can_reach_the_servers(home: Path) -> None:
    with bare_launcher(home) as launcher:
        for process in launcher.descendants():
            assert process.net_connections("inet") == []
        assert stat.S_IMODE((home / "sockets").stat().st_mode) == 0o700
        assert stat.S_IMODE((home / "postgres").stat().st_mode) == 0o700
        assert stat.S_IMODE((home / "valkey").stat().st_mode) == 0o700


def test_a_home_with_a_long_name_has_its_sockets_elsewhere(home: Path) -> None:
    deep = home / ("a" * 60) / ("b" * 60)
    with bare_launcher(deep) as launcher:
        write(launcher)
        elsewhere = Path((deep / "sockets.at").read_text())
        assert elsewhere.exists()
        launcher.kill()
    with bare_launcher(deep) as launcher:
        assert not elsewhere.exists()
        assert read(launcher) == WRITTEN
        elsewhere = Path((deep / "sockets.at").read_text())
        launcher.stop()
    assert not elsewhere.exists()


def test_a_home_below_a_closed_folder_works(home: Path) -> None:
    home.mkdir(mode=0o700)
    assert not is_open_to_all(home / "inner")
    with bare_launcher(home / "inner") as launcher:
        write(launcher)
        assert read(launcher) == WRITTEN


def test_programs_below_a_closed_folder_work(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    home.mkdir(mode=0o700)
    binaries = postgres.find_binaries()
    package = binaries.parents[1]
    for folder in (package, package.with_name(f"{package.name}.libs")):
        shutil.copytree(folder, home / folder.name)
    monkeypatch.setattr(postgres, "find_binaries", lambda: home / binaries.relative_to(package.parent))
    with running_postgres() as server, psycopg.connect(server.url) as connection:
        assert connection.execute("SELECT 1").fetchone() == (1,)


def test_servers_never_have_more_rights_than_they_need(home: Path) -> None:
    home.mkdir(mode=0o700)
    is_root = os.geteuid() == 0
    with bare_launcher(home / "inner") as launcher:
        for process in launcher.descendants():
            status = Path(f"/proc/{process.pid}/status").read_text()
            assert process.uids().effective == (NOBODY if is_root else os.geteuid())
            # CAP_DAC_OVERRIDE, to pass root's closed folder, and nothing else.
            assert f"CapEff:\t{2 if is_root else 0:016x}" in status


def test_a_root_without_roots_rights_is_advised() -> None:
    bare = ["setpriv", "--bounding-set", "-all", "--inh-caps", "-all"] if os.geteuid() == 0 else []
    done = subprocess.run([*bare, *tether(Account(uid=NOBODY), 9), "true"], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "start Seaboard as another user" in done.stderr


def test_a_server_passes_closed_folders_only_where_it_must() -> None:
    is_root = os.geteuid() == 0
    assert account_for(Path("/usr/bin/env")) == Account(uid=NOBODY if is_root else None)


def test_an_id_that_was_given_to_another_process_does_not_stop_a_start(home: Path) -> None:
    with bare_launcher(home) as launcher:
        write(launcher)
        pid_file = home / "postgres" / "postmaster.pid"
        lines = pid_file.read_text().split("\n")
        launcher.stop()
    pid_file.write_text("\n".join([str(os.getpid()), *lines[1:]]))
    with bare_launcher(home) as launcher:
        assert read(launcher) == WRITTEN


def test_a_server_that_somebody_left_on_the_folder_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres, "SECONDS_TO_VANISH", 0.1)
    with running_postgres() as server:
        assert server.process is not None
        home = server.data.parent
        account = account_for(server.data, postgres.find_binaries())
        sockets = home / "others"
        account.own(sockets)
        second = postgres.Postgres(home, sockets=sockets, log=home / "second.log", account=account)
        with pytest.raises(Refusal, match=f"kill -INT {server.process.pid}"):
            second.start()


def test_data_of_another_version_is_left_alone() -> None:
    with short_folder() as home:
        account = account_for(home / "postgres", postgres.find_binaries())
        (home / "postgres").mkdir()
        (home / "postgres" / "PG_VERSION").write_text("9\n")
        sockets = open_socket_folder(home, account)
        server = postgres.Postgres(home, sockets=sockets, log=home / "postgres.log", account=account)
        with pytest.raises(Refusal, match=r"was made by Postgres 9, and this is Postgres \d+"):
            server.start()


def test_a_system_without_the_wheel_uses_its_own_newest_postgres(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres, "find_spec", lambda name: None)
    system = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    if system and int(system[-1].parts[-3]) >= postgres.OLDEST_MAJOR:
        with running_postgres() as server, psycopg.connect(server.url) as connection:
            assert str(connection.info.server_version // 10_000) == system[-1].parts[-3]
    else:
        with pytest.raises(Refusal, match="no Postgres for this machine"):
            postgres.find_binaries()


def test_text_sorts_by_code_point_on_every_machine() -> None:
    with running_postgres() as server, psycopg.connect(server.url) as connection:
        row = connection.execute(
            "SELECT array_agg(w ORDER BY w) FROM unnest(ARRAY['é', 'z', 'A', 'a']) AS w"
        ).fetchone()
        assert row == (["A", "a", "z", "é"],)


def test_processes_that_are_gone_are_told_from_those_that_are_not() -> None:
    ourselves = psutil.Process()
    assert not gone_within(0.1, [ourselves])
