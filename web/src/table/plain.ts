/** Any view in words: its zones or its fields as lists, for a game that does not describe itself. */
import type { AnyView, Section } from "../games/face.ts";
import type { Zone } from "../zones/zones.ts";
import type { Desk } from "./desk.svelte.ts";

const KNOWN = new Set(["game", "seats", "observer", "actors", "is_over", "places", "type"]);

export function plainSections(view: AnyView, desk: Desk): Section[] {
  return Array.isArray(view.zones) ? zoneSections(view.zones, desk) : fieldSections(view, desk);
}

function zoneSections(zones: Zone[], desk: Desk): Section[] {
  return zones.map(({ title, things }) => ({
    title: desk.say(title),
    lines: things.map(({ label }) => desk.say(label)),
  }));
}

function fieldSections(view: AnyView, desk: Desk): Section[] {
  const table: string[] = [];
  const sections: Section[] = [{ title: desk.t("web-plain-table"), lines: table }];
  const perSeat = desk.seats.map(({ seat }) => ({ title: desk.name(seat), lines: [] as string[] }));
  for (const [name, value] of Object.entries(view)) {
    if (KNOWN.has(name) || value === null) continue;
    if (Array.isArray(value) && value.length === view.seats && view.seats > 1)
      value.forEach((part, seat) => perSeat[seat]?.lines.push(`${words(name)}: ${plain(part)}`));
    else table.push(`${words(name)}: ${plain(value)}`);
  }
  return [...sections, ...perSeat];
}

function plain(value: unknown): string {
  if (value === null || value === undefined) return "–";
  if (typeof value !== "object") return typeof value === "string" ? words(value) : String(value);
  if (Array.isArray(value)) return value.length === 0 ? "–" : value.map(plain).join(", ");
  const fields = Object.entries(value).filter(([name]) => name !== "type");
  if ((value as { type?: string }).type === "face-down")
    return `? × ${(value as { count: number }).count}`;
  return fields.map(([name, part]) => `${words(name)} ${plain(part)}`).join(" ");
}

function words(name: string): string {
  return name.replaceAll(/[_-]/g, " ");
}
