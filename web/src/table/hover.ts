/**
 * Hovering is pointing: somebody moves onto a thing and stays. A browser also says that a pointer
 * enters what merely appears or moves under it, so only the way that it really travelled counts.
 */
import type { Attachment } from "svelte/attachments";

const STAY_MS = 450;
/** A hand that rests on a mouse is never quite still. */
const TREMOR_PX = 4;

/**
 * Does `ask` once whenever somebody points at the thing while `wonders` holds. A finger, or a
 * button held down, touches and does not point.
 */
export function hover(wonders: () => boolean, ask: () => void): Attachment<HTMLElement> {
  return (thing) => {
    let timer = 0;
    let way = 0;

    const rest = () => {
      clearTimeout(timer);
      timer = way = 0;
    };
    /** Touching it is answered at once: there is nothing to add until somebody comes back. */
    const press = () => {
      rest();
      way = -Infinity;
    };
    const move = ({ buttons, movementX, movementY }: PointerEvent) => {
      if (buttons || !wonders()) return;
      way += Math.abs(movementX) + Math.abs(movementY);
      if (!timer && way > TREMOR_PX) timer = setTimeout(ask, STAY_MS);
    };

    thing.addEventListener("pointermove", move);
    thing.addEventListener("pointerdown", press);
    thing.addEventListener("pointerleave", rest);
    return () => {
      rest();
      thing.removeEventListener("pointermove", move);
      thing.removeEventListener("pointerdown", press);
      thing.removeEventListener("pointerleave", rest);
    };
  };
}
