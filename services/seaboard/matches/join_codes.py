"""Join codes of private matches: drawn at random, hard to guess, easy to say aloud."""

from __future__ import annotations

import re
import secrets

SIGNS = "BCDFGHJKMNPQRSTVWXYZ23456789"
"""No vowels, so that no word comes out; nothing that looks like another sign."""

GROUPS = 3
GROUP = 4

_CODE = re.compile(f"[{SIGNS}]{{{GROUPS * GROUP}}}")


def new_code() -> str:
    """A code that none has had: one of 28 to the 12th, over 57 bits."""
    return "".join(secrets.choice(SIGNS) for _ in range(GROUPS * GROUP))


def write_code(code: str) -> str:
    """The code as people are shown it: `K7QX-M2HN-WT4C`."""
    return "-".join(code[at : at + GROUP] for at in range(0, len(code), GROUP))


def read_code(text: str) -> str | None:
    """The code that somebody typed, in small letters or with other gaps; None if it cannot be one."""
    code = re.sub(r"[\s-]", "", text).upper()
    return code if _CODE.fullmatch(code) else None
