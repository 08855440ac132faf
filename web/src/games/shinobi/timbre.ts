import type { Timbre } from "../../table/timbre.ts";

/** A temple by night: bells, dry paper, little wood. */
export const timbre: Timbre = { pitch: 0.9, air: 1.3, ring: 1.25, partials: [2.76, 5.4] };
