/** The service worker (public/sw.js): notices, and a page for when the server cannot be reached. */
import { t } from "../texts/texts.svelte.ts";
import { settings } from "./settings.svelte.ts";

/** Whether this page has registered it for notices, whose words the offline page must not replace. */
let isForNotices = false;

/** Register it with its words in the language of the page, and with the names of these games. */
export function register(games: readonly string[] = []): Promise<ServiceWorkerRegistration> {
  if (games.length) isForNotices = true;
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
  const subscription = await known?.pushManager?.getSubscription();
  if (!subscription && !isForNotices) await register();
}
