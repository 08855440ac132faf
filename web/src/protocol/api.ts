/** The REST side of the server. */
import type {
  DaysOff,
  Invitation,
  Invited,
  ListedGame,
  Listing,
  MatchState,
  Me,
  NewTable,
  Privacy,
  Problem,
  Profile,
  RatedGames,
  RatingChanges,
  RatingList,
  Statistics,
  TableInfo,
  TableLink,
  Wish,
} from "./wire.ts";

/** What to see of a list; what is empty does not matter. */
export interface Wanted {
  status?: string;
  game?: string;
  pace?: string;
  rated?: string;
  language?: string;
  free?: string;
  before?: number;
}

function query(wanted: Wanted): string {
  const given = Object.entries(wanted).filter(([, value]) => value);
  return given.length > 0 ? `?${new URLSearchParams(given.map(([k, v]) => [k, String(v)]))}` : "";
}

/** The server said no, or could not be reached (`code` "offline"). */
export class Refusal extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.sentence);
    this.problem = problem;
  }

  get code(): string {
    return this.problem.code;
  }
}

export async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await send(method, path, body);
  if (!response.ok) throw new Refusal(await problemOf(response));
  try {
    return (await response.json()) as T;
  } catch {
    throw new Refusal(problem("offline", "The answer was cut off."));
  }
}

async function send(method: string, path: string, body?: unknown): Promise<Response> {
  const content =
    body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } };
  try {
    return await fetch(path, { method, ...content });
  } catch {
    throw new Refusal(problem("offline", "The server cannot be reached."));
  }
}

async function problemOf(response: Response): Promise<Problem> {
  try {
    return (await response.json()) as Problem;
  } catch {
    return problem(`http-${response.status}`, response.statusText);
  }
}

/** One that the server did not write. */
const problem = (code: string, sentence: string): Problem => ({
  code,
  sentence,
  clause: "",
  message: null,
});

export const api = {
  ratings: (game: string, seats: number) =>
    request<RatingList>("GET", `/api/ratings/${game}?seats=${seats}`),
  profile: (id: string) => request<Profile>("GET", `/api/people/${encodeURIComponent(id)}`),
  statistics: (id: string) =>
    request<Statistics>("GET", `/api/people/${encodeURIComponent(id)}/statistics`),
  ratedGames: (id: string) =>
    request<RatedGames>("GET", `/api/people/${encodeURIComponent(id)}/games`),
  ratingChanges: (table: string) => request<RatingChanges>("GET", `/api/tables/${table}/ratings`),
  setPrivacy: (wish: Privacy) => request<Privacy>("PUT", "/api/my/privacy", wish),
  me: () => request<Me>("GET", "/api/session"),
  signIn: (name: string) => request<Me>("POST", "/api/session", { name }),
  /** Makes a guest of somebody without a session; others keep theirs. */
  guest: (name: string) => request<Me>("POST", "/api/session", { name, if_new: true }),
  signOut: () => request<Me>("DELETE", "/api/session"),
  signOutEverywhere: () => request<Me>("DELETE", "/api/my/sessions"),
  register: (login: string, password: string) =>
    request<Me>("POST", "/api/account", { login, password }),
  login: (login: string, password: string) =>
    request<Me>("POST", "/api/account/session", { login, password }),
  password: (old: string, fresh: string) =>
    request<Me>("PUT", "/api/account/password", { old, new: fresh }),
  games: () => request<ListedGame[]>("GET", "/api/games"),
  openTables: (wanted: Wanted = {}) => request<Listing>("GET", `/api/tables${query(wanted)}`),
  running: (wanted: Wanted = {}) =>
    request<Listing>("GET", `/api/tables${query({ ...wanted, status: "playing" })}`),
  myTables: (before = 0) => request<Listing>("GET", `/api/my/tables${query({ before })}`),
  match: () => request<MatchState>("GET", "/api/match"),
  seek: (wish: Wish) => request<MatchState>("PUT", "/api/match", wish),
  stopSeeking: () => request<MatchState>("DELETE", "/api/match"),
  daysOff: (days: number) => request<DaysOff>("POST", "/api/my/days-off", { days }),
  invite: (table: string) => request<Invitation>("POST", `/api/tables/${table}/invitation`),
  invitation: (code: string) =>
    request<Invited>("GET", `/api/invitations/${encodeURIComponent(code)}`),
  finished: () => request<Listing>("GET", "/api/finished"),
  table: (id: string) => request<TableInfo>("GET", `/api/tables/${id}`),
  newTable: (wish: NewTable) => request<TableLink>("POST", "/api/tables", wish),
  newLesson: (game: string) => request<TableLink>("POST", "/api/lessons", { game }),
};

/** Random hex for the shuffle, so that the server alone does not decide it. */
export function entropy(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function newKey(): string {
  return crypto.randomUUID?.() ?? entropy();
}
