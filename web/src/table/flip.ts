/**
 * Pieces fly from where they were to where they go (FLIP). Boards mark what can fly:
 *
 * - `data-piece="oda"` what the piece is; "?" for a face-down one
 * - `data-at="army:B:oda/2"` where it lies, unique on the board
 * - `data-from="deck"` on a piece: where it comes from when nothing that vanished fits
 * - `data-spot="deck"` an element that pieces come from or go to; with `data-count` the pieces that
 *   left it are known, and come from there before anything else is considered
 * - `data-to="discards"` on a piece: where it goes when it vanishes and nothing that appeared fits
 *
 * A piece that is still in its place glides there; one that appeared comes from a vanished one of
 * its kind, else from a vanished face-down one, else from its `data-from`.
 */

export interface Lying {
  at: string;
  kind: string;
  to: string;
  box: DOMRect;
  /** Without its rotation. */
  width: number;
  look: HTMLElement;
}

const FLIGHT_MS = 280;
const EASE = "cubic-bezier(.2,.7,.2,1)";

export function lyingIn(root: HTMLElement): Map<string, Lying> {
  const found = new Map<string, Lying>();
  for (const look of root.querySelectorAll<HTMLElement>("[data-piece]")) {
    const { piece = "", at = "", to = "" } = look.dataset;
    const box = look.getBoundingClientRect();
    found.set(at, { at, kind: piece, to, box, width: look.offsetWidth || box.width, look });
  }
  return found;
}

/** Carry out the change and let everything that moved fly. */
export function withFlight(root: HTMLElement, change: () => void, duration = FLIGHT_MS): void {
  const before = lyingIn(root);
  const stock = countsIn(root);
  change();
  const after = lyingIn(root);
  const left = countsIn(root);
  for (const [spot, count] of stock) stock.set(spot, count - (left.get(spot) ?? count));
  const gone = [...before.values()].filter(({ at, kind }) => after.get(at)?.kind !== kind);
  const flights: (Flight | null)[] = [];
  for (const lying of after.values()) {
    const was = before.get(lying.at);
    const stays = was !== undefined && was.kind === lying.kind;
    const from = stays ? was : sourceOf(lying, gone, root, stock);
    if (from) flights.push(glide(lying, from, duration, !stays));
  }
  for (const lying of gone) flights.push(leave(lying, root, duration));
  for (const fly of flights) fly?.();
}

/** Everything is measured before the first piece moves: measuring between moves is slow. */
type Flight = () => void;

type Place = Pick<Lying, "box" | "width">;

/** What lies on every counted spot. */
function countsIn(root: HTMLElement): Map<string, number> {
  const spots = root.querySelectorAll<HTMLElement>("[data-count]");
  return new Map([...spots].map(({ dataset }) => [dataset.spot ?? "", Number(dataset.count)]));
}

function sourceOf(
  lying: Lying,
  gone: Lying[],
  root: HTMLElement,
  stock: Map<string, number>,
): Place | null {
  const drawn = lying.look.dataset.from ?? "";
  const supply = stock.get(drawn) ?? 0;
  if (supply > 0) {
    stock.set(drawn, supply - 1);
    return spotIn(root, drawn);
  }
  const same = gone.findIndex(({ kind }) => kind === lying.kind);
  const hidden = gone.findIndex(({ kind }) => kind === "?" || lying.kind === "?");
  const found = same >= 0 ? same : hidden;
  if (found >= 0) return gone.splice(found, 1)[0];
  const spot = lying.look.dataset.from;
  return spot ? spotIn(root, spot) : null;
}

function spotIn(root: HTMLElement, name: string): Place | null {
  const spot = root.querySelector<HTMLElement>(`[data-spot="${name}"]`);
  if (!spot) return null;
  const box = spot.getBoundingClientRect();
  return { box, width: spot.offsetWidth || box.width };
}

function glide(
  { look, box, width }: Lying,
  from: Place,
  duration: number,
  flies: boolean,
): Flight | null {
  const { dx, dy } = between(box, from.box, look.currentCSSZoom);
  const scale = width > 0 ? from.width / width : 1;
  if (Math.abs(dx) + Math.abs(dy) < 1 && Math.abs(scale - 1) < 0.02) return null;
  const zIndex = flies ? 30 : 1;
  const start = { translate: `${dx}px ${dy}px`, scale: String(scale), zIndex };
  const end = { translate: "0 0", scale: "1", zIndex };
  return () => look.animate([start, end], { duration, easing: EASE });
}

/** What vanished for good flies to its spot; its element is no longer on the board. */
function leave(
  { box, width, to, look }: Lying,
  root: HTMLElement,
  duration: number,
): Flight | null {
  const spot = to && !look.isConnected ? spotIn(root, to) : null;
  if (!spot || width === 0) return null;
  const { left, top } = root.getBoundingClientRect();
  const { dx, dy } = between(box, spot.box);
  const end = { translate: `${dx}px ${dy}px`, scale: String(spot.width / width), opacity: 0.2 };
  return () => {
    look.removeAttribute("data-piece");
    look.setAttribute("aria-hidden", "true");
    look.inert = true;
    Object.assign(look.style, { position: "absolute", margin: "0", zIndex: "40" });
    Object.assign(look.style, { left: `${box.left - left}px`, top: `${box.top - top}px` });
    look.style.pointerEvents = "none";
    look.style.setProperty("--cw", `${width}px`);
    root.append(look);
    const flight = look.animate([{ translate: "0 0", scale: "1" }, end], {
      duration,
      easing: EASE,
    });
    flight.onfinish = () => look.remove();
  };
}

/** The way back, in the pixels of an element on a board that is zoomed as a whole. */
function between(box: DOMRect, from: DOMRect, zoom = 1): { dx: number; dy: number } {
  return {
    dx: (from.left + from.width / 2 - box.left - box.width / 2) / zoom,
    dy: (from.top + from.height / 2 - box.top - box.height / 2) / zoom,
  };
}
