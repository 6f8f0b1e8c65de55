"""Clients that send half a request and wait: whether what is deployed goes on answering others, and sends them away.

python deploy/slow_clients.py http://localhost:8080

Begin it from a machine whose address may have this many requests open at the proxy (`limit_conn`).
"""

from __future__ import annotations

import socket
import sys
import time
from urllib.parse import urlsplit

import httpx

CLIENTS = 60
SECONDS_TO_ANSWER = 5.0
SECONDS_TO_BE_SENT_AWAY = 30.0
HALF_A_HEADER = b"GET /readyz HTTP/1.1\r\nHost: localhost\r\nX-Slow: "
HALF_A_BODY = (
    b"POST /v1/players HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"
)


def main(url: str) -> int:
    """The number is the exit code."""
    place = urlsplit(url)
    slow = [socket.create_connection((place.hostname or "", place.port or 80)) for _ in range(CLIENTS)]
    for number, client in enumerate(slow):
        client.sendall(HALF_A_BODY if number % 2 else HALF_A_HEADER)
    time.sleep(0.5)
    began = time.monotonic()
    answer = httpx.get(f"{url}/readyz", timeout=SECONDS_TO_ANSWER)
    took = time.monotonic() - began
    left = sum(not is_sent_away(client, began + SECONDS_TO_BE_SENT_AWAY) for client in slow)
    print(f"slow_clients: {CLIENTS} of them; another was answered in {took:.2f} s; {left} of them hang on in the end")
    return 0 if answer.status_code == 200 and left == 0 else 1


def is_sent_away(client: socket.socket, until: float) -> bool:
    """Whether the other side closes the connection before then; what it says about that is read and left."""
    try:
        while True:
            client.settimeout(max(0.01, until - time.monotonic()))
            if not client.recv(4096):
                return True
    except TimeoutError:
        return False
    except OSError:
        return True
    finally:
        client.close()


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1]))
