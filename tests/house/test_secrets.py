"""No file holds a credential: not ours, and not of those services whose keys are known by their looks."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
AWAY = re.compile(r"\.(?!ci|git(hub|ignore)|yamllint).+|node_modules|build|dist|__pycache__")
BINARY = {".png", ".ico", ".whl", ".gz", ".pyc", ".lock"}
SHOWN = {"one of our access tokens", "a JSON web token"}
RECORDED = ("services/seaboard/api/examples/", "openapi/", "sdk/")
"""What the document shows was answered by a service that is gone; its tokens open nothing."""
LOOKS = {
    "one of our access tokens": r"\bsb_[A-Za-z0-9_-]{43}(?![A-Za-z0-9_-])",
    "a private key": r"-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----\s+[A-Za-z0-9+/=]{20}",
    "a JSON web token": r"\beyJ[\w-]{15,}\.eyJ[\w-]{15,}\.[\w-]{20,}",
    "a key of AWS": r"\b(?:AKIA|ASIA)[0-9A-Z]{16}\b",
    "a token of GitHub": r"\b(?:gh[pousr]_[A-Za-z0-9]{36}|github_pat_\w{60,})",
    "a token of GitLab": r"\bglpat-[\w-]{20}",
    "a token of PyPI": r"\bpypi-AgEIcHlwaS[\w-]{40,}",
    "a token of npm": r"\bnpm_[A-Za-z0-9]{36}\b",
    "a token of Slack": r"\bxox[abprs]-[\w-]{20,}",
    "a key of Stripe": r"\b[rs]k_live_[A-Za-z0-9]{20,}",
    "a key of Google": r"\bAIza[\w-]{35}\b",
}
MADE_UP = {
    "one of our access tokens": "sb_" + "aB3" * 14 + "x",
    "a private key": "-----BEGIN " + "PRIVATE KEY-----\n" + "M" * 30,
    "a JSON web token": ".".join(["eyJ" + "h" * 20, "eyJ" + "s" * 20, "x" * 30]),
    "a key of AWS": "AKIA" + "A1" * 8,
    "a token of GitHub": "ghp_" + "a" * 36,
    "a token of GitLab": "glpat-" + "a" * 20,
    "a token of PyPI": "pypi-AgEIcHlwaS" + "a" * 50,
    "a token of npm": "npm_" + "a" * 36,
    "a token of Slack": "xoxb-" + "1" * 24,
    "a key of Stripe": "sk_live_" + "a" * 24,
    "a key of Google": "AIza" + "a" * 35,
}


@lru_cache
def texts() -> dict[str, str]:
    found = (path for path in ROOT.rglob("*") if not any(map(AWAY.fullmatch, path.relative_to(ROOT).parts)))
    read = (path for path in found if path.is_file() and path.suffix not in BINARY and "rapidoc" not in path.name)
    return {str(path.relative_to(ROOT)): path.read_text(encoding="utf-8", errors="replace") for path in read}


@pytest.mark.parametrize("what", LOOKS)
def test_no_file_holds(what: str) -> None:
    look = re.compile(LOOKS[what])
    assert look.search(MADE_UP[what])
    holders = [name for name, text in texts().items() if look.search(text)]
    assert [name for name in holders if what not in SHOWN or not name.startswith(RECORDED)] == []
