"""What goes wrong, as exceptions.

SeaboardError
├── NoAnswer                 the service could not be reached, or broke off, however often it was tried
└── ProblemError             the service refused: `code`, `detail`, `status`, `request_id`, perhaps `retry_after`
    ├── Invalid              400, 413, 415, 422: the request does not fit; `errors` says where
    │   └── IllegalAction    the rules forbid it: `rule` is the id in the game's rules page, `index` which action
    ├── Unauthenticated      401
    ├── Forbidden            403
    ├── NotFound             404
    ├── Conflict             409: not as things stand now
    │   └── DecisionClosed   `current` is the number of the seat's open decision
    │       └── DecisionVoid
    ├── Stale                412, 428: it has changed since it was read, or nobody said what was read
    ├── WrongProcess         421: `streams_url` is where long polls are answered
    └── ServerFault          500 and more
"""

from __future__ import annotations

from seaboard_sdk.generated.models import Fault, Problem
from seaboard_sdk.generated.types import Unset


class SeaboardError(Exception):
    """Anything that goes wrong between a client and the service."""


class NoAnswer(SeaboardError):
    """The service did not answer, or not as its document says."""


class ProblemError(SeaboardError):
    """The service refused."""

    def __init__(self, problem: Problem, retry_after: float | None = None) -> None:
        super().__init__(f"{problem.code}: {problem.detail}")
        self.problem = problem
        self.code = problem.code
        self.detail = problem.detail
        self.status = problem.status
        self.request_id = problem.request_id
        self.retry_after = retry_after

    @property
    def errors(self) -> list[Fault]:
        """The parts of the request that do not fit."""
        return [] if isinstance(self.problem.errors, Unset) else self.problem.errors


class Invalid(ProblemError):
    """The request does not fit."""


class IllegalAction(Invalid):
    """The rules forbid it."""

    @property
    def rule(self) -> str:
        """The id of the rule, as in the game's rules page."""
        return "" if isinstance(self.problem.rule, Unset) else self.problem.rule

    @property
    def index(self) -> int:
        """Which action of the choice."""
        return 0 if isinstance(self.problem.index, Unset) else self.problem.index


class Unauthenticated(ProblemError):
    """The access token is missing or not known."""


class Forbidden(ProblemError):
    """It is not the caller's to do."""


class NotFound(ProblemError):
    """There is no such thing, or none that the caller may see."""


class Conflict(ProblemError):
    """Not as things stand now."""


class DecisionClosed(Conflict):
    """The decision was made, with another choice."""

    @property
    def current(self) -> int | None:
        """The number of the seat's open decision; None if it is asked nothing."""
        return None if isinstance(self.problem.current, Unset) else self.problem.current


class DecisionVoid(DecisionClosed):
    """The decision was overtaken."""


class Stale(ProblemError):
    """What was read has changed, or it was not said what was read."""


class WrongProcess(ProblemError):
    """Another process of the service answers this."""

    @property
    def streams_url(self) -> str | None:
        """Where long polls are answered."""
        return None if isinstance(self.problem.streams_url, Unset) else self.problem.streams_url


class ServerFault(ProblemError):
    """A fault of the service, or something that it needs is missing."""


BY_CODE: dict[str, type[ProblemError]] = {
    "illegal-action": IllegalAction,
    "decision-closed": DecisionClosed,
    "decision-void": DecisionVoid,
}
BY_STATUS: dict[int, type[ProblemError]] = {
    400: Invalid,
    401: Unauthenticated,
    403: Forbidden,
    404: NotFound,
    409: Conflict,
    412: Stale,
    413: Invalid,
    415: Invalid,
    421: WrongProcess,
    422: Invalid,
    428: Stale,
}


def error_of(problem: Problem, retry_after: float | None = None) -> ProblemError:
    """The exception for a problem: by its code, else by its status. A code of a newer service is no trouble."""
    usual = ServerFault if problem.status >= 500 else ProblemError
    return BY_CODE.get(problem.code, BY_STATUS.get(problem.status, usual))(problem, retry_after)
