/** What a program finds around it: variables where there is a process, and nothing of the kind in a page. */

interface Surroundings {
  process?: { env?: Record<string, string | undefined> };
}

/** A variable of the environment; undefined where there is none. */
export function variable(name: string): string | undefined {
  return (globalThis as Surroundings).process?.env?.[name] || undefined;
}

/** A key that nobody else makes up. It is no secret, so it needs no `crypto`, which old pages and Node 18 lack. */
export function newKey(): string {
  const part = () => Math.random().toString(36).slice(2, 12).padEnd(10, "0");
  return `${Date.now().toString(36)}-${part()}${part()}`;
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
