"""The first match by hand, as README.md tells it, command for command."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path

from sites import Site

PAGE = Path(__file__).parents[2] / "README.md"


def test_the_commands_of_the_page_work_as_they_stand(site: Site, tmp_path: Path) -> None:
    section = PAGE.read_text(encoding="utf-8").split("## A first match by hand")[1].split("\n## ")[0]
    blocks = re.findall(r"^```sh\n(.*?)^```$", section, re.MULTILINE | re.DOTALL)
    script = "set -eu\n" + "echo ----\n".join(blocks)
    done = subprocess.run(
        ["bash", "-c", script], cwd=tmp_path, env={"BASE": site.url, "PATH": "/usr/local/bin:/usr/bin:/bin"},
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    _, _, _, asked, chosen, refused, looked, ended = done.stdout.split("----\n")
    assert '"legal_actions": [' in asked
    first, second = chosen.replace("}{", "}\n{").splitlines()
    assert first == second
    assert json.loads(refused)["rule"] == "AQ-3.1"
    assert re.search(r"Ada \d+ places the", looked)
    assert ended.strip() == "finished"
    assert json.loads((tmp_path / "my-first-match.json").read_text())["seed"]
