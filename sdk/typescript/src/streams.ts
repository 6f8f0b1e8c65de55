/** One connection over which a feed is streamed (SSE): opened, listened to, and left when it falls silent. */

import { createParser, type EventSourceMessage } from "eventsource-parser";

import { NoAnswer } from "./errors.js";
import { refusalOf, type Sender } from "./sending.js";

/** The service has said that there is nothing more to come. */
export const OVER = Symbol("over");

/**
 * What is said on one connection, until it breaks off. Throws NoAnswer after so many milliseconds of `silence`, and what
 * `fetch` throws when it breaks. The connection is closed when the listener stops.
 */
export async function* messages(
  sender: Sender,
  path: string,
  after: string | undefined,
  silence: number,
  signal?: AbortSignal,
): AsyncGenerator<EventSourceMessage | typeof OVER, void, undefined> {
  const line = new Line(silence, signal);
  try {
    const headers = { ...sender.headers, Accept: "text/event-stream", ...(after === undefined ? {} : { "Last-Event-ID": after }) };
    const asked: RequestInit = { headers, cache: "no-store", credentials: "omit", signal: line.signal };
    const response = await line.heard(sender.how.fetch(sender.baseUrl + path, asked));
    if (response.status === 204) yield OVER;
    else if (response.status !== 200) throw refusalOf(response, await line.heard(response.text()));
    else if (response.body) yield* parsed(response.body, line);
  } finally {
    line.hangUp();
  }
}

async function* parsed(body: ReadableStream<Uint8Array>, line: Line): AsyncGenerator<EventSourceMessage, void, undefined> {
  const heard: EventSourceMessage[] = [];
  const parser = createParser({ onEvent: (message) => heard.push(message) });
  const decoder = new TextDecoder();
  const reader = body.getReader();
  for (;;) {
    const { done, value } = await line.heard(reader.read());
    if (done) return;
    parser.feed(decoder.decode(value, { stream: true }));
    yield* heard.splice(0);
  }
}

/** A connection that is hung up when it is silent for too long, or when the caller says so. */
class Line {
  private readonly controller = new AbortController();
  private readonly aborted = () => this.controller.abort(this.caller?.reason);
  readonly signal = this.controller.signal;

  constructor(
    private readonly silence: number,
    private readonly caller?: AbortSignal,
  ) {
    caller?.throwIfAborted();
    caller?.addEventListener("abort", this.aborted);
  }

  /** What comes next, if it comes before the silence is too long. */
  async heard<T>(next: Promise<T>): Promise<T> {
    const dead = new NoAnswer("a connection that fell silent");
    const timer = setTimeout(() => this.controller.abort(dead), this.silence);
    try {
      return await next;
    } catch (fault) {
      throw this.signal.aborted ? this.signal.reason : fault;
    } finally {
      clearTimeout(timer);
    }
  }

  hangUp(): void {
    this.caller?.removeEventListener("abort", this.aborted);
    this.controller.abort(new NoAnswer("hung up"));
  }
}
