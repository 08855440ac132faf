import type { Timbre } from "../../table/timbre.ts";

/** A war camp: deep drums, and steel that rings long. */
export const timbre: Timbre = { pitch: 0.7, air: 0.75, ring: 1.4, partials: [1.59] };
