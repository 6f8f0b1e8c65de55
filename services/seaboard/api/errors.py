"""Every way in which a request can fail, turned into a problem: what we raise, what Flask raises, and what we did not foresee."""

from __future__ import annotations

import structlog
from flask import Flask, Response, current_app
from werkzeug.exceptions import HTTPException, InternalServerError

from seaboard.api.context import request_id
from seaboard.api.problems import CONTENT_TYPE, Problem, problem_of

log = structlog.get_logger()

BY_STATUS = {404: "not-found", 405: "method-not-allowed", 413: "body-too-large", 415: "not-json", 406: "not-acceptable"}
"""What Flask and Werkzeug raise by themselves. Any other 4xx of theirs is a request that cannot be read."""


def add_error_handlers(app: Flask) -> None:
    """From here on no answer of the app is anything but its own body or a problem."""
    app.register_error_handler(Exception, answer)
    app.register_error_handler(HTTPException, answer_http)


def answer(error: Exception) -> Response:
    """A refusal, or a fault: of a fault the caller learns nothing but that there is one."""
    problem = error if isinstance(error, Problem) else problem_of(error)
    if problem is None:
        log.error("fault", request_id=request_id(), kind=type(error).__name__, exc_info=error)
        problem = Problem("internal-error")
    return write(problem)


def answer_http(error: HTTPException) -> Response:
    """What Flask or Werkzeug raised; `Allow` and the like are kept."""
    if isinstance(error, InternalServerError):
        return answer(error.original_exception or error)
    headers = {name: value for name, value in error.get_headers() if name not in ("Content-Type", "Content-Length")}
    return write(Problem(BY_STATUS.get(error.code or 400, "bad-request"), headers=headers))


def write(problem: Problem) -> Response:
    """The problem as an answer."""
    body = current_app.json.dumps(problem.to_data(request_id()))
    response = Response(body, problem.kind.status, problem.headers, content_type=CONTENT_TYPE)
    response.headers["Cache-Control"] = "no-store"
    if problem.kind.status == 401:
        response.headers["WWW-Authenticate"] = 'Bearer realm="seaboard"'
    if problem.kind.status == 409:
        response.headers["x-should-retry"] = "true" if problem.kind.again else "false"
    return response
