/** Letters grab, digits type, Enter shouts, Backspace erases, D is done, Space throws. */
import type { NinjaMasterView } from "../../protocol/wire.ts";
import type { Desk } from "../../table/desk.svelte.ts";
import type { Race } from "./race.svelte.ts";

/** True if the key meant something here and nothing elsewhere. */
export function keyed(event: KeyboardEvent, view: NinjaMasterView, desk: Desk, race: Race) {
  const target = event.target as HTMLElement;
  if (event.metaKey || event.ctrlKey || event.altKey) return false;
  if (target.closest("input, select, textarea, dialog")) return false;
  if (document.querySelector("dialog[open], [data-scene]")) return false;
  const isButton = Boolean(target.closest("button, a"));
  if (view.phase === "throw") return event.key === " " && !isButton && wentOn(desk);
  if (view.phase !== "race" && view.phase !== "tumble") return false;
  if (event.repeat) return event.key !== "Tab" && !event.key.startsWith("Arrow");
  return raced(event, isButton, view, race);
}

function wentOn(desk: Desk): boolean {
  if (desk.pause) {
    desk.beReady();
    return true;
  }
  if (!desk.next.includes("throw")) return false;
  desk.touch("throw");
  return true;
}

function raced(event: KeyboardEvent, isButton: boolean, view: NinjaMasterView, race: Race) {
  const { key, timeStamp } = event;
  const token = view.tokens.find(({ letter }) => letter === key.toUpperCase());
  if (token) race.grab(token.name, timeStamp);
  else if (/^\d$/.test(key)) view.phase === "race" && race.type(key);
  else if (key === "Backspace") race.erase();
  else if (key.toUpperCase() === "D") race.done();
  else if (key === "Enter" && (race.typed || !isButton)) race.shout(timeStamp);
  else return false;
  return true;
}
