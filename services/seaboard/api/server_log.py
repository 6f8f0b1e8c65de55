"""What gunicorn itself says, written as everything else is: `--logger-class seaboard.api.server_log.ServerLog`."""

from __future__ import annotations

from typing import Any

from gunicorn.glogging import Logger

from seaboard.logs import start_logs
from seaboard.settings import read_settings


class ServerLog(Logger):  # type: ignore[misc]
    """gunicorn's logger without handlers of its own. There is no access log: the app writes a line for each request."""

    def setup(self, cfg: Any) -> None:
        super().setup(cfg)
        start_logs(read_settings().log_level)
        self.error_log.handlers = []
        self.error_log.propagate = True
