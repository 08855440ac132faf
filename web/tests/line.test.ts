// A line that breaks is opened again: at once where the node said that it stops, later else.
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { Line, type LineState } from "../src/protocol/line.ts";

class Socket {
  static readonly OPEN = 1;
  readonly readyState = Socket.OPEN;
  onopen = () => {};
  onmessage = (_: { data: string }) => {};
  onclose = (_: { code: number }) => {};

  constructor() {
    sockets.push(this);
  }
  send(text: string) {
    sent.push(text);
  }
  close() {}
}

let sockets: Socket[] = [];
let sent: string[] = [];
let states: LineState[] = [];
let heard: Record<string, () => void> = {};

const HELLO = { type: "hello", last: 7, entropy: "" } as const;
const SNAPSHOT = { data: JSON.stringify({ type: "snapshot" }) };

function online(): Line {
  const line = new Line("a-table", {
    hello: () => HELLO,
    heard: () => {},
    changed: (state) => states.push(state),
  });
  sockets[0].onopen();
  sockets[0].onmessage(SNAPSHOT);
  return line;
}

beforeEach(() => {
  [sockets, sent, states] = [[], [], []];
  Object.assign(globalThis, {
    location: { protocol: "http:", host: "here" },
    document: { visibilityState: "visible", addEventListener() {}, removeEventListener() {} },
    addEventListener: (type: string, listener: () => void) => (heard[type] = listener),
    removeEventListener() {},
    WebSocket: Socket,
  });
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout", "setInterval"] });
});

test("sent elsewhere by a node that stops, it asks for the rest within an eighth of a second", () => {
  online();

  sockets[0].onclose({ code: 1012 });
  mock.timers.tick(125);

  assert.equal(sockets.length, 2);
  sockets[1].onopen();
  assert.equal(sent.at(-1), JSON.stringify(HELLO));
  sockets[1].onmessage(SNAPSHOT);
  assert.deepEqual(states, ["connecting", "online", "offline", "connecting", "online"]);
});

test("as long as nodes say that they stop, the next try is as soon", () => {
  online();

  for (const tries of [2, 3, 4, 5]) {
    sockets.at(-1)?.onclose({ code: 1012 });
    mock.timers.tick(125);
    assert.equal(sockets.length, tries);
  }
});

test("where nobody answers, it waits longer and longer", () => {
  online();

  sockets[0].onclose({ code: 1006 });
  mock.timers.tick(200);
  assert.equal(sockets.length, 1);
  mock.timers.tick(175);
  assert.equal(sockets.length, 2);
  sockets[1].onclose({ code: 1006 });
  mock.timers.tick(400);
  assert.equal(sockets.length, 2);
});

test("what was not answered is sent again, with the same key", () => {
  const line = online();
  const say = { type: "say", key: "k", text: "well played" } as const;
  line.command(say);

  sockets[0].onclose({ code: 1012 });
  mock.timers.tick(125);
  sockets[1].onopen();
  sockets[1].onmessage(SNAPSHOT);

  assert.deepEqual(sent.slice(-2), [JSON.stringify(HELLO), JSON.stringify(say)]);
});

test("it is not opened again where that is useless", () => {
  online();

  sockets[0].onclose({ code: 4404 });
  mock.timers.tick(60_000);

  assert.equal(sockets.length, 1);
  assert.equal(states.at(-1), "closed");
});

test("signed out at a table, it looks whether another window has signed in", () => {
  online();

  sockets[0].onclose({ code: 4401 });
  mock.timers.tick(375);
  assert.equal(sockets.length, 2);
  sockets[1].onclose({ code: 4401 });
  mock.timers.tick(750);
  sockets[2].onopen();
  sockets[2].onmessage(SNAPSHOT);

  assert.equal(states.at(-1), "online");
});

test("signed out for good, it gives up", () => {
  online();

  for (const tries of [1, 2, 3, 4]) {
    assert.equal(sockets.length, tries);
    sockets.at(-1)?.onclose({ code: 4401 });
    mock.timers.tick(8000);
  }

  assert.equal(sockets.length, 4);
  assert.equal(states.at(-1), "closed");
});

test("without a session it does not try at all", () => {
  new Line("a-table", { hello: () => HELLO, heard: () => {}, changed: (s) => states.push(s) });

  sockets[0].onclose({ code: 4401 });
  mock.timers.tick(60_000);

  assert.equal(sockets.length, 1);
  assert.equal(states.at(-1), "closed");
});

test("a browser that says it is offline is believed at once, and tried again when it is back", () => {
  online();

  heard.offline();
  assert.equal(states.at(-1), "offline");
  assert.equal(sockets.length, 1);

  heard.online();
  sockets[1].onopen();
  sockets[1].onmessage(SNAPSHOT);
  assert.equal(states.at(-1), "online");
});

const probe = (painted: boolean) => ({
  data: JSON.stringify({ type: "probe", probe: 3, painted }),
});
const ECHO = JSON.stringify({ type: "echo", probe: 3 });

test("a probe is answered at once, or when the screen shows what was told before it", async () => {
  const frames: (() => void)[] = [];
  Object.assign(globalThis, { requestAnimationFrame: (frame: () => void) => frames.push(frame) });
  online();

  sockets[0].onmessage(probe(false));
  assert.equal(sent.pop(), ECHO);
  sockets[0].onmessage(probe(true));
  assert.notEqual(sent.at(-1), ECHO);
  frames[0]();
  while (sent.at(-1) !== ECHO) await new Promise(setImmediate);
});

test("a page that is not painted answers all the same", () => {
  Object.assign(globalThis, { requestAnimationFrame: () => 0 });
  online();

  sockets[0].onmessage(probe(true));
  mock.timers.tick(1500);

  assert.equal(sent.at(-1), ECHO);
});
