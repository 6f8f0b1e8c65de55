"""A new player for somebody at this terminal, of the name that is wished for or one like it."""

from seaboard.cli.local_player import names
from seaboard.cli.refusals import Refusal
from seaboard_sdk import Client, ProblemError


def register(url: str, wish: str) -> Client:
    """A client of a new player; with a number behind the name if somebody has it. Raises ProblemError, Refusal."""
    for name in names(wish):
        try:
            return Client.register(url, name)
        except ProblemError as problem:
            if problem.code != "name-taken":
                raise
    raise Refusal(f"too many are called '{wish}'; choose another name.")
