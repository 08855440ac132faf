/** The filters of the open tables, for this window. */
import type { Wanted } from "../protocol/api.ts";

const KEY = "uguisu-filters";

export const filters = {
  read(): Wanted {
    try {
      return JSON.parse(sessionStorage.getItem(KEY) ?? "{}") as Wanted;
    } catch {
      return {};
    }
  },
  write(wanted: Wanted): void {
    try {
      sessionStorage.setItem(KEY, JSON.stringify(wanted));
    } catch {
      // then they are forgotten
    }
  },
};
