/** The table of any game in words: its view's zones, or for a view without zones its fields. */
import type { AnyView } from "../games/face.ts";
import type { Desk } from "../table/desk.svelte.ts";
import { plainSections } from "../table/plain.ts";
import type { Words } from "../texts/catalogue.ts";

/** As `uguisu.kernel.view` has them. */
export interface Zone {
  title: Words;
  things: { label: Words; pick: string; is_hidden: boolean; count: number }[];
  seat: number | null;
}

export interface Said {
  text: string;
  pick: string;
  hidden: boolean;
  count: number;
}

export interface SaidZone {
  title: string;
  things: Said[];
  seat: number | null;
}

/** Everything of one seat, or with null what is everybody's. */
export interface Group {
  seat: number | null;
  zones: SaidZone[];
}

export function saidZones(view: AnyView, desk: Desk): SaidZone[] {
  if (Array.isArray(view.zones))
    return (view.zones as Zone[]).map(({ title, things, seat }) => ({
      title: desk.say(title),
      things: things.map(({ label, pick, is_hidden, count }) => ({
        text: desk.say(label),
        pick,
        hidden: is_hidden,
        count,
      })),
      seat,
    }));
  return plainSections(view, desk).map(({ title, lines }) => ({
    title,
    things: lines.map((text) => ({ text, pick: "", hidden: false, count: 1 })),
    seat: null,
  }));
}

/** Own things first, then what is everybody's, then the others in the order of their turns. */
export function groupsOf(view: AnyView, desk: Desk): Group[] {
  const zones = saidZones(view, desk);
  const of = (seat: number | null) => ({ seat, zones: zones.filter((one) => one.seat === seat) });
  const first = desk.observer ?? 0;
  const seats = Array.from({ length: view.seats }, (_, n) => of((first + n) % view.seats));
  const table = of(null);
  if (desk.observer === null) return [table, ...seats];
  return [seats[0], table, ...seats.slice(1)];
}

/** Short words are set as on a token, longer ones as on a card, sentences as plain lines. */
export function shapeOf({ text, hidden }: Said): "back" | "token" | "card" | "line" {
  if (hidden) return "back";
  if ([...text].length <= 4) return "token";
  return [...text].length <= 24 ? "card" : "line";
}
