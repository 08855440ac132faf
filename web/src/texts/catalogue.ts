/**
 * The sentences of messages, from the same Fluent files as Python's (`uguisu/texts.py`): `#2` in an
 * argument is the name of the player on seat 2, `@woc-card-oda` another message.
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Arg = number | string;
export type Args = Record<string, Arg>;

/** A message, as far as its sentence goes. */
export interface Words {
  id: string;
  args?: Args;
}

/** A piece of a sentence: plain text, or a name that came from an argument (`source`: "#2"). */
export interface Piece {
  text: string;
  source: string;
}

const OPEN = "\ue000";
const SHUT = "\ue001";

export class Catalogue {
  readonly language: string;
  readonly #bundle: FluentBundle;

  constructor(language: string, files: string[]) {
    this.language = language;
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    // Games of other packages bring English and its translation: the later one counts.
    for (const file of files)
      this.#bundle.addResource(new FluentResource(file), { allowOverrides: true });
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  say(message: Words, names: readonly string[] = []): string {
    return this.text(message.id, message.args ?? {}, names);
  }

  text(id: string, args: Args = {}, names: readonly string[] = []): string {
    return this.#format(id, args, (arg) => this.resolve(arg, names));
  }

  /** A sentence in pieces, so that names in it can be shown with their emblems. */
  pieces(message: Words, names: readonly string[] = []): Piece[] {
    const sources: string[] = [];
    const marked = this.#format(message.id, message.args ?? {}, (arg) => {
      const text = this.resolve(arg, names);
      if (typeof arg !== "string" || !/^[#@]/.test(arg)) return text;
      sources.push(arg);
      return `${OPEN}${sources.length - 1}${SHUT}${text}${OPEN}${SHUT}`;
    });
    return split(marked, sources);
  }

  resolve(arg: Arg, names: readonly string[]): Arg {
    if (typeof arg !== "string") return arg;
    if (arg.startsWith("#")) return seatName(Number(arg.slice(1)), names);
    if (!arg.startsWith("@")) return arg;
    return arg
      .split(/\s+/)
      .map((word) => this.text(word.slice(1), {}, names))
      .join(", ");
  }

  #format(id: string, args: Args, resolve: (arg: Arg) => Arg): string {
    const found = this.#bundle.getMessage(id);
    if (!found?.value) return id;
    const resolved: Record<string, FluentVariable> = {};
    for (const [name, arg] of Object.entries(args)) resolved[name] = resolve(arg);
    return this.#bundle.formatPattern(found.value, resolved, []);
  }
}

function split(marked: string, sources: string[]): Piece[] {
  const pieces: Piece[] = [];
  for (const part of marked.split(/(\ue000\d+\ue001.*?\ue000\ue001)/u)) {
    const named = /^\ue000(\d+)\ue001(.*)\ue000\ue001$/u.exec(part);
    if (named) pieces.push({ text: named[2], source: sources[Number(named[1])] });
    else if (part) pieces.push({ text: part, source: "" });
  }
  return pieces;
}

export function letter(seat: number): string {
  return seat < 0 ? "clock" : "ABCDEF"[seat];
}

export function seatName(seat: number, names: readonly string[]): string {
  return seat >= 0 && names[seat] ? names[seat] : letter(seat);
}
