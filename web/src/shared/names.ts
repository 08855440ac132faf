/** How somebody is called: one without a name has deleted the account. */
import type { SeatInfo } from "../protocol/wire.ts";
import { t } from "../texts/texts.svelte.ts";

export const formerOr = (name: string): string => name || t("web-former-player");

export const seatName = ({ kind, name }: Pick<SeatInfo, "kind" | "name">): string =>
  kind === "person" ? formerOr(name) : name;
