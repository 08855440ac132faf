import type { NinjaMasterView } from "../../protocol/wire.ts";
import type { Beat, Scene } from "../../table/beat.ts";
import type { Desk } from "../../table/desk.svelte.ts";
import type { Face, Section } from "../face.ts";
import Board from "./Board.svelte";
import CountScene from "./CountScene.svelte";
import EndBelow from "./EndBelow.svelte";
import EndCrest from "./EndCrest.svelte";
import EndRow from "./EndRow.svelte";
import { glyphs } from "./glyphs.ts";
import "./pieces.css";
import { symbolOfHead, wordsOfFace } from "./pieces.ts";
import { GOAL } from "./score.ts";
import { soundOf } from "./sounds.ts";
import sprite from "./sprite.svg?raw";
import { timbre } from "./timbre.ts";

function describe(view: NinjaMasterView, desk: Desk): Section[] {
  const dice = view.dice?.type === "dice" ? view.dice.faces : [];
  const tokens = view.tokens.flatMap(({ name, holder }) =>
    holder
      ? [
          `${desk.t(`nma-name-${name}`)}: ${desk.t("nma-after", { player: `#${holder.seat}`, ms: holder.after })}`,
        ]
      : [],
  );
  const players = view.scores.map((points, seat) => {
    const owns = [
      ...(view.sword === seat ? [desk.t("nma-owns-sword")] : []),
      ...(view.shuriken === seat ? [desk.t("nma-owns-shuriken")] : []),
    ];
    return [`${desk.name(seat)}: ${desk.t("nma-points", { points })}`, ...owns].join(", ");
  });
  return [
    { title: desk.t("web-plain-table"), lines: players },
    {
      title: desk.t("nma-dojo"),
      lines: [...dice.map((face) => wordsOfFace(face, desk)), ...tokens],
    },
  ];
}

/** The sentences of the count: what a round brought whom. */
const COUNTED = /^nma-log-(steals|fault|gains|loses|shuriken|right|wrong|wins)$/;

/** The count of the last round is read as long as one between rounds. */
const COUNT_MS = 15_000;

function scene({ before, after }: Beat<NinjaMasterView>, desk: Desk): Scene | null {
  if (!after.is_over || before?.is_over || !after.last || after.places === null) return null;
  const title = desk.t("nma-round", { round: after.last.round });
  return { component: CountScene, props: {}, holdMs: COUNT_MS, title };
}

const face: Face<NinjaMasterView> = {
  prefix: "nma",
  Board,
  sprite,
  live: true,
  wide: true,
  reactsTo: (view) => view.rest_at,
  scene,
  glyphs,
  sound: soundOf,
  timbre,
  ending: { Crest: EndCrest, Row: EndRow, Below: EndBelow, unfolds: true, tone: () => "nma-cloth" },
  describe,
  turns: ({ before, after }) => JSON.stringify(after.last) !== JSON.stringify(before?.last ?? null),
  gist: (lines) => lines.filter(({ id }) => COUNTED.test(id)),
  standing: (view, desk) =>
    (view.tie_break > 0 ? `${desk.t("nma-tie-break")}, ` : "") +
    desk.t("nma-round", { round: view.round }) +
    ` · ${desk.t("nma-goal", { points: GOAL })}` +
    (view.calm ? `, ${desk.t("nma-calm")}` : ""),
  emblem: (source) => {
    const token = /^@nma-token-(\w+)$/.exec(source)?.[1];
    return token ? { symbol: symbolOfHead(token), tone: "nm-ink" } : null;
  },
};

export default face;
