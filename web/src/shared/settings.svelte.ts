/** What a player has set in this browser. Everything works without a stored value. */

export const LANGUAGES = ["en", "it", "es", "fr", "de"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Theme = "auto" | "light" | "dark";
export const PACES = ["calm", "brisk", "instant"] as const;
/** How quickly what others did is played: in beats of 1.6 or 0.9 seconds, or at once. */
export type Pace = (typeof PACES)[number];

interface Stored {
  language: Language;
  theme: Theme;
  motion: boolean;
  sound: boolean;
  /** From 0 to 1. */
  volume: number;
  textMode: boolean;
  hints: boolean;
  odds: boolean;
  /** How quickly what others did is played on the board. */
  pace: Pace;
  /** The games whose first hint has been read. */
  hinted: string[];
}

const KEY = "uguisu-settings";

class Settings implements Stored {
  language = $state<Language>("en");
  theme = $state<Theme>("auto");
  motion = $state(true);
  sound = $state(false);
  volume = $state(0.6);
  textMode = $state(false);
  hints = $state(true);
  odds = $state(true);
  pace = $state<Pace>("brisk");
  hinted = $state.raw<string[]>([]);

  constructor() {
    this.language = preferred();
    Object.assign(this, read());
    if (!LANGUAGES.includes(this.language)) this.language = preferred();
    if (!PACES.includes(this.pace)) this.pace = "brisk";
    if (!Array.isArray(this.hinted)) this.hinted = [];
    this.apply();
  }

  set(change: Partial<Stored>): void {
    Object.assign(this, change);
    this.apply();
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#stored()));
    } catch {
      // A private window without storage: the setting lasts as long as the page.
    }
  }

  #stored(): Stored {
    const { language, theme, motion, sound, volume, textMode, hints, odds, pace, hinted } = this;
    return { language, theme, motion, sound, volume, textMode, hints, odds, pace, hinted };
  }

  get isDark(): boolean {
    return this.theme === "dark" || (this.theme === "auto" && prefers("dark"));
  }

  /** Whether things may fly: not if the player or the system asks for calm. */
  get moves(): boolean {
    return this.motion && !matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  apply(): void {
    const root = document.documentElement;
    root.lang = this.language;
    root.dataset.theme = this.isDark ? "dark" : "light";
    root.dataset.motion = this.moves ? "on" : "off";
  }
}

function prefers(scheme: string): boolean {
  return matchMedia(`(prefers-color-scheme: ${scheme})`).matches;
}

function preferred(): Language {
  for (const wish of navigator.languages ?? []) {
    const found = LANGUAGES.find((known) => wish.toLowerCase().startsWith(known));
    if (found) return found;
  }
  return "en";
}

function read(): Partial<Stored> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Stored>;
  } catch {
    return {};
  }
}

export const settings = new Settings();
for (const query of ["(prefers-color-scheme: dark)", "(prefers-reduced-motion: reduce)"])
  matchMedia(query).addEventListener("change", () => settings.apply());
