/** Who we are: a guest with a name, made without asking; the server's cookie is the proof. */
import { api } from "../protocol/api.ts";
import type { Me } from "../protocol/wire.ts";

const KEY = "uguisu-me";
const NAMES = [
  "Akane", "Asahi", "Chiyo", "Fumi", "Haru", "Hikari", "Isamu", "Kaede", "Kazumi", "Kohaku",
  "Makoto", "Mio", "Nagisa", "Natsu", "Ren", "Rin", "Sora", "Suzu", "Tsubaki", "Yuki",
]; // prettier-ignore

class Myself {
  me = $state.raw<Me | null>(null);
  #asking: Promise<Me> | null = null;

  /** Whether this browser has been somebody before; then the server is asked who. */
  async remember(): Promise<void> {
    if (this.me || !stored()) return;
    try {
      this.me = await api.me();
    } catch {
      store("");
    }
  }

  /** Somebody at last: as before, or a guest with a name of our choice. */
  async somebody(): Promise<Me> {
    await this.remember();
    return this.me ?? this.rename(NAMES[Math.floor(Math.random() * NAMES.length)]);
  }

  async rename(name: string): Promise<Me> {
    this.#asking ??= api.signIn(name);
    try {
      this.set(await this.#asking);
    } finally {
      this.#asking = null;
    }
    return this.me as Me;
  }

  set(me: Me | null): void {
    this.me = me;
    store(me?.name ?? "");
  }
}

function stored(): string {
  try {
    return localStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}

function store(name: string): void {
  try {
    if (name) localStorage.setItem(KEY, name);
    else localStorage.removeItem(KEY);
  } catch {
    // A private window without storage: the cookie still knows.
  }
}

export const myself = new Myself();
