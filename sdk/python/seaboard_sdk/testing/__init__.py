"""A whole Seaboard for the tests of one's own code: the real service on empty servers, gone with the block.

    from seaboard_sdk.testing import running

    with running() as seaboard, seaboard.player("ada") as ada:
        match = ada.matches.open("aqualin", seats=["me", "house:easy"])

For pytest there are fixtures: `pytest_plugins = ["seaboard_sdk.testing.fixtures"]`. Needs the extra `testing`, which
brings the service with its Postgres and its broker; no port, folder or setting of it meets any other.
"""

from seaboard_sdk.testing.service import NotStarted, Running, running

__all__ = ["NotStarted", "Running", "running"]
