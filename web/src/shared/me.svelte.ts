/** Who we are: the server knows, and is asked once for all pages. Whoever plays without having been
 *  here before becomes a guest with a name of our choice. */
import { api, Refusal } from "../protocol/api.ts";
import type { Me } from "../protocol/wire.ts";

/** The account this browser was signed in to, so that we can say when it no longer is. */
const KEY = "uguisu-account";
const NAMES = [
  "Akane", "Asahi", "Chiyo", "Fumi", "Haru", "Hikari", "Isamu", "Kaede", "Kazumi", "Kohaku",
  "Makoto", "Mio", "Nagisa", "Natsu", "Ren", "Rin", "Sora", "Suzu", "Tsubaki", "Yuki",
]; // prettier-ignore

class Myself {
  me = $state.raw<Me | null>(null);
  /** The server has answered. */
  isKnown = $state(false);
  /** The session ended elsewhere: we ask how to go on, and are nobody until then. */
  isSignedOut = $state(false);
  #remembering: Promise<void> | null = null;
  #guest: Promise<Me> | null = null;
  #goOn: (() => void)[] = [];

  /** Ask the server, once; fails if it cannot be reached, and may be tried again. */
  remember(): Promise<void> {
    this.#remembering ??= this.#ask();
    return this.#remembering;
  }

  /** A session that was here is over: ask anew. */
  forget(): Promise<void> {
    this.me = null;
    this.#remembering = this.#ask(true);
    return this.#remembering;
  }

  async #ask(hadSeat = false): Promise<void> {
    try {
      const me = await api.me();
      this.set(me.name ? me : null);
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== "signed-out") {
        this.#remembering = null;
        throw error;
      }
      this.isSignedOut = hadSeat || account.get() !== "";
      this.isKnown = true;
    }
  }

  /** Somebody at last: as before, or a new guest. One who was signed out chooses first. */
  async somebody(): Promise<Me> {
    await this.remember();
    if (this.isSignedOut) await new Promise<void>((resolve) => this.#goOn.push(resolve));
    if (this.me) return this.me;
    const name = NAMES[Math.floor(Math.random() * NAMES.length)];
    this.#guest ??= api.guest(name).finally(() => (this.#guest = null));
    this.set(await this.#guest);
    return this.me as unknown as Me;
  }

  async rename(name: string): Promise<Me> {
    const me = await api.signIn(name);
    this.set(me);
    return me;
  }

  set(me: Me | null): void {
    this.me = me;
    this.isKnown = true;
    this.#remembering = Promise.resolve();
    account.set(me?.account ?? "");
    this.goOn();
  }

  /** Signed in again, or a guest from now on. */
  goOn(): void {
    if (this.isSignedOut) account.set(this.me?.account ?? "");
    this.isSignedOut = false;
    for (const resolve of this.#goOn.splice(0)) resolve();
  }
}

/** Without storage, in some private windows, nothing is remembered. */
const account = {
  get(): string {
    try {
      return localStorage.getItem(KEY) ?? "";
    } catch {
      return "";
    }
  },
  set(login: string): void {
    try {
      if (login) localStorage.setItem(KEY, login);
      else localStorage.removeItem(KEY);
    } catch {
      // then not
    }
  },
};

export const myself = new Myself();
