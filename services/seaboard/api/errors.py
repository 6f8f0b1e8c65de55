"""All ways in which a request can fail, made problems: what use cases refuse, what Flask refuses, our own faults."""

from __future__ import annotations

import logging

from flask import Flask, Response, current_app
from werkzeug.exceptions import HTTPException
from werkzeug.wrappers import Response as BaseResponse

from seaboard.api.context import request_id
from seaboard.api.problems import CONTENT_TYPE, Problem, problem_of
from seaboard.matches.connections import Unavailable
from seaboard.matches.refusals import Refusal

log = logging.getLogger(__name__)

BY_STATUS = {404: "not-found", 405: "method-not-allowed", 406: "not-acceptable", 413: "body-too-large", 415: "not-json"}
"""What Flask and Werkzeug raise by themselves; any other of theirs below 500 is a request that cannot be read."""


def add_error_handlers(app: Flask) -> None:
    """From here on no answer of the app is anything but a body of its own or a problem."""
    app.register_error_handler(Problem, write)
    app.register_error_handler(Refusal, lambda refusal: write(problem_of(refusal)))
    app.register_error_handler(HTTPException, answer_http)
    app.register_error_handler(Unavailable, answer_unavailable)
    app.register_error_handler(Exception, answer_fault)


def answer_http(error: HTTPException) -> BaseResponse:
    """What Flask or Werkzeug raised; `Allow` and the like are kept."""
    status = error.code or 500
    if status < 400:
        return error.get_response()
    if status >= 500:
        return answer_fault(error)
    headers = {name: value for name, value in error.get_headers() if name not in ("Content-Type", "Content-Length")}
    return write(Problem(BY_STATUS.get(status, "bad-request"), headers=headers))


def answer_unavailable(error: Unavailable) -> Response:
    """The database does not answer. What was not committed did not happen: the request is safe to repeat."""
    log.warning("request %s: the database does not answer", request_id())
    return write(Problem("unavailable", headers={"Retry-After": "1"}))


def answer_fault(error: Exception) -> Response:
    """A fault of ours: the log says what, the caller learns only that there is one."""
    log.error("request %s: a fault of ours", request_id(), exc_info=error)
    return write(Problem("internal-error"))


def write(problem: Problem) -> Response:
    """The problem as an answer."""
    body = current_app.json.dumps(problem.to_data(request_id()))
    response = Response(body, problem.kind.status, problem.headers, content_type=CONTENT_TYPE)
    if problem.kind.status == 401:
        response.headers["WWW-Authenticate"] = 'Bearer realm="seaboard"'
    if problem.code == "scope-missing":  # RFC 6750, 3.1
        scope = problem.members["scope"]
        response.headers["WWW-Authenticate"] = f'Bearer realm="seaboard", error="insufficient_scope", scope="{scope}"'
    if problem.kind.status in (409, 412, 428):
        response.headers["x-should-retry"] = "true" if problem.kind.again else "false"
    return response
