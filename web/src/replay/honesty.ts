/** The check that a shuffle was honest; the same hashes as `uguisu/server/table/shuffle_proof.py`. */
import type { ShuffleProof } from "../protocol/wire.ts";

export interface Checked {
  /** The secret is the one that was committed to before the game. */
  commitment: boolean;
  /** The seed is what the secret and everybody's entropy make. */
  seed: boolean;
}

/** Null where the browser cannot hash: only on pages over HTTPS or on this machine. */
export async function check(honesty: ShuffleProof): Promise<Checked | null> {
  if (!globalThis.crypto?.subtle) return null;
  const words = honesty.entropy.map((part) => part || "-").join(" ");
  const commitment = await sha256(`uguisu commitment ${honesty.secret}`);
  const seed = await sha256(`uguisu seed ${honesty.secret} ${words}`);
  return { commitment: commitment === honesty.commitment, seed: seed === honesty.seed };
}

async function sha256(text: string): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
