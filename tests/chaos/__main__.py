"""`make chaos`: `python -m chaos --seconds 600`; prints a report, and fails if anything was seen that must not be."""

from __future__ import annotations

import argparse
import sys
import time

from chaos.run import run
from chaos.site import planted_path
from chaos.trouble import true_time


def _say(text: str) -> None:
    print(f"{time.strftime('%H:%M:%S', time.gmtime(true_time()))} {text}", file=sys.stderr, flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(prog="chaos")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--matches", type=int, default=30, help="how many are played at a time")
    parser.add_argument("--pause", type=float, default=1.5, help="seconds between two troubles; 0: none")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--broker", default="", help="redis or rabbitmq, if Debian's are installed, or an address")
    parser.add_argument(
        "--planted", action="store_true", help="with the fault in tests/chaos/planted, which must be seen"
    )
    given = parser.parse_args()
    variables = {"PYTHONPATH": planted_path()} if given.planted else {}
    how = {"pause": given.pause, "broker": given.broker}
    report = run(given.seconds, given.matches, given.seed, **how, say=_say, variables=variables)
    print(report)
    return 1 if report.violations else 0


if __name__ == "__main__":
    sys.exit(main())
