"""What a worker writes in its log and counts around every task: ids, waits and how it ended."""

from __future__ import annotations

import time
from typing import Any

import structlog
from celery import signals

from seaboard.logs import bind_contextvars, clear_contextvars, start_logs
from seaboard.metrics import QUEUE_SECONDS, TASKS, serve
from seaboard.settings import read_settings

SENT_AT = "sent_at"

log = structlog.get_logger(__name__)


@signals.setup_logging.connect
def speak_json(**_: Any) -> None:
    """Celery leaves its own logging aside where somebody answers this."""
    start_logs(read_settings().log_level)


@signals.worker_ready.connect
def open_metrics(**_: Any) -> None:
    serve(read_settings().metrics_port)


@signals.before_task_publish.connect
def stamp(headers: dict[str, Any], **_: Any) -> None:
    """When the job was sent, by the sender's clock."""
    headers[SENT_AT] = time.time()


@signals.task_prerun.connect
def begin(task_id: str, task: Any, args: Any, **_: Any) -> None:
    clear_contextvars()
    match, seat, number = args if task.name == "bot.play" and len(args) == 3 else (None, None, None)
    ids = {"task_id": task_id, "task": task.name, "match": match, "seat": seat, "number": number}
    bind_contextvars(**{name: value for name, value in ids.items() if value is not None})
    sent_at = getattr(task.request, SENT_AT, None) or (task.request.headers or {}).get(SENT_AT)
    if isinstance(sent_at, int | float):
        QUEUE_SECONDS.labels(task.name.split(".")[0]).observe(max(0.0, time.time() - sent_at))


@signals.task_postrun.connect
def end(task: Any, state: str, **_: Any) -> None:
    TASKS.labels(task.name, state or "LOST").inc()
    log.debug("task", state=state)
    clear_contextvars()
