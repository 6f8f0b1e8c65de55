// A small service in this process: each request is answered by what is next on its list, or by what a path has.

import { createServer } from "node:http";
import { after } from "node:test";

const SERVICE = { name: "seaboard", version: "0.1.0", limits: {}, streams_url: null };

/** Serve until the tests of the file are over. `answer(request, response, body)` answers what is not of the service itself. */
export async function serving(answer) {
  const asked = [];
  const server = createServer((request, response) => {
    const parts = [];
    request.on("data", (part) => parts.push(part));
    request.on("end", () => {
      if (request.url === "/v1") return json(response, SERVICE);
      const one = { method: request.method, url: request.url, headers: request.headers, body: Buffer.concat(parts).toString() };
      asked.push(one);
      return answer(one, response);
    });
  });
  await new Promise((ready) => server.listen(0, "127.0.0.1", ready));
  after(() => {
    server.closeAllConnections();
    server.close();
  });
  return { baseUrl: `http://127.0.0.1:${server.address().port}`, token: "token", asked };
}

/** A service that answers with these one after the other. Each is a function of the response. */
export function answering(...answers) {
  return serving((_, response) => (answers.shift() ?? cut())(response));
}

export function json(response, body, status = 200, headers = {}) {
  const kind = status < 400 ? "application/json" : "application/problem+json";
  response.writeHead(status, { "Content-Type": kind, ...headers }).end(JSON.stringify(body));
}

export const ok = (body, headers) => (response) => json(response, body, 200, headers);
export const refusing = (code, status, headers) => (response) => json(response, problem(code, status), status, headers);
export const cut = () => (response) => response.destroy();
export const silent = () => () => undefined;
export const cutInTheMiddle = () => (response) => {
  response.writeHead(200, { "Content-Type": "application/json", "Content-Length": "500" });
  response.write('{"id":');
  setTimeout(() => response.destroy(), 20);
};

export function problem(code, status, more = {}) {
  return { type: `/problems/${code}`, title: "t", status, detail: "d", code, request_id: "r", ...more };
}

export const decision = (more = {}) => ({
  match: "m",
  game: "aqualin",
  seat: 0,
  number: 3,
  status: "open",
  legal_actions: [{ type: "aqualin.place", creature: "blue-fish", cell: "a1" }],
  receipt: null,
  ...more,
});

export const receipt = { match: "m", seat: 0, decision: 3, status: "closed", actions: [], maker: "seat", next_decision: null };
export const match = { id: "m", game: "aqualin", status: "running", my_seats: [0], outcome: null };
