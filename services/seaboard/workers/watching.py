"""What a worker writes in its log, counts and traces around every task: ids, waits and how it ended."""

from __future__ import annotations

import threading
import time
from contextlib import ExitStack
from typing import Any

import structlog
from celery import signals

from seaboard.logs import bind_contextvars, clear_contextvars, start_logs
from seaboard.metrics import QUEUE_SECONDS, TASKS, serve
from seaboard.settings import read_settings
from seaboard.telemetry import TRACEPARENT, carried, start_telemetry, task_span, tell

SENT_AT = "sent_at"

log = structlog.get_logger(__name__)


class AtWork(threading.local):
    """What this thread is at: the span of a task, and how it is closed."""

    def __init__(self) -> None:
        self.spans = ExitStack()
        self.span: Any = None


_at_work = AtWork()


@signals.setup_logging.connect
def speak_json(**_: Any) -> None:
    """Celery leaves its own logging aside where somebody answers this."""
    start_logs(read_settings().log_level)
    start_telemetry(read_settings())


@signals.worker_ready.connect
def open_metrics(**_: Any) -> None:
    serve(read_settings().metrics_port)


@signals.before_task_publish.connect
def stamp(headers: dict[str, Any], **_: Any) -> None:
    """When the job was sent, by the sender's clock, and the trace of the request that asked for it."""
    headers[SENT_AT] = time.time()
    if (trace := carried()) is not None:
        headers[TRACEPARENT] = trace


@signals.task_prerun.connect
def begin(task_id: str, task: Any, args: Any, **_: Any) -> None:
    clear_contextvars()
    match, seat, number = args if task.name == "bot.play" and len(args) == 3 else (None, None, None)
    ids = {"task_id": task_id, "task": task.name, "match": match, "seat": seat, "number": number}
    bind_contextvars(**{name: value for name, value in ids.items() if value is not None})
    _at_work.spans.close()
    _at_work.span = _at_work.spans.enter_context(task_span(task.name, _header(task, TRACEPARENT), **ids))
    sent_at = _header(task, SENT_AT)
    if isinstance(sent_at, int | float):
        QUEUE_SECONDS.labels(task.name.split(".")[0]).observe(max(0.0, time.time() - sent_at))


def _header(task: Any, name: str) -> Any:
    return getattr(task.request, name, None) or (task.request.headers or {}).get(name)


@signals.task_postrun.connect
def end(task: Any, state: str, **_: Any) -> None:
    TASKS.labels(task.name, state or "LOST").inc()
    log.debug("task", state=state)
    tell(_at_work.span, state=state)
    _at_work.spans.close()
    clear_contextvars()
