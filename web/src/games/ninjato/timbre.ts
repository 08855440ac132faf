import type { Timbre } from "../../table/timbre.ts";

/** A hall with a koto: strings that are plucked, soft cards. */
export const timbre: Timbre = { pitch: 1.1, air: 0.85, ring: 1.1, partials: [2, 3] };
