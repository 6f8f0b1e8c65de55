"""Server-sent events (the HTML standard, 9.2): how what a use case tells is written into an answer that stays open."""

from __future__ import annotations

import logging
import re
from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any, Final

from flask import Response, current_app
from marshmallow import Schema, fields

from seaboard.api.context import request_id
from seaboard.api.problems import problem_of
from seaboard.api.shapes.base import Whole
from seaboard.matches.connections import Unavailable
from seaboard.matches.refusals import Refusal
from seaboard.matches.streams import Beat, End, Flow, Resync

log = logging.getLogger(__name__)

CONTENT_TYPE: Final = "text/event-stream"
MILLISECONDS_BEFORE_COMING_BACK: Final = 2000
HEADERS: Final = {"X-Accel-Buffering": "no"}
"""Proxies that know it pass every message on at once."""

NUMBER: Final = re.compile(r"(0|[1-9][0-9]{0,14})(\.end)?")

DESCRIPTION: Final = """\
A stream of server-sent events. Each `message` is one thing that happened, its `id` the number to come back with in
`Last-Event-ID`. Besides there are `resync` (what came up to its number is not kept any more: read the view again, the
stream goes on from there), `refused` (a problem: you may not read on) and `end` (`EventSource` then stops by itself).
A comment is sent at least every 15 seconds. A stream may break off at any time: that says nothing about the match."""

SCHEMA: Final = {"type": "string", "description": "Server-sent events."}


class LastEventId(Schema):
    """Where a stream goes on."""

    last = fields.String(
        data_key="Last-Event-ID",
        validate=Whole(NUMBER.pattern, error="must be the id of a message"),
        metadata={"description": "The `id` of the last message that was read; goes before `after`."},
    )


def start_of(query: Mapping[str, Any], headers: Mapping[str, Any]) -> tuple[int | None, bool]:
    """The number to go on from, if one was given, and whether its reader has the end already."""
    found = NUMBER.fullmatch(headers.get("last") or query.get("after") or "")
    return (None, False) if found is None else (int(found[1]), found[2] is not None)


def lines(told: Iterator[Any], write: Callable[[Any], Any]) -> Response:
    """An answer of one line of JSON for each thing; it breaks off where the caller may not read on."""
    dumps, name = current_app.json.dumps, request_id()

    def flow() -> Iterator[str]:
        try:
            for one in told:
                yield dumps(write(one)) + "\n"
        except (Refusal, Unavailable) as refusal:
            log.warning("request %s: broken off by %s", name, type(refusal).__name__)
        except Exception as error:
            log.error("request %s: a fault of ours", name, exc_info=error)

    return Response(flow(), content_type="application/x-ndjson", headers=HEADERS)


def stream(told: Flow[Any], write: Callable[[Any], tuple[int, Any]]) -> Response:
    """An answer that stays open. `write` gives each thing's number and its data; all that is there at once is sent at
    once."""
    dumps, name = current_app.json.dumps, request_id()

    def flow() -> Iterator[bytes]:
        yield f"retry: {MILLISECONDS_BEFORE_COMING_BACK}\n\n".encode()
        try:
            for bundle in told.bundles:
                yield b"".join(_message(one, write, dumps) for one in bundle)
        except Refusal as refusal:
            yield _lines("refused", None, dumps(problem_of(refusal).to_data(name)))
        except Unavailable:
            log.warning("request %s: the database does not answer", name)
        except Exception as error:
            log.error("request %s: a fault of ours", name, exc_info=error)

    return Response(flow(), content_type=CONTENT_TYPE, headers=HEADERS)


class Copies:
    """What was written last, by the very thing that was written: what many are told is written once. Things that are
    equal and not the same are written each."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._kept: OrderedDict[int, tuple[Any, bytes]] = OrderedDict()

    def of(self, one: Any, write: Callable[[Any], bytes]) -> bytes:
        """Written now, or taken from before. The thing is kept too, so that no other has its identity meanwhile."""
        found = self._kept.get(id(one))
        if found is None:
            found = self._kept[id(one)] = (one, write(one))
            while len(self._kept) > self._most:
                self._kept.popitem(last=False)
        return found[1]


COPIES: Final = Copies(1000)


def _message(one: Any, write: Callable[[Any], tuple[int, Any]], dumps: Callable[[Any], str]) -> bytes:
    if isinstance(one, Beat):
        return b": still here\n\n"
    if isinstance(one, Resync):
        return _lines("resync", str(one.last), dumps({"last": str(one.last)}))
    if isinstance(one, End):
        return _lines("end", f"{one.last}.end", dumps({"match": one.match, "last": str(one.last)}))
    return COPIES.of(one, partial(_numbered, write, dumps))


def _numbered(write: Callable[[Any], tuple[int, Any]], dumps: Callable[[Any], str], one: Any) -> bytes:
    number, data = write(one)
    return _lines(None, str(number), dumps(data))


def _lines(event: str | None, id_: str | None, data: str) -> bytes:
    """JSON text has no line breaks, so one line of data is enough."""
    parts = {"event": event, "id": id_, "data": data}
    return ("".join(f"{name}: {value}\n" for name, value in parts.items() if value is not None) + "\n").encode()
