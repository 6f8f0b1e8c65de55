// node drive.js SERVER LINES MATCHES: so many lines at once, each of so many matches one after the other, and one before
// that is not timed. A match has one connection that plays both seats, as ours have, opened before the clock runs. A move
// waits until the server tells of the one before. Written: {"seconds": of all, "latencies": [seconds of each move]}.
"use strict";

const { io } = require("socket.io-client");
const { CELLS, claims } = require("./claims");

const SEATS = ["0", "1"];
const PATIENCE = 20_000; // milliseconds

const [server, lines, matches] = [process.argv[2], Number(process.argv[3]), Number(process.argv[4])];

async function post(path, body) {
  const answer = await fetch(`${server}/games/${claims.name}/${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`);
  return answer.json();
}

async function open() {
  const { matchID } = await post("create", { numPlayers: SEATS.length });
  const credentials = {};
  for (const playerID of SEATS) {
    const joined = await post(`${matchID}/join`, { playerID, playerName: `Peer ${playerID}` });
    credentials[playerID] = joined.playerCredentials;
  }
  return { matchID, credentials };
}

function told(socket, kind) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no "${kind}" within ${PATIENCE} ms`)), PATIENCE);
    socket.once("connect_error", reject);
    socket.once(kind, (...words) => {
      clearTimeout(timer);
      socket.off("connect_error", reject);
      resolve(words);
    });
  });
}

/** A match with a connection that is told of its moves. */
async function enter() {
  const socket = io(`${server}/${claims.name}`, { transports: ["websocket"], forceNew: true, reconnection: false });
  await told(socket, "connect");
  const match = { socket, ...(await open()) };
  const [synced, entered] = [told(socket, "sync"), told(socket, "matchData")];
  socket.emit("sync", match.matchID, SEATS[0], match.credentials[SEATS[0]], SEATS.length);
  const [, { state }] = await synced;
  await entered;
  return { ...match, state };
}

async function move({ socket, matchID, credentials }, before, cell) {
  const playerID = before.ctx.currentPlayer;
  const payload = { type: "claim", args: [cell], playerID, credentials: credentials[playerID] };
  const answered = told(socket, "update");
  socket.emit("update", { type: "MAKE_MOVE", payload }, before._stateID, matchID, playerID);
  const [, after] = await answered;
  return after;
}

async function play(match, latencies) {
  let { state } = match;
  for (let cell = 0; cell < CELLS; cell += 1) {
    const begun = performance.now();
    state = await move(match, state, cell);
    latencies.push((performance.now() - begun) / 1000);
  }
  if (state.ctx.gameover === undefined) throw new Error("a match is not over after its last move");
  match.socket.close();
}

async function prepare() {
  const line = [];
  while (line.length <= matches) line.push(await enter());
  return line;
}

async function main() {
  const prepared = await Promise.all(Array.from({ length: lines }, prepare));
  await Promise.all(prepared.map(([first]) => play(first, [])));
  const latencies = [];
  const begun = performance.now();
  await Promise.all(
    prepared.map(async ([, ...rest]) => {
      for (const match of rest) await play(match, latencies);
    }),
  );
  const seconds = (performance.now() - begun) / 1000;
  process.stdout.write(JSON.stringify({ seconds, latencies }), () => process.exit(0));
}

main().catch((error) => {
  process.stderr.write(`${error}\n`);
  process.exit(1);
});
