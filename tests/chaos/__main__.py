"""`make chaos`: `python -m chaos --seconds 600`; prints a report, and fails if anything was seen that must not be."""

from __future__ import annotations

import argparse
import sys

from chaos.run import run


def main() -> int:
    parser = argparse.ArgumentParser(prog="chaos")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--matches", type=int, default=30, help="how many are played at a time")
    parser.add_argument("--pause", type=float, default=1.5, help="seconds between two troubles; 0: none")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--broker", default="", help="redis or rabbitmq, if Debian's are installed, or an address")
    given = parser.parse_args()
    report = run(given.seconds, given.matches, given.seed, pause=given.pause, broker=given.broker)
    print(report)
    return 1 if report.violations else 0


if __name__ == "__main__":
    sys.exit(main())
