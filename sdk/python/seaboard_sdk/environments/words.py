"""The words that a pattern of the games describes: letters, `[a-f]`, groups and alternatives; all else has no list."""

from __future__ import annotations

import re
from functools import cache

TOKEN = re.compile(r"\[(?P<letters>[\w-]+)\]|(?P<sign>[(|)])|(?P<letter>[\w-])")


@cache
def words_of(pattern: str) -> tuple[str, ...]:
    """All of them, in the order of the pattern. Raises ValueError for a pattern of another kind."""
    words, end = _alternatives(pattern, 0)
    if end < len(pattern):
        raise ValueError(f"not a plain list of words: {pattern}")
    return tuple(words)


def _alternatives(pattern: str, at: int) -> tuple[list[str], int]:
    """What stands from `at` to the end of the pattern or of the group, and where that is."""
    done, current = list[str](), [""]
    while at < len(pattern) and pattern[at] != ")":
        found = TOKEN.match(pattern, at)
        if found is None:
            raise ValueError(f"not a plain list of words: {pattern}")
        at = found.end()
        if found["sign"] == "|":
            done, current = done + current, [""]
            continue
        if found["sign"]:
            more, end = _alternatives(pattern, at)
            if pattern[end:] == "":
                raise ValueError(f"not a plain list of words: {pattern}")
            at = end + 1
        else:
            more = [found["letter"]] if found["letter"] else _letters(found["letters"])
        current = [start + rest for start in current for rest in more]
    return done + current, at


def _letters(letters: str) -> list[str]:
    """The letters of `a-f` or `1-5a-f`."""
    spans = re.findall(r"(\w)-(\w)|(\w)", letters)
    codes = [code for low, high, one in spans for code in range(ord(low or one), ord(high or one) + 1)]
    return [chr(code) for code in codes]
