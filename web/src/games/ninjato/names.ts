/** The words of the view's numbers, in their order; texts and symbols are named by them. */
export const CLANS = ["taira", "minamoto", "go-shirakawa"] as const;
export const KINDS = ["fan", "scroll", "vase", "jade", "gold"] as const;
export const RUMOURS = ["warrior", "goodwill", "friends", "master", "dishonour"] as const;
export const STYLES = ["snake", "tiger", "crane"] as const;
export const SIDES = ["strength", "stealth"] as const;
export const HALVES = ["first", "second"] as const;
export const SKILLS = [
  "taijutsu",
  "katonjutsu",
  "shinobi-iri",
  "intonjutsu",
  "kenjutsu",
  "boryaku",
  "choho",
  "spirit",
  "harmony",
  "hensojutsu",
] as const;

/** What is printed on a treasure; gold shows a word instead. */
export const WORTH = ["2", "3", "4", "5", ""] as const;
export const KANJI = ["", "一", "二", "三", "四", "五"] as const;
export const ROMAN = ["I", "II", "III", "IV", "V"] as const;

/** Each seat has a shuriken of its own shape. */
export const POINTS = [4, 6, 8, 3] as const;

/** The rounds after which clans reward, with the sequence of the clans printed on the track. */
export const REWARDS: Record<number, readonly number[]> = {
  3: [2, 0, 1],
  5: [0, 1, 2],
  7: [1, 2, 0],
};
