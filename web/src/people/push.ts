/** Your-turn notices by browser push, where the server has keys for it. */
import { request } from "../protocol/api.ts";
import { otherGames, TILES } from "../lobby/games.ts";
import { register } from "../shared/worker.ts";

export function canPush(): boolean {
  return "serviceWorker" in navigator && "PushManager" in globalThis;
}

export async function isPushed(): Promise<boolean> {
  const worker = await navigator.serviceWorker.getRegistration();
  return Boolean(await worker?.pushManager.getSubscription());
}

/** Ask the browser's leave and tell the server where to push; false if the leave was not given. */
export async function push(key: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  const games = [...TILES, ...(await otherGames())].map(({ id }) => id);
  const worker = await register(games);
  const subscription = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  const { endpoint, keys } = subscription.toJSON();
  await request("POST", "/api/my/notices/push", { endpoint, ...keys });
  return true;
}

export async function noPush(): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration();
  const subscription = await worker?.pushManager.getSubscription();
  if (!subscription) return;
  await request("DELETE", "/api/my/notices/push", { endpoint: subscription.endpoint });
  await subscription.unsubscribe();
}
