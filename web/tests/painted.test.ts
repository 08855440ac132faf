// When a change was shown: the browser's own word where it gives one, and at the latest some time.
import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";

interface Entry {
  identifier: string;
  renderTime: number;
}

let tell: (entries: Entry[]) => void;
let frames: (() => void)[] = [];
let dots: Map<string, string>[] = [];

class Observer {
  static readonly supportedEntryTypes = ["element"];
  constructor(listener: (list: { getEntries: () => Entry[] }) => void) {
    tell = (entries) => listener({ getEntries: () => entries });
  }
  observe() {}
  disconnect() {}
}

class Dot {
  readonly style = {};
  readonly marks = new Map<string, string>();
  setAttribute(name: string, value: string) {
    this.marks.set(name, value);
  }
  remove() {
    dots = dots.filter((one) => one !== this.marks);
  }
}

Object.assign(globalThis, {
  PerformanceObserver: Observer,
  requestAnimationFrame: (frame: () => void) => frames.push(frame),
  document: {
    visibilityState: "visible",
    createElement: () => new Dot(),
    body: { append: (dot: Dot) => dots.push(dot.marks) },
  },
});
const { whenPainted } = await import("../src/shared/painted.ts");

beforeEach(() => {
  [frames, dots] = [[], []];
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
});

test("what counts is when the frame was shown, which may be long after its scripts", async () => {
  const heard: [string, number][] = [];
  whenPainted(
    (at) => heard.push(["shown", at]),
    (at) => heard.push(["soon", at]),
  );

  frames[0]();
  while (heard.length === 0) await new Promise(setImmediate);
  const [[, soon]] = heard;
  tell([{ identifier: "another", renderTime: 1 }]);
  tell([{ identifier: dots[0].get("elementtiming") ?? "", renderTime: soon + 530 }]);

  assert.deepEqual(heard, [
    ["soon", soon],
    ["shown", soon + 530],
  ]);
  assert.equal(dots.length, 0, "nothing of it stays on the page");
});

test("a page that is not painted is not waited for", () => {
  let times = 0;
  whenPainted(() => (times += 1));

  mock.timers.tick(1500);

  assert.equal(times, 1);
  assert.equal(dots.length, 0);
});
