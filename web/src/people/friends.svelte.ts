/** Friends and challenges: known to the server, and asked for anew when it says that they changed. */
import { request } from "../protocol/api.ts";
import type { FriendList } from "../protocol/wire.ts";
import { live } from "../shared/live.svelte.ts";
import { myself } from "../shared/me.svelte.ts";

const NONE: FriendList = { friends: [], challenges: [] };

class Friends {
  known = $state.raw<FriendList>(NONE);
  /** The server has answered. */
  isKnown = $state(false);

  /** What we are asked: friendships, challenges; and who declined ours. */
  asks = $derived(this.known.friends.filter(({ state }) => state === "asks"));
  challenges = $derived(this.known.challenges.filter(({ mine, declined }) => !mine || declined));
  news = $derived(this.asks.length + this.challenges.length);

  /** For an effect: asks now, and again whenever something of our own has changed. */
  follow(): void {
    const isAccount = Boolean(myself.me?.account) && live.changes >= 0;
    if (isAccount) this.load().catch(() => {});
    else this.known = NONE;
  }

  load = () => this.#take(request<FriendList>("GET", "/api/my/friends"));
  ask = (name: string) => this.#take(request<FriendList>("POST", "/api/my/friends", { name }));
  askAt = (table: string, person: number) =>
    this.#take(request<FriendList>("POST", "/api/my/friends", { table, person }));
  end = (id: string) => this.#take(request<FriendList>("DELETE", `/api/my/friends/${id}`));
  challenge = (name: string, table: string) =>
    this.#take(request<FriendList>("POST", "/api/my/challenges", { name, table }));
  decline = (id: string) => this.#take(request<FriendList>("DELETE", `/api/my/challenges/${id}`));

  async #take(answer: Promise<FriendList>): Promise<void> {
    this.known = await answer;
    this.isKnown = true;
  }
}

export const friends = new Friends();
