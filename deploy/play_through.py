"""Plays a match against a house bot through an address, waits and streams included: whether what is deployed serves.

python deploy/play_through.py http://localhost:8080
"""

from __future__ import annotations

import sys
import time

import httpx

from seaboard.cli.demo import run as play_demo
from seaboard_sdk import Client


def main(url: str) -> int:
    """The number is the exit code."""
    began = time.monotonic()
    with Client.register(url, "Somebody") as client:
        code = play_demo(url, client.token)
        match = client.matches.open("aqualin", seats=["house:easy", "house:easy"], access="public")
        streams = client.service().streams_url or url
        told = read_stream(f"{streams}/v1/matches/{match.id}/events/stream", client.token)
    print(f"play_through: a match against a bot and {told} messages of another, {time.monotonic() - began:.1f} s")
    return code


def read_stream(url: str, token: str) -> int:
    """The messages of an event stream, read until the match ends it."""
    headers = {"Authorization": f"Bearer {token}", "Accept": "text/event-stream"}
    with httpx.stream("GET", url, headers=headers, timeout=60) as stream:
        stream.raise_for_status()
        lines = list(stream.iter_lines())
    assert any(line == "event: end" for line in lines), lines[-3:]
    return sum(line.startswith("data:") for line in lines)


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1]))
