import sprite from "../../games/ninja-master/sprite.svg?raw";
import type { Drawn } from "./drawn.ts";
import Piece from "./NinjaMasterPiece.svelte";

const drawn: Drawn = {
  scope: "nma",
  sprite,
  Piece,
  examples: {
    "NMA-1": [
      "token:orange token:blue token:pink token:green token:purple token:sword token:shuriken",
    ],
    "NMA-2": ["die:O1 die:B2 die:P3 die:GS die:SW die:SH"],
    "NMA-3": ["token:sword + token:shuriken"],
    "NMA-10": ["die:O1 die:B3 die:G2 die:PS die:SW = 6"],
    "NMA-13": ["die:SW die:SW > die:SH → token:sword +6"],
    "NMA-15": ["die:SW = die:SH → token:sword −3"],
    "NMA-16": [
      "die:B3 → token:blue +3",
      "die:G2 die:GS → token:green −2",
      "die:O1 die:OS die:OS → token:orange +1",
    ],
    "NMA-17": ["die:VS → token:purple 0"],
    "NMA-18": ["die:SH die:SH → token:shuriken +2"],
    "NMA-21": ["token:sword → 1."],
  },
};

export default drawn;
