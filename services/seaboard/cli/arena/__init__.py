"""`seaboard arena`: many matches between house bots, over HTTP or offline, and what came of them by role."""

from seaboard.cli.arena.command import add_arguments, run

__all__ = ["add_arguments", "run"]
