import type { NinjatoView } from "../protocol/wire.ts";
import { did, type Lesson, type Now } from "./lesson.ts";

type Moment = Now<NinjatoView>;

const asks =
  (what: string) =>
  ({ view, seat }: Moment): boolean =>
    view.turn === seat && view.asks === what && !view.is_over;

const places = asks("place");
const offers = ({ next }: Moment, ...starts: string[]) =>
  starts.some((start) => next.some((pick) => pick.startsWith(start)));
const has = ({ deeds }: Moment, kind: RegExp) => deeds.some((deed) => kind.test(deed));
const raids = ({ view, seat }: Moment) => view.turn === seat && view.invasion !== null;
const legal = (start: string) => () => `[data-thing^="${start}"][data-mark="legal"]`;
/** A thing of the town is being paid for. */
const buys = ({ made }: Moment) => made.some((pick) => /^place:(palace|pavilion)/.test(pick));

const lesson: Lesson<NinjatoView> = {
  prefix: "njt",
  steps: [
    { id: "goal", when: places, clause: "NJT-11" },
    {
      id: "raid",
      when: (now) => places(now) && (offers(now, "place:house") || now.made.length > 0),
      done: did(/^house/),
      light: legal("place:house"),
      clause: "NJT-21",
    },
    {
      id: "strike",
      when: asks("strike"),
      done: did(),
      light: legal("hand:"),
      clause: "NJT-24",
    },
    {
      id: "banzai",
      when: asks("banzai"),
      done: did(/^(banzai|leave)/),
      light: () => ".choices",
      clause: "NJT-26",
    },
    {
      id: "loot",
      when: (now) => has(now, /^house/) && !raids(now),
      light: () => ".tray",
      clause: "NJT-29",
    },
    {
      id: "dojo",
      when: (now) => places(now) && has(now, /^house/),
      done: did(/^dojo/),
      light: legal("place:dojo"),
      clause: "NJT-13",
    },
    {
      id: "take",
      when: asks("take"),
      done: (now) => !asks("take")(now),
      light: legal("dojo:"),
      clause: "NJT-15",
    },
    {
      id: "spend",
      when: (now) => places(now) && (offers(now, "place:palace", "place:pavilion") || buys(now)),
      done: did(/^(envoy|rumour)/),
      light: () => '[data-thing="place:palace"], [data-thing="place:pavilion"]',
      clause: "NJT-35",
    },
    { id: "round", when: ({ view }) => view.round > 1, clause: "NJT-39" },
    {
      id: "sensei",
      tip: true,
      when: (now) => places(now) && now.view.round > 1 && offers(now, "place:sensei"),
      done: did(),
      light: legal("place:sensei"),
      clause: "NJT-17",
    },
    {
      id: "alarm",
      tip: true,
      when: (now) => raids(now) && (now.view.invasion?.turned.at(-1)?.alarm ?? false),
      clause: "NJT-27",
    },
    {
      id: "elite",
      tip: true,
      when: (now) => raids(now) && (now.view.invasion?.guard?.elite ?? false),
      clause: "NJT-28",
    },
    { id: "keep", tip: true, when: asks("keep"), done: did(), clause: "NJT-30" },
    { id: "marker", tip: true, when: asks("marker"), done: did(), clause: "NJT-33" },
    { id: "scoring", tip: true, when: ({ view }) => view.scoring !== null, clause: "NJT-48" },
  ],
};

export default lesson;
