/** A match as a player or a bot holds it, and how to come by one. */

import type { Client, Options } from "./client.js";
import { Feed, type Place } from "./feeds.js";
import { paged } from "./resources.js";
import { Seat } from "./seats.js";
import { value } from "./sending.js";
import { newKey } from "./surroundings.js";
import * as words from "./words.js";
import type { Gap, MatchInfo, Outcome, Schemas, SeenEvent, SeenMatch } from "./words.js";

type NewMatch = Schemas["NewMatch"];
/** `me`, `open`, `house:medium`, `invited:<a player's id>`, or as the document has it. */
export type Wish = string | NewMatch["seats"][number];
export type Which = { game?: string; status?: MatchInfo["status"]; mine?: boolean; my_turn?: boolean; open?: boolean };
type More = Omit<Partial<NewMatch>, "game" | "seats">;

/** The matches that I may see. */
export class Matches {
  constructor(private readonly client: Client) {}

  /** Open a match. `key` is the Idempotency-Key: give one of your own where your program itself may be started again. */
  async open(
    game: string,
    seats: readonly Wish[],
    { key = newKey(), signal, ...more }: More & Options & { key?: string } = {},
  ): Promise<Match> {
    const params = { header: { "Idempotency-Key": key } };
    const body = { game, seats: seats.map(wish), ...more } as NewMatch;
    return this.held(this.client.api.POST("/v1/matches", { params, body, signal }));
  }

  /** The match of this id. */
  async get(match: string, { signal }: Options = {}): Promise<Match> {
    return this.held(this.client.api.GET("/v1/matches/{match}", { params: { path: { match } }, signal }));
  }

  /** All that fit, the newest first; with `my_turn` the most urgent first. */
  async *list({ signal, ...which }: Which & Options = {}): AsyncGenerator<Match, void, undefined> {
    const ask = (after?: string) => {
      const query = { ...which, after };
      return value(this.client.api.GET("/v1/matches", { params: { query }, signal }));
    };
    for await (const info of paged(ask)) yield new Match(this.client, info);
  }

  /** The match that has this join code. */
  async byCode(code: string, { signal }: Options = {}): Promise<Match> {
    return this.held(this.client.api.POST("/v1/join/look", { body: { code }, signal }));
  }

  /** Sit down in the match that has this join code. */
  async join(code: string, { signal, ...more }: Omit<Schemas["Join"], "code"> & Options = {}): Promise<Match> {
    return this.held(this.client.api.POST("/v1/join", { body: { code, ...more }, signal }));
  }

  private async held(answer: Promise<{ data?: MatchInfo }>): Promise<Match> {
    return new Match(this.client, await value(answer));
  }
}

/** One contest. `info` is what was last read of it; `refresh` reads it again. */
export class Match {
  readonly id: string;
  private readonly path: { match: string };

  constructor(
    private readonly client: Client,
    public info: MatchInfo,
  ) {
    this.id = info.id;
    this.path = { match: info.id };
  }

  /** How it ended, as far as was read; null while it runs. */
  get outcome(): Outcome | null {
    return this.info.outcome ?? null;
  }

  /** The first seat that I hold. */
  get mySeat(): Seat {
    const mine = this.info.my_seats[0];
    if (mine === undefined) throw new RangeError("you hold no seat in this match; take one first");
    return this.seat(mine);
  }

  /** One of its seats, to play it. */
  seat(number: number): Seat {
    return new Seat(this.client, this, number);
  }

  /** Read it again. */
  async refresh({ signal }: Options = {}): Promise<this> {
    return this.changed(this.client.api.GET("/v1/matches/{match}", this.at(signal)));
  }

  /** Sit down. */
  async take(seat: number, { signal, ...more }: Schemas["SitDown"] & Options = {}): Promise<Seat> {
    await this.changed(this.client.api.PUT("/v1/matches/{match}/seats/{seat}", { ...this.seated(seat, signal), body: more }));
    return this.seat(seat);
  }

  /** Get up before the start. */
  async leave(seat: number, { signal }: Options = {}): Promise<this> {
    return this.changed(this.client.api.DELETE("/v1/matches/{match}/seats/{seat}", this.seated(seat, signal)));
  }

  /** Start it, if I opened it and its seats are taken. */
  async start({ signal }: Options = {}): Promise<this> {
    return this.changed(this.client.api.POST("/v1/matches/{match}/start", this.at(signal)));
  }

  /** Call it off before the start. */
  async cancel({ signal }: Options = {}): Promise<this> {
    return this.changed(this.client.api.POST("/v1/matches/{match}/cancel", this.at(signal)));
  }

  /** Keep a seat for a player. */
  async invite(seat: number, { signal, ...whom }: Schemas["Invite"] & Options): Promise<this> {
    const call = { ...this.seated(seat, signal), body: whom };
    return this.changed(this.client.api.PUT("/v1/matches/{match}/seats/{seat}/invitation", call));
  }

  /** Keep the seat for nobody any more. */
  async cancelInvitation(seat: number, { signal }: Options = {}): Promise<this> {
    return this.changed(this.client.api.DELETE("/v1/matches/{match}/seats/{seat}/invitation", this.seated(seat, signal)));
  }

  /** The same people once more; one rematch of a match, whoever asks for it first. */
  async rematch({ signal }: Options = {}): Promise<Match> {
    return new Match(this.client, await value(this.client.api.PUT("/v1/matches/{match}/rematch", this.at(signal))));
  }

  /** What everybody may know of it now. */
  async view({ signal }: Options = {}): Promise<SeenMatch> {
    return words.seenMatchOf(await value(this.client.api.GET("/v1/matches/{match}/view", this.at(signal))));
  }

  /** What everybody is told, from a place on, waiting for more until the match is over. */
  events({ after = "0", signal }: Options & { after?: string | undefined } = {}): AsyncGenerator<SeenEvent | Gap, void, undefined> {
    return new Feed(this.client, publicEventsOf(this.path), after, signal).told();
  }

  /** All that it was made of, once it is over. */
  async replay({ signal }: Options = {}): Promise<Schemas["Replay"]> {
    return value(this.client.api.GET("/v1/matches/{match}/replay", this.at(signal)));
  }

  private async changed(answer: Promise<{ data?: MatchInfo }>): Promise<this> {
    this.info = await value(answer);
    return this;
  }

  private at(signal?: AbortSignal) {
    return { params: { path: this.path }, signal };
  }

  private seated(seat: number, signal?: AbortSignal) {
    return { params: { path: { ...this.path, seat } }, signal };
  }
}

function wish(seat: Wish): NewMatch["seats"][number] {
  if (typeof seat !== "string") return seat;
  const [kind = "", ...rest] = seat.split(":");
  const named = { house: "level", invited: "player" }[kind];
  return { kind, ...(named && rest.length ? { [named]: rest.join(":") } : {}) } as NewMatch["seats"][number];
}

function publicEventsOf(path: { match: string }): Place<SeenEvent> {
  return {
    stream: `/v1/matches/${encodeURIComponent(path.match)}/events/stream`,
    read: (data) => words.seenEventOf(data as Schemas["SeenEvent"]),
    async page(sender, query, signal) {
      const asked = { params: { path, query }, signal };
      const page = await value(sender.api.GET("/v1/matches/{match}/events", asked));
      return { ...page, items: page.items.map(words.seenEventOf) };
    },
  };
}
