/** What is played centre stage in a trial: cards turn, verdict, denunciation, who pays. */
import type { ShinobiView } from "../../protocol/wire.ts";
import type { Beat, Scene } from "../../table/beat.ts";
import type { Desk } from "../../table/desk.svelte.ts";
import { partsOf } from "./parts.ts";
import TrialScene from "./TrialScene.svelte";

const HOLD_MS = 2000;

export function scenesOf(beat: Beat<ShinobiView>, desk: Desk): Scene[] {
  if (beat.event.type !== "acted") return [];
  return partsOf(beat).map((part) => {
    const victim = beat.before?.turn ?? 0;
    const you = victim === desk.observer ? "yes" : "no";
    const title = desk.t("shi-trial", { name: `#${victim}`, you });
    return { component: TrialScene, props: { part, victim }, holdMs: HOLD_MS, title };
  });
}
