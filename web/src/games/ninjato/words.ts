/** How picks are called, and the table in words. */
import type { NinjatoGuard, NinjatoView } from "../../protocol/wire.ts";
import type { Desk } from "../../table/desk.svelte.ts";
import type { Words } from "../../texts/catalogue.ts";
import type { Section } from "../face.ts";
import { CLANS, KINDS, RUMOURS, SIDES, SKILLS } from "./names.ts";
import { handSize, cardsOf, valuesOf } from "./reading.ts";

const GROUPED: Record<string, string> = { any: "any", alike: "alike", "any?": "maybe" };

/** What a card asks for, as a list of texts: "@njt-treasure-fan @njt-demand-alike-3". */
export function demandOf(demand: readonly string[]): string {
  const parts: string[] = [];
  for (const word of new Set(demand)) {
    const count = demand.filter((one) => one === word).length;
    if (word in GROUPED) parts.push(`@njt-demand-${GROUPED[word]}-${count}`);
    else for (let n = 0; n < count; n++) parts.push(`@njt-treasure-${word}`);
  }
  return parts.join(" ");
}

type Naming = (view: NinjatoView, ...parts: string[]) => Words;

const treasure = (name: string, side: string) => ({ treasure: `@njt-treasure-${name}`, side });

const NAMINGS: Record<string, Naming> = {
  place: (view, name, number, side) => {
    if (name !== "house") return { id: `njt-pick-${name}` };
    const sentry = view.houses[Number(number) - 1].sentry;
    const guard = sentry ? valuesOf(sentry, side === "strength" ? 0 : 1)[0] : 0;
    return { id: "njt-pick-house", args: { house: Number(number), side, guard } };
  },
  tile: (view, name) => {
    const tile = view.sensei.find((one) => one && SKILLS[one.skill] === name);
    if (!tile || knowsStyle(view, tile.style)) return { id: `njt-skill-${name}` };
    return { id: "njt-pick-tile", args: { skill: `@njt-skill-${name}`, cost: tile.cost } };
  },
  envoy: (view, slot) => {
    const card = view.palace[Number(slot) - 1];
    if (!card) return { id: "njt-board-envoys" };
    const clan = `@njt-clan-${CLANS[card.clan]}`;
    return { id: "njt-pick-envoy", args: { clan, age: card.age, demand: demandOf(card.demand) } };
  },
  rumour: (view, slot) => {
    const card = view.pavilion[Number(slot) - 1];
    if (!card) return { id: "njt-board-rumours" };
    if (view.scoring) return { id: `njt-rumour-${RUMOURS[card.kind]}` };
    const rumour = `@njt-rumour-${RUMOURS[card.kind]}`;
    return { id: "njt-pick-rumour", args: { rumour, demand: demandOf(card.demand) } };
  },
  treasure: (_, name) => ({ id: `njt-treasure-${name}` }),
  skill: (_, name) => ({ id: `njt-skill-${name}` }),
  hand: (_, value) => ({ id: "njt-pick-hand", args: { value: Number(value) } }),
  dojo: (_, value) =>
    value === "deck"
      ? { id: "njt-pick-deck" }
      : { id: "njt-pick-open", args: { value: Number(value) } },
  guard: (view, half) => {
    const { guard, side = 0 } = view.invasion ?? {};
    const value = guard ? valuesOf(guard, side)[half === "second" ? 1 : 0] : 0;
    return { id: "njt-pick-guard", args: { half, value } };
  },
  shuriken: (_, name, side) => ({ id: "njt-pick-shuriken", args: treasure(name, side) }),
  house: (_, name, side) => ({ id: "njt-pick-in-house", args: treasure(name, side) }),
  marker: (_, clan, honour) => ({
    id: "njt-pick-marker",
    args: { clan: `@njt-clan-${clan}`, honour: Number(honour) },
  }),
  disguise: (_, clan) =>
    clan === "none"
      ? { id: "njt-pick-no-disguise" }
      : { id: "njt-pick-disguise", args: { clan: `@njt-clan-${clan}` } },
  honour: (view) => {
    const clan = view.scoring?.clan ?? null;
    const honour = clan === null ? 0 : view.clans[clan].honour;
    return { id: "njt-pick-honour", args: { honour } };
  },
};

export function label(view: NinjatoView, pick: string): Words {
  const [kind, ...parts] = pick.split(":");
  return NAMINGS[kind]?.(view, ...parts) ?? { id: `njt-pick-${kind}` };
}

/** A free lesson is written on the tile; the server decides who may learn what. */
export function knowsStyle(view: NinjatoView, style: number): boolean {
  const own = view.observer === null ? [] : view.players[view.observer].tiles;
  return own.some((tile) => tile.style === style);
}

export function guardText(guard: NinjatoGuard, desk: Desk): string {
  const parts = SIDES.map(
    (side, at) => `${desk.t(`njt-${side}`)} ${valuesOf(guard, at).join("+")}`,
  );
  if (guard.alarm) parts.push(desk.t("njt-alarm"));
  return parts.join(", ");
}

export function describe(view: NinjatoView, desk: Desk): Section[] {
  return [
    town(view, desk),
    houses(view, desk),
    ...view.order.map((seat) => player(view, desk, seat)),
  ];
}

function town(view: NinjatoView, desk: Desk): Section {
  const named = (name: string, parts: string[]) =>
    `${desk.t(`njt-place-${name}`)}: ${parts.join("; ") || "–"}`;
  const says = (pick: string) => desk.say(label(view, pick));
  const slots = (row: readonly unknown[], kind: string) =>
    row.flatMap((card, at) => (card ? [says(`${kind}:${at + 1}`)] : []));
  return {
    title: desk.t("njt-board-round", { round: view.round }),
    lines: [
      `${desk.t("njt-board-order")}: ${view.order.map((seat) => desk.name(seat)).join(", ")}`,
      named("dojo", [...view.dojo.map((value) => String(value ?? "–")), `+${view.dojo_deck}`]),
      named(
        "sensei",
        view.sensei.flatMap((tile) => (tile ? [says(`tile:${SKILLS[tile.skill]}`)] : [])),
      ),
      named("palace", slots(view.palace, "envoy")),
      named("pavilion", slots(view.pavilion, "rumour")),
    ],
  };
}

function houses(view: NinjatoView, desk: Desk): Section {
  const kinds = (row: readonly number[]) =>
    row.map((kind) => desk.t(`njt-treasure-${KINDS[kind]}`));
  return {
    title: desk.t("njt-houses"),
    lines: view.houses.map(({ clan, honour, sentry, light, red }, at) => {
      const inside = [...kinds(light), ...kinds(red).map((one) => `${one} (${desk.t("njt-red")})`)];
      const guard = sentry ? guardText(sentry, desk) : desk.t("njt-house-empty");
      const name = `${at + 1}, ${desk.t(`njt-clan-${CLANS[clan]}`)} ${honour}`;
      return `${name}: ${inside.join(", ") || "–"}. ${guard}`;
    }),
  };
}

function player(view: NinjatoView, desk: Desk, seat: number): Section {
  const one = view.players[seat];
  const cards = one.hand.type === "hand" ? cardsOf(one.hand).map(({ value }) => value) : [];
  const list = (id: string, parts: string[]) => `${desk.t(id)}: ${parts.join(", ") || "–"}`;
  return {
    title: desk.name(seat),
    lines: [
      `${desk.t("njt-honour")}: ${one.honour}`,
      `${desk.t("njt-board-hand")}: ${cards.join(", ") || handSize(one.hand)}`,
      list(
        "njt-board-treasures",
        one.treasures.flatMap((n, k) => (n ? [`${n} ${desk.t(`njt-treasure-${KINDS[k]}`)}`] : [])),
      ),
      list(
        "njt-board-skills",
        one.tiles.map(
          ({ skill, used }) =>
            desk.t(`njt-skill-${SKILLS[skill]}`) + (used ? ` (${desk.t("njt-used")})` : ""),
        ),
      ),
      list(
        "njt-board-envoys",
        one.envoys.map(({ clan, age }) => `${desk.t(`njt-clan-${CLANS[clan]}`)} ${age}`),
      ),
      list(
        "njt-board-rumours",
        one.rumours.map(({ kind }) => desk.t(`njt-rumour-${RUMOURS[kind]}`)),
      ),
      `${desk.t("njt-board-elite")}: ${one.elites.length}`,
    ],
  };
}
