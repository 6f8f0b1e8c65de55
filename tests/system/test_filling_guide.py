"""The guide on opening and filling matches: its commands work as they stand."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

from sites import Site

PAGE = Path(__file__).parents[2] / "docs" / "guides" / "open-and-fill-matches.md"


def test_the_commands_that_open_and_fill_matches_work_as_they_stand(site: Site, tmp_path: Path) -> None:
    blocks = re.findall(r"^```sh\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    done = subprocess.run(
        ["bash", "-c", "set -eu\n" + "echo ----\n".join(blocks)],
        cwd=tmp_path,
        env={"BASE": site.url, "PATH": "/usr/local/bin:/usr/bin:/bin"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    _, private, invited, lists, pool, left, rematch = (part.split() for part in done.stdout.split("----\n"))
    assert private == ["open", "running"]
    assert invited == ["1", "declined", "invited", "running"]
    assert lists == ["None", "304"]
    assert pool == ["waiting", "running"]
    assert left == ["open", "1", "running", "house"]
    assert rematch == ["finished", "1"]
