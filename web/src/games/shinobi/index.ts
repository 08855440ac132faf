import type { Message, ShinobiView } from "../../protocol/wire.ts";
import { BEAT_MS } from "../../table/beat.ts";
import type { Desk } from "../../table/desk.svelte.ts";
import type { Face, Glyph, Section } from "../face.ts";
import Board from "./Board.svelte";
import { clanOf, WEAPONS } from "./clans.ts";
import EndCrest from "./EndCrest.svelte";
import EndRow from "./EndRow.svelte";
import { glyphs } from "./glyphs.ts";
import Rail from "./Rail.svelte";
import { soundOf } from "./sounds.ts";
import sprite from "./sprite.svg?raw";
import { stateOf } from "./states.ts";
import { timbre } from "./timbre.ts";
import { scenesOf } from "./trials.ts";

const weapon = (index: number) => `@shi-weapon-${WEAPONS[index]}`;

function describe(view: ShinobiView, desk: Desk): Section[] {
  return view.clans.map((clan, seat) => {
    const hand = view.hands[seat];
    const lines = [
      desk.t(`shi-clan-${clan}`),
      desk.t("shi-lives-left-full", { lives: view.lives[seat] }),
      ...view.attacks[seat].flatMap((attack) =>
        attack
          ? [
              desk.t("shi-card-of", {
                name: `#${attack.attacker}`,
                declared: weapon(attack.declared),
                weapon: attack.card.type === "card" ? weapon(attack.card.weapon) : "@shi-face-down",
              }),
            ]
          : [],
      ),
      stateOf(view, desk, seat),
    ];
    if (view.start === seat) lines.push(desk.t("shi-pawn"));
    if (hand.type === "hand" && hand.weapons.length > 0)
      lines.push(
        `${desk.t("shi-kept")}: ${hand.weapons.map((one) => desk.t(`shi-weapon-${WEAPONS[one]}`)).join(", ")}`,
      );
    const title =
      seat === view.observer ? desk.t("shi-you", { name: `#${seat}` }) : desk.name(seat);
    return { title, lines: lines.filter((line) => line !== "") };
  });
}

/** A given card lies face down where it was sent; turning and denouncing wait for the truth. */
function foresee(view: ShinobiView, picks: readonly string[]): ShinobiView | null {
  const [card, said] = picks.map((pick) => pick.split(":"));
  if (card?.[0] !== "hand" || said?.[0] !== "declare" || view.target === null) return null;
  const hand = view.hands[view.turn];
  if (hand.type !== "hand") return null;
  const given = WEAPONS.indexOf(card[1] as (typeof WEAPONS)[number]);
  const declared = WEAPONS.indexOf(said[1] as (typeof WEAPONS)[number]);
  const distance = (view.target - view.turn - 1 + view.seats) % view.seats;
  const attacks = view.attacks.map((one) => [...one]);
  attacks[view.target][distance] = {
    attacker: view.turn,
    declared,
    card: { type: "card", weapon: given },
    open: false,
  };
  const hands = [...view.hands];
  hands[view.turn] = { ...hand, weapons: hand.weapons.filter((one) => one !== given) };
  return { ...view, attacks, hands };
}

/** Fifteen cards are given in a round: each flies, none is dwelt upon. */
const GIFT_MS = 600;

/** Who lost how many lives in a trial. */
function gains(lines: readonly Message[]): Glyph[] {
  return lines.flatMap(({ id, args }): Glyph[] =>
    id === "shi-log-loses"
      ? [
          { seat: Number(String(args.actor).slice(1)) },
          { symbol: "life-break" },
          { text: `−${args.count}` },
        ]
      : [],
  );
}

const face: Face<ShinobiView> = {
  prefix: "shi",
  Board,
  Rail,
  sprite,
  describe,
  foresee,
  scene: scenesOf,
  gains,
  glyphs,
  sound: soundOf,
  timbre,
  ending: {
    Crest: EndCrest,
    Row: EndRow,
    tone: ({ clans }, seat) => `shi-${clanOf(clans[seat]).symbol}`,
  },
  length: ({ before }) => (before?.phase === "assign" ? GIFT_MS : BEAT_MS),
  standing: (view, desk) => desk.t("shi-round", { round: view.round }),
  beliefs: { card: { text: "shi-weapon-", order: WEAPONS } },
  emblem: (source) => {
    const name = /^@shi-(?:weapon|one)-(\w+)$/.exec(source)?.[1];
    return name ? { symbol: `w-${name}`, tone: "" } : null;
  },
};

export default face;
