/** What the first page says of a game besides what the server knows: its seal, its picture. */
export interface Tile {
  id: string;
  kanji: string;
  scene: string;
}

import ninjaMaster from "./scenes/ninja-master.svg";
import ninjato from "./scenes/ninjato.svg";
import shinobi from "./scenes/shinobi.svg";
import warOfClans from "./scenes/war-of-clans.svg";

export const TILES: Tile[] = [
  { id: "war-of-clans", kanji: "合戦", scene: warOfClans },
  { id: "shinobi", kanji: "忍", scene: shinobi },
  { id: "ninja-master", kanji: "達人", scene: ninjaMaster },
  { id: "ninjato", kanji: "忍刀", scene: ninjato },
];
