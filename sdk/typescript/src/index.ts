/** Play on a Seaboard service: a layer by hand over types that are generated from the API's document. */

export { Client, type ClientOptions, type Options } from "./client.js";
export * from "./errors.js";
export type { Feed } from "./feeds.js";
export type { components, operations, paths } from "./generated/api.js";
export * as problems from "./generated/problems.js";
export { Match, type Matches, type Which, type Wish } from "./matches.js";
export type { Games, Invitations, Tokens } from "./resources.js";
export { Seat } from "./seats.js";
export { Unknown } from "./unknown.js";
export {
  type Action,
  type Decision,
  type Event,
  Gap,
  type MatchInfo,
  type Notice,
  type Outcome,
  type Preview,
  type Receipt,
  type Schemas,
  type SeenEvent,
  type SeenMatch,
  type View,
} from "./words.js";
