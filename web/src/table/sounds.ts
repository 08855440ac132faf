/** Small sounds, off unless the player wants them: a wooden clack, a bell when it is your move. */
import type { Event } from "../protocol/wire.ts";
import { settings } from "../shared/settings.svelte.ts";
import type { Table } from "./table.svelte.ts";

let context: AudioContext | null = null;

function tone(frequency: number, seconds: number, loud: number, kind: OscillatorType): void {
  context ??= new AudioContext();
  const { currentTime, destination } = context;
  const source = new OscillatorNode(context, { type: kind, frequency });
  const gain = new GainNode(context, { gain: loud });
  gain.gain.setValueAtTime(loud, currentTime);
  gain.gain.exponentialRampToValueAtTime(0.0001, currentTime + seconds);
  source.connect(gain).connect(destination);
  source.start();
  source.stop(currentTime + seconds);
}

export function play(event: Event, table: Table): void {
  if (!settings.sound) return;
  if (event.type === "acted") tone(190, 0.09, 0.2, "triangle");
  if (event.type === "acted" && table.isMyMove) tone(880, 0.7, 0.08, "sine");
  if (event.type === "said" || event.type === "phrased") tone(520, 0.12, 0.06, "sine");
}
