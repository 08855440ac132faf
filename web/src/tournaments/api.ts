/** Tournaments on the server. */
import { request } from "../protocol/api.ts";
import type { Contest, Deed, Plan, TournamentLink, TournamentList } from "../protocol/wire.ts";

const of = (id: string) => `/api/tournaments/${encodeURIComponent(id)}`;

export const tournaments = {
  list: () => request<TournamentList>("GET", "/api/tournaments"),
  announce: (plan: Plan) => request<TournamentLink>("POST", "/api/tournaments", plan),
  show: (id: string) => request<Contest>("GET", of(id)),
  do: (id: string, deed: Deed["do"]) => request<Contest>("POST", `${of(id)}/deeds`, { do: deed }),
  cancel: (id: string) => request<Contest>("DELETE", of(id)),
  csv: (id: string) => `${of(id)}/results.csv`,
  json: of,
};
