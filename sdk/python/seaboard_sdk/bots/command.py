"""The command `seaboard-bot`: plays matches with a bot that is named as `module:name`."""

from __future__ import annotations

import argparse
import importlib
import logging
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import TypeVar, cast

from seaboard_sdk.bots.running import run
from seaboard_sdk.bots.thinking import Bot
from seaboard_sdk.groups import NoAnswer, SeaboardError
from seaboard_sdk.synchronous import Client

Number = TypeVar("Number", int, float)

SECONDS_TO_ANSWER = 5.0
"""So long it waits for a service that is not there."""


def bot_of(name: str) -> Bot:
    """The bot that is meant by `module:name`, in the folder where one stands or installed."""
    module, _, attribute = name.partition(":")
    if os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())
    try:
        found = getattr(importlib.import_module(module), attribute or "choose")
    except Exception as fault:
        said = f"no bot is found at {name!r}: {type(fault).__name__}: {fault}"
        raise argparse.ArgumentTypeError(said) from fault
    if not callable(getattr(found, "choose", found)):
        raise argparse.ArgumentTypeError(f"{name!r} is neither a function nor a class with a method `choose`")
    return cast(Bot, found)


def positive(kind: Callable[[str], Number]) -> Callable[[str], Number]:
    """Reads a number above 0."""

    def read(text: str) -> Number:
        with suppress(ValueError):
            if (number := kind(text)) > 0:
                return number
        raise argparse.ArgumentTypeError(f"{text!r} is not a number above 0")

    return read


def parser() -> argparse.ArgumentParser:
    """What may be said on the command line."""
    top = argparse.ArgumentParser(prog="seaboard-bot", description="Play on a Seaboard service with a bot.")
    command = top.add_subparsers(dest="command", required=True).add_parser(
        "run",
        help="play until it is told to stop",
        epilog="The service's address is taken from SEABOARD_URL, the access token from SEABOARD_TOKEN.",
    )
    command.add_argument("bot", type=bot_of, help="module:name of a function choose(view, legal_actions) or a class")
    command.add_argument(
        "--game", action="append", required=True, dest="games", metavar="GAME", help="may be given several times"
    )
    command.add_argument("--concurrency", type=positive(int), default=4, help="so many matches at once (default 4)")
    command.add_argument("--matches", type=positive(int), help="stop after so many")
    command.add_argument("--against", metavar="LEVEL", help="open matches against house bots of this level")
    command.add_argument("--seconds", type=positive(float), default=10.0, help="to think about one step (default 10)")
    return top


def introduction(games: Sequence[str], against: str | None) -> str:
    """Who plays what and where. Raises SeaboardError where it cannot be played."""
    with Client(deadline=SECONDS_TO_ANSWER) as client:
        try:
            known = {game.id: game.house for game in client.games}
        except NoAnswer as silence:
            raise NoAnswer(f"no Seaboard answers at {client.base_url} (SEABOARD_URL): {silence}") from silence
        unknown = [game for game in games if game not in known]
        if unknown:
            raise SeaboardError(f"there is no game {unknown[0]!r} at {client.base_url}; there are {', '.join(known)}")
        if against is not None:
            check_level(against, {game: known[game] for game in games})
        name = client.account().name
        plan = f"against house:{against}" if against else "with whoever invites it"
        return f"{name} plays {', '.join(games)} {plan} at {client.base_url}; Ctrl-C stops it"


def check_level(level: str, houses: Mapping[str, Sequence[str]]) -> None:
    """Raises SeaboardError where a game has no house bots of this level."""
    for game, levels in houses.items():
        if level not in levels:
            raise SeaboardError(f"{game} has no house bots of level {level!r}; there are {', '.join(levels)}")


def main(words: Sequence[str] | None = None) -> int:
    """Run it; the exit status is 0 unless the service refused."""
    logging.basicConfig(level=logging.WARNING, format="%(message)s")
    said = parser().parse_args(words)
    if not os.environ.get("SEABOARD_TOKEN"):
        print(
            "seaboard-bot: SEABOARD_TOKEN is not set: it is the access token of the player that the bot plays as",
            file=sys.stderr,
        )
        return 2
    how = {name: getattr(said, name) for name in ("concurrency", "matches", "against", "seconds")}
    try:
        print(f"seaboard-bot: {introduction(said.games, said.against)}", file=sys.stderr)
        ended = run(said.bot, said.games, **how)
    except SeaboardError as refusal:
        print(f"seaboard-bot: {refusal}", file=sys.stderr)
        return 1
    won = sum(one.is_won for one in ended)
    print(f"{len(ended)} matches, {won} won")
    return 0


if __name__ == "__main__":
    sys.exit(main())
