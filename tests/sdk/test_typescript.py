"""The TypeScript SDK is built, and what Node's own test runner has to say of it is that all is well."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "sdk" / "typescript"


@pytest.mark.timeout(400)  # the first on a machine installs and builds it
def test_its_own_tests_pass_and_none_is_skipped() -> None:
    command = [sys.executable, str(ROOT / "sdk" / "node.py"), "run", "node", "--test", "--test-timeout", "40000"]
    command += ["--test-reporter", "tap"]
    done = subprocess.run(command, cwd=PACKAGE, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    counts = {name: int(count) for name, count in re.findall(r"^# (\w+) (\d+)$", done.stdout, re.MULTILINE)}
    assert counts["pass"] == counts["tests"] > 40


def test_the_lock_names_what_is_installed_by_its_hash_and_no_registry() -> None:
    packages = json.loads((PACKAGE / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    installed = {place: entry for place, entry in packages.items() if place}
    assert all(entry["integrity"].startswith("sha512-") for entry in installed.values())
    assert not [place for place, entry in installed.items() if "resolved" in entry]
