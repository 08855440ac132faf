/** The Markdown our rulebooks use, and no more: headings, paragraphs, lists, tables, links to a place
 *  on the same page. */

export interface Span {
  kind: "text" | "bold" | "italic" | "code" | "mark" | "link";
  text: string;
  /** Where a link leads: the id of a heading or a clause. */
  to?: string;
}

export type Block =
  | { kind: "heading"; level: number; text: string }
  | { kind: "paragraph"; spans: Span[] }
  | { kind: "list"; ordered: boolean; items: Item[] }
  | { kind: "table"; head: Span[][]; rows: Span[][][] };

export interface Item {
  /** WOC-12 of a clause, else "". */
  clause: string;
  /** `ruling`, `option name`: what is said of the clause in brackets. */
  marks: string[];
  blocks: Block[];
}

/** What begins an item: a dash or a number. */
const MARKER = /^(- |\d+\. )/;

export function parse(text: string): Block[] {
  return blocks(text.split("\n"));
}

function blocks(lines: string[]): Block[] {
  const found: Block[] = [];
  let at = 0;
  while (at < lines.length) {
    const line = lines[at];
    const heading = /^(#+) (.*)$/.exec(line);
    if (line.trim() === "") at += 1;
    else if (heading) {
      found.push({ kind: "heading", level: heading[1].length, text: heading[2] });
      at += 1;
    } else {
      const end = blockEnd(lines, at);
      found.push(block(lines.slice(at, end)));
      at = end;
    }
  }
  return found;
}

/** Where the block that begins here ends: a list goes on while lines are indented or new items. */
function blockEnd(lines: string[], from: number): number {
  const isList = MARKER.test(lines[from]);
  let at = from + 1;
  while (at < lines.length) {
    const line = lines[at];
    if (line.startsWith("#")) break;
    if (line.trim() === "") {
      const next = lines.slice(at).find((one) => one.trim() !== "") ?? "";
      if (!isList || !next.startsWith("  ")) break;
    } else if (!isList && MARKER.test(line)) break;
    at += 1;
  }
  return at;
}

function block(lines: string[]): Block {
  if (MARKER.test(lines[0]))
    return { kind: "list", ordered: !lines[0].startsWith("-"), items: items(lines) };
  if (lines[0].startsWith("|")) return table(lines);
  return { kind: "paragraph", spans: spans(lines.join(" ")) };
}

function items(lines: string[]): Item[] {
  const starts = lines.flatMap((line, at) => (MARKER.test(line) ? [at] : []));
  return starts.map((start, n) => item(lines.slice(start, starts[n + 1] ?? lines.length)));
}

function item(lines: string[]): Item {
  const [first, ...rest] = lines;
  const indent = MARKER.exec(first)?.[0].length ?? 0;
  let text = first.slice(indent);
  const clause = /^\*\*([A-Z]{2,5}-\d+)\*\*\s*/.exec(text);
  if (clause) text = text.slice(clause[0].length);
  const marks: string[] = [];
  for (let mark; (mark = /^`\[([^\]]+)\]`\s*/.exec(text)); text = text.slice(mark[0].length))
    marks.push(mark[1]);
  const inner = [text, ...rest.map((line) => line.replace(new RegExp(`^ {0,${indent}}`), ""))];
  return { clause: clause?.[1] ?? "", marks, blocks: blocks(inner) };
}

function table(lines: string[]): Block {
  const cells = (line: string) =>
    line
      .replace(/^\||\|$/g, "")
      .split("|")
      .map((cell) => spans(cell.trim()));
  const [head, , ...rows] = lines;
  return { kind: "table", head: cells(head), rows: rows.map(cells) };
}

export function spans(text: string): Span[] {
  return text
    .split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`|\[[^\]]+\]\(#[\w-]+\)|\b[A-Z]{2,5}-\d+\b)/)
    .filter((part) => part !== "")
    .map((part) => {
      const link = /^\[([^\]]+)\]\(#([\w-]+)\)$/.exec(part);
      if (link) return { kind: "link", text: link[1], to: link[2] };
      if (/^[A-Z]{2,5}-\d+$/.test(part)) return { kind: "link", text: part, to: part };
      if (part.startsWith("**")) return { kind: "bold", text: part.slice(2, -2) };
      if (/^\*[^*]/.test(part)) return { kind: "italic", text: part.slice(1, -1) };
      if (part.startsWith("`[")) return { kind: "mark", text: part.slice(2, -2) };
      if (part.startsWith("`")) return { kind: "code", text: part.slice(1, -1) };
      return { kind: "text", text: part };
    });
}

/** The id of a heading, without accents: "La fin d'un été" is la-fin-d-un-ete. */
export function slug(heading: string): string {
  return heading
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** The chapters of a rulebook. */
export function chapters(text: string): string[] {
  return [...text.matchAll(/^## (.+)$/gm)].map(([, title]) => title);
}
