"""What is made of the Python SDK is made in one go, also where a file is new."""

from __future__ import annotations

import importlib.util
import os
import sys
from pathlib import Path

import pytest

SDK = Path(__file__).resolve().parents[2] / "sdk"
UNSORTED = '''"""A file."""

import httpx

from seaboard_sdk.words import given
from seaboard_sdk.synchronous.not_made_yet import Thing

print(httpx, given, Thing)
'''


def test_imports_are_in_order_before_what_they_name_is_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else the second run put them elsewhere than the first."""
    monkeypatch.setenv("PATH", f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}")
    spec = importlib.util.spec_from_file_location("by_hand", SDK / "by_hand.py")
    assert spec is not None
    assert spec.loader is not None
    by_hand = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(by_hand)
    file = tmp_path / "account.py"
    file.write_text(UNSORTED, encoding="utf-8")
    by_hand.tidy(tmp_path)
    imports = [
        line
        for line in file.read_text(encoding="utf-8").splitlines()
        if line.startswith(("import", "from")) or not line
    ]
    assert imports[1:5] == [
        "import httpx",
        "",
        "from seaboard_sdk.synchronous.not_made_yet import Thing",
        "from seaboard_sdk.words import given",
    ]
