/** A seat that is mine: what it sees, what it is asked, what it answers. */

import type { Client, Options } from "./client.js";
import { Feed, type Place } from "./feeds.js";
import type { Match } from "./matches.js";
import { value } from "./sending.js";
import * as words from "./words.js";
import type { Action, Decision, Gap, Preview, Receipt, SeenEvent, SeenMatch } from "./words.js";

/** A seat that I hold. */
export class Seat {
  private readonly waiting: Feed<SeenEvent>;
  private readonly reading: Feed<SeenEvent>;
  private readonly path: { match: string; seat: number };
  private unread: SeenEvent[] = [];

  constructor(
    private readonly client: Client,
    readonly match: Match,
    readonly number: number,
  ) {
    this.path = { match: match.id, seat: number };
    this.waiting = new Feed(client, eventsOf(this.path), "0");
    this.reading = new Feed(client, eventsOf(this.path), "0");
  }

  /** What the seat may know now. */
  async view({ signal }: Options = {}): Promise<SeenMatch> {
    const asked = { params: { path: this.path }, signal };
    return words.seenMatchOf(await value(this.client.api.GET("/v1/matches/{match}/seats/{seat}/view", asked)));
  }

  /** The decision of this number; without one what the seat is asked now, if anything. */
  async decision(number?: number, { signal }: Options = {}): Promise<Decision | undefined> {
    if (number !== undefined) {
      const call = this.at(number, signal);
      const { data, response } = await this.client.api.GET("/v1/matches/{match}/seats/{seat}/decisions/{n}", call);
      return words.decisionOf(data!, response.headers.get("ETag"));
    }
    const asked = { params: { path: this.path }, signal };
    const pending = await value(this.client.api.GET("/v1/matches/{match}/seats/{seat}/decisions", asked));
    const first = pending.items[0];
    if (first?.status === "sealed") return this.decision(first.number, { signal });
    return first && words.decisionOf(first);
  }

  /** The next decision that waits for this seat; undefined when the match is over, or after `timeout` milliseconds. */
  async waitForDecision({ timeout = Infinity, signal }: Options & { timeout?: number } = {}): Promise<Decision | undefined> {
    const until = Date.now() + timeout;
    for (;;) {
      const decision = await this.decision(undefined, { signal });
      if (decision?.status === "open") return decision;
      if (!(await this.waiting.within(signal).wait(until - Date.now()))) return undefined;
    }
  }

  /**
   * Choose these actions. It is safe to say the same again: the receipt is the same. To say something else while the
   * choice is sealed, give the decision's `etag`.
   */
  async decide(
    decision: Decision | number,
    chosen: Action | readonly Action[],
    { etag, signal }: Options & { etag?: string } = {},
  ): Promise<Receipt> {
    const body = words.written(Array.isArray(chosen) ? chosen : [chosen as Action]);
    const call = { ...this.from(numberOf(decision), etag, signal), body };
    return words.receiptOf(await value(this.client.api.PUT("/v1/matches/{match}/seats/{seat}/decisions/{n}/choice", call)));
  }

  /** What would follow from these first actions of a choice, and which actions may come next. */
  async preview(decision: Decision | number, chosen: readonly Action[] = [], { signal }: Options = {}): Promise<Preview> {
    const call = { ...this.at(numberOf(decision), signal), body: words.written(chosen) };
    return words.previewOf(await value(this.client.api.POST("/v1/matches/{match}/seats/{seat}/decisions/{n}/preview", call)));
  }

  /** Withdraw a sealed choice, by the ETag of the decision as it was read. */
  async withdraw(decision: Decision, { signal }: Options = {}): Promise<Decision> {
    const call = this.from(decision.number, decision.etag, signal);
    const path = "/v1/matches/{match}/seats/{seat}/decisions/{n}/choice";
    const { data, response } = await this.client.api.DELETE(path, call);
    return words.decisionOf(data!, response.headers.get("ETag"));
  }

  /** What the seat is told, from a place on, waiting for more until the match is over. */
  events({ after = "0", signal }: Options & { after?: string | undefined } = {}): AsyncGenerator<SeenEvent | Gap, void, undefined> {
    return new Feed(this.client, eventsOf(this.path), after, signal).told();
  }

  /** What the seat was told since this was last asked; without waiting. Where it fails, the next call gives that too. */
  async newEvents({ signal }: Options = {}): Promise<SeenEvent[]> {
    for (;;) {
      const page = await this.reading.within(signal).page(0);
      this.unread.push(...page.items);
      if (!page.has_more) return this.unread.splice(0);
    }
  }

  /** Give up the seat. */
  async resign({ signal }: Options = {}): Promise<void> {
    const asked = { params: { path: this.path }, signal };
    this.match.info = await value(this.client.api.POST("/v1/matches/{match}/seats/{seat}/resign", asked));
  }

  private at(n: number, signal?: AbortSignal) {
    return { params: { path: { ...this.path, n } }, signal };
  }

  private from(n: number, etag: string | undefined, signal?: AbortSignal) {
    return { params: { path: { ...this.path, n }, header: etag === undefined ? {} : { "If-Match": etag } }, signal };
  }
}

function numberOf(decision: Decision | number): number {
  return typeof decision === "number" ? decision : decision.number;
}

function eventsOf(path: { match: string; seat: number }): Place<SeenEvent> {
  return {
    stream: `/v1/matches/${encodeURIComponent(path.match)}/seats/${path.seat}/events/stream`,
    read: (data) => words.seenEventOf(data as words.Schemas["SeenEvent"]),
    async page(sender, query, signal) {
      const asked = { params: { path, query }, signal };
      const page = await value(sender.api.GET("/v1/matches/{match}/seats/{seat}/events", asked));
      return { ...page, items: page.items.map(words.seenEventOf) };
    },
  };
}
