// boardgame.io with its defaults: memory store, no authentication, full states.
const { Server, Origins } = require('boardgame.io/server');
const { Troops } = require('./game');

const port = Number(process.argv[2]);
const server = Server({ games: [Troops], origins: [Origins.LOCALHOST] });
server.run(port, () => console.log(`Serving at ${port}`));
