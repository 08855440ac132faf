/** The puzzle of the day as a review of one decision, which has to be found. Nobody has a name. */
import type { AnyView } from "../games/face.ts";
import type { Happening, Puzzle, SeatInfo, TableInfo } from "../protocol/wire.ts";
import { letter } from "../texts/catalogue.ts";
import { Review } from "./review.svelte.ts";

const NOW: Happening = { number: 0, at: 0, event: { type: "began" }, lines: [], ends_turn: false };

export class PuzzleReview extends Review {
  override readonly isPuzzle = true;

  constructor(puzzle: Puzzle) {
    super("");
    const { view, prompt, seat, decision } = puzzle;
    this.reel.table = tableOf(puzzle);
    this.reel.frames = [
      { number: 0, at: 0, happening: NOW, view: view as unknown as AnyView, prompt, sheet: [] },
    ];
    this.reel.eyes = seat;
    this.last = 1;
    this.steps = [
      { step: 0, chances: [], decision: null, deeds: [] },
      { step: 1, chances: [], decision, deeds: [] },
    ];
  }

  /** There is nothing to leave for: the position stays, the answer is veiled again. */
  override leave(): void {
    void this.tryAgain();
  }
}

function tableOf({ game, seats }: Puzzle): TableInfo {
  return {
    id: "",
    game,
    status: "over",
    seats: Array.from({ length: seats }, (_, seat) => seatOf(seat)),
    options: {},
    house: false,
    clock: {},
    public: false,
    spectators: "open",
    commitment: "",
    rated: true,
  } as TableInfo;
}

const seatOf = (seat: number) => ({ seat, kind: "person", name: letter(seat) }) as SeatInfo;
