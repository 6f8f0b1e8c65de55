/**
 * A feed read to its end: streamed and resumed, else by long poll, else by asking again. Whatever happens to the
 * connection, each thing comes once and in order.
 */

import type { EventSourceMessage } from "eventsource-parser";

import type { Client } from "./client.js";
import { NoAnswer, ServerFault, TooMany, WrongProcess } from "./errors.js";
import { problemIn, type Sender } from "./sending.js";
import { messages, OVER } from "./streams.js";
import { between, pass } from "./surroundings.js";
import { Gap } from "./words.js";

export interface Page<Item> {
  items: Item[];
  next: string;
  has_more: boolean;
  is_over?: boolean;
  is_gap?: boolean;
}

export interface Query {
  after?: string | undefined;
  wait?: number;
}

/** Where a feed is read: the path of its stream, how a page is asked for, and how an item of the stream is read. */
export interface Place<Item> {
  stream: string;
  page(sender: Sender, query: Query, signal?: AbortSignal): Promise<Page<Item>>;
  read(data: unknown): Item;
}

export const WAIT_SECONDS = 20;
const ASK_AGAIN = [100, 200, 400, 800, 1500];
/** After so many streams in a row that told nothing it is read by long poll for a while. */
const STREAMS_TRIED = 2;
const WITHOUT_STREAM = 30_000;

/**
 * What one viewer of a match, or an account, is told after the number `after` (all that is kept, for undefined). An empty
 * page or a connection that ends is not the end: only `isOver` is.
 */
export class Feed<Item extends { number: number }> {
  isOver = false;
  private idle = 0;
  private failures = 0;
  private streamAgain = 0;

  constructor(
    private readonly client: Client,
    private readonly place: Place<Item>,
    public after: string | undefined,
    private signal?: AbortSignal,
  ) {}

  /** The same, ended by another signal. */
  within(signal: AbortSignal | undefined): this {
    this.signal = signal;
    return this;
  }

  /** Each thing as it comes. Leaving the loop closes the connection. */
  async *told(): AsyncGenerator<Item | Gap, void, undefined> {
    while (!this.isOver) {
      if (this.client.hasStreams && Date.now() >= this.streamAgain) yield* this.streamed();
      else yield* await this.nextPage();
    }
  }

  // Streamed

  /** What comes on one connection, until it breaks off. */
  private async *streamed(): AsyncGenerator<Item | Gap, void, undefined> {
    try {
      for await (const message of this.messages()) {
        const one = message === OVER ? this.end() : this.heard(message);
        if (one === undefined) continue;
        this.failures = 0;
        yield one;
      }
    } catch (fault) {
      this.signal?.throwIfAborted();
      if (fault instanceof WrongProcess) this.client.hasStreams = false;
      else if (isBroken(fault)) await this.note(fault);
      else throw fault;
      return;
    }
    await this.note(undefined);
  }

  private async *messages(): AsyncGenerator<EventSourceMessage | typeof OVER, void, undefined> {
    const sender = await this.client.streams(this.signal);
    yield* messages(sender, this.place.stream, this.after, this.client.silence, this.signal);
  }

  /** The thing that a message tells, if it is a new one. */
  private heard(message: EventSourceMessage): Item | Gap | undefined {
    if (!message.data) return undefined; // it only says when to come back
    const kind = message.event ?? "message";
    if (kind === "message") return this.take(this.place.read(JSON.parse(message.data)));
    if (kind === "resync") return this.gap(String(JSON.parse(message.data).last));
    if (kind === "refused") throw problemIn(message.data) ?? new NoAnswer("a stream that broke off");
    return kind === "end" ? this.end() : undefined;
  }

  private end(): undefined {
    this.isOver = true;
  }

  private take(item: Item): Item | undefined {
    const last = this.after === undefined ? undefined : Number(this.after);
    if (last !== undefined && item.number <= last) return undefined;
    if (last !== undefined && item.number > last + 1) throw new NoAnswer(`a stream that left out what comes after ${last}`);
    this.after = String(item.number);
    return item;
  }

  private gap(last: string): Gap {
    this.after = last;
    return new Gap(last);
  }

  /** A stream broke off: come back soon, or leave it for a while. */
  private async note(fault: unknown): Promise<void> {
    this.failures += 1;
    if (this.isOver) return;
    if (this.failures <= STREAMS_TRIED) return pass(between(50, 200) * this.failures, this.signal);
    const told = fault instanceof TooMany && fault.retryAfter !== undefined ? fault.retryAfter * 1000 : undefined;
    this.streamAgain = Date.now() + (told ?? WITHOUT_STREAM);
  }

  // By pages

  private async nextPage(): Promise<(Item | Gap)[]> {
    try {
      const page = await this.page(WAIT_SECONDS);
      this.isOver = (page.is_over ?? false) && !page.has_more;
      return page.is_gap ? [new Gap(page.next), ...page.items] : page.items;
    } catch (fault) {
      this.signal?.throwIfAborted();
      if (!isBroken(fault)) throw fault;
      await pass(between(500, 1500), this.signal);
      return [];
    }
  }

  /** Wait until something new happens; false when the match is over, or nothing did in so many milliseconds. */
  async wait(milliseconds = Infinity): Promise<boolean> {
    const until = Date.now() + milliseconds;
    while (Date.now() < until) {
      const left = (until - Date.now()) / 1000;
      const page = await this.page(Math.min(WAIT_SECONDS, Math.max(1, Math.floor(left))));
      if (page.items.length) return true;
      if (page.is_over) return false;
    }
    return false;
  }

  /** What comes next, perhaps nothing, within so many seconds; the following page goes on from there. */
  async page(seconds: number): Promise<Page<Item>> {
    const page = await (seconds ? this.longPoll(seconds) : this.ask(this.client.sender));
    this.after = page.next;
    return page;
  }

  private async longPoll(seconds: number): Promise<Page<Item>> {
    try {
      if (this.client.hasStreams) return await this.ask(await this.client.streams(this.signal), { wait: seconds });
    } catch (fault) {
      if (!(fault instanceof WrongProcess)) throw fault;
      this.client.hasStreams = false;
    }
    return this.poll();
  }

  private async poll(): Promise<Page<Item>> {
    const page = await this.ask(this.client.sender);
    this.idle = page.items.length ? 0 : this.idle + 1;
    if (this.idle && !page.is_over) await pass(ASK_AGAIN[Math.min(this.idle, ASK_AGAIN.length) - 1]!, this.signal);
    return page;
  }

  private ask(sender: Sender, query: Query = {}): Promise<Page<Item>> {
    return this.place.page(sender, { after: this.after, ...query }, this.signal);
  }
}

/** What says nothing about the feed, only about one connection: it is read on. */
function isBroken(fault: unknown): boolean {
  const isNetwork = fault instanceof Error && ["TypeError", "AbortError", "SyntaxError"].includes(fault.name);
  return isNetwork || fault instanceof NoAnswer || fault instanceof ServerFault || fault instanceof TooMany;
}
