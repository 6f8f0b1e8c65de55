"""`seaboard_sdk.testing` as a stranger uses it: the guide's own files, in a folder of their own, run by pytest."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from seaboard_sdk.testing import NotStarted, running
from sites import Site

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs" / "guides" / "test-your-code.md").read_text(encoding="utf-8")
PLUGIN, TESTS, PLAIN = re.findall(r"^```python\n(.*?)^```$", GUIDE, re.MULTILINE | re.DOTALL)
PACKAGES = os.pathsep.join(str(ROOT / folder) for folder in ("services", "sdk/python"))


def run(folder: Path, *words: str, **more: str) -> subprocess.CompletedProcess[str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("SEABOARD_", "PYTEST_"))}
    environment = {**kept, "PYTHONPATH": PACKAGES, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", **more}
    return subprocess.run(
        [sys.executable, *words], cwd=folder, env=environment, capture_output=True, text=True, timeout=250, check=False
    )


def pytest_of(folder: Path, **more: str) -> str:
    (folder / "conftest.py").write_text(PLUGIN, encoding="utf-8")
    (folder / "test_app.py").write_text(TESTS, encoding="utf-8")
    done = run(folder, "-m", "pytest", "-q", "-p", "no:cacheprovider", **more)
    return done.stdout + done.stderr


def test_the_tests_of_the_guide_pass_against_a_service_that_runs(site: Site, tmp_path: Path) -> None:
    assert "2 passed" in pytest_of(tmp_path, SEABOARD_URL=site.url)


@pytest.mark.timeout(300)
def test_a_service_is_started_for_a_block_and_gone_after_it(tmp_path: Path) -> None:
    """And settings of the environment do not reach it."""
    done = run(tmp_path, "-c", PLAIN, SEABOARD_PAGE_SIZE="nonsense", TMPDIR=str(tmp_path))
    assert re.match(r"http://127.0.0.1:\d+ \['amity', 'aqualin',", done.stdout), done.stderr
    assert [each.name for each in tmp_path.iterdir()] == []
    assert done.returncode == 0


def test_what_hinders_the_service_is_said() -> None:
    with pytest.raises(NotStarted, match="SEABOARD_PAGE_SIZE"), running({"SEABOARD_PAGE_SIZE": "nonsense"}):
        pass
