import sprite from "../../games/ninjato/sprite.svg?raw";
import type { Drawn } from "./drawn.ts";
import Piece from "./NinjatoPiece.svelte";

const drawn: Drawn = {
  scope: "njt",
  sprite,
  Piece,
  examples: {
    "NJT-1": ["mon:taira mon:minamoto mon:go-shirakawa"],
    "NJT-7": ["treasure:fan treasure:scroll treasure:vase treasure:jade treasure:gold"],
    "NJT-6": ["treasure:jade treasure:jade:red"],
    "NJT-11": ["shuriken:0 shuriken:0 shuriken:0"],
    "NJT-13": ["dojo:4 + dojo:1 dojo:3 dojo:5"],
    "NJT-17": ["dojo:1 → tile:shinobi-iri:snake:1"],
    "NJT-21": ["dojo:5 > guard:4 ✓", "dojo:2 < guard:4 ✓", "dojo:4 = guard:4 ✗"],
    "NJT-22": ["treasure:fan treasure:vase treasure:scroll:red treasure:gold:red"],
    "NJT-23": ["dojo:4 + dojo:3 = 5", "dojo:1 + dojo:3 = 0"],
    "NJT-24": ["dojo:2 + tile:katonjutsu:tiger:4 = 4"],
    "NJT-27": ["guard:3:alarm → treasure:scroll + treasure:gold:red"],
    "NJT-28": ["elite:5:1 pair:3:5"],
    "NJT-30": ["treasure:fan treasure:vase → treasure:vase"],
    "NJT-35": ["treasure:fan treasure:jade → envoy:minamoto:42:fan+jade +7"],
    "NJT-65": [
      "treasure:vase treasure:vase treasure:vase treasure:gold → envoy:minamoto:68:any+alike+alike+alike +17",
    ],
    "NJT-37": ["treasure:jade → rumour:master:jade +5"],
    "NJT-42": ["guard:2 treasure:fan treasure:scroll treasure:jade"],
    "NJT-45": ["envoy:taira:47:fan+vase envoy:taira:62:vase+jade > envoy:taira:53:any+any+any"],
    "NJT-50": ["rumour:goodwill rumour:goodwill rumour:goodwill ×4"],
  },
};

export default drawn;
