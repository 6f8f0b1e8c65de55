"""What server this is: asked before anything is written to it."""

import psycopg

SECONDS_TO_REACH = 5


class Unreachable(Exception):
    """No Postgres answers at an address; the text says why and holds no password."""


def server_version(database_url: str) -> int:
    """The server's major version, such as 18."""
    try:
        with psycopg.connect(database_url, connect_timeout=SECONDS_TO_REACH) as connection:
            return connection.info.server_version // 10_000
    except psycopg.Error as error:
        raise Unreachable(" ".join(str(error).split())) from error
