/**
 * What sounds are made of: knocks of wood, paper, steel and bells; and what each game makes of them,
 * as every table is of another wood.
 */

export type Sound =
  "dice" | "grab" | "card" | "flip" | "clash" | "lost-life" | "your-turn" | "victory" | "word";

/** A part of a sound: a tone that fades, or noise through a filter at this frequency. */
export interface Part {
  kind: OscillatorType | "noise";
  frequency: number;
  seconds: number;
  loud: number;
  /** Seconds after the beginning. */
  at?: number;
}

const knock = (frequency: number, at = 0, loud = 0.3): Part => ({
  kind: "triangle",
  frequency,
  seconds: 0.09,
  loud,
  at,
});
const paper = (frequency: number, seconds: number, at = 0): Part => ({
  kind: "noise",
  frequency,
  seconds,
  loud: 0.25,
  at,
});
const bell = (frequency: number, at = 0, seconds = 0.9): Part => ({
  kind: "sine",
  frequency,
  seconds,
  loud: 0.12,
  at,
});

const SOUNDS: Record<Sound, Part[]> = {
  dice: [0, 0.05, 0.09, 0.15, 0.2, 0.28].map((at, n) => knock(320 + 60 * (n % 3), at, 0.18)),
  grab: [paper(900, 0.05), knock(140, 0.02, 0.4)],
  card: [paper(2600, 0.07), knock(190, 0.04, 0.2)],
  flip: [paper(3600, 0.05), paper(1800, 0.06, 0.06)],
  clash: [
    { kind: "square", frequency: 1240, seconds: 0.28, loud: 0.05 },
    { kind: "square", frequency: 1870, seconds: 0.22, loud: 0.04 },
    paper(5200, 0.12),
  ],
  "lost-life": [knock(150, 0, 0.4), { kind: "sine", frequency: 98, seconds: 0.5, loud: 0.3 }],
  "your-turn": [bell(880), bell(1320, 0.12)],
  victory: [523, 659, 784, 1047].map((frequency, n) => bell(frequency, n * 0.14, 1.2)),
  word: [bell(520, 0, 0.12)],
};

/** How the same sounds are at the table of one game. */
export interface Timbre {
  /** How much higher tones and knocks are. */
  pitch: number;
  /** How much brighter paper and noise are. */
  air: number;
  /** How much longer tones ring. */
  ring: number;
  /** What rings along with a tone, as multiples of its frequency: 2, 3 a string, 2.76 a bell. */
  partials: readonly number[];
}

/** A table of plain wood. */
const PLAIN: Timbre = { pitch: 1, air: 1, ring: 1, partials: [] };

/** The parts of a sound at a table of this timbre. */
export function partsOf(sound: Sound, timbre: Timbre = PLAIN): Part[] {
  return SOUNDS[sound].flatMap((part) =>
    part.kind === "noise"
      ? [{ ...part, frequency: part.frequency * timbre.air }]
      : tonesOf({ ...part, frequency: part.frequency * timbre.pitch }, timbre),
  );
}

/** A tone and what rings along with it, each fainter and shorter than the one before. */
function tonesOf(part: Part, { partials, ring }: Timbre): Part[] {
  return [1, ...partials].map((times, n) => ({
    ...part,
    frequency: part.frequency * times,
    seconds: (part.seconds * ring) / (1 + n / 2),
    loud: part.loud / (1 + n) ** 2,
  }));
}
