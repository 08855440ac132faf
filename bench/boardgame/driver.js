// Drives boardgame.io over its own socket protocol: `node driver.js PORT TABLES SECONDS [RATE …]`.
// Three sockets per table; a move is done when all three have heard of it. Prints `ready`, then one line of JSON per run.
const { io } = require('socket.io-client');

const SEATS = 3;
const [port, tables, seconds, ...rates] = process.argv.slice(2).map(Number);

class Table {
  constructor(driver, id) {
    this.driver = driver;
    this.id = `bench-${id}`;
    this.heardBy = 0;
    this.states = Array(SEATS).fill(null);
    this.sockets = [...Array(SEATS).keys()].map((seat) => this.connect(seat));
  }

  connect(seat) {
    const socket = io(`http://127.0.0.1:${port}/troops`, {
      transports: ['websocket'],
      forceNew: true,
    });
    socket.on('connect', () => socket.emit('sync', this.id, String(seat), undefined, SEATS));
    socket.on('sync', (_, info) => {
      this.states[seat] = info.state;
    });
    socket.on('update', (_, state) => {
      this.states[seat] = state;
      this.heardBy += 1;
      if (this.heardBy === SEATS) this.driver.done(this, performance.now() - this.sentAt);
    });
    return socket;
  }

  get isReady() {
    return this.states.every((state) => state !== null);
  }

  move() {
    const seat = Number(this.states[0].ctx.currentPlayer);
    const { G, ctx, _stateID } = this.states[seat];
    const other = (seat + 1 + Math.floor(Math.random() * (SEATS - 1))) % SEATS;
    const hand = G.players[seat].hand;
    const card = hand[Math.floor(Math.random() * hand.length)];
    const [type, args] =
      G.order === 0
        ? ['place', [card, other]]
        : G.order === 1
          ? ['place', [card, seat]]
          : ['attack', [Math.floor(Math.random() * 5), other]];
    const action = { type: 'MAKE_MOVE', payload: { type, args, playerID: String(seat) } };
    this.heardBy = 0;
    this.sentAt = performance.now();
    this.sockets[seat].emit('update', action, _stateID, this.id, String(seat));
  }
}

class Driver {
  constructor() {
    this.tables = [...Array(tables).keys()].map((id) => new Table(this, id));
    this.times = [];
    this.isRunning = false;
    this.idle = [];
  }

  done(table, milliseconds) {
    if (!this.isRunning) return;
    this.times.push(milliseconds);
    if (this.rate) this.idle.push(table);
    else table.move();
  }

  async run(rate) {
    this.rate = rate;
    this.times = [];
    this.isRunning = true;
    const begin = performance.now();
    if (rate) {
      this.idle = [...this.tables];
      await this.pace(begin);
    } else {
      for (const table of this.tables) table.move();
      await sleep(seconds * 1000);
    }
    const elapsed = (performance.now() - begin) / 1000;
    this.isRunning = false;
    await sleep(500);
    return summary(this.times, elapsed);
  }

  async pace(begin) {
    let sent = 0;
    for (;;) {
      const now = (performance.now() - begin) / 1000;
      if (now >= seconds) return;
      while (sent < now * this.rate && this.idle.length > 0) {
        const at = Math.floor(Math.random() * this.idle.length);
        this.idle.splice(at, 1)[0].move();
        sent += 1;
      }
      await sleep(1);
    }
  }
}

const sleep = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const summary = (times, elapsed) => {
  const sorted = times.sort((a, b) => a - b);
  const quantile = (q) => sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))];
  return { moves: times.length / elapsed, p50: quantile(0.5), p99: quantile(0.99) };
};

const main = async () => {
  const driver = new Driver();
  while (!driver.tables.every((table) => table.isReady)) await sleep(50);
  await sleep(300);
  console.log('ready');
  for (const rate of rates.length ? rates : [0]) {
    console.log(JSON.stringify(await driver.run(rate)));
  }
  process.exit(0);
};

main();
