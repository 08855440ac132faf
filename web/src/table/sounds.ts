/**
 * Small sounds, made when they are needed: knocks of wood, paper, steel and a bell. Off until
 * somebody has touched the page; nothing is told by sound alone.
 */
import type { Event } from "../protocol/wire.ts";
import { settings } from "../shared/settings.svelte.ts";

export type Sound =
  "dice" | "grab" | "card" | "flip" | "clash" | "lost-life" | "your-turn" | "victory" | "word";

/** A part of a sound: a tone that fades, or noise through a filter at this frequency. */
interface Part {
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

let context: AudioContext | null = null;
let touched = false;
addEventListener("pointerdown", () => (touched = true), { once: true, capture: true });
addEventListener("keydown", () => (touched = true), { once: true, capture: true });

/** Make a sound, if the person wants to hear any. */
export function play(sound: Sound): void {
  if (!settings.sound || !touched || settings.volume <= 0) return;
  context ??= new AudioContext();
  const out = new GainNode(context, { gain: settings.volume });
  out.connect(context.destination);
  for (const part of SOUNDS[sound]) sounded(context, out, part);
}

function sounded(audio: AudioContext, out: AudioNode, part: Part): void {
  const start = audio.currentTime + (part.at ?? 0);
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(part.loud, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + part.seconds);
  const source = part.kind === "noise" ? noise(audio, part) : tone(audio, part, part.kind);
  const last = part.kind === "noise" ? filtered(audio, source, part.frequency) : source;
  last.connect(gain).connect(out);
  source.start(start);
  source.stop(start + part.seconds);
}

function tone(audio: AudioContext, { frequency }: Part, type: OscillatorType): OscillatorNode {
  return new OscillatorNode(audio, { type, frequency });
}

function noise(audio: AudioContext, { seconds }: Part): AudioBufferSourceNode {
  const buffer = new AudioBuffer({
    length: Math.ceil(audio.sampleRate * seconds),
    sampleRate: audio.sampleRate,
  });
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = 2 * Math.random() - 1;
  return new AudioBufferSourceNode(audio, { buffer });
}

function filtered(audio: AudioContext, source: AudioNode, frequency: number): AudioNode {
  return source.connect(new BiquadFilterNode(audio, { type: "bandpass", frequency, Q: 0.8 }));
}

/** The usual sound of what happened; a game may name another one for its beats. */
export function soundOf(event: Event): Sound | null {
  if (event.type === "acted") return "card";
  if (event.type === "reported") return "grab";
  return event.type === "said" || event.type === "phrased" ? "word" : null;
}
