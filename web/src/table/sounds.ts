/**
 * Small sounds, made when they are needed. Off until somebody has touched the page; nothing is told
 * by sound alone.
 */
import type { Event } from "../protocol/wire.ts";
import { settings } from "../shared/settings.svelte.ts";
import { partsOf, type Part, type Sound, type Timbre } from "./timbre.ts";

let context: AudioContext | null = null;
let touched = false;
addEventListener("pointerdown", () => (touched = true), { once: true, capture: true });
addEventListener("keydown", () => (touched = true), { once: true, capture: true });

/** Make a sound as the game makes it, if the person wants to hear any. */
export function play(sound: Sound, timbre?: Timbre): void {
  if (!settings.sound || !touched || settings.volume <= 0) return;
  context ??= new AudioContext();
  const out = new GainNode(context, { gain: settings.volume });
  out.connect(context.destination);
  for (const part of partsOf(sound, timbre)) sounded(context, out, part);
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
