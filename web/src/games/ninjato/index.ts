import type { Message, NinjatoView } from "../../protocol/wire.ts";
import type { Beat, Scene } from "../../table/beat.ts";
import type { Desk } from "../../table/desk.svelte.ts";
import type { Face, Glyph } from "../face.ts";
import { rewardMs } from "./beats.ts";
import Board from "./Board.svelte";
import { glyphs } from "./glyphs.ts";
import { CLANS, KINDS, RUMOURS, SKILLS } from "./names.ts";
import EndBelow from "./EndBelow.svelte";
import EndCrest from "./EndCrest.svelte";
import EndRow from "./EndRow.svelte";
import FinalScene from "./FinalScene.svelte";
import Rail from "./Rail.svelte";
import RewardScene from "./RewardScene.svelte";
import Side from "./Side.svelte";
import { soundOf } from "./sounds.ts";
import sprite from "./sprite.svg?raw";
import { timbre } from "./timbre.ts";
import "./tones.css";
import { describe } from "./words.ts";

/** The texts of things that are drawn in the sprite under the same name. */
const DRAWN = new Set<string>([...KINDS, ...SKILLS, ...RUMOURS]);

function emblem(source: string) {
  const [, kind, name] = /^@njt-(clan|treasure|skill|rumour)-([\w-]+)$/.exec(source) ?? [];
  if (!kind) return null;
  if (kind === "clan" && CLANS.some((clan) => clan === name))
    return { symbol: `njt-mon-${name}`, tone: `njt-${name}` };
  return DRAWN.has(name) ? { symbol: `njt-${name}`, tone: "njt-ink" } : null;
}

const FINAL_MS = 4500;

/** The rewards of the clans, and the end. */
function scene(beat: Beat<NinjatoView>, desk: Desk): Scene[] {
  const title = desk.t("njt-scoring");
  const holdMs = rewardMs(beat);
  const rewards = holdMs ? [{ component: RewardScene, props: {}, holdMs, title }] : [];
  const ends = beat.after.is_over && !beat.before?.is_over && beat.after.places !== null;
  return ends
    ? [...rewards, { component: FinalScene, props: {}, holdMs: FINAL_MS, title }]
    : rewards;
}

/** Sentences that tell of honour made in a turn. */
const HONOURED = /^njt-log-(bribes|spreads|reward-honour|given-honour)$/;

function gains(lines: readonly Message[]): Glyph[] {
  const made = lines.filter(({ id }) => HONOURED.test(id));
  const honour = made.reduce((sum, { args }) => sum + Number(args.honour), 0);
  return honour > 0 ? [{ text: `+${honour}` }] : [];
}

const face: Face<NinjatoView> = {
  prefix: "njt",
  wide: true,
  Board,
  Rail,
  Side,
  sprite,
  describe,
  scene,
  gains,
  turns: ({ before, after }) => after.invasion !== null && !before?.invasion,
  glyphs,
  sound: soundOf,
  timbre,
  emblem,
  ending: {
    Crest: EndCrest,
    Row: EndRow,
    Below: EndBelow,
    unfolds: true,
    tone: (_, seat) => `njt-cloth-${seat + 1}`,
  },
  beliefs: { tile: { text: "njt-skill-", order: SKILLS } },
  sheet: { title: "njt-players", icon: "people", Part: Side },
};

export default face;
