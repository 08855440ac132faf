/** A crest for a game that brings no picture, drawn from its id: the same one everywhere. */

const TONES = ["#4b3f6b", "#5d4a17", "#2f5240", "#6a2f3f", "#2f4c66", "#5b3a26"];

function hash(text: string): number {
  let found = 7;
  for (const letter of text) found = (found * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return found;
}

export function toneOf(game: string): string {
  return TONES[hash(game) % TONES.length];
}

/** How many petals stand round the middle, and how they are cut. */
export function petalsOf(game: string): { count: number; path: string } {
  const shapes = [
    "M50 44C40 36 38 20 50 10C62 20 60 36 50 44Z",
    "M50 44L40 26L50 10L60 26Z",
    "M50 44C36 40 36 14 50 14C64 14 64 40 50 44Z",
    "M50 44C46 34 36 30 38 18C44 20 48 16 50 9C52 16 56 20 62 18C64 30 54 34 50 44Z",
  ];
  const found = Math.floor(hash(game) / TONES.length);
  return { count: 5 + (found % 4), path: shapes[Math.floor(found / 4) % shapes.length] };
}
