"""The command `seaboard-bot`: plays matches with a bot that is named as `module:name`."""

from __future__ import annotations

import argparse
import importlib
import logging
import os
import sys
from collections.abc import Sequence
from typing import cast

from seaboard_sdk.bots.running import run
from seaboard_sdk.bots.thinking import Bot
from seaboard_sdk.groups import SeaboardError


def bot_of(name: str) -> Bot:
    """The bot that is meant by `module:name`, in the folder where one stands or installed."""
    module, _, attribute = name.partition(":")
    if os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())
    try:
        return cast(Bot, getattr(importlib.import_module(module), attribute or "choose"))
    except (ImportError, AttributeError) as fault:
        raise argparse.ArgumentTypeError(f"no bot is found there: {fault}") from fault


def parser() -> argparse.ArgumentParser:
    """What may be said on the command line."""
    top = argparse.ArgumentParser(prog="seaboard-bot", description="Play on a Seaboard service with a bot.")
    command = top.add_subparsers(dest="command", required=True).add_parser(
        "run",
        help="play until it is told to stop",
        epilog="The service's address is taken from SEABOARD_URL, the access token from SEABOARD_TOKEN.",
    )
    command.add_argument("bot", type=bot_of, help="module:name of a function choose(view, legal_actions) or a class")
    command.add_argument("--game", action="append", required=True, dest="games", help="may be given several times")
    command.add_argument("--concurrency", type=int, default=4, help="so many matches at once (default 4)")
    command.add_argument("--matches", type=int, help="stop after so many")
    command.add_argument("--against", metavar="LEVEL", help="open matches against house bots of this level")
    command.add_argument("--seconds", type=float, default=10.0, help="thinking time for one step (default 10)")
    return top


def main(words: Sequence[str] | None = None) -> int:
    """Run it; the exit status is 0 unless the service refused."""
    logging.basicConfig(level=logging.WARNING, format="%(message)s")
    said = parser().parse_args(words)
    if not os.environ.get("SEABOARD_TOKEN"):
        print("seaboard-bot: SEABOARD_TOKEN is not set", file=sys.stderr)
        return 2
    how = {name: getattr(said, name) for name in ("concurrency", "matches", "against", "seconds")}
    try:
        ended = run(said.bot, said.games, **how)
    except SeaboardError as refusal:
        print(f"seaboard-bot: {refusal}", file=sys.stderr)
        return 1
    won = sum(one.is_won for one in ended)
    print(f"{len(ended)} matches, {won} won")
    return 0


if __name__ == "__main__":
    sys.exit(main())
