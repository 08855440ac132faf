/**
 * Sentences for what happened at the table besides the game itself: `web-log-<event>`, given the
 * event's own fields and, as `name`, whom it is about. An event without a text has no line.
 */
import type { Happening } from "../protocol/wire.ts";
import type { Args } from "../texts/catalogue.ts";
import { formerOr } from "../shared/names.ts";
import { t, texts } from "../texts/texts.svelte.ts";

export function toldAbout({ event }: Happening, names: readonly string[]): string {
  const id = `web-log-${event.type}`;
  return texts.has(id) ? t(id, argsOf(event, names)) : "";
}

function argsOf(event: object, names: readonly string[]): Args {
  const fields = event as { name?: string; seat?: number; seats?: number[] };
  const seats = fields.seats ?? [fields.seat ?? -1];
  const of = seats.map((seat) => names[seat] ?? "").join(", ");
  const args: Args = { name: fields.name === undefined ? of : formerOr(fields.name) };
  for (const [field, value] of Object.entries(event)) {
    if (typeof value === "boolean") args[field] = value ? "yes" : "no";
    else if (field !== "name" && (typeof value === "string" || typeof value === "number"))
      args[field] = value;
  }
  return args;
}
