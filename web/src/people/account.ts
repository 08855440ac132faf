/** The account on the server: e-mail, sessions, data, other people. */
import { request } from "../protocol/api.ts";
import type {
  AccountInfo,
  Address,
  LinkInfo,
  Me,
  MyData,
  NoticeWays,
  PersonList,
  SessionList,
  TablePeople,
} from "../protocol/wire.ts";

export const account = {
  show: () => request<AccountInfo>("GET", "/api/my/account"),
  sessions: () => request<SessionList>("GET", "/api/my/sessions"),
  endSession: (id: string) => request<Me>("DELETE", `/api/my/sessions/${id}`),
  endOthers: () => request<SessionList>("DELETE", "/api/my/sessions/others"),
  giveEmail: (email: string, language: string, password: string) =>
    request<Address>("PUT", "/api/my/email", { email, language, password }),
  dropEmail: (password: string) => request("DELETE", "/api/my/email", { password }),
  recover: (whom: string, language: string) =>
    request("POST", "/api/account/recovery", { whom, language }),
  data: () => request<MyData>("GET", "/api/my/data"),
  remove: (login: string, password: string) =>
    request<Me>("POST", "/api/account/deletion", { login, password }),
};

export const notices = {
  ways: () => request<NoticeWays>("GET", "/api/my/notices"),
  choose: (turn_mails: boolean) =>
    request<NoticeWays>("PUT", "/api/my/notices/mails", { turn_mails }),
};

/** Links that came by e-mail: looking changes nothing, only the page's button does. */
export const links = {
  look: (token: string) => request<LinkInfo>("POST", "/api/links/look", { token }),
  confirm: (token: string) => request<Address>("POST", "/api/links/confirm", { token }),
  setPassword: (token: string, fresh: string) =>
    request<Me>("POST", "/api/account/recovered", { token, new: fresh }),
  unsubscribe: (token: string) => request<Address>("POST", `/unsubscribe/${token}`),
};

export type Kind = "mute" | "block" | "none";
export type Reason = "abuse" | "spam" | "name" | "cheating" | "other";
export const REASONS: Reason[] = ["abuse", "spam", "name", "cheating", "other"];

export const others = {
  all: () => request<PersonList>("GET", "/api/my/people"),
  forgive: (id: string) => request<PersonList>("DELETE", `/api/my/people/${id}`),
  at: (table: string) => request<TablePeople>("GET", `/api/tables/${table}/people`),
  relate: (table: string, person: number, kind: Kind) =>
    request<TablePeople>("POST", "/api/my/people", { table, person, kind }),
  relateTo: (name: string, kind: Kind) =>
    request("PUT", `/api/people/${encodeURIComponent(name)}/relation`, { kind }),
  reportOf: (name: string, reason: Reason, text: string) =>
    request("POST", `/api/people/${encodeURIComponent(name)}/reports`, { reason, text }),
  report: (table: string, person: number, reason: Reason, text: string) =>
    request("POST", "/api/reports", { table, person, reason, text }),
};
