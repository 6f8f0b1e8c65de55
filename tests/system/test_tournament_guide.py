"""The guide on ratings and tournaments: its commands work as they stand."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

from sites import Site

PAGE = Path(__file__).parents[2] / "docs" / "guides" / "ratings-and-tournaments.md"


def test_the_commands_on_ratings_and_tournaments_work_as_they_stand(site: Site, tmp_path: Path) -> None:
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
    _, rated, boards, pool, played, house = (part.split() for part in done.stdout.split("----\n"))
    assert rated == ["True", "finished", "1", "1"]
    assert boards == ["1", "None"]
    assert pool == ["True", "cancelled"]
    assert played == ["2", "3", "running", "1", "True", "cancelled"]
    assert house == ["True", "5e5e"]
