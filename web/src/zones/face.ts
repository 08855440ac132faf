/** How a game of another package is shown: its zones. */
import type { Face } from "../games/face.ts";
import Board from "./Board.svelte";

const face: Face = { prefix: "", Board };

export default face;
