// The package as others take it: for import and for require, nothing of Node's inside, deliveries verified.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { test } from "node:test";

import * as sdk from "seaboard-sdk";
import { verify } from "seaboard-sdk/webhooks";
import { Webhook } from "standardwebhooks";

const require = createRequire(import.meta.url);
const DIST = new URL("../dist/", import.meta.url);

function built(kind) {
  const folders = [`${kind}/`, `${kind}/generated/`].map((name) => new URL(name, DIST));
  const files = folders.flatMap((folder) => readdirSync(folder).map((name) => new URL(name, folder)));
  return files.filter((file) => /\.(js|d\.ts)$/.test(file.pathname)).map((file) => [file.pathname, readFileSync(file, "utf8")]);
}

for (const kind of ["esm", "cjs"]) {
  test(`what is built for ${kind} imports nothing of Node's`, () => {
    const { dependencies } = require("../package.json");
    const imported = /\b(?:from|import|require\()\s*\(?["']([^"']+)["']/g;
    const names = built(kind).flatMap(([, text]) => [...text.matchAll(imported)].map(([, name]) => name));
    assert.deepEqual([...new Set(names.filter((name) => !name.startsWith(".")))].sort(), Object.keys(dependencies).sort());
  });
}

test("it can be required too, with the same in it", () => {
  const required = require("seaboard-sdk");
  assert.deepEqual(Object.keys(required).sort(), Object.keys(sdk).sort());
  assert.equal(new required.Client({ baseUrl: "http://service" }).baseUrl, "http://service");
  assert.equal(typeof require("seaboard-sdk/webhooks").verify, "function");
});

test("every type of problem has its class", () => {
  const kinds = Object.entries(sdk.problems.BY_CODE);
  assert.equal(new Set(kinds.map(([, kind]) => kind)).size, kinds.length);
  for (const [, kind] of kinds) assert.ok(kind.prototype instanceof sdk.ProblemError && kind.prototype instanceof sdk.SeaboardError);
});

test("a delivery is what it says if it was signed with the secret, and lately", () => {
  const secret = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
  const body = '{"topic":"match.turn"}';
  const headersAt = (at) => ({
    "webhook-id": "msg_1",
    "Webhook-Timestamp": String(Math.floor(at.getTime() / 1000)),
    "webhook-signature": new Webhook(secret).sign("msg_1", at, body),
  });
  const now = headersAt(new Date());
  assert.deepEqual(verify(secret, body, now), { topic: "match.turn" });
  assert.deepEqual(verify(secret, new TextEncoder().encode(body), new Headers(now)), { topic: "match.turn" });
  for (const [text, headers] of [
    [body.replace("turn", "over"), now],
    [body, headersAt(new Date(Date.now() - 3_600_000))],
    [body, {}],
  ]) {
    assert.throws(() => verify(secret, text, headers), sdk.NotSigned);
  }
});
