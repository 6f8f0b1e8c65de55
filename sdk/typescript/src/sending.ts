/** How requests travel: with a time for each try, a deadline for all of them, and sent again where that is safe. */

import createApi, { type Client as Api } from "openapi-fetch";

import { groupOf, NoAnswer, type Problem, type ProblemError } from "./errors.js";
import type { paths } from "./generated/api.js";
import { BY_CODE } from "./generated/problems.js";
import { between, newKey, pass } from "./surroundings.js";

export interface How {
  /** For each try of a request, in milliseconds. */
  timeout: number;
  /** For all tries of a request together, in milliseconds. */
  deadline: number;
  /** How often a request is sent again at most. */
  retries: number;
  fetch: typeof fetch;
}

const AGAIN = new Set([429, 502, 503, 504]);
const BACKOFF = { first: 200, most: 8000 };

/** Sends requests to one address as one player. */
export class Sender {
  readonly headers: Record<string, string>;
  /** Every operation of the document by its path; refusals are thrown. */
  readonly api: Api<paths>;

  constructor(
    readonly baseUrl: string,
    token: string,
    readonly how: How,
  ) {
    this.headers = token ? { Authorization: `Bearer ${token}` } : {};
    this.api = createApi<paths>({ baseUrl, headers: this.headers, fetch: (request) => this.send(request) });
  }

  /** The answer of the last try, read whole. Throws ProblemError for a refusal, NoAnswer where there is none that fits. */
  async send(request: Request): Promise<Response> {
    const until = Date.now() + this.how.deadline;
    const asked = await this.asked(request);
    const retries = isRepeatable(request.method, asked.headers) ? this.how.retries : 0;
    for (let tried = 0; ; tried += 1) {
      const left = Math.min(this.how.timeout, until - Date.now());
      const outcome = await this.attempt(request.url, asked, left, request.signal);
      const pause = tried < retries ? pauseAfter(outcome, tried) : undefined;
      if (pause === undefined || Date.now() + pause >= until) return settled(outcome);
      await pass(pause, request.signal);
    }
  }

  private async asked(request: Request): Promise<RequestInit & { headers: Headers }> {
    const headers = new Headers(request.headers);
    const isKnown = headers.has("Authorization"); // else the key would have to be a secret
    if (isKnown && request.method === "POST" && !headers.has("Idempotency-Key")) headers.set("Idempotency-Key", newKey());
    const body = request.method === "GET" ? "" : await request.text();
    return { method: request.method, headers, credentials: "omit", ...(body ? { body } : {}) };
  }

  private async attempt(url: string, asked: RequestInit, left: number, signal: AbortSignal): Promise<Outcome> {
    signal.throwIfAborted();
    const line = new AbortController();
    const hangUp = () => line.abort(signal.reason);
    signal.addEventListener("abort", hangUp);
    const timer = setTimeout(() => line.abort(new NoAnswer("no answer in time")), Math.max(1, left));
    try {
      const response = await this.how.fetch(url, { ...asked, signal: line.signal });
      return { response, text: await response.text() };
    } catch (fault) {
      signal.throwIfAborted();
      return { fault: line.signal.aborted ? line.signal.reason : fault };
    } finally {
      clearTimeout(timer);
      signal.removeEventListener("abort", hangUp);
    }
  }
}

/** Whether saying it again changes nothing: what makes something needs a key for that. */
function isRepeatable(method: string, headers: Headers): boolean {
  return method !== "POST" || headers.has("Idempotency-Key");
}

type Outcome = { response: Response; text: string } | { fault: unknown };

/** In how many milliseconds to try again after this outcome; undefined if it stays as it is. */
function pauseAfter(outcome: Outcome, tried: number): number | undefined {
  const backoff = between(0, Math.min(BACKOFF.most, BACKOFF.first * 2 ** tried));
  if ("fault" in outcome) return backoff;
  const { status, headers } = outcome.response;
  if (!AGAIN.has(status) || headers.get("x-should-retry") === "false") return undefined;
  const told = secondsOf(headers.get("Retry-After"));
  return told === undefined ? backoff : told * 1000;
}

function settled(outcome: Outcome): Response {
  if ("fault" in outcome) throw new NoAnswer(`no answer: ${said(outcome.fault)}`, outcome.fault);
  const { response, text } = outcome;
  if (!response.ok) throw refusalOf(response, text);
  if (text && /\bjson$/.test((response.headers.get("Content-Type") ?? "").split(";")[0]!.trim())) mustBeJson(text);
  const headers = new Headers(response.headers);
  // It was unpacked when it was read.
  headers.delete("Content-Length");
  return new Response(text || null, { status: response.status, headers });
}

function mustBeJson(text: string): void {
  try {
    JSON.parse(text);
  } catch (fault) {
    throw new NoAnswer("an answer that is not JSON", fault);
  }
}

/** What to throw for an answer that is none of success. */
export function refusalOf(response: Response, text: string): ProblemError | NoAnswer {
  const refused = problemIn(text, secondsOf(response.headers.get("Retry-After")));
  return refused ?? new NoAnswer(`an answer with status ${response.status}, which the document does not know`);
}

/** The refusal that a body is, by its code, else by its status; undefined if the body is something else. */
export function problemIn(text: string, retryAfter?: number): ProblemError | undefined {
  try {
    const problem = JSON.parse(text) as Problem;
    if (typeof problem.code !== "string" || typeof problem.status !== "number") return undefined;
    return new (BY_CODE[problem.code] ?? groupOf(problem.status))(problem, retryAfter);
  } catch {
    return undefined;
  }
}

/** The seconds that a Retry-After asks for: a number, or until a date. */
export function secondsOf(header: string | null): number | undefined {
  if (header === null) return undefined;
  const told = /^\d+(\.\d+)?$/.test(header.trim()) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return Number.isNaN(told) ? undefined : Math.max(0, told);
}

function said(fault: unknown): string {
  return fault instanceof Error ? `${fault.name} ${fault.message}` : String(fault);
}

/** What an operation answers; one that answers nothing gives undefined. */
export async function value<T>(answer: Promise<{ data?: T }>): Promise<T> {
  return (await answer).data as T;
}
