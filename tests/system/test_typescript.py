"""The guide 'A bot in TypeScript' is so: its bot passes the strict compiler and finishes a match under Node."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from sites import Site

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs" / "guides" / "a-bot-in-typescript.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", GUIDE, re.MULTILINE | re.DOTALL)


@pytest.mark.timeout(400)  # the first on a machine installs and builds the SDK
def test_the_bot_is_type_checked_and_finishes_a_match(site: Site, tmp_path: Path) -> None:
    (bot,) = blocks("ts")
    (tmp_path / "bot.mts").write_text(bot, encoding="utf-8")
    commands = "\n".join(blocks("sh"))
    assert "tsc --strict" in commands
    done = subprocess.run(
        [sys.executable, str(ROOT / "sdk" / "node.py"), "run", "sh", "-ec", commands],
        cwd=tmp_path,
        env=os.environ | {"SEABOARD": str(ROOT), "SEABOARD_URL": site.url},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert re.fullmatch(r"[\w-]+: places [12] and [12]", done.stdout.splitlines()[-1])
