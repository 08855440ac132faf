/** How a round was scored, as the view tells it, ready to be drawn. */
import type { NinjaMasterReach, NinjaMasterScored } from "../../protocol/wire.ts";
import type { Desk } from "../../table/desk.svelte.ts";
import { COLOURS, shownOf, SWORD, symbolOfHead, symbolOfToken } from "./pieces.ts";

/** Lanes are so long, or as long as the highest score. */
const LANE = 20;

/** What each column of `ways` is for (see WAY_NAMES of the view). */
const [ROBBED, SHURIKEN, RIGHT, WRONG] = [2, 6, 7, 8];

export const scaleOf = (scores: readonly number[]) => Math.max(LANE, ...scores);

export interface Card {
  name: string;
  title: string;
  why: string;
  symbol: string;
  /** A number in the picture: what was shouted. */
  said: number | null;
  points: number | null;
  holder: NinjaMasterReach | null;
  rival: NinjaMasterReach | null;
  /** What is said instead of who was beaten. */
  note: string;
}

/** The cards of the strip, in the order in which a round is scored. */
export function cardsOf(last: NinjaMasterScored, desk: Desk): Card[] {
  return [
    tokenCard(last, SWORD, desk),
    ...COLOURS.map((colour) => tokenCard(last, colour, desk)),
    shurikenCard(last, desk),
    shoutCard(last, desk),
  ];
}

function tokenCard(last: NinjaMasterScored, name: string, desk: Desk): Card {
  const token = last.tokens.find((one) => one.name === name);
  const { faces } = last.dice;
  const [ninjas, smoke] = shownOf(faces, name);
  const swords = faces.filter((face) => face === "SW").length;
  const shuriken = faces.filter((face) => face === "SH").length;
  return {
    name,
    title: desk.t(`nma-name-${name}`),
    why:
      name === SWORD
        ? desk.t("nma-shows-swords", { swords, shuriken })
        : desk.t("nma-shows-ninjas", { ninjas, smoke }),
    symbol: symbolOfToken(name),
    said: null,
    points: token?.points ?? null,
    holder: token?.holder ?? null,
    rival: token?.rival ?? null,
    note: desk.t(token?.holder ? "nma-uncontested" : "nma-left-lying"),
  };
}

function shurikenCard(last: NinjaMasterScored, desk: Desk): Card {
  const count = last.dice.faces.filter((face) => face === "SH").length;
  return {
    name: "shuriken",
    title: desk.t("nma-shuriken"),
    why: desk.t("nma-shows-shuriken", { count }),
    symbol: "nm-shuriken",
    said: null,
    points: last.ways[last.shuriken]?.[SHURIKEN] ?? 0,
    holder: { seat: last.shuriken, after: -1 },
    rival: null,
    note: desk.t("nma-counts-itself"),
  };
}

function shoutCard(last: NinjaMasterScored, desk: Desk): Card {
  const { shout } = last;
  const row = shout ? last.ways[shout.seat] : null;
  return {
    name: "shout",
    title: desk.t("nma-shout"),
    why: desk.t("nma-shows-count", { count: last.count }),
    symbol: "nm-shout",
    said: shout?.number ?? null,
    points: row ? row[RIGHT] + row[WRONG] : null,
    holder: shout ? { seat: shout.seat, after: shout.after } : null,
    rival: null,
    note: desk.t(shout ? "nma-ended-round" : "nma-nobody-shouted"),
  };
}

export interface Row {
  seat: number;
  bits: { symbol: string; points: number }[];
  before: number;
  after: number;
}

/** Everybody's round, the leader first. */
export function rowsOf(last: NinjaMasterScored): Row[] {
  return last.after
    .map((after, seat) => ({ seat, after, before: last.before[seat], bits: bitsOf(last, seat) }))
    .sort((a, b) => b.after - a.after || a.seat - b.seat);
}

function bitsOf(last: NinjaMasterScored, seat: number): Row["bits"] {
  const row = last.ways[seat] ?? [];
  const tokens = last.tokens
    .filter(({ holder }) => holder?.seat === seat)
    .map(({ name, points }) => ({ symbol: symbolOfHead(name), points: points ?? 0 }));
  const others = [
    { symbol: "nm-sword", points: row[ROBBED] ?? 0 },
    { symbol: "nm-shuriken", points: row[SHURIKEN] ?? 0 },
    { symbol: "nm-shout", points: (row[RIGHT] ?? 0) + (row[WRONG] ?? 0) },
  ].filter(({ points }) => points !== 0);
  return [...tokens, ...others];
}

export const signed = (points: number) =>
  points > 0 ? `+${points}` : String(points).replace("-", "−");
