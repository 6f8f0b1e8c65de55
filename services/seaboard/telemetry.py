"""Traces (OpenTelemetry) of requests, tasks and the transactions of use cases within them, for who asks for them.

Off unless SEABOARD_TELEMETRY_URL is set and the extra `telemetry` is installed. A span holds ids, names and how it
ended: attributes have to be among those below, and of an error its kind alone is told, since its words may quote what
it stumbled over. Who may know it: operators alone, as with logs.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from typing import TYPE_CHECKING, Any, Final

from seaboard.settings import SettingRefused, Settings

if TYPE_CHECKING:
    from opentelemetry.sdk.trace import SpanProcessor
    from opentelemetry.trace import Span, Tracer

ATTRIBUTES: Final = frozenset(
    {"request_id", "method", "route", "status", "match", "seat", "number", "task", "task_id", "state", "error"}
)
"""All that a span may tell."""
USE_CASES: Final = "seaboard.matches."

_tracer: Tracer | None = None


def start_telemetry(settings: Settings) -> None:
    """From here on spans are sent to where the settings say, by OTLP over HTTP. Raises SettingRefused."""
    if not settings.telemetry_url:
        return
    try:
        from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
        from opentelemetry.sdk.trace.export import BatchSpanProcessor
    except ModuleNotFoundError as missing:
        raise SettingRefused("SEABOARD_TELEMETRY_URL needs the extra: pip install 'seaboard[telemetry]'") from missing
    trace_to(BatchSpanProcessor(OTLPSpanExporter(endpoint=settings.telemetry_url)))


def trace_to(processor: SpanProcessor) -> None:
    """Have this process's spans handled so."""
    global _tracer
    from opentelemetry.sdk.resources import Resource
    from opentelemetry.sdk.trace import TracerProvider

    provider = TracerProvider(resource=Resource({"service.name": "seaboard"}))
    provider.add_span_processor(processor)
    _tracer = provider.get_tracer("seaboard")


def stop_telemetry() -> None:
    """No more spans are made."""
    global _tracer
    _tracer = None


def is_traced() -> bool:
    """Whether spans are made at all."""
    return _tracer is not None


def span(name: str, **facts: str | int | None) -> AbstractContextManager[Span | None]:
    """What happens in the block is one span, inside of that around it; nothing while traces are off."""
    return nullcontext() if _tracer is None else _span(_tracer, name, facts)


def use_case_span() -> AbstractContextManager[Span | None]:
    """A span named after the use case that is at work."""
    return nullcontext() if _tracer is None else _span(_tracer, _use_case(), {})


def tell(told: Span | None, **facts: str | int | None) -> None:
    """What is known of a span only later."""
    for name, value in facts.items():
        if told is not None and value is not None and name in ATTRIBUTES:
            told.set_attribute(f"seaboard.{name}", value)


@contextmanager
def _span(tracer: Tracer, name: str, facts: dict[str, Any]) -> Iterator[Span]:
    with tracer.start_as_current_span(name, record_exception=False, set_status_on_exception=False) as made:
        tell(made, **facts)
        try:
            yield made
        except BaseException as error:
            tell(made, error=type(error).__name__)
            raise


def _use_case() -> str:
    """The innermost of our use cases that is being called, by its module."""
    frame = sys._getframe()
    while frame.f_back is not None:
        frame = frame.f_back
        module = str(frame.f_globals.get("__name__", ""))
        if module.startswith(USE_CASES):
            return module.removeprefix(USE_CASES)
    return "transaction"
