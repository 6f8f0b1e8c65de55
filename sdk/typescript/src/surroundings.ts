/** What a program finds around it: variables where there is a process, and nothing of the kind in a page. */

interface Surroundings {
  process?: { env?: Record<string, string | undefined> };
}

/** A variable of the environment; undefined where there is none. */
export function variable(name: string): string | undefined {
  return (globalThis as Surroundings).process?.env?.[name] || undefined;
}

/** Whether keys are made that nobody can guess. Node 18 lacks the `crypto` that pages and later ones have. */
export function hasSecrets(): boolean {
  return typeof globalThis.crypto?.getRandomValues === "function";
}

/** A UUID (version 4) that nobody else makes up. */
export function newKey(): string {
  const bytes = new Uint8Array(16);
  if (hasSecrets()) globalThis.crypto.getRandomValues(bytes);
  else bytes.forEach((_, place) => (bytes[place] = Math.floor(Math.random() * 256)));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const digits = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/** Pass some milliseconds. Throws the signal's reason as soon as it says so. */
export function pass(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const aborted = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", aborted);
      resolve();
    }, milliseconds);
    signal?.addEventListener("abort", aborted, { once: true });
  });
}

/** A number between the two, at random. */
export function between(least: number, most: number): number {
  return least + Math.random() * (most - least);
}
