/** Clans and weapons as the view names them, with the symbol, tone and letter each has here. */
export interface Clan {
  symbol: string;
  letter: string;
}

const CLANS: Record<string, Clan> = {
  "seven-lives": { symbol: "seven", letter: "L" },
  rhanobi: { symbol: "rhanobi", letter: "R" },
  octosushi: { symbol: "octo", letter: "O" },
  "sin-san-guich": { symbol: "sandwich", letter: "G" },
  "flying-fish": { symbol: "fish", letter: "F" },
  canzai: { symbol: "canzai", letter: "C" },
};

export const clanOf = (name: string): Clan => CLANS[name];

export const WEAPONS = ["shuriken", "sai", "katana", "blowgun"] as const;
