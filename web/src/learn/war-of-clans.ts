import { CLANS } from "../games/war-of-clans/clans.ts";
import type { WarOfClansView } from "../protocol/wire.ts";
import { did, type Lesson, type Now } from "./lesson.ts";

type Moment = Now<WarOfClansView>;

/** It is the learner's turn, and this order is due. */
const order =
  (number: number) =>
  ({ view, seat }: Moment): boolean =>
    view.turn === seat && view.order === number && !view.is_over;

const first = order(1);
const second = order(2);
const third = order(3);
const offers = ({ next }: Moment, start: string) => next.some((pick) => pick.startsWith(start));
/** The first turn is over. */
const hasPlayed = ({ deeds, view, seat }: Moment) => deeds.length >= 2 && view.turn !== seat;

const lesson: Lesson<WarOfClansView> = {
  prefix: "woc",
  steps: [
    {
      id: "goal",
      when: first,
      light: () => ".loyal",
      clause: "WOC-20",
      args: ({ view, seat }) => {
        const card = view.loyalties[seat];
        return { clan: card.type === "loyalty" ? `@woc-card-${CLANS[card.clan]}` : "" };
      },
    },
    { id: "deploy", when: first, done: did(), light: () => ".hand, .rival", clause: "WOC-7" },
    { id: "home", when: second, done: did(), light: () => ".hand, .own", clause: "WOC-10" },
    { id: "draw", when: hasPlayed, light: () => ".piles .pile:first-child", clause: "WOC-17" },
    {
      id: "rivals",
      when: ({ deeds }) => deeds.length >= 2,
      args: () => ({ one: "#1", two: "#2" }),
    },
    {
      id: "ninja",
      when: (now) => first(now) && offers(now, "hand:ninja"),
      done: did(),
      light: () => '[data-thing="hand:ninja"]',
      clause: "WOC-8",
    },
    {
      id: "move",
      when: (now) => second(now) && offers(now, "army:"),
      done: did(),
      light: () => '.rival .army[data-mark="legal"]',
      clause: "WOC-10",
    },
    {
      id: "attack",
      when: third,
      done: did(),
      light: () => '.army[data-mark="legal"]',
      clause: "WOC-12",
    },
    {
      id: "shield",
      tip: true,
      when: ({ view, seat, deeds }) => deeds.length > 4 && first({ view, seat } as Moment),
      clause: "WOC-14",
    },
    {
      id: "last",
      tip: true,
      when: ({ view }) => view.turns_left !== null && !view.is_over,
      light: () => ".piles .pile:first-child",
      clause: "WOC-19",
    },
  ],
};

export default lesson;
