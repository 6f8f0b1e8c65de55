"""The command `seaboard`: finds the module of a verb and calls it. What a verb does lives in its own module."""

import argparse
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Protocol, cast

from seaboard import __version__
from seaboard.cli.refusals import Refusal


class Verb(Protocol):
    """What a verb's module offers."""

    def add_arguments(self, parser: argparse.ArgumentParser) -> None:
        """Describe the verb's own arguments."""

    def run(self, arguments: argparse.Namespace) -> int:
        """Do it; the number is the command's exit code."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A row of the table of verbs: what it does, its module, and the extra that brings the libraries it needs."""

    does: str
    module: str
    extra: str = ""


VERBS = {
    "up": Entry("start everything on this machine and play a demo match", "seaboard.cli.up", extra="server,embedded"),
    "play": Entry("play a match on the terminal", "seaboard.cli.play", extra="server"),
    "verify": Entry("play a finished match again and say whether its replay is true", "seaboard.cli.verify"),
    "tenant": Entry("make and look after apps that bring their own players", "seaboard.cli.tenant", extra="server"),
    "drop": Entry("throw away what was played before a month", "seaboard.cli.drop", extra="server"),
    "arena": Entry("play many matches between house bots", "seaboard.cli.arena", extra="server"),
}


def main(words: Sequence[str] | None = None) -> int:
    """Run one verb; the console script exits with what this returns."""
    name, *rest = list(sys.argv[1:] if words is None else words) or ["--help"]
    if name in ("-h", "--help"):
        print(_help())
        return 0
    if name == "--version":
        print(f"seaboard {__version__}")
        return 0
    try:
        return _call(name, rest)
    except Refusal as refusal:
        print(f"seaboard: {refusal}", file=sys.stderr)
        return 1


def _call(name: str, words: Sequence[str]) -> int:
    entry = VERBS.get(name)
    if entry is None:
        raise Refusal(f"there is no '{name}'; `seaboard --help` lists what there is.")
    try:
        verb = cast(Verb, import_module(entry.module))
        parser = argparse.ArgumentParser(prog=f"seaboard {name}", description=entry.does.capitalize() + ".")
        verb.add_arguments(parser)
        return verb.run(parser.parse_args(words))
    except ModuleNotFoundError as missing:
        if missing.name is None or missing.name.split(".")[0] == "seaboard" or not entry.extra:
            raise
        raise Refusal(
            f"`seaboard {name}` needs the library '{missing.name}': pip install 'seaboard[{entry.extra}]'"
        ) from missing


def _help() -> str:
    rows = "\n".join(f"  {name:<8} {entry.does}" for name, entry in VERBS.items())
    return f"usage: seaboard VERB ...\n\n{rows}\n\n`seaboard VERB --help` tells what a verb takes."


if __name__ == "__main__":
    sys.exit(main())
