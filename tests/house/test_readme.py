"""What the README says is so: its example runs, its commands exist, its folders are there."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_offline_example_plays_a_match_and_has_ten_lines() -> None:
    (example,) = re.findall(r"^```python\n(.*?)^```$", README, re.MULTILINE | re.DOTALL)
    assert len([line for line in example.splitlines() if line.strip()]) <= 10
    shown = subprocess.run([sys.executable, "-c", example], capture_output=True, text=True, check=True)
    assert shown.stdout.startswith("Outcome(ending=")


@pytest.mark.parametrize("folder", re.findall(r"^\| `([\w/.]+)` \|", README.split("## Glossary")[0], re.MULTILINE))
def test_the_folders_are_there(folder: str) -> None:
    assert (ROOT / folder).exists()


def test_every_folder_of_the_services_is_named() -> None:
    packages = [path.name for path in (ROOT / "services" / "seaboard").iterdir() if (path / "__init__.py").exists()]
    assert [name for name in packages if f"services/seaboard/{name}`" not in README] == []


@pytest.mark.parametrize("target", sorted(set(re.findall(r"(?:`|^)make (\w+)", README, re.MULTILINE))))
def test_the_targets_exist(target: str) -> None:
    assert re.search(rf"^{target}:", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
