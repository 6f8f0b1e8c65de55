"""A short run of the harness (`make chaos` is the long one), and that it sees a fault planted on purpose."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from chaos.run import run

PLANTED = Path(__file__).parent / "planted"
THREE_AT_ONCE = (("walk-the-plank", ("me", "open", "open")),)


@pytest.mark.timeout(240)
def test_nothing_is_seen_of_what_went_wrong() -> None:
    report = run(12, tables=4, seed=4, pause=1.0)
    print(report)
    assert report.violations == []
    assert report.trouble.total() >= 4
    assert report.finished >= 4
    assert report.receipts >= 20
    assert report.states >= report.choices


@pytest.mark.timeout(240)
def test_a_match_that_is_read_before_it_is_locked_is_seen() -> None:
    """No trouble is needed for it: clients that act at the same time are enough."""
    path = os.pathsep.join([str(PLANTED), *filter(None, [os.environ.get("PYTHONPATH")])])
    report = run(20, tables=3, seed=1, pause=0, kinds=THREE_AT_ONCE, patience=0, stop_at_fault=True, PYTHONPATH=path)
    print(report)
    assert report.violations
