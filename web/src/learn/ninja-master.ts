import { COLOURS, shownOf, SWORD } from "../games/ninja-master/pieces.ts";
import type { NinjaMasterView } from "../protocol/wire.ts";
import type { Lesson, Now } from "./lesson.ts";

type Moment = Now<NinjaMasterView>;

const phase =
  (name: string) =>
  ({ view }: Moment): boolean =>
    view.phase === name && !view.is_over;

const races = phase("race");
const waits = phase("throw");
const facesOf = ({ dice }: NinjaMasterView) => (dice?.type === "dice" ? dice.faces : []);
const count = (view: NinjaMasterView, face: string) =>
  facesOf(view).filter((one) => one === face).length;
const holderOf = (view: NinjaMasterView, token: string) =>
  view.tokens.find(({ name }) => name === token)?.holder ?? null;
const own = ({ view, seat }: Moment) =>
  view.tokens.filter(({ holder }) => holder?.seat === seat).map(({ name }) => name);

/** The colour with most ninjas among those that are free and not lost in one cloud of smoke. */
function best(view: NinjaMasterView): { token: string; ninjas: number } {
  const found = { token: "", ninjas: 0 };
  for (const token of COLOURS) {
    const [ninjas, smoke] = shownOf(facesOf(view), token);
    if (smoke !== 1 && ninjas > found.ninjas && !holderOf(view, token))
      Object.assign(found, { token, ninjas });
  }
  return found;
}

const lesson: Lesson<NinjaMasterView> = {
  prefix: "nma",
  steps: [
    {
      id: "goal",
      when: waits,
      args: () => ({ rival: "#1" }),
      light: () => ".tokb",
      clause: "NMA-22",
    },
    {
      id: "throw",
      when: (now) => waits(now) && now.next.includes("throw"),
      done: ({ view }) => view.phase !== "throw",
      light: () => ".nma-go",
      clause: "NMA-6",
    },
    {
      id: "grab",
      when: (now) => races(now) && best(now.view).token !== "",
      done: (now) => own(now).length > 0 || !races(now),
      light: ({ view }) => `[data-thing="token:${best(view).token}"]`,
      args: ({ view }) => {
        const { token, ninjas } = best(view);
        return { token: `@nma-name-${token || COLOURS[0]}`, ninjas };
      },
      clause: "NMA-16",
    },
    {
      id: "shout",
      when: (now) => races(now) && now.view.tokens.some(({ holder }) => holder),
      done: (now) => !races(now),
      light: () => ".nma-pad",
      clause: "NMA-19",
    },
    {
      id: "score",
      when: (now) => waits(now) && now.view.last !== null,
      light: () => ".plaq",
      clause: "NMA-20",
    },
    {
      id: "next",
      when: (now) => waits(now) && now.view.last !== null,
      light: () => ".nma-score .foot",
      args: ({ view }) => ({ leader: `#${view.sword}`, thrower: `#${view.shuriken}` }),
      clause: "NMA-21",
    },
    {
      id: "alone",
      when: ({ view }) => view.round > 1 && view.phase !== "throw",
      done: ({ view }, since) => view.round > since.view.round,
      clause: "NMA-8",
    },
    {
      id: "sword",
      tip: true,
      when: (now) =>
        races(now) &&
        count(now.view, "SW") > count(now.view, "SH") &&
        !holderOf(now.view, SWORD) &&
        own(now).length === 1,
      done: (now) => !races(now) || holderOf(now.view, SWORD) !== null,
      light: () => ".swordb",
      args: ({ view, seat }) => ({
        owner: `#${view.sword}`,
        yours: view.sword === seat ? "yes" : "no",
      }),
      clause: "NMA-13",
    },
    {
      id: "fault",
      tip: true,
      when: ({ view, seat }) => view.false_starts[seat] > 0,
      clause: "NMA-6",
    },
    { id: "tie", tip: true, when: ({ view }) => view.tie_break > 0, clause: "NMA-23" },
  ],
};

export default lesson;
