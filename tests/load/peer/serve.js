// Serves the game as boardgame.io's guide does, in one process. PEER_DATABASE names a database (host, port, database,
// username, as JSON); without it matches are kept in memory. The first line written is the port.
"use strict";

const { PostgresStore } = require("bgio-postgres");
const { Server } = require("boardgame.io/server");
const { claims } = require("./claims");

// As many as both processes of our API hold at most; by itself it would take five.
const CONNECTIONS = 20;

function storage() {
  const named = process.env.PEER_DATABASE;
  if (!named) return undefined;
  return new PostgresStore({ ...JSON.parse(named), logging: false, pool: { max: CONNECTIONS } });
}

async function main() {
  const server = Server({ games: [claims], db: storage(), origins: [] });
  // What it is told as the port goes to Node's `listen` as it is.
  const { appServer } = await server.run({ port: { host: "127.0.0.1", port: 0 } });
  process.stdout.write(`${appServer.address().port}\n`);
}

main().catch((error) => {
  process.stderr.write(`${error}\n`);
  process.exit(1);
});
