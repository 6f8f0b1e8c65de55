"""A launcher of the two servers and nothing else, as `seaboard up` has one inside; a script that tests start and kill.

    python bare_launcher.py HOME

Once both serve it prints their addresses as a line of JSON.
"""

import json
import sys
from contextlib import ExitStack
from pathlib import Path

from seaboard.cli.foundations import forget_foundations, plan_foundations
from seaboard.cli.home import Home
from seaboard.cli.refusals import Refusal
from seaboard.cli.supervisor import Supervisor
from seaboard.cli.up import let_signals_interrupt, say
from seaboard.settings import Settings


def main() -> None:
    let_signals_interrupt()
    home = Home(Path(sys.argv[1]))
    supervisor = Supervisor(say)
    with ExitStack() as stack:
        stack.enter_context(home.held())
        foundations = plan_foundations(Settings(), home)
        stack.callback(forget_foundations, home)
        stack.callback(supervisor.stop)
        supervisor.start({server.name: server for server in foundations.servers})
        print(json.dumps([foundations.database_url, foundations.broker_url]), flush=True)
        supervisor.tend_while(lambda: True)


if __name__ == "__main__":
    try:
        main()
    except Refusal as refusal:
        sys.exit(f"seaboard: {refusal}")
    except KeyboardInterrupt:
        pass
