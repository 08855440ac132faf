/** Playing by keyboard: digits pick, arrows walk over what glows, Escape steps back, U undoes, P pauses, H hints. */
import type { Desk } from "./desk.svelte.ts";
import { CONFIRM } from "./picks.ts";
import type { Table } from "./table.svelte.ts";

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** True if the key meant something. */
export function pressed(event: KeyboardEvent, desk: Desk, root: HTMLElement): boolean {
  const target = event.target as HTMLElement;
  if (event.metaKey || event.ctrlKey || event.altKey || target.closest("input, select, textarea"))
    return false;
  if (event.key in ARROWS) return walk(root, ...ARROWS[event.key]);
  if (event.key === "Escape") return desk.made.length > 0 && (desk.back(), true);
  if (event.key.toLowerCase() === "u") return desk.undo && (desk.takeBack(), true);
  const picks = desk.next.filter((pick) => pick !== CONFIRM);
  if (/^[1-9]$/.test(event.key)) return take(desk, picks[Number(event.key) - 1]);
  if (event.key === "0" || (event.key === "Enter" && !target.closest("button, a")))
    return take(desk, desk.next.length === 1 ? desk.next[0] : desk.next.find((p) => p === CONFIRM));
  return false;
}

/** P pauses what is being played, a full stop plays one beat; true if the key meant that. */
export function paced({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent, table: Table) {
  const busy = (target as HTMLElement).closest("input, select, textarea, dialog");
  if (ctrlKey || metaKey || altKey || busy || table.face.live) return false;
  if (key.toLowerCase() === "p") table.showing.pause(!table.showing.paused);
  else if (key === ".") table.showing.step();
  else return false;
  return true;
}

/** H asks for a hint where there are any; true if the key meant that. */
export function asksHint({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent, table: Table) {
  const busy = (target as HTMLElement).closest("input, select, textarea, dialog");
  if (ctrlKey || metaKey || altKey || busy || key.toLowerCase() !== "h") return false;
  table.hint.ask();
  return table.hint.isOpen;
}

/** Enter, Space and Escape end a scene; while beats wait they go on, as the keys that pick do. */
export function goesOn({ key, target }: KeyboardEvent, table: Table): boolean {
  const { scene, lags } = table.showing;
  if (!(scene || (lags && table.isAsked))) return false;
  const here = target as HTMLElement;
  if (here.closest("input, select, textarea, dialog")) return false;
  if (!scene && /^\d$/.test(key)) return (table.goOn(), true);
  const pressesIt = key !== "Escape" && here.closest("button, a") && !here.closest("[data-scene]");
  if (pressesIt || !["Enter", " ", "Escape"].includes(key)) return false;
  table.goOn();
  return true;
}

function take(desk: Desk, pick: string | undefined): boolean {
  if (pick === undefined) return false;
  desk.touch(pick);
  return true;
}

/** Focus the nearest glowing thing in a direction. */
function walk(root: HTMLElement, dx: number, dy: number): boolean {
  const things = [...root.querySelectorAll<HTMLElement>('[data-mark="legal"]')];
  if (things.length === 0) return false;
  const focused = document.activeElement as HTMLElement | null;
  const from = focused && root.contains(focused) ? middle(focused) : null;
  if (!from || !focused?.dataset.thing) {
    things[0].focus();
    return true;
  }
  const ahead = things.filter((thing) => isAhead(from, middle(thing), dx, dy));
  const onSomething = focused.dataset.mark === "legal";
  nearest(from, ahead.length > 0 || onSomething ? ahead : things, dx, dy)?.focus();
  return true;
}

type Point = { x: number; y: number };

function isAhead(from: Point, to: Point, dx: number, dy: number): boolean {
  return (to.x - from.x) * dx + (to.y - from.y) * dy > 4;
}

/** The nearest in a direction; what lies beside it counts as three times as far. */
function nearest(from: Point, things: HTMLElement[], dx: number, dy: number): HTMLElement | null {
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const thing of things) {
    const to = middle(thing);
    const along = Math.abs((to.x - from.x) * dx + (to.y - from.y) * dy);
    const beside = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx);
    if (along + 3 * beside < least) [best, least] = [thing, along + 3 * beside];
  }
  return best;
}

function middle(thing: HTMLElement): Point {
  const box = thing.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
