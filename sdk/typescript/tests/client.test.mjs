// Requests of the client: sent again where that is safe, ended in time, refused with a class for each type of problem.

import assert from "node:assert/strict";
import { test } from "node:test";

import { Client, Conflict, IllegalAction, NoAnswer, ProblemError, problems, ServerFault, TooMany, Unknown } from "seaboard-sdk";

import { answering, cut, cutInTheMiddle, decision, match, ok, problem, receipt, refusing, serving, silent, json } from "./service.mjs";

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const ada = { id: "p", name: "Ada" };

for (const [what, trouble] of [
  ["a connection that is cut", cut()],
  ["an answer that is cut in the middle", cutInTheMiddle()],
  ["a 502", refusing("unavailable", 502)],
  ["a 503", refusing("unavailable", 503)],
  ["a 504 of something in between", (response) => response.writeHead(504).end("<html>")],
]) {
  test(`after ${what} it is asked again`, async () => {
    const service = await answering(trouble, ok(ada));
    assert.equal((await new Client(service).account()).name, "Ada");
    assert.equal(service.asked.length, 2);
    assert.equal(service.asked[0].headers.authorization, "Bearer token");
  });
}

test("Retry-After is waited for", async () => {
  const service = await answering(refusing("too-many-requests", 429, { "Retry-After": "1" }), ok(ada));
  const began = Date.now();
  await new Client(service).account();
  assert.ok(Date.now() - began >= 950);
});

test("all tries together have a deadline", async () => {
  const service = await answering(refusing("too-many-requests", 429, { "Retry-After": "30" }));
  const refused = await new Client({ ...service, deadline: 5000 }).account().catch((fault) => fault);
  assert.ok(refused instanceof problems.TooManyRequests && refused instanceof TooMany);
  assert.equal(refused.retryAfter, 30);
  assert.equal(service.asked.length, 1);
});

test("a service that never answers is left in time", async () => {
  const service = await answering(silent(), silent(), silent(), silent(), silent(), silent(), silent());
  await assert.rejects(new Client({ ...service, timeout: 50, deadline: 1000 }).account(), NoAnswer);
  assert.ok(service.asked.length > 1);
});

for (const [what, answer, kind] of [
  ["that is said not to be worth it", refusing("unavailable", 503, { "x-should-retry": "false" }), problems.Unavailable],
  ["that was refused", refusing("not-your-match", 403), problems.NotYourMatch],
  ["that failed inside", refusing("internal-error", 500), ServerFault],
  ["that a newer service refused", refusing("sunk", 409), Conflict],
  ["with a status that nobody knows", refusing("teapot", 418), ProblemError],
  ["with an answer that is none of ours", (response) => response.writeHead(500).end("<html>"), NoAnswer],
  ["with an answer that is not JSON", (response) => response.writeHead(200, { "Content-Type": "application/json" }).end("{"), NoAnswer],
]) {
  test(`a request ${what} is not sent again`, async () => {
    const service = await answering(answer);
    await assert.rejects(new Client(service).account(), kind);
    assert.equal(service.asked.length, 1);
  });
}

test("what the rules forbid names the rule", async () => {
  const refusal = problem("illegal-action", 422, { rule: "AQ-3.1", index: 1 });
  const service = await answering(ok(match), (response) => json(response, refusal, 422));
  const seat = (await new Client(service).matches.get("m")).mySeat;
  const refused = await seat.decide(3, []).catch((fault) => fault);
  assert.ok(refused instanceof IllegalAction);
  assert.deepEqual([refused.rule, refused.index, refused.code, refused.requestId], ["AQ-3.1", 1, "illegal-action", "r"]);
});

test("a match is opened again with the same key", async () => {
  const service = await answering(cut(), ok(match));
  await new Client(service).matches.open("aqualin", ["me", "house:easy", "invited:p:1"], { options: { first: "colour" } });
  const [first, second] = service.asked;
  assert.match(first.headers["idempotency-key"], UUID);
  assert.equal(first.headers["idempotency-key"], second.headers["idempotency-key"]);
  assert.equal(first.body, second.body);
  assert.deepEqual(JSON.parse(first.body), {
    game: "aqualin",
    seats: [{ kind: "me" }, { kind: "house", level: "easy" }, { kind: "invited", player: "p:1" }],
    options: { first: "colour" },
  });
});

test("a choice whose answer was lost is sent again as it was", async () => {
  const service = await answering(ok(match), ok({ items: [decision()] }), cutInTheMiddle(), ok(receipt));
  const seat = (await new Client(service).matches.get("m")).mySeat;
  const asked = await seat.waitForDecision();
  assert.equal((await seat.decide(asked, asked.legal_actions[0])).status, "closed");
  const [first, second] = service.asked.slice(-2);
  assert.deepEqual([first.method, first.url, first.body], [second.method, second.url, second.body]);
  assert.equal(first.url, "/v1/matches/m/seats/0/decisions/3/choice");
});

test("a sealed choice is withdrawn with the ETag that was handed out", async () => {
  const sealed = decision({ status: "sealed" });
  const service = await answering(ok(match), ok({ items: [sealed] }), ok(sealed, { ETag: 'W/"7"' }), ok(decision()));
  const seat = (await new Client(service).matches.get("m")).mySeat;
  await seat.withdraw(await seat.decision());
  assert.equal(service.asked.at(-1).headers["if-match"], 'W/"7"');
});

test("a signal ends a request, and what is between two tries", async () => {
  const service = await answering(silent(), refusing("too-many-requests", 429, { "Retry-After": "30" }));
  for (const _ of [1, 2]) {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new Error("enough")), 50);
    await assert.rejects(new Client(service).account({ signal: controller.signal }), /enough/);
  }
  assert.equal(service.asked.length, 2);
});

test("a list is read page after page", async () => {
  const service = await answering(ok({ items: [match, match], next: "c" }), ok({ items: [match], next: null }));
  let count = 0;
  for await (const one of new Client(service).matches.list({ mine: true, game: "aqualin" })) count += one.id === "m" ? 1 : 0;
  assert.equal(count, 3);
  assert.deepEqual(service.asked.map((one) => one.url), ["/v1/matches?mine=true&game=aqualin", "/v1/matches?mine=true&game=aqualin&after=c"]);
});

test("every operation can be called by its path", async () => {
  const service = await answering(refusing("scope-missing", 403), (response) => response.writeHead(204).end());
  const { api } = new Client(service);
  await assert.rejects(api.POST("/v1/webhooks/{webhook}/secret", { params: { path: { webhook: "w" } } }), problems.ScopeMissing);
  assert.ok(service.asked[0].headers["idempotency-key"]);
  const { data } = await api.DELETE("/v1/webhooks/{webhook}", { params: { path: { webhook: "w" } } });
  assert.equal(data, undefined);
});

test("a new player is registered and its client has its token", async () => {
  const service = await answering((response) => json(response, { ...ada, access_token: "new" }, 201), ok(ada));
  const client = await Client.register("Ada", { baseUrl: service.baseUrl, isBot: true });
  await client.account();
  assert.deepEqual(JSON.parse(service.asked[0].body), { name: "Ada", is_bot: true });
  assert.equal(service.asked[0].headers.authorization, undefined);
  assert.equal(service.asked[1].headers.authorization, "Bearer new");
});

test("whoever cannot make a secret key registers without one, and once", async () => {
  const kept = Object.getOwnPropertyDescriptor(globalThis, "crypto");
  Object.defineProperty(globalThis, "crypto", { value: undefined, configurable: true });
  try {
    const service = await answering(cut(), ok(match));
    await assert.rejects(Client.register("Ada", { baseUrl: service.baseUrl }), NoAnswer);
    assert.equal(service.asked[0].headers["idempotency-key"], undefined);
    await new Client(service).matches.open("aqualin", ["me"]);
    assert.match(service.asked[1].headers["idempotency-key"], UUID);
  } finally {
    if (kept) Object.defineProperty(globalThis, "crypto", kept);
  }
});

test("address and token come from the environment where there is a process", async () => {
  Object.assign(process.env, { SEABOARD_URL: "http://service/", SEABOARD_TOKEN: "secret" });
  const { process: kept } = globalThis;
  try {
    assert.deepEqual([new Client().baseUrl, new Client().token], ["http://service", "secret"]);
    globalThis.process = undefined;
    assert.deepEqual([new Client().baseUrl, new Client().token], ["http://127.0.0.1:8080", ""]);
  } finally {
    globalThis.process = kept;
    delete process.env.SEABOARD_URL;
    delete process.env.SEABOARD_TOKEN;
  }
});

test("actions, views and events of a newer service are kept, and sent back as they came", async () => {
  const leap = { type: "aqualin.leap", over: "b2" };
  const asked = decision({ status: "adjourned", legal_actions: [...decision().legal_actions, leap] });
  const seen = { match: "m", view: { game: "ludo", board: [] } };
  const told = { items: [{ number: 1, public: { type: "match.weather", wind: 3 }, own: null }], next: "1", has_more: false };
  const service = await answering(ok(match), ok({ items: [asked] }), ok(seen), ok(told), ok(receipt));
  const seat = (await new Client(service).matches.get("m")).mySeat;
  const read = await seat.decision();
  const [place, unknown] = read.legal_actions;
  assert.ok(unknown instanceof Unknown && !(place instanceof Unknown));
  assert.deepEqual([unknown.type, unknown.tag, unknown.data, read.status], ["unknown", "aqualin.leap", leap, "adjourned"]);
  const { view } = await seat.view();
  assert.deepEqual([view.game, view.tag], ["unknown", "ludo"]);
  const [event] = await seat.newEvents();
  assert.equal(event.public.data.wind, 3);
  await seat.decide(read, [place, unknown]);
  assert.deepEqual(JSON.parse(service.asked.at(-1).body), { actions: [place, leap] });
});

test("a function like fetch can be given", async () => {
  const client = new Client({ baseUrl: "http://service", token: "", fetch: async () => Response.json(ada) });
  assert.equal((await client.account()).name, "Ada");
});

test("one request at a time is enough for many", async () => {
  const service = await serving((_, response) => json(response, ada));
  const client = new Client(service);
  const names = await Promise.all(Array.from({ length: 20 }, () => client.account()));
  assert.equal(names.length, 20);
});
