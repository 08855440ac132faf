/** How far somebody has come in the lessons, kept in this browser. */
export interface Progress {
  table: string;
  /** The steps that are done. */
  done: string[];
  /** The lesson has been taken to its end; what follows is free play. */
  finished: boolean;
}

const key = (game: string) => `uguisu-lesson-${game}`;

export function progressIn(game: string): Progress | null {
  try {
    const found = JSON.parse(localStorage.getItem(key(game)) ?? "null") as Progress | null;
    return found && Array.isArray(found.done) ? found : null;
  } catch {
    return null;
  }
}

export function keep(game: string, progress: Progress): void {
  try {
    localStorage.setItem(key(game), JSON.stringify(progress));
  } catch {
    // A private window without storage: the lesson lasts as long as the page.
  }
}
