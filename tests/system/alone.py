"""The guide's bot in a process of its own, with nothing but the SDK's wheel, watched from outside."""

from __future__ import annotations

import json
import re
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import psutil

from ledger import Acknowledged
from wheels import environment_of_the_sdk

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs" / "guides" / "your-first-bot.md").read_text(encoding="utf-8")
BOT = re.findall(r"^```python\n(.*?)^```$", GUIDE, re.MULTILINE | re.DOTALL)[0]
WITNESS = """
import asyncio, json, sys
import httpx
from mybot import choose
from seaboard_sdk import AsyncClient
from seaboard_sdk.bots import arun
from seaboard_sdk.bots.running import CONNECTIONS_MOST

receipts = open("receipts", "a", buffering=1)

async def note(response):
    if response.request.method == "PUT" and response.status_code == 200:
        await response.aread()
        receipts.write(json.dumps([response.request.url.path, response.json()]) + "\\n")

async def main():
    limits = httpx.Limits(max_connections=CONNECTIONS_MOST)
    async with httpx.AsyncClient(limits=limits, event_hooks={"response": [note]}) as http:
        matches, concurrency = map(int, sys.argv[1:])
        how = {"against": "easy", "matches": matches, "concurrency": concurrency}
        ended = await arun(choose, ["aqualin"], client=AsyncClient(http=http), **how)
    print(json.dumps([one.match for one in ended]))

asyncio.run(main())
"""
"""Runs the bot as the command does, and writes down every receipt that it is given."""


@dataclass
class BotAlone:
    """The process. `memory` in bytes and `connections` are what it had each time it was looked at."""

    process: subprocess.Popen[str]
    folder: Path
    memory: list[int] = field(default_factory=list)
    connections: list[int] = field(default_factory=list)

    def goes_on(self) -> bool:
        """Whether it plays on; it is looked at meanwhile."""
        try:
            process = psutil.Process(self.process.pid)
            self.memory.append(process.memory_info().rss)
            self.connections.append(sum(one.status == "ESTABLISHED" for one in process.net_connections("tcp")))
        except psutil.Error:
            return False
        return self.process.poll() is None

    def made(self) -> int:
        """How many receipts it was given."""
        return (self.folder / "receipts").read_bytes().count(b"\n")

    def receipts(self) -> list[Acknowledged]:
        """What it was told that it has chosen."""
        found = []
        for line in (self.folder / "receipts").read_text(encoding="utf-8").splitlines():
            path, body = json.loads(line)
            _, _, _, match, _, seat, *_ = path.split("/")
            found.append(Acknowledged(match, int(seat), body["decision"], body["actions"]))
        return found

    def ended(self) -> list[str]:
        """The matches that it says are over, once it is done."""
        assert self.process.wait(1) == 0
        assert self.process.stdout is not None
        said: list[str] = json.loads(self.process.stdout.read())
        return said


@contextmanager
def bot_alone(folder: Path, url: str, token: str, matches: int, concurrency: int) -> Iterator[BotAlone]:
    """Started, to play so many matches against the house; killed with the block if it still plays."""
    python = environment_of_the_sdk(folder)
    (folder / "mybot.py").write_text(BOT, encoding="utf-8")
    (folder / "receipts").touch()
    environment = {"SEABOARD_URL": url, "SEABOARD_TOKEN": token, "PYTHONPATH": str(folder)}
    barred = subprocess.run([python, "-c", "import seaboard"], env=environment, capture_output=True, check=False)
    assert barred.returncode == 1, "the service's own package is there"
    words = [str(python), "-c", WITNESS, str(matches), str(concurrency)]
    with subprocess.Popen(words, env=environment, cwd=folder, stdout=subprocess.PIPE, text=True) as process:
        try:
            yield BotAlone(process, folder)
        finally:
            process.kill()
