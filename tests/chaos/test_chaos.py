"""A short run of the harness (`make chaos` is the long one), and that it sees a fault planted on purpose."""

from __future__ import annotations

import pytest

from chaos.run import run
from chaos.site import planted_path

THREE_AT_ONCE = (("walk-the-plank", ("me", "open", "open")),)


@pytest.mark.timeout(240)
def test_nothing_is_seen_of_what_went_wrong() -> None:
    report = run(12, tables=4, seed=4, pause=1.0)
    print(report)
    assert report.violations == []
    assert report.trouble.total() >= 4
    assert report.verdict.statuses["finished"] >= 4
    assert report.receipts >= 20
    assert report.verdict.states >= report.verdict.choices


@pytest.mark.timeout(240)
def test_a_match_that_is_read_before_it_is_locked_is_seen() -> None:
    """No trouble is needed for it: clients that act at the same time are enough."""
    report = run(
        20,
        tables=3,
        seed=1,
        pause=0,
        kinds=THREE_AT_ONCE,
        patience=0,
        stop_at_fault=True,
        variables={"PYTHONPATH": planted_path()},
    )
    print(report)
    assert any("the service answered with a fault" in found for found in report.violations)
