/** What a newcomer to a game is told beside the prompt, until the first move is made or it is put
 *  away: then never again. In a race it is told until the first round has been counted. */
import { settings } from "../shared/settings.svelte.ts";
import { t, texts } from "../texts/texts.svelte.ts";
import type { Table } from "./table.svelte.ts";

/** What one does in the game, more of it, and how one picks; nothing where nobody is new. */
export function welcomeTo(table: Table): string[] {
  const { info, face, eyes } = table;
  if (!info || info.lesson || info.status !== "playing" || eyes === null) return [];
  if (!settings.hints || settings.hinted.includes(info.game)) return [];
  const own = `${face.prefix}-new`;
  const special = texts.has(own) ? t(own).split(/(?<=[.!?])\s+/u) : [];
  const [first = "", ...rest] = special;
  const picking = face.live ? "" : t("web-hint");
  return [first, rest.join(" "), picking].filter(Boolean);
}

export function hasBegun({ info, face, log, eyes }: Table): boolean {
  if (face.live) return Boolean(info?.ready_by);
  return log.some(({ event }) => event.type === "acted" && event.seat === eyes);
}

export function putAway({ info }: Table): void {
  if (info) settings.set({ hinted: [...new Set([...settings.hinted, info.game])] });
}
