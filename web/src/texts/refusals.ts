/** What the server refuses, in the person's language: never its English sentence. */
import { Refusal } from "../protocol/api.ts";
import type { Message } from "../protocol/wire.ts";
import { say, t, texts } from "./texts.svelte.ts";

/** As much of a refusal as is needed to say it; both the socket and REST have it. */
interface Refused {
  code: string;
  message?: Message | null;
}

export function refusalText({ code, message }: Refused, names: readonly string[] = []): string {
  if (code === "offline") return t("web-offline");
  if (message && texts.has(message.id)) return say(message, names);
  const known = `refused-${code}`;
  return t(texts.has(known) ? known : "refused-error");
}

/** For whatever was thrown while the server was asked. */
export function errorText(error: unknown): string {
  return error instanceof Refusal ? refusalText(error.problem) : t("web-offline");
}
