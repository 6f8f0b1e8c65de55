"""The commands of the guide on clocks, as they stand, against an API that opens sandboxes."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from threading import Thread

import pytest
from werkzeug.serving import make_server

from seaboard.api.app import create_app
from seaboard.matches.service import make_service
from seaboard.settings import Settings

GUIDE = Path(__file__).parents[2] / "docs" / "guides" / "clocks.md"


@pytest.fixture
def address(database_url: str) -> Iterator[str]:
    settings = Settings(database_url=database_url, sandbox=True)
    service = make_service(settings)
    server = make_server("127.0.0.1", 0, create_app(settings, service), threaded=True)
    thread = Thread(target=server.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    thread.join()
    service.close()


def test_the_commands_of_the_guide_work_as_they_stand(address: str, tmp_path: Path) -> None:
    blocks = re.findall(r"^```sh\n(.*?)^```$", GUIDE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    environment = {"BASE": address, "PATH": f"{Path(sys.executable).parent}:/usr/local/bin:/usr/bin:/bin"}
    done = subprocess.run(
        ["bash", "-c", "set -eu\n" + "\n".join(blocks)],
        cwd=tmp_path, env=environment, capture_output=True, text=True, check=False, timeout=120,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    left, stand_in, back, days, booked, away, *paused = done.stdout.split("\n")
    assert 172_790 < int(left) <= 172_800
    assert (stand_in, back, days) == ("medium", "None", "['sunday']")
    assert (booked, away) == ("True", "True")
    assert paused == ["False", "True", "False", ""]
