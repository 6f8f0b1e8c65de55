// The game that is played: in turn, two players claim the cells of a board, as many as a match of Aqualin has decisions.
"use strict";

const { INVALID_MOVE } = require("boardgame.io/core");

const CELLS = 36;

const claims = {
  name: "claims",
  minPlayers: 2,
  maxPlayers: 2,
  setup: () => ({ owners: Array(CELLS).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    claim: ({ G, playerID }, cell) => {
      if (G.owners[cell] !== null) return INVALID_MOVE;
      G.owners[cell] = playerID;
    },
  },
  endIf: ({ G }) => (G.owners.includes(null) ? undefined : { isFull: true }),
};

module.exports = { CELLS, claims };
