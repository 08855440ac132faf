import type { WarOfClansView } from "../../protocol/wire.ts";
import type { Desk } from "../../table/desk.svelte.ts";
import type { Face, Section } from "../face.ts";
import Board from "./Board.svelte";
import { CARDS, CLANS, symbolOf } from "./clans.ts";
import { gains, glyphs } from "./glyphs.ts";
import EndBelow from "./EndBelow.svelte";
import EndCrest from "./EndCrest.svelte";
import EndRow from "./EndRow.svelte";
import { servedBy } from "./reveal.ts";
import { scenesOf } from "./scenes.ts";
import sprite from "./sprite.svg?raw";
import TallyRail from "./TallyRail.svelte";
import { timbre } from "./timbre.ts";
import "./tones.css";

const seatOf = (letter: string) => "ABCDEF".indexOf(letter);

function describe(view: WarOfClansView, desk: Desk): Section[] {
  const cards = (counts: number[]) =>
    counts
      .flatMap((count, kind) => (count ? [`${count} ${desk.t(`woc-card-${CARDS[kind]}`)}`] : []))
      .join(", ") || desk.t("woc-discards-none");
  const table = {
    title: desk.t("web-plain-table"),
    lines: [
      desk.t("woc-deck-count", { count: view.deck }),
      desk.t("woc-discards-list", { cards: cards(view.discards) }),
    ],
  };
  const provinces = view.armies.map((armies, seat) => {
    const hand = view.hands[seat];
    const lines = armies.flatMap((strength, clan) =>
      strength
        ? [desk.t("woc-army", { clan: `@woc-card-${CLANS[clan]}`, strength }) + mark(seat, clan)]
        : [],
    );
    if (hand.type === "hand") lines.push(`${desk.t("woc-hand")}: ${cards(hand.cards)}`);
    else lines.push(desk.t("woc-hand-size", { count: hand.count }));
    lines.push(loyalty(seat));
    const mine = seat === view.observer;
    const title = mine
      ? desk.t("woc-own-province")
      : desk.t("woc-province-of", { player: `#${seat}` });
    return { title, lines };
  });
  return [...provinces, table];

  function mark(seat: number, clan: number): string {
    const touched = view.touched.some(([p, c]) => p === seat && c === clan);
    return touched ? ` (${desk.t("woc-touched")})` : "";
  }

  function loyalty(seat: number): string {
    const card = view.loyalties[seat];
    if (card.type === "face-down") return desk.t("woc-serves-unknown");
    const clan = `@woc-card-${CLANS[card.clan]}`;
    return desk.t(seat === view.observer && !view.is_over ? "woc-serve" : "woc-served", { clan });
  }
}

/** The touched card goes where it was put; what falls, falls. The server has the last word. */
function foresee(view: WarOfClansView, picks: readonly string[]): WarOfClansView | null {
  const armies = view.armies.map((one) => [...one]);
  const discards = [...view.discards];
  const hands = [...view.hands];
  const [from, to] = picks.map((pick) => pick.split(":"));
  if (!from || !to || view.observer === null) return null;
  if (from[0] === "hand") {
    const hand = hands[view.observer];
    if (hand.type !== "hand") return null;
    const kind = CARDS.indexOf(from[1] as (typeof CARDS)[number]);
    hands[view.observer] = { ...hand, cards: hand.cards.map((n, k) => (k === kind ? n - 1 : n)) };
    if (to[0] === "province") armies[seatOf(to[1])][kind] += 1;
    else discards[kind] += 1;
  } else if (to[0] === "province") {
    armies[seatOf(from[1])][clanOf(from[2])] -= 1;
    armies[seatOf(to[1])][clanOf(from[2])] += 1;
  }
  if (to[0] === "army") {
    armies[seatOf(to[1])][clanOf(to[2])] -= 1;
    discards[clanOf(to[2])] += 1;
  }
  return { ...view, armies, discards, hands };
}

const clanOf = (name: string) => CLANS.indexOf(name as (typeof CLANS)[number]);

const face: Face<WarOfClansView> = {
  prefix: "woc",
  Board,
  sprite,
  describe,
  foresee,
  standing: (view, desk) =>
    view.turns_left !== null && !view.is_over
      ? desk.t("woc-turns-left", { turns: view.turns_left })
      : desk.t("woc-deck-count", { count: view.deck }),
  emblem: (source) => {
    const card = /^@woc-card-(\w+)$/.exec(source)?.[1];
    return card ? { symbol: symbolOf(card), tone: `woc-${card}` } : null;
  },
  glyphs,
  gains,
  turns: ({ event }) => event.type === "acted" && event.shown[1] === "x",
  beliefs: {
    loyalty: { text: "woc-card-", order: CARDS },
    hand: { text: "woc-card-", order: CARDS },
  },
  scene: scenesOf,
  ending: {
    Crest: EndCrest,
    Row: EndRow,
    Below: EndBelow,
    tone: (view, seat) => `woc-cloth woc-${CLANS[servedBy(view, seat)]}`,
  },
  sound: ({ event }) => (event.type !== "acted" ? null : event.shown[1] === "x" ? "clash" : "card"),
  timbre,
  Rail: TallyRail,
};

export default face;
