/** Languages by the names their speakers give them. */
export const LANGUAGE_NAMES: Record<string, string> = {
  en: "English",
  it: "Italiano",
  es: "Español",
  fr: "Français",
  de: "Deutsch",
};

export const languageName = (language: string): string => LANGUAGE_NAMES[language] ?? language;
