"""A body is taken strictly: what could be understood in two ways is refused."""

from __future__ import annotations

import pytest

from seaboard.api.bodies import NESTING_MOST, BadJson, nest, parse_json


@pytest.mark.parametrize(
    ("raw", "why"),
    [
        pytest.param(b"{", "Expecting property name", id="broken off"),
        pytest.param(b'{"a": 1, "a": 2}', "twice", id="a name twice in one object"),
        pytest.param(b"NaN", "NaN", id="a number that JSON has not"),
        pytest.param(b"-Infinity", "-Infinity", id="an infinite number"),
        pytest.param(b"\xff", "UTF-8", id="not in UTF-8"),
        pytest.param(b'"\\u0000"', "U\\+0000", id="a character that no database keeps"),
        pytest.param(b'{"\\ud800": 1}', "surrogate", id="half a surrogate pair, in a name"),
        pytest.param(b"[" * 33 + b"]" * 33, f"deeper than {NESTING_MOST}", id="one level too deep"),
        pytest.param(b"[" * 60_000, "deeper|Expecting", id="brackets without end"),
        pytest.param(b"1" * 5000, "limit", id="a number of thousands of digits"),
    ],
)
def test_json_that_is_not_taken(raw: bytes, why: str) -> None:
    with pytest.raises(BadJson, match=why):
        parse_json(raw)


@pytest.mark.parametrize("raw", [b"[" * 32 + b"]" * 32, '{"a": "é😀"}'.encode(), b" null "])
def test_json_that_is_taken(raw: bytes) -> None:
    parse_json(raw)


def test_a_pointer_becomes_a_tree_of_messages() -> None:
    assert nest("/actions/0/cell", "missing") == {"actions": {"0": {"cell": ["missing"]}}}
