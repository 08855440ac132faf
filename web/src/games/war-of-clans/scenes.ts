/** What is played centre stage: the loyalties, at the end. */
import type { WarOfClansView } from "../../protocol/wire.ts";
import type { Beat, Scene } from "../../table/beat.ts";
import type { Desk } from "../../table/desk.svelte.ts";
import { turningOrder } from "./reveal.ts";
import RevealScene from "./RevealScene.svelte";

const TURN_MS = 1900;
const LAST_MS = 3200;

/** One scene for each card that is turned over. */
export function scenesOf({ before, after }: Beat<WarOfClansView>, desk: Desk): Scene[] {
  if (!after.is_over || before?.is_over || after.places === null) return [];
  return turningOrder(after).map((_, at, { length }) => ({
    component: RevealScene,
    props: { turned: at + 1 },
    holdMs: at + 1 < length ? TURN_MS : LAST_MS,
    title: desk.t("woc-war-over"),
  }));
}
