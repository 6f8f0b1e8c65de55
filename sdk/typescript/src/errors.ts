/** What can go wrong, and the groups that problems fall into; each type of problem has a class in generated/problems.ts. */

import type { components } from "./generated/api.js";

export type Problem = components["schemas"]["Problem"];

/** Anything that goes wrong between a client and the service. */
export class SeaboardError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = new.target.name;
  }
}

/** The service did not answer, or not as its document says, however often it was tried. */
export class NoAnswer extends SeaboardError {}

/** A delivery was not signed with this secret, or too long ago: answer 400 and do nothing. */
export class NotSigned extends SeaboardError {}

/**
 * The service refused. `code` says why, `requestId` names the request in the service's log, and `retryAfter` is in how
 * many seconds it may be asked again, where it says so.
 */
export class ProblemError extends SeaboardError {
  readonly code: string;
  readonly detail: string;
  readonly status: number;
  readonly requestId: string;

  constructor(
    readonly problem: Problem,
    readonly retryAfter?: number,
  ) {
    super(`${problem.code}: ${problem.detail}`);
    this.code = problem.code;
    this.detail = problem.detail;
    this.status = problem.status;
    this.requestId = problem.request_id;
  }

  /** The parts of the request that do not fit. */
  get errors(): NonNullable<Problem["errors"]> {
    return this.problem.errors ?? [];
  }

  /** The id of the rule that forbids it, as in the game's rules page; empty where no rule does. */
  get rule(): string {
    return this.problem.rule ?? "";
  }
}

/** 400, 406, 413, 415, 422: the request does not fit; `errors` says where. */
export class Invalid extends ProblemError {}

/** The rules forbid it: `rule` is the id in the game's rules page, `index` which action of the choice. */
export class IllegalAction extends Invalid {
  get index(): number {
    return this.problem.index ?? 0;
  }
}

/** 401: the access token is missing or not known. */
export class Unauthenticated extends ProblemError {}

/** 403: it is not the caller's to do. */
export class Forbidden extends ProblemError {}

/** 404: there is no such thing, or none that the caller may see. */
export class NotFound extends ProblemError {}

/** 409: not as things stand now. */
export class Conflict extends ProblemError {}

/** The decision was made, with another choice; `current` is the number of the seat's open one, if it has any. */
export class DecisionClosed extends Conflict {
  get current(): number | undefined {
    return this.problem.current ?? undefined;
  }
}

/** The decision was overtaken. */
export class DecisionVoid extends DecisionClosed {}

/** 412, 428: it has changed since it was read, or it was not said what was read. */
export class Stale extends ProblemError {}

/** 421: another process of the service answers this; `streamsUrl` is where one waits. */
export class WrongProcess extends ProblemError {
  get streamsUrl(): string | undefined {
    return this.problem.streams_url;
  }
}

/** 429: wait for `retryAfter` seconds. */
export class TooMany extends ProblemError {}

/** 500 and more: a fault of the service, or something that it needs is missing. */
export class ServerFault extends ProblemError {}

export type ProblemClass = new (problem: Problem, retryAfter?: number) => ProblemError;

const BY_STATUS: Record<number, ProblemClass> = {
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
};

/** The group of a problem that has no class of its own. */
export function groupOf(status: number): ProblemClass {
  return BY_STATUS[status] ?? (status >= 500 ? ServerFault : ProblemError);
}
