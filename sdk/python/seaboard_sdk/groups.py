"""The groups that problems fall into, and those that tell more than others; each type has a class in problems.py."""

from __future__ import annotations

from seaboard_sdk.generated.models import Fault, Problem
from seaboard_sdk.generated.types import Unset


class SeaboardError(Exception):
    """Anything that goes wrong between a client and the service."""


class NoAnswer(SeaboardError):
    """The service did not answer, or not as its document says, however often it was tried."""


class ProblemError(SeaboardError):
    """The service refused. `code` says why, `request_id` names the request in the service's log, and `retry_after` is
    in how many seconds it may be asked again, where it says so."""

    def __init__(self, problem: Problem, retry_after: float | None = None) -> None:
        self.problem = problem
        parts = "; ".join(f"{fault.pointer}: {fault.detail}" for fault in self.errors)
        super().__init__(f"{problem.code}: {problem.detail}{f' ({parts})' if parts else ''}")
        self.code = problem.code
        self.detail = problem.detail
        self.status = problem.status
        self.request_id = problem.request_id
        self.retry_after = retry_after

    @property
    def errors(self) -> list[Fault]:
        """The parts of the request that do not fit."""
        return [] if isinstance(self.problem.errors, Unset) else self.problem.errors

    @property
    def rule(self) -> str:
        """The id of the rule that forbids it, as in the game's rules page; empty where no rule does."""
        return "" if isinstance(self.problem.rule, Unset) else self.problem.rule


class Invalid(ProblemError):
    """400, 406, 413, 415, 422: the request does not fit; `errors` says where."""


class IllegalAction(Invalid):
    """The rules forbid it: `rule` is the id in the game's rules page, `index` which action of the choice."""

    @property
    def index(self) -> int:
        """Which action of the choice."""
        return 0 if isinstance(self.problem.index, Unset) else self.problem.index


class Unauthenticated(ProblemError):
    """401: the access token is missing or not known."""


class Forbidden(ProblemError):
    """403: it is not the caller's to do."""


class NotFound(ProblemError):
    """404: there is no such thing, or none that the caller may see."""


class Conflict(ProblemError):
    """409: not as things stand now."""


class DecisionClosed(Conflict):
    """The decision was made, with another choice; `current` is the number of the seat's open one."""

    @property
    def current(self) -> int | None:
        """The number of the seat's open decision; None if it is asked nothing."""
        return None if isinstance(self.problem.current, Unset) else self.problem.current


class DecisionVoid(DecisionClosed):
    """The decision was overtaken."""


class Stale(ProblemError):
    """412, 428: it has changed since it was read, or it was not said what was read."""


class WrongProcess(ProblemError):
    """421: another process of the service answers this; `streams_url` is where one waits."""

    @property
    def streams_url(self) -> str | None:
        """Where long polls and streams are answered."""
        return None if isinstance(self.problem.streams_url, Unset) else self.problem.streams_url


class TooMany(ProblemError):
    """429: wait for `retry_after` seconds."""


class ServerFault(ProblemError):
    """500 and more: a fault of the service, or something that it needs is missing."""


BY_STATUS: dict[int, type[ProblemError]] = {
    400: Invalid,
    401: Unauthenticated,
    403: Forbidden,
    404: NotFound,
    406: Invalid,
    409: Conflict,
    412: Stale,
    413: Invalid,
    415: Invalid,
    421: WrongProcess,
    422: Invalid,
    428: Stale,
    429: TooMany,
}


def group_of(status: int) -> type[ProblemError]:
    """The group of a problem that has no class of its own."""
    return BY_STATUS.get(status, ServerFault if status >= 500 else ProblemError)
