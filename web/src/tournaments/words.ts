/** What is said of tournaments: times, kinds, numbers. */
import type { Contest, Contestant, Plan } from "../protocol/wire.ts";
import { clockText } from "../table/clocks.ts";
import { t, texts } from "../texts/texts.svelte.ts";

const DAY = 86_400_000;

/** "today, 20:00", "Friday, 20:00", "12 Oct, 20:00". */
export function moment(at: number, now: number): string {
  const language = texts.catalogue.language;
  const time = new Date(at).toLocaleTimeString(language, { hour: "2-digit", minute: "2-digit" });
  const days = Math.round((midnight(at) - midnight(now)) / DAY);
  if (Math.abs(days) <= 1) {
    const near = new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(days, "day");
    return `${near}, ${time}`;
  }
  const far: Intl.DateTimeFormatOptions =
    days > 0 && days < 7 ? { weekday: "long" } : { day: "numeric", month: "short" };
  return `${new Date(at).toLocaleDateString(language, far)}, ${time}`;
}

const midnight = (at: number): number => new Date(at).setHours(0, 0, 0, 0);

/** "34:12", "1:12:04", "3 days". */
export function countdown(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  if (seconds >= 2 * 86_400) return t("web-days-left", { days: Math.floor(seconds / 86_400) });
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (value: number) => String(value).padStart(2, "0");
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

export function what(plan: Plan): string {
  const clock = clockText(plan.clock ?? { kind: "move", seconds: 30, increment: 0 });
  const parts = [
    t("tournament-what", { game: t(`web-game-${plan.game}`), seats: plan.seats }),
    clock,
    plan.kind === "arena"
      ? t("tournament-minutes", { minutes: plan.minutes ?? 60 })
      : t("tournament-rounds", { rounds: plan.rounds ?? 5 }),
    ...(plan.final ? [t("tournament-with-final")] : []),
    t(plan.rated === false ? "tournament-casual" : "tournament-rated"),
  ];
  return parts.join(" ");
}

/** The line above the name: kind and status. */
export function kindLine(
  kind: Plan["kind"],
  status: string,
  begins: number,
  ends: number,
  isBreak: boolean,
  now: number,
): string {
  const words = { kind: t(`tournament-${kind}`) };
  if (status === "announced") return `${words.kind}, ${moment(begins, now)}`;
  if (status === "finished")
    return t("tournament-is-finished", { ...words, when: moment(ends, now) });
  if (status === "cancelled") return t("tournament-is-cancelled", words);
  if (!isBreak) return t("tournament-is-running", words);
  return t(kind === "arena" ? "tournament-is-before-final" : "tournament-is-between", words);
}

export const nameOf = ({ name }: { name: string }): string => name || t("tournament-former");

/** The names of those at a table, by seat; bots that only fill seats are not named. */
export function namesAt(contest: Contest, players: readonly number[]): Contestant[] {
  const known = new Map(contest.standings.map((line) => [line.number, line]));
  return players.flatMap((number) => known.get(number) ?? []);
}

export function points(value: number): string {
  return new Intl.NumberFormat(texts.catalogue.language).format(value);
}
