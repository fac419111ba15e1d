// The boardgame.io server with its flat-file storage: node server.js FOLDER; prints its port.
const { Server, FlatFile, Origins } = require('boardgame.io/server');
const game = require('./game.js');

const server = Server({ games: [game], db: new FlatFile({ dir: process.argv[2] }), origins: [Origins.LOCALHOST] });

server.run({ port: 0, callback: () => {} }).then(({ appServer }) => {
  process.stdout.write(`${JSON.stringify({ port: appServer.address().port })}\n`);
});
