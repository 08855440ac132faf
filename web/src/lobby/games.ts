import { api } from "../protocol/api.ts";
import type { ListedGame } from "../protocol/wire.ts";
import { texts } from "../texts/texts.svelte.ts";

import ninjaMaster from "./scenes/ninja-master.svg";
import ninjato from "./scenes/ninjato.svg";
import shinobi from "./scenes/shinobi.svg";
import warOfClans from "./scenes/war-of-clans.svg";

/** What the first page says of a game besides what the server knows: its seal, its picture. */
export interface Tile {
  id: string;
  kanji: string;
  /** Games of other packages have none, and are shown with a crest. */
  scene: string;
}

export const TILES: Tile[] = [
  { id: "war-of-clans", kanji: "合戦", scene: warOfClans },
  { id: "shinobi", kanji: "忍", scene: shinobi },
  { id: "ninja-master", kanji: "達人", scene: ninjaMaster },
  { id: "ninjato", kanji: "忍刀", scene: ninjato },
];

/** Those of these games that come in other packages, with their texts loaded. */
export async function withTexts(games: readonly ListedGame[]): Promise<ListedGame[]> {
  const found = games.filter(({ id }) => !TILES.some((tile) => tile.id === id));
  if (found.length > 0) await texts.need(...found.map(({ id }) => id));
  return found;
}

/** The games of other packages that the server has. */
export async function otherGames(): Promise<ListedGame[]> {
  return withTexts(await api.games());
}
