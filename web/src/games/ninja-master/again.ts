/** The hands of a round in the order in which they came down, from what the count tells. */
import type { NinjaMasterReach, NinjaMasterScored } from "../../protocol/wire.ts";

export const SPEEDS = [1 / 8, 1 / 2, 1] as const;

export interface Grab {
  seat: number;
  /** Milliseconds since the dice lay still on that player's screen. */
  at: number;
  /** "" for a shout. */
  token: string;
  /** Somebody else had it already. */
  late: boolean;
  /** Who was beaten to it. */
  rival: NinjaMasterReach | null;
  said: number | null;
}

export function grabsOf(last: NinjaMasterScored): Grab[] {
  const grabs = last.tokens.flatMap(({ name: token, holder, rival }): Grab[] => {
    if (!holder) return [];
    const plain = { token, said: null };
    const first = { ...plain, seat: holder.seat, at: holder.after, late: false, rival };
    const second = rival && {
      ...plain,
      seat: rival.seat,
      at: rival.after,
      late: true,
      rival: null,
    };
    return second ? [first, second] : [first];
  });
  const { shout } = last;
  if (shout)
    grabs.push({
      seat: shout.seat,
      at: shout.after,
      token: "",
      late: false,
      rival: null,
      said: shout.number,
    });
  return grabs.sort((a, b) => a.at - b.at || Number(a.late) - Number(b.late));
}

/** Where the time line ends: the next whole second. */
export const endOf = (grabs: readonly Grab[]) =>
  Math.max(1, Math.ceil(Math.max(0, ...grabs.map(({ at }) => at)) / 1000)) * 1000;

/** Who held what, at this time after the dice had come to rest. */
export const tokensAt = (last: NinjaMasterScored, now: number) =>
  last.tokens.map((token) => {
    const holder = token.holder && token.holder.after <= now ? token.holder : null;
    return { ...token, holder };
  });
