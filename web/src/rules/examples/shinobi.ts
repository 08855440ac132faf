import sprite from "../../games/shinobi/sprite.svg?raw";
import type { Drawn } from "./drawn.ts";
import Piece from "./ShinobiPiece.svelte";

const drawn: Drawn = {
  scope: "shi",
  sprite,
  Piece,
  examples: {
    "SHI-2": ["face:shuriken face:sai face:katana face:blowgun back:rhanobi"],
    "SHI-3": ["lives:5 cube:shuriken cube:sai cube:katana"],
    "SHI-5": ["clan:seven-lives → clan:rhanobi clan:octosushi clan:flying-fish"],
    "SHI-8": ["sent:seven-lives:katana:sai"],
    "SHI-9": ["sent:rhanobi:katana sent:octosushi:katana ✗ cube:katana"],
    "SHI-16": ["face:katana face:sai back:octosushi → lives:5"],
    "SHI-17": ["face:katana face:katana back:octosushi → lives:4"],
    "SHI-19": ["face:katana face:sai face:shuriken ✓", "face:katana face:sai face:sai ✗"],
    "SHI-20": ["face:katana face:katana face:katana ✓", "face:katana face:katana face:sai ✗"],
    "SHI-25": ["lives:0 lives:0 lives:1 ✓"],
  },
};

export default drawn;
