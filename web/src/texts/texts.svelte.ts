/** The language on screen: catalogues are loaded when they are needed and change in place. */
import { settings, type Language } from "../shared/settings.svelte.ts";
import { otherTexts, prefixIn } from "./other-games.ts";
import { Catalogue, type Args, type Piece, type Words } from "./catalogue.ts";

const FILES = import.meta.glob<string>(["../../../src/uguisu/locales/*/*.ftl", "!**/cli.ftl"], {
  query: "?raw",
  import: "default",
});

class Texts {
  #wanted = new Set(["web", "refusals"]);
  #loaded = new Map<string, string>();
  #prefixes = new Map<string, string>();
  catalogue = $state.raw(new Catalogue("en", []));

  /** Whether they were asked for, loaded or not. */
  wants = (name: string): boolean => this.#wanted.has(name);

  /** Loads the texts of a page or a game ("war-of-clans") in the chosen language. */
  async need(...names: string[]): Promise<void> {
    for (const name of names) this.#wanted.add(name);
    await this.use(settings.language);
  }

  async use(language: Language): Promise<void> {
    const files = await Promise.all([...this.#wanted].map((name) => this.#file(language, name)));
    if (settings.language === language) this.catalogue = new Catalogue(language, files);
  }

  t = (id: string, args: Args = {}, names: readonly string[] = []): string =>
    this.catalogue.text(id, args, names);

  say = (message: Words, names: readonly string[] = []): string =>
    this.catalogue.say(message, names);

  pieces = (message: Words, names: readonly string[] = []): Piece[] =>
    this.catalogue.pieces(message, names);

  has = (id: string): boolean => this.catalogue.has(id);

  /** Of the ids of texts of a game that is not built in. */
  prefixOf = (game: string): string => this.#prefixes.get(game) ?? "";

  async #file(language: Language, name: string): Promise<string> {
    const path = `../../../src/uguisu/locales/${language}/${name}.ftl`;
    const known = this.#loaded.get(path);
    if (known !== undefined) return known;
    const text = FILES[path] ? await FILES[path]() : await otherTexts(name, language);
    if (text !== null) this.#loaded.set(path, text);
    if (!FILES[path] && text) this.#prefixes.set(name, prefixIn(text));
    return text ?? "";
  }
}

export const texts = new Texts();
export const { t, say, pieces } = texts;

/** Change the language of everything on screen. */
export async function speak(language: Language): Promise<void> {
  settings.set({ language });
  await texts.use(language);
}
