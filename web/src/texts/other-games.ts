/** The texts of games that are not built into the pages: the server has them. */

/** In English where they are not translated; "" for a game the server has not; null: try again. */
export async function otherTexts(game: string, language: string): Promise<string | null> {
  try {
    const response = await fetch(`/api/games/${encodeURIComponent(game)}/texts/${language}`);
    if (response.ok) return named(game, await response.text());
    return response.status === 404 ? "" : null;
  } catch {
    return null;
  }
}

export function prefixIn(text: string): string {
  return /^([a-z]+)-title *=/m.exec(text)?.[1] ?? "";
}

/** Every page calls a game `web-game-<id>`; other packages call theirs `<prefix>-title`. */
export function named(game: string, text: string): string {
  const prefix = prefixIn(text);
  const names = { title: `web-game-${game}`, about: `web-about-${game}` };
  const aliases = Object.entries(names)
    .filter(([name]) => new RegExp(`^${prefix}-${name} *=`, "m").test(text))
    .map(([name, alias]) => `${alias} = { ${prefix}-${name} }\n`);
  return [text, ...aliases].join("\n");
}
