// Feeds over connections that are cut, fall silent, or cannot be streamed: each thing comes once and in order.

import assert from "node:assert/strict";
import { test } from "node:test";

import { Client, Gap, problems } from "seaboard-sdk";

import { json, match, problem, serving } from "./service.mjs";

const BEAT = 250;
const notice = (number) => ({ number, topic: "match.turn", match: "m" });
const message = (number) => `id: ${number}\ndata: ${JSON.stringify(notice(number))}\n\n`;

/** A service of so many notices. Each stream has a fate: after so many notices it is cut, or falls silent, or goes on. */
async function telling(count, ...fates) {
  const service = await serving(({ url, headers }, response) => {
    const { pathname, searchParams } = new URL(url, "http://x");
    if (!pathname.endsWith("/stream")) {
      const last = Number(searchParams.get("after") ?? 0);
      const items = Array.from({ length: Math.min(7, count - last) }, (_, index) => notice(last + 1 + index));
      const next = String(last + items.length);
      return json(response, { items, next, has_more: Number(next) < count, is_gap: false });
    }
    const [fate, most] = fates.shift() ?? ["go on", count];
    if (fate === "nobody streams") return json(response, problem("wrong-process", 421), 421);
    response.writeHead(200, { "Content-Type": "text/event-stream" }).write("retry: 2000\n\n: still here\n\n");
    const last = Number(headers["last-event-id"] ?? 0);
    const told = Array.from({ length: Math.min(most, count - last) }, (_, index) => message(last + 1 + index)).join("");
    if (fate === "cut in the middle") return response.write(told + message(last + most + 1).slice(0, 30), () => response.destroy());
    if (fate === "end") return response.end(told);
    response.write(told);
    const beats = fate === "silent" ? undefined : setInterval(() => response.write(": still here\n\n"), BEAT);
    return response.on("close", () => clearInterval(beats));
  });
  service.streamed = () => service.asked.filter((one) => one.url.endsWith("/stream")).length;
  return service;
}

async function read(service, count, options = {}) {
  const numbers = [];
  for await (const one of new Client({ ...service, silence: 2 * BEAT, ...options }).events({ after: "0" })) {
    numbers.push(one.number);
    if (numbers.length === count) break;
  }
  assert.deepEqual(numbers, Array.from({ length: count }, (_, index) => index + 1));
}

test("a stream that is cut again and again is read on where it broke off", async () => {
  const service = await telling(20, ["cut in the middle", 3], ["end", 1], ["cut in the middle", 5], ["end", 4], ["cut in the middle", 2]);
  await read(service, 20);
  assert.equal(service.streamed(), 6);
  assert.equal(service.asked[1].headers["last-event-id"], "3");
});

test("a connection that falls silent is left within two heartbeats", async () => {
  const service = await telling(20, ["silent", 9]);
  const began = Date.now();
  await read(service, 20);
  assert.equal(service.streamed(), 2);
  assert.ok(Date.now() - began < 2 * BEAT + 3000);
});

test("one that beats is not left", async () => {
  const service = await telling(5);
  const controller = new AbortController();
  const client = new Client({ ...service, silence: 2 * BEAT });
  setTimeout(() => controller.abort(new Error("enough")), 4 * BEAT);
  const numbers = [];
  await assert.rejects(async () => {
    for await (const one of client.events({ after: "0", signal: controller.signal })) numbers.push(one.number);
  }, /enough/);
  assert.deepEqual([numbers.length, service.streamed()], [5, 1]);
});

test("where streams tell nothing it is read by long poll", async () => {
  const service = await telling(20, ["end", 0], ["end", 0], ["end", 0]);
  await read(service, 20);
  assert.equal(service.streamed(), 3);
  assert.ok(service.asked.some((one) => one.url.includes("wait=20")));
});

test("where nobody streams it is asked for", async () => {
  const service = await telling(20, ["nobody streams"], ["nobody streams"]);
  await read(service, 20);
  assert.ok(service.streamed() <= 2); // `fetch` itself may ask once more after a 421
  assert.ok(!service.asked.some((one) => one.url.includes("wait=")));
});

// What a stream says besides

function streaming(...streams) {
  return serving((_, response) => {
    response.writeHead(200, { "Content-Type": "text/event-stream" }).end((streams.shift() ?? []).join(""));
  });
}

async function first(count, service) {
  const told = new Client(service).events({ after: "0" });
  const found = [];
  while (found.length < count) found.push((await told.next()).value);
  return { found, told };
}

test("what is not kept any more is told as a gap", async () => {
  const resync = 'event: resync\nid: 7\ndata: {"last":"7"}\n\n';
  const { found } = await first(3, await streaming([message(1), resync, message(8)]));
  assert.deepEqual(found.map((one) => (one instanceof Gap ? `gap to ${one.last}` : one.number)), [1, "gap to 7", 8]);
});

test("what comes twice is told once and what is left out is asked for again", async () => {
  const service = await streaming([message(1), message(1), message(3)], [message(2), message(3)]);
  const { found } = await first(3, service);
  assert.deepEqual(found.map((one) => one.number), [1, 2, 3]);
});

test("whoever may not read on is told", async () => {
  const refused = `event: refused\ndata: ${JSON.stringify(problem("unknown-token", 401))}\n\n`;
  const { told } = await first(1, await streaming([message(1), refused]));
  await assert.rejects(told.next(), problems.UnknownToken);
});

test("a match's events end when it is over", async () => {
  const event = (number) => `id: ${number}\ndata: ${JSON.stringify({ number, public: { type: "match.over" }, own: null })}\n\n`;
  const service = await serving(({ url }, response) => {
    if (!url.endsWith("/stream")) return json(response, match);
    return response.writeHead(200, { "Content-Type": "text/event-stream" }).end(`${event(1)}${event(2)}event: end\ndata: {}\n\n`);
  });
  const held = await new Client(service).matches.get("m");
  for (const events of [held.events(), held.mySeat.events()]) {
    const numbers = [];
    for await (const one of events) numbers.push(one.number);
    assert.deepEqual(numbers, [1, 2]);
  }
});

test("leaving the loop closes the connection", async () => {
  let closed;
  const isClosed = new Promise((resolve) => (closed = resolve));
  const service = await serving((_, response) => {
    response.writeHead(200, { "Content-Type": "text/event-stream" }).write(message(1));
    response.on("close", closed);
  });
  for await (const one of new Client(service).events({ after: "0" })) if (one.number === 1) break;
  await isClosed;
});
