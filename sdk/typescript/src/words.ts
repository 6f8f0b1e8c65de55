/** The things that are read and said, as the document has them, but that each may also be Unknown; and how they are read. */

import type { components } from "./generated/api.js";
import { ACTIONS, EVENTS, VIEWS } from "./generated/known.js";
import { knownOr, type Unknown } from "./unknown.js";

/** Every schema of the document by its name. */
export type Schemas = components["schemas"];

export type Action = Schemas["Action"] | Unknown;
export type Event = Schemas["Event"] | Unknown;
export type View = Schemas["View"] | Unknown;
export type Notice = Schemas["Notice"];
export type Outcome = Schemas["Outcome"];
export type MatchInfo = Schemas["Match"];

type With<T, Changed> = Omit<T, keyof Changed> & Changed;

export type Receipt = With<Schemas["Receipt"], { actions: Action[] }>;
/** A decision as it was read: `etag` names this state of it, where one was told. */
export type Decision = With<
  Schemas["Decision"],
  { legal_actions: Action[]; receipt: Receipt | null; etag?: string | undefined }
>;
export type Preview = With<Schemas["Preview"], { actions: Action[]; next_actions: Action[]; view: View | null }>;
export type SeenMatch = With<Schemas["SeenMatch"], { view: View }>;
export type SeenEvent = With<Schemas["SeenEvent"], { public: Event | null; own: Event | null }>;

/** Some of what should come here is not kept any more: look anew. What follows comes after the number `last`. */
export class Gap {
  constructor(readonly last: string) {}
}

function actions(listed: readonly Schemas["Action"][]): Action[] {
  return listed.map((action) => knownOr(action, "type", ACTIONS));
}

function event(told: Schemas["Event"] | null): Event | null {
  return told && knownOr(told, "type", EVENTS);
}

function view(seen: Schemas["View"]): View {
  return knownOr(seen, "game", VIEWS);
}

export function receiptOf(read: Schemas["Receipt"]): Receipt {
  return { ...read, actions: actions(read.actions) };
}

export function decisionOf(read: Schemas["Decision"], etag?: string | null): Decision {
  const receipt = read.receipt && receiptOf(read.receipt);
  return { ...read, legal_actions: actions(read.legal_actions), receipt, etag: etag ?? undefined };
}

export function previewOf(read: Schemas["Preview"]): Preview {
  const seen = read.view && view(read.view);
  return { ...read, actions: actions(read.actions), next_actions: actions(read.next_actions), view: seen };
}

export function seenMatchOf(read: Schemas["SeenMatch"]): SeenMatch {
  return { ...read, view: view(read.view) };
}

export function seenEventOf(read: Schemas["SeenEvent"]): SeenEvent {
  return { ...read, public: event(read.public), own: event(read.own) };
}

/** Actions as a choice or a draft has them; an Unknown is written as it came. */
export function written(chosen: readonly Action[]): { actions: Schemas["Action"][] } {
  return { actions: chosen as Schemas["Action"][] };
}
