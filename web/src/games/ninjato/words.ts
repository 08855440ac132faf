/** The table in words. */
import type { NinjatoGuard, NinjatoView } from "../../protocol/wire.ts";
import type { Desk } from "../../table/desk.svelte.ts";
import type { Section } from "../face.ts";
import { CLANS, KINDS, RUMOURS, SIDES, SKILLS } from "./names.ts";
import { handSize, cardsOf, valuesOf } from "./reading.ts";

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
  const says = (pick: string) => desk.label(pick);
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
