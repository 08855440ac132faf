import { isAlike } from "../games/shinobi/states.ts";
import type { ShinobiView } from "../protocol/wire.ts";
import { did, type Lesson, type Now } from "./lesson.ts";

type Moment = Now<ShinobiView>;

const phase =
  (name: string) =>
  ({ view, seat }: Moment): boolean =>
    view.turn === seat && view.phase === name && !view.is_over;

const sends = phase("assign");
const turns = phase("reveal");
const decides = phase("decide");
const target = ({ view }: Moment) => ({ target: `#${view.target ?? 0}` });
const hasDecided = ({ deeds }: Moment) => deeds.some((deed) => /^(accept|denounce)/.test(deed));

const lesson: Lesson<ShinobiView> = {
  prefix: "shi",
  steps: [
    { id: "goal", when: sends, light: () => ".lives", clause: "SHI-25" },
    {
      id: "card",
      when: sends,
      done: (now, since) => now.made.length > 0 || did()(now as never, since as never),
      light: () => ".gift .cards",
      args: target,
      clause: "SHI-6",
    },
    {
      id: "declare",
      when: sends,
      done: did(),
      light: () => ".gift .cubes",
      args: target,
      clause: "SHI-7",
    },
    {
      id: "more",
      when: (now) => sends(now) && now.deeds.length > 0,
      done: ({ deeds }) => deeds.length >= 3,
      args: target,
      clause: "SHI-10",
    },
    { id: "kept", when: ({ deeds }) => deeds.length >= 3, light: () => ".kept", clause: "SHI-11" },
    { id: "turn", when: turns, done: did(), light: () => ".hand3", clause: "SHI-14" },
    {
      id: "decide",
      when: decides,
      done: did(),
      light: () => ".choice",
      args: ({ view, seat }) => ({ alike: isAlike(view, seat) ? "yes" : "no" }),
      clause: "SHI-19",
    },
    { id: "others", when: hasDecided, clause: "SHI-15" },
    { id: "round", when: ({ view }) => view.round > 1, light: () => ".pawn", clause: "SHI-24" },
    {
      id: "dead",
      tip: true,
      when: ({ view, seat }) => view.lives[seat] === 0 && !view.is_over,
      clause: "SHI-22",
    },
    {
      id: "veiled",
      tip: true,
      when: ({ view, seat, next }) =>
        view.phase === "assign" &&
        view.turn === seat &&
        view.attacks[view.target ?? 0].filter((attack) => attack).length >= 2 &&
        next.some((pick) => pick.startsWith("declare:")),
      light: () => ".gift .cubes",
      clause: "SHI-9",
    },
  ],
};

export default lesson;
