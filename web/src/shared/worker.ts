/** The service worker (public/sw.js): notices, and a page for when the server cannot be reached. */
import { t } from "../texts/texts.svelte.ts";
import { settings } from "./settings.svelte.ts";

/** Register it with its words in the language of the page, and with the names of these games. */
export function register(games: readonly string[] = []): Promise<ServiceWorkerRegistration> {
  const words = new URLSearchParams({
    language: settings.language,
    "your-turn": t("web-notice-turn"),
    offline: t("web-offline-title"),
    "offline-what": t("web-offline-what"),
    "offline-retry": t("web-offline-retry"),
  });
  for (const game of games) words.set(game, t(`web-game-${game}`));
  return navigator.serviceWorker.register(`/sw.js?${words}`);
}

/** Without notices: one that pushes knows more words already, and is left as it is. */
export async function registerForOffline(): Promise<void> {
  const known = await navigator.serviceWorker.getRegistration();
  if (await known?.pushManager?.getSubscription()) return;
  await register();
}
