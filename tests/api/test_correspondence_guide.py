"""The commands of the guide on correspondence sites, as they stand, with a mail server whose letters are read."""

from __future__ import annotations

import re
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from threading import Event, Thread

import pytest
from werkzeug.serving import make_server

from seaboard.api.app import create_app
from seaboard.matches.publish_news import publish_news
from seaboard.matches.send_letter import send_letter, send_letters
from seaboard.matches.service import Service, make_service
from seaboard.store.mailboxes import Errand
from seaboard.workers.postman import Postman
from sink import Sink, mail_sink, text_of

GUIDE = Path(__file__).parents[2] / "docs" / "guides" / "run-a-correspondence-site.md"
SECONDS_FOR_A_LETTER = 60


@pytest.fixture
def sink() -> Iterator[Sink]:
    with mail_sink() as sink:
        yield sink


@pytest.fixture
def address(database_url: str, sink: Sink) -> Iterator[str]:
    """Where it is served; letters go out by themselves."""
    settings = replace(sink.settings, database_url=database_url, sandbox=True)
    service, stop = make_service(settings), Event()
    server = make_server("127.0.0.1", 0, create_app(settings, service), threaded=True)
    threads = [Thread(target=server.serve_forever), Thread(target=work, args=(service, sink, stop))]
    for thread in threads:
        thread.start()
    yield f"http://127.0.0.1:{server.server_port}"
    stop.set()
    server.shutdown()
    for thread in threads:
        thread.join()
    service.close()


def work(service: Service, sink: Sink, stop: Event) -> None:
    """What the relay and the workers do about letters."""
    post = Postman(sink.settings).post
    while not stop.wait(0.1):
        publish_news(service)
        errands: list[Errand] = []
        send_letters(service, errands.append)
        for errand in errands:
            send_letter(service, errand.player_id, errand.jobs, post)


def nth(sink: Sink, number: int, read: Callable[[str], str]) -> str:
    """What is read in this letter, once it has come."""
    limit = time.monotonic() + SECONDS_FOR_A_LETTER
    while len(sink.got) < number:
        assert time.monotonic() < limit, f"letter {number} does not come"
        time.sleep(0.05)
    return read(text_of(sink.got[number - 1])) + "\n"


def test_the_commands_of_the_guide_work_as_they_stand(address: str, sink: Sink, tmp_path: Path) -> None:
    blocks = re.findall(r"^```sh\n(.*?)^```$", GUIDE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    environment = {"BASE": address, "PATH": f"{Path(sys.executable).parent}:/usr/local/bin:/usr/bin:/bin"}
    with subprocess.Popen(
        ["bash", "-c", "set -eu\n" + "\n".join(blocks)], cwd=tmp_path, env=environment, text=True,
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
    ) as running:  # fmt: skip
        assert running.stdin is not None
        try:
            running.stdin.write(nth(sink, 1, lambda text: text.split("Your code: ")[1].split()[0]))
            running.stdin.flush()
            link = nth(sink, 2, lambda text: text.rpartition(": ")[2].strip())
            running.stdin.write(link.replace("https://play.example/api", address))
            said, wrong = running.communicate(timeout=120)
        finally:
            running.kill()
    assert running.returncode == 0, said + wrong
    left, *rest = said.splitlines()
    assert 604_790 < int(left) <= 604_800
    assert rest == [
        "True", "16", "Ben likes corners.", "aqualin.place", "[]",
        "unconfirmed", "confirmed", "closed", "200", "off",
        "1", "Back on the 14th!", "True", "None", "False",
        "The match begins.", "True", "[]",
        "medium", "finished", "1",
    ]  # fmt: skip
    assert [letter["Subject"] for letter in sink.got] == ["Confirm your address", "Your turn: Aqualin"]
