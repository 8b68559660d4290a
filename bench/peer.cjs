/* A server of boardgame.io for bench/load.py to measure beside ours: a hundred cells that two players claim in turn, in memory. */

const { createRequire } = require('node:module')
const { Server, Origins } = createRequire(`${process.argv[2]}/`)('boardgame.io/server')

const game = {
  name: 'cells',
  setup: () => ({ cells: Array(100).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    claim: ({ G, playerID }, cell) => {
      G.cells[cell] = playerID
    },
  },
}

Server({ games: [game], origins: [Origins.LOCALHOST] })
  .run({ port: Number(process.argv[3]), lobbyConfig: { apiPort: Number(process.argv[4]) } })
