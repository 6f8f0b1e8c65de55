"""`seaboard drop`: what was played long ago is thrown away, on the database and by no HTTP."""

from __future__ import annotations

import argparse
from datetime import date

from seaboard.cli.databases import running_on_the_database
from seaboard.cli.refusals import Refusal
from seaboard.matches.connections import Unavailable
from seaboard.matches.drop_matches import Old, TooYoung, drop_before, look_before


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Up to when, and whether it is meant."""
    parser.add_argument("--before", type=_month, required=True, metavar="YYYY-MM", help="what was opened before goes")
    parser.add_argument("--yes", action="store_true", help="drop it; without this it is only told")


def _month(written: str) -> date:
    try:
        return date.fromisoformat(f"{written}-01")
    except ValueError:
        raise argparse.ArgumentTypeError(f"'{written}' is no month such as 2026-03") from None


def run(arguments: argparse.Namespace) -> int:
    """Tell what would go, or have it gone. Raises Refusal."""
    month = arguments.before
    with running_on_the_database() as service:
        try:
            _tell(look_before(service, month), month)
            if not arguments.yes:
                print("Nothing was dropped; with --yes it is, for good.")
                return 0
            for said in drop_before(service, month):
                print(said)
        except TooYoung as error:
            raise Refusal(f"{month:%Y-%m} is yet to come: what is opened now would go.") from error
        except Unavailable as error:
            raise Refusal("the database is busy or away; the same command goes on where this one ended.") from error
    return 0


def _tell(old: Old, month: date) -> None:
    print(f"Opened before {month:%Y-%m} and over: {old.matches} matches, {old.tournaments} tournaments.")
    if old.staying:
        print(f"{old.staying} older matches stay: they, or their tournament, are not over or not yet counted.")
    for table in old.tables:
        print(f"Goes as a whole: {table.name}, {table.size / 1e6:.1f} MB of archives.")
