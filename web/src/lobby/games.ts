/** What the first page says of a game besides what the server knows: its seal, its minutes. */
export interface Tile {
  id: string;
  kanji: string;
  minutes: string;
  /** With how many one plays against bots at once. */
  seats: number;
  scene: string;
}

import ninjaMaster from "./scenes/ninja-master.svg";
import ninjato from "./scenes/ninjato.svg";
import shinobi from "./scenes/shinobi.svg";
import warOfClans from "./scenes/war-of-clans.svg";

export const TILES: Tile[] = [
  { id: "war-of-clans", kanji: "合戦", minutes: "30", seats: 4, scene: warOfClans },
  { id: "shinobi", kanji: "忍", minutes: "15", seats: 5, scene: shinobi },
  { id: "ninja-master", kanji: "達人", minutes: "10", seats: 4, scene: ninjaMaster },
  { id: "ninjato", kanji: "忍刀", minutes: "60–90", seats: 3, scene: ninjato },
];
