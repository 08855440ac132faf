/**
 * How picks are called: by the view, else by the game's own table (`uguisu/kernel/labels.py`, which
 * explains it), else by the text `<prefix>-pick-<kind>`. Tested against Python with real games.
 */
import type { AnyView } from "../games/face.ts";
import type { Arg, Args, Words } from "../texts/catalogue.ts";

export interface Labels {
  kinds: Record<string, { id: string; args: Record<string, string> }>;
  names: string[];
}

const PARTS = ["one", "two", "three", "four"];
const SEATS = "ABCDEF";

export function labelOf(
  table: Labels | undefined,
  prefix: string,
  view: AnyView,
  pick: string,
): Words {
  const known = view.labels?.[pick] as Words | undefined;
  if (known) return known;
  const [kind, ...parts] = pick.split(":");
  const label = table?.kinds[`${kind}:${parts[0]}`] ?? table?.kinds[kind];
  if (!table || !label) return plainLabel(prefix, kind, parts);
  const args: Args = {};
  for (const [name, what] of Object.entries(label.args))
    args[name] = argument(table.names, view, what, parts);
  return { id: filled(label.id, parts), args };
}

/** `bid:5:A` is `<prefix>-pick-bid` with `one`, the number 5, and `two`, the player on seat A. */
function plainLabel(prefix: string, kind: string, parts: string[]): Words {
  const args: Args = {};
  for (const [at, part] of parts.entries())
    args[PARTS[at]] = isSeat(part) ? `#${SEATS.indexOf(part)}` : numbered(part);
  return { id: `${prefix.toLowerCase()}-pick-${kind}`, args };
}

function argument(names: string[], view: AnyView, what: string, parts: string[]): Arg {
  const [how, ...path] = what.split(" ");
  const seat = (number: string) => SEATS.indexOf(parts[Number(number) - 1]);
  if (what.startsWith("#")) return `#${seat(what.slice(1))}`;
  if (how === "you") return seat(path[0]) === view.observer ? "yes" : "no";
  if (how === "view") return found(names, view, path, parts);
  return numbered(filled(what, parts));
}

function found(names: string[], view: AnyView, path: string[], parts: string[]): Arg {
  let at: unknown = view;
  for (const step of path) {
    const name = step.startsWith("$") ? parts[Number(step.slice(1)) - 1] : step;
    if (at === null || at === undefined) return 0;
    at = (at as Record<string, unknown>)[Array.isArray(at) ? index(names, name) : name];
  }
  return (at ?? 0) as Arg;
}

function index(names: string[], name: string): number {
  if (isNumber(name)) return Number(name) - 1;
  return isSeat(name) ? SEATS.indexOf(name) : names.indexOf(name);
}

function filled(text: string, parts: string[]): string {
  return text.replaceAll(/\$(\d)/g, (_, number: string) => parts[Number(number) - 1] ?? "");
}

const isNumber = (part: string) => /^\d+$/.test(part);
const isSeat = (part: string) => /^[A-F]$/.test(part);
const numbered = (text: string): Arg => (isNumber(text) ? Number(text) : text);
