/** The rulebooks: those of docs/rules are built in, in every language; the server has those of other
 *  packages, in English. */

export interface Book {
  language: string;
  text: string;
}

const FOLDER = "../../../docs/rules/";
const FILES = import.meta.glob<string>("../../../docs/rules/**/*.md", {
  query: "?raw",
  import: "default",
});

export async function bookOf(game: string, language: string): Promise<Book | undefined> {
  const load = FILES[FOLDER + (language === "en" ? "" : `${language}/`) + `${game}.md`];
  return load ? { language, text: await load() } : otherBook(game);
}

async function otherBook(game: string): Promise<Book | undefined> {
  try {
    const response = await fetch(`/api/games/${encodeURIComponent(game)}/rules/en`);
    return response.ok ? { language: "en", text: await response.text() } : undefined;
  } catch {
    return undefined;
  }
}
