/** The words of the view: clans in their order, and the ninja after them. */
export const CLANS = ["takeda", "uesugi", "mori", "oda", "hojo"] as const;
export const CARDS = [...CLANS, "ninja"] as const;
export type Card = (typeof CARDS)[number];

export const symbolOf = (card: string) => (card === "ninja" ? "ninja" : `mon-${card}`);
