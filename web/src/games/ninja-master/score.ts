/** How a round was scored, as the view tells it, ready to be drawn. */
import type { NinjaMasterReach, NinjaMasterScored } from "../../protocol/wire.ts";
import type { Desk } from "../../table/desk.svelte.ts";
import { COLOURS, shownOf, SWORD, symbolOfToken } from "./pieces.ts";

/** The length of lanes, unless a score is higher. */
export const GOAL = 20;

/** What each column of `ways` is for (see WAY_NAMES of the view). */
const [STOLEN, ROBBED, FAULT, SHURIKEN, RIGHT, WRONG] = [1, 2, 3, 6, 7, 8];

export const scaleOf = (scores: readonly number[]) => Math.max(GOAL, ...scores);

/** One reason why somebody's points changed. */
export interface Plaque {
  name: string;
  symbol: string;
  points: number;
  /** A number in the picture: what was shouted. */
  said: number | null;
  why: string;
  /** When, or by how much. */
  when: string;
  /** Somebody was beaten to it. */
  won: boolean;
  /** Its place in the order of scoring, over all players. */
  order: number;
}

export interface Row {
  seat: number;
  plaques: Plaque[];
  before: number;
  after: number;
}

/** Everybody's round, the leader first. Plaques are in the order of scoring: sword, ninjas,
 *  shuriken, shout. */
export function rowsOf(last: NinjaMasterScored, desk: Desk, calm = false): Row[] {
  const plaques = plaquesOf(last, desk, calm);
  return last.after
    .map((after, seat) => ({
      seat,
      after,
      before: last.before[seat],
      plaques: plaques.flatMap((one, order) => (one.seat === seat ? [{ ...one, order }] : [])),
    }))
    .sort((a, b) => b.after - a.after || a.seat - b.seat);
}

type Owned = Omit<Plaque, "order"> & { seat: number };

function plaquesOf(last: NinjaMasterScored, desk: Desk, calm: boolean): Owned[] {
  return [
    ...swordPlaques(last, desk, calm),
    ...COLOURS.flatMap((colour) => ninjaPlaque(last, colour, desk, calm)),
    ...shurikenPlaque(last, desk),
    ...shoutPlaque(last, desk, calm),
  ];
}

function swordPlaques(last: NinjaMasterScored, desk: Desk, calm: boolean): Owned[] {
  const token = last.tokens.find(({ name }) => name === SWORD);
  const holder = token?.holder;
  if (!token || !holder) return [];
  const { faces } = last.dice;
  const swords = faces.filter((face) => face === "SW").length;
  const shuriken = faces.filter((face) => face === "SH").length;
  const plain = { name: SWORD, symbol: "nm-sword", said: null };
  const row = last.ways[holder.seat];
  const own: Owned = {
    ...plain,
    ...timing(holder, token.rival ?? null, desk, calm),
    seat: holder.seat,
    points: row[STOLEN] + row[FAULT],
    why:
      row[FAULT] !== 0
        ? desk.t("nma-shows-swords", { swords, shuriken })
        : holder.seat === last.sword
          ? desk.t("nma-defended")
          : desk.t("nma-half-of", { points: last.before[last.sword] }),
  };
  const lost = last.ways[last.sword][ROBBED];
  if (lost === 0) return [own];
  const isLate = token.rival?.seat === last.sword && !calm;
  const by = desk.t("nma-taken-by", {
    player: `#${holder.seat}`,
    you: holder.seat === desk.observer ? "yes" : "no",
  });
  const when = isLate
    ? desk.t("nma-too-late", { ms: (token.rival?.after ?? 0) - holder.after })
    : by;
  const why = desk.t("nma-stolen");
  return [own, { ...plain, seat: last.sword, points: lost, why, when, won: false }];
}

function ninjaPlaque(last: NinjaMasterScored, name: string, desk: Desk, calm: boolean): Owned[] {
  const token = last.tokens.find((one) => one.name === name);
  if (!token?.holder) return [];
  const [ninjas, smoke] = shownOf(last.dice.faces, name);
  return [
    {
      name,
      symbol: symbolOfToken(name),
      said: null,
      ...timing(token.holder, token.rival ?? null, desk, calm),
      seat: token.holder.seat,
      points: token.points ?? 0,
      why: desk.t("nma-shows-ninjas", { ninjas, smoke }),
    },
  ];
}

function shurikenPlaque(last: NinjaMasterScored, desk: Desk): Owned[] {
  const points = last.ways[last.shuriken]?.[SHURIKEN] ?? 0;
  const count = last.dice.faces.filter((face) => face === "SH").length;
  if (points === 0) return [];
  return [
    {
      name: "shuriken",
      symbol: "nm-shuriken",
      said: null,
      seat: last.shuriken,
      points,
      why: desk.t("nma-shows-shuriken", { count }),
      when: desk.t("nma-counts-itself"),
      won: false,
    },
  ];
}

function shoutPlaque(last: NinjaMasterScored, desk: Desk, calm: boolean): Owned[] {
  const { shout } = last;
  if (!shout) return [];
  const row = last.ways[shout.seat];
  return [
    {
      name: "shout",
      symbol: "nm-shout",
      said: shout.number,
      seat: shout.seat,
      points: row[RIGHT] + row[WRONG],
      why: desk.t(shout.is_right ? "nma-right" : "nma-wrong", { count: last.count }),
      when: calm ? desk.t("nma-ended-round") : desk.t("nma-ms", { ms: shout.after }),
      won: false,
    },
  ];
}

/** "9 ms before you" if somebody was beaten to it, else after how long. */
function timing(
  holder: NinjaMasterReach,
  rival: NinjaMasterReach | null,
  desk: Desk,
  calm: boolean,
): { when: string; won: boolean } {
  if (rival)
    return {
      when: desk.t(calm || rival.after === holder.after ? "nma-by-lot" : "nma-ahead-of", {
        ms: rival.after - holder.after,
        rival: `#${rival.seat}`,
        you: rival.seat === desk.observer ? "yes" : "no",
      }),
      won: true,
    };
  return {
    when: calm ? desk.t("nma-uncontested") : desk.t("nma-ms", { ms: holder.after }),
    won: false,
  };
}

export const signed = (points: number) =>
  points > 0 ? `+${points}` : String(points).replace("-", "−");
