import type { Timbre } from "../../table/timbre.ts";

/** A lacquered dojo: everything is short, hard and bright. */
export const timbre: Timbre = { pitch: 1.35, air: 1.15, ring: 0.7, partials: [2.4] };
