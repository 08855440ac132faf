import sprite from "../../games/war-of-clans/sprite.svg?raw";
import type { Drawn } from "./drawn.ts";
import Piece from "./WarOfClansPiece.svelte";

const drawn: Drawn = {
  scope: "woc",
  sprite,
  Piece,
  examples: {
    "WOC-1": ["card:takeda card:uesugi card:mori card:oda card:hojo"],
    "WOC-2": ["card:ninja"],
    "WOC-6": ["army:oda:3 army:mori:1"],
    "WOC-7": ["card:uesugi + army:uesugi:2 → army:uesugi:3"],
    "WOC-8": ["card:ninja + army:oda:3 → army:oda:2"],
    "WOC-10": ["army:mori:2 → card:mori + army:mori:1"],
    "WOC-12": ["army:takeda:3 > army:oda:2 → army:oda:1"],
    "WOC-14": ["army:takeda:3 ✗ army:mori:1:touched"],
    "WOC-21": ["army:oda:3 > army:mori:2"],
    "WOC-23": ["army:hojo:5 ✗ army:oda:4 ✓"],
  },
};

export default drawn;
