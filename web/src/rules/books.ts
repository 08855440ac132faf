/** The rulebooks of docs/rules: in the language of the page, in English where it has none. */

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
  const translated = FILES[`${FOLDER}${language}/${game}.md`];
  if (translated) return { language, text: await translated() };
  const english = FILES[`${FOLDER}${game}.md`];
  return english && { language: "en", text: await english() };
}
