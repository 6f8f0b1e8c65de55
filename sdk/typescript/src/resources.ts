/** What a client has besides matches: the games, the invitations, the access tokens; and how lists are read to their end. */

import type { Client, Options } from "./client.js";
import { Match } from "./matches.js";
import { value } from "./sending.js";
import { newKey } from "./surroundings.js";
import type { Schemas } from "./words.js";

/** All items of a list, page after page. */
export async function* paged<Item>(
  ask: (after?: string) => Promise<{ items: Item[]; next: string | null }>,
): AsyncGenerator<Item, void, undefined> {
  let after: string | undefined;
  do {
    const page = await ask(after);
    yield* page.items;
    after = page.next ?? undefined;
  } while (after !== undefined);
}

/** What can be played. */
export class Games {
  constructor(private readonly client: Client) {}

  async list({ signal }: Options = {}): Promise<Schemas["Game"][]> {
    return (await value(this.client.api.GET("/v1/games", { signal }))).items;
  }

  async get(game: string, { signal }: Options = {}): Promise<Schemas["Game"]> {
    return value(this.client.api.GET("/v1/games/{game}", { params: { path: { game } }, signal }));
  }

  /** The game's rules page, in Markdown. */
  async rules(game: string, { signal }: Options = {}): Promise<string> {
    const call = { params: { path: { game } }, parseAs: "text" as const, signal };
    return value(this.client.api.GET("/v1/games/{game}/rules", call));
  }
}

/** Seats that are kept for me until I answer, and those that I keep for others. */
export class Invitations {
  constructor(private readonly client: Client) {}

  /** All that are pending, the first to expire first: mine to answer, or those that I have `sent`. */
  list({ sent = false, signal }: Options & { sent?: boolean } = {}): AsyncGenerator<Schemas["Invitation"], void, undefined> {
    return paged((after) => {
      const query = { sent, after };
      return value(this.client.api.GET("/v1/account/invitations", { params: { query }, signal }));
    });
  }

  /** Sit down where I am invited. */
  async accept(match: string, seat: number, { signal, ...body }: Schemas["SitDown"] & Options = {}): Promise<Match> {
    const call = { params: { path: { match, seat } }, body, signal };
    const info = await value(this.client.api.POST("/v1/matches/{match}/seats/{seat}/invitation/accept", call));
    return new Match(this.client, info);
  }

  /** Say no; the others are told the reason. */
  async decline(match: string, seat: number, { signal, reason = "unsaid" }: Partial<Schemas["Decline"]> & Options = {}): Promise<Schemas["Invitation"]> {
    const call = { params: { path: { match, seat } }, body: { reason }, signal };
    return value(this.client.api.POST("/v1/matches/{match}/seats/{seat}/invitation/decline", call));
  }
}

/** My access tokens; what they give access by is shown only once, when one is made. */
export class Tokens {
  constructor(private readonly client: Client) {}

  list({ signal }: Options = {}): AsyncGenerator<Schemas["AccessToken"], void, undefined> {
    return paged((after) => {
      const query = { after };
      return value(this.client.api.GET("/v1/account/tokens", { params: { query }, signal }));
    });
  }

  /** A new one that may do so much. */
  async create({ key = newKey(), signal, ...body }: Schemas["NewAccessToken"] & Options & { key?: string }): Promise<Schemas["CreatedAccessToken"]> {
    const params = { header: { "Idempotency-Key": key } };
    return value(this.client.api.POST("/v1/account/tokens", { params, body, signal }));
  }

  /** Make the token of this id useless. */
  async revoke(token: string, { signal }: Options = {}): Promise<Schemas["Revoked"]> {
    return value(this.client.api.DELETE("/v1/account/tokens/{token}", { params: { path: { token } }, signal }));
  }
}
