/** The client: where the service is, who is asking, and what there is to ask for. */

import type { Client as Api } from "openapi-fetch";

import { Feed, type Place, WAIT_SECONDS } from "./feeds.js";
import type { paths } from "./generated/api.js";
import { Matches } from "./matches.js";
import { Games, Invitations, paged, Tokens } from "./resources.js";
import { type How, Sender, value } from "./sending.js";
import { hasSecrets, newKey, variable } from "./surroundings.js";
import type { Gap, Notice, Schemas } from "./words.js";

/** What every call takes besides. */
export interface Options {
  /** Ends the call or the loop; its reason is thrown. */
  signal?: AbortSignal | undefined;
}

export interface ClientOptions extends Partial<How> {
  /** Where the service is; else `SEABOARD_URL` where there is a process, else http://127.0.0.1:8080. */
  baseUrl?: string;
  /** The access token; else `SEABOARD_TOKEN` where there is a process, else none. */
  token?: string;
  /** After so many milliseconds a stream that says nothing counts as dead; the service says something at least every 15 s. */
  silence?: number;
}

/** A player's connection to a service. */
export class Client {
  readonly baseUrl: string;
  readonly token: string;
  readonly silence: number;
  readonly sender: Sender;
  /** Every operation of the document by its path: `client.api.GET("/v1/pool")`. Refusals are thrown here too. */
  readonly api: Api<paths>;
  readonly games = new Games(this);
  readonly matches = new Matches(this);
  readonly invitations = new Invitations(this);
  readonly tokens = new Tokens(this);
  /** Whether there are streaming processes, as far as is known. */
  hasStreams = true;
  private readonly how: How;
  private known: Schemas["Service"] | undefined;

  constructor(options: ClientOptions = {}) {
    const { baseUrl, token, silence = 20_000, timeout = 10_000, deadline = 60_000, retries = 6 } = options;
    this.baseUrl = (baseUrl ?? variable("SEABOARD_URL") ?? "http://127.0.0.1:8080").replace(/\/+$/, "");
    this.token = token ?? variable("SEABOARD_TOKEN") ?? "";
    this.silence = silence;
    // A page's own fetch must be called as the page's.
    this.how = { timeout, deadline, retries, fetch: options.fetch ?? ((input, init) => globalThis.fetch(input, init)) };
    this.sender = new Sender(this.baseUrl, this.token, this.how);
    this.api = this.sender.api;
  }

  /**
   * A client of a new player. The access token is shown this once: `client.token`. `key` is the Idempotency-Key, a UUID
   * that nobody can guess, for with it the same token can be asked for again; where none can be made it is asked once.
   */
  static async register(
    name: string,
    { isBot = false, key = hasSecrets() ? newKey() : undefined, signal, ...options }: ClientOptions & Options & { isBot?: boolean; key?: string | undefined } = {},
  ): Promise<Client> {
    const nobody = new Client({ ...options, token: "" });
    const header = key === undefined ? {} : { "Idempotency-Key": key };
    const call = { params: { header }, body: { name, is_bot: isBot }, signal };
    const made = await value(nobody.api.POST("/v1/players", call));
    return new Client({ ...options, token: made.access_token });
  }

  /** The service's version, limits, and where one waits; read once. */
  async service({ signal }: Options = {}): Promise<Schemas["Service"]> {
    this.known ??= await value(this.api.GET("/v1", { signal }));
    return this.known;
  }

  /** The sender to where long polls and streams are answered. */
  async streams(signal?: AbortSignal): Promise<Sender> {
    const { streams_url } = await this.service({ signal });
    const { timeout, deadline } = this.how;
    const longer = { ...this.how, timeout: timeout + WAIT_SECONDS * 1000, deadline: deadline + WAIT_SECONDS * 1000 };
    return new Sender((streams_url || this.baseUrl).replace(/\/+$/, ""), this.token, longer);
  }

  /** The player that the token belongs to. */
  async account({ signal }: Options = {}): Promise<Schemas["Player"]> {
    return value(this.api.GET("/v1/account", { signal }));
  }

  /** All that waits for me in all my matches, the most urgent first. */
  openDecisions({ signal }: Options = {}): AsyncGenerator<Schemas["OpenDecision"], void, undefined> {
    return paged((after) => {
      const query = { after };
      return value(this.api.GET("/v1/account/decisions", { params: { query }, signal }));
    });
  }

  /** What I am told across all my matches, from a place on, without an end: it is my turn, one is over. */
  events({ after, signal }: Options & { after?: string } = {}): AsyncGenerator<Notice | Gap, void, undefined> {
    return new Feed(this, NOTICES, after, signal).told();
  }
}

const NOTICES: Place<Notice> = {
  stream: "/v1/account/events/stream",
  read: (data) => data as Notice,
  page: (sender, query, signal) => value(sender.api.GET("/v1/account/events", { params: { query }, signal })),
};
