/** What a newer service says that this version does not know: kept whole, and sent back as it came. */

/** An action, an event or a view that this version does not know. `data` is its JSON, `tag` what it says that it is. */
export class Unknown {
  readonly type = "unknown";
  readonly game = "unknown";

  constructor(readonly data: Readonly<Record<string, unknown>>) {}

  get tag(): string {
    return String(this.data["type"] ?? this.data["game"] ?? "");
  }

  /** As it came: so it is written into a request. */
  toJSON(): Readonly<Record<string, unknown>> {
    return this.data;
  }
}

/** The thing itself where its tag is known, else an Unknown. */
export function knownOr<T extends object>(thing: T, tag: "type" | "game", known: ReadonlySet<string>): T | Unknown {
  const data = thing as unknown as Record<string, unknown>;
  return known.has(String(data[tag])) ? thing : new Unknown(data);
}
