// Written from the Python types by `make web-types`; a test compares. Do not edit.
//
// Fields with a question mark may be left out: in what a client sends, and in updates.

/** The first message. `last` is the last number received (0: none), so that only later entries are sent; `eyes` is the seat to observe from, for somebody with several; `entropy` is added to the shuffle, if the game has not begun. */
export interface Hello {
  type: "hello";
  version?: number;
  last?: number;
  eyes?: number | null;
  entropy?: string | null;
}

/** Observe from another one of your seats (several people at one screen). */
export interface Look {
  type: "look";
  eyes?: number | null;
}

/** Take a free seat; again for a further seat at the same screen. */
export interface Sit {
  type: "sit";
  key: string;
  seat: number;
  name?: string | null;
  entropy?: string | null;
}

/** Give up a seat. Once the game has begun, a bot continues for it. */
export interface Stand {
  type: "stand";
  key: string;
  seat: number;
}

/** The host puts a bot of this rank on a free seat, or changes the rank of a bot. */
export interface SeatBot {
  type: "seat-bot";
  key: string;
  seat: number;
  rank: string;
}

/** Before the start: the host frees a seat. Later: any player replaces somebody by a bot who has been away longer than the grace period. */
export interface Kick {
  type: "kick";
  key: string;
  seat: number;
}

/** Take your seat back from the bot that stands in. */
export interface Back {
  type: "back";
  key: string;
  seat: number;
}

/** The host starts the game; every seat must be taken. */
export interface Start {
  type: "start";
  key: string;
}

/** Before the start the host changes the table; all values must be given, as in `NewTable`. The other players must agree again (`ready`) before the game can begin. */
export interface Configure {
  type: "configure";
  key: string;
  seats: number;
  options?: Record<string, string | number>;
  clock?: Clock;
  public?: boolean;
  spectators?: "delayed" | "end" | "none" | "open";
  rated?: boolean;
  language?: "de" | "en" | "es" | "fr" | "it" | "";
}

/** `kind`: `none`; `move`: `seconds` for every move; `game`: `seconds` for the whole game plus `increment` after every move; `days`: a correspondence game, `seconds` for every move. */
export interface Clock {
  kind: "days" | "game" | "move" | "none";
  seconds: number;
  increment: number;
}

/** Before the start: the host makes the person on this seat the host. */
export interface HandOver {
  type: "hand-over";
  key: string;
  seat: number;
}

/** Before the start: the host closes the table for good. */
export interface Close {
  type: "close";
  key: string;
}

/** Take a legal action. `after` is the number on which the choice was based: if this seat's choices have changed since, the command is refused as stale (0: not checked). In a race, `to` is the moment it reacts to as in the view (`rest_at`), and `reaction` the milliseconds since the client's own screen showed that moment, negative before. The action is then broadcast as `reported`, and a moment later as `ruled`. */
export interface Act {
  type: "act";
  key: string;
  seat: number;
  action: number;
  after?: number;
  to?: number;
  reaction?: number | null;
}

/** Between the rounds of a real-time game: this seat has read the count. The next round begins when all people are ready, or at `ready_by` of the table. Before the start: this seat agrees to the options of the table, or no longer (`agree`). Sitting down means agreeing to the current options. */
export interface Ready {
  type: "ready";
  key: string;
  seat: number;
  agree?: boolean;
}

/** In a game over days: take this many days off from now on, while this seat's time stands still; 0: back again. A seat has 14 of them per game. */
export interface Rest {
  type: "rest";
  key: string;
  seat: number;
  days: number;
}

/** Ask what the review would choose for this seat; for a person who plays alone against bots (`hints` of the table). The log says so, and the game is no longer rated. The answer is `advice`. */
export interface Hint {
  type: "hint";
  key: string;
  seat: number;
}

/** Undo the seat's last action; possible if nothing was revealed since. */
export interface Undo {
  type: "undo";
  key: string;
  seat: number;
}

/** Chat. */
export interface Say {
  type: "say";
  key: string;
  text: string;
}

/** Send one of the reactions that the snapshot lists. */
export interface React {
  type: "react";
  key: string;
  reaction: string;
}

/** Send a quick phrase from the list in the snapshot, with the seat it is about. */
export interface Phrase {
  type: "phrase";
  key: string;
  phrase: string;
  about?: number | null;
}

/** Agree (or no longer agree) to end the game without a result; it ends when all people agree. */
export interface Abort {
  type: "abort";
  key: string;
  agree?: boolean;
}

/** After the end: a new table with the same seats, made by the first who asks. */
export interface Rematch {
  type: "rematch";
  key: string;
}

/** Why can this seat not take an action, given by its number or by picks? The answer is `because`. */
export interface WhyNot {
  type: "why-not";
  key: string;
  seat: number;
  action?: number | null;
  picks?: string[];
}

/** What do the picks so far lead to? The answer is `foretold`. */
export interface WhatIf {
  type: "what-if";
  key: string;
  seat: number;
  picks: string[];
}

/** Answered by `pong` with the same `at`. */
export interface Ping {
  type: "ping";
  at: number;
}

/** The answer to the server's `probe`. */
export interface Echo {
  type: "echo";
  probe: number;
}

/** The complete state of the table. `number` is that of the last log entry; `log` holds the entries after the `last` of the hello. `mine` are the receiver's seats, `eyes` the seat it observes from (missing: a spectator). `now` is the server's time in milliseconds. */
export interface Snapshot {
  type: "snapshot";
  number: number;
  now: number;
  table: TableInfo;
  mine: number[];
  eyes: number | null;
  position: Position | null;
  clocks: Clocks | null;
  log: Happening[];
  reactions: string[];
  phrases: string[];
  honesty: ShuffleProof | null;
}

/** The table without its game. `status`: `gathering`, `playing`, `over`, `aborted`, or `set-aside` (its log is damaged; it can only be ended). `spectators`: `none`, `delayed`, `open`, or `end` (only after the end). `lesson`: the same deal for everybody who learns the game. `places` are known when the game is over. `ready_by`: between the rounds of a real-time game, the latest start of the next one, in milliseconds since 1970 (0: no pause); it starts earlier if all seats are ready. `language`: spoken at the table, empty for any. `match`: made by quick match. `expires_at`: when a gathering table closes if nothing more happens, in milliseconds since 1970 (0: it has begun or ended). `tournament`: the id of its tournament. `hints`: its player may ask for hints. */
export interface TableInfo {
  id: string;
  game: string;
  status: string;
  seats: SeatInfo[];
  options: Record<string, string | number>;
  house: boolean;
  clock: Clock;
  public: boolean;
  spectators: string;
  commitment: string;
  rated: boolean;
  rematch: string;
  fork: string;
  lesson: boolean;
  places: number[] | null;
  ready_by: number;
  language: string;
  match: boolean;
  expires_at: number;
  tournament: string;
  hints: boolean;
}

/** `kind`: `open`, `person` or `bot`. `stand_in` says why a bot plays for the person: `absent`, `left`, `time` or `idle`, else empty. `ready`: ready for the next round; before the start: agrees to the current options. A person without a `name` has deleted the account. `person` is the person's number at this table, for muting, blocking and reporting; 0 for nobody and bots. In games over days: `away_until` while on days off (milliseconds since 1970), and how many `days_off` are left. */
export interface SeatInfo {
  seat: number;
  kind: string;
  name: string;
  rank: string;
  stand_in: string;
  host: boolean;
  aborts: boolean;
  ready: boolean;
  person: number;
  away_until: number;
  days_off: number;
}

/** The game as the observer sees it. `view` is the game's own view, field by field. `choices` are the legal actions of the observing seat; `undo` says that it may undo; `sheet` is the score sheet, after the end. */
export interface Position {
  view: Record<string, unknown>;
  prompt: Message;
  choices: Choice[];
  undo: boolean;
  sheet: ScoreLine[][];
}

/** A sentence: its id, its arguments, and the clause of the rulebook it refers to. */
export interface Message {
  id: string;
  args: Record<string, number | string>;
  clause: string;
}

/** A legal action and its picks: groups in order, inside a group in any order. */
export interface Choice {
  action: number;
  picks: string[][];
}

/** One entry of a score sheet: what it was for, as a message id, and its points. */
export interface ScoreLine {
  what: string;
  points: number;
  args: Record<string, number | string>;
}

/** Milliseconds left for every seat at the time of the message (None: no limit), and the seats whose time is running. */
export interface Clocks {
  left: (number | null)[];
  running: number[];
}

/** One entry of the table's log: the event, and its sentences. `ends_turn`: it was the last action of its turn; in a race, of its round. */
export interface Happening {
  number: number;
  at: number;
  event: Opened | Sat | Stood | BotSat | Configured | HandedOver | EntropyAdded | Began | Acted | Reported | Ruled | Readied | Rested | Hinted | Undone | Said | Reacted | Phrased | StoodIn | CameBack | TimedOut | Voted | Aborted | SetAside | Rematched;
  lines: Message[];
  ends_turn: boolean;
}

/** The table was made; for a fork, `fork` names the finished table it continues. */
export interface Opened {
  type: "opened";
  fork: string | null;
}

export interface Sat {
  type: "sat";
  seat: number;
  name: string;
}

/** `name` is the person or bot that left the seat, which somebody else may have taken since. */
export interface Stood {
  type: "stood";
  seat: number;
  name: string;
}

export interface BotSat {
  type: "bot-sat";
  seat: number;
  rank: string;
}

/** The host changed the table; the other players must agree again. */
export interface Configured {
  type: "configured";
}

/** The person on this seat is now the host. `away`: because the previous host was away. */
export interface HandedOver {
  type: "handed-over";
  seat: number;
  away: boolean;
}

/** The seats of one person added entropy to the shuffle. */
export interface EntropyAdded {
  type: "stirred";
  seats: number[];
}

/** The game has begun. The seed is fixed: commitment and everybody's entropy. */
export interface Began {
  type: "began";
}

/** `shown` is the action in notation as this observer perceives it, `?` for what is hidden. `seat` is -1 for the clock of a real-time game. `bot` says that a bot chose it. */
export interface Acted {
  type: "acted";
  seat: number;
  shown: string;
  bot: boolean;
}

/** In a race: a hand reaches out. `ruled` says later whether it was first. */
export interface Reported {
  type: "reported";
  seat: number;
  shown: string;
  bot: boolean;
}

/** The result of the report with this number. `shown` is the action carried out, empty for none; `after` is the reaction time that counts and `verdict` the reason: `reported`, or `estimated` from the arrival, or `false-start`, `ignored`, `outdated`. `reaction` was reported by the client, `round_trip` measured by the server. */
export interface Ruled {
  type: "ruled";
  seat: number;
  number: number;
  shown: string;
  verdict: string;
  after: number;
  round_trip: number;
  reaction: number | null;
  bot: boolean;
}

/** The seat is ready for the next round, or agrees to the options before the start. */
export interface Readied {
  type: "readied";
  seat: number;
  agree: boolean;
}

/** The seat takes this many days off, starting now; 0: it is back. */
export interface Rested {
  type: "rested";
  seat: number;
  days: number;
}

/** The player of this seat has asked for a hint; the game is no longer rated. */
export interface Hinted {
  type: "hinted";
  seat: number;
}

/** `number` is the entry that was undone; its lines no longer count. */
export interface Undone {
  type: "undone";
  seat: number;
  number: number;
}

/** `seat` is missing for a spectator; `person` is the number in the table's seats. Name and text of a deleted account are empty. */
export interface Said {
  type: "said";
  name: string;
  text: string;
  seat: number | null;
  person: number;
}

export interface Reacted {
  type: "reacted";
  name: string;
  reaction: string;
  seat: number | null;
  person: number;
}

export interface Phrased {
  type: "phrased";
  seat: number;
  phrase: string;
  about: number | null;
}

/** A bot now plays for this seat: its player is `absent`, has `left`, lost on `time`, or ran out of time on several moves (`idle`). */
export interface StoodIn {
  type: "stood-in";
  seat: number;
  why: string;
}

export interface CameBack {
  type: "came-back";
  seat: number;
}

/** The seat's time is up: a bot makes this move. */
export interface TimedOut {
  type: "timed-out";
  seat: number;
}

/** Somebody agrees, or no longer agrees, to abort. */
export interface Voted {
  type: "voted";
  seats: number[];
  agree: boolean;
}

/** `why`: by `agreement`, by an `admin`, or as a `repair` of a table that was set aside. Before the start: `closed` by the host, `expired` because nobody came back, or a `no-show` of quick match. `abandoned`: nobody continued for days. */
export interface Aborted {
  type: "aborted";
  why: string;
}

/** The table's log is damaged. The game stays in the state before; people can look at it and end it with `abort`, nothing else. */
export interface SetAside {
  type: "set-aside";
}

/** The new table for a rematch. */
export interface Rematched {
  type: "rematched";
  table: string;
}

/** The shuffle, after the end. `commitment` was shown before the game. */
export interface ShuffleProof {
  commitment: string;
  secret: string;
  entropy: string[];
  seed: string;
}

/** One log entry and its changes. `number` is one more than in the message before. `key` is that of the command, if it was the receiver's: this is its acknowledgement. `view` holds the changed fields of the view; `prompt`, `choices` and `undo` are present whenever `view` is. `table` is present if it changed, together with `mine` and `eyes`. `lines` and `ends_turn` are those of the entry. */
export interface Update {
  type: "update";
  number: number;
  at: number;
  event: Opened | Sat | Stood | BotSat | Configured | HandedOver | EntropyAdded | Began | Acted | Reported | Ruled | Readied | Rested | Hinted | Undone | Said | Reacted | Phrased | StoodIn | CameBack | TimedOut | Voted | Aborted | SetAside | Rematched;
  key?: string;
  lines?: Message[];
  ends_turn?: boolean;
  view?: Record<string, unknown> | null;
  prompt?: Message | null;
  choices?: Choice[];
  undo?: boolean;
  sheet?: ScoreLine[][];
  clocks?: Clocks | null;
  table?: TableInfo | null;
  mine?: number[];
  eyes?: number | null;
  honesty?: ShuffleProof | null;
}

/** This command was carried out before, as log entry `number`. */
export interface Done {
  type: "done";
  key: string;
  number: number;
}

/** A command was not carried out, and nothing changed. `code` and the English `sentence` are for programs, `message` is for people, to be shown in their language: the reason by the rules, or a text of `refusals.ftl`. `clause` is that of the rule. `key` is missing if the message could not be read. */
export interface Refused {
  type: "refused";
  code: string;
  sentence: string;
  key: string;
  clause: string;
  message: Message | null;
}

/** The answer to `why-not`; without `message` nothing forbids it. */
export interface Because {
  type: "because";
  key: string;
  message: Message | null;
  sentence: string;
}

/** The answer to `what-if`; without `message` the prompt is enough. */
export interface Foretold {
  type: "foretold";
  key: string;
  message: Message | null;
}

/** The answer to `hint`, for the position at log entry `number`: the choices that the review finds best, the best first, and the reason (`why`), if the game can give one. `sure`: the best is better than the next by more than chance explains. */
export interface Advice {
  type: "advice";
  key: string;
  number: number;
  seat: number;
  choices: AdvisedChoice[];
  sure: boolean;
  why: Message | null;
}

/** A choice and the chance to win after it, with its standard error. */
export interface AdvisedChoice {
  action: number;
  picks: string[][];
  chance: number;
  error: number;
}

/** The seats whose players are connected, and the number of spectators. */
export interface Presence {
  type: "presence";
  seats: number[];
  watching: number;
}

/** `now` is the server's time in milliseconds. */
export interface Pong {
  type: "pong";
  at: number;
  now: number;
}

/** Measures the round trip: answer `echo` at once. With `painted`, answer when the screen shows the messages before it: the race begins then, so that slow screens have no disadvantage. */
export interface Probe {
  type: "probe";
  probe: number;
  painted: boolean;
}

/** How many people are here, and how many look for a table, by game and pace. */
export interface Crowd {
  type: "crowd";
  here: number;
  waiting: Waiting[];
}

/** How many people wait for a game now, and the middle half of the waiting times in seconds until a table of people was full, over the last hour; null if there were too few. */
export interface Waiting {
  game: string;
  pace: string;
  count: number;
  usual: [number, number] | null;
}

/** The first pages of the public lists: tables to join and games to watch. */
export interface Lists {
  type: "lists";
  open: Listing;
  running: Listing;
}

/** `more`: there are older ones; request them with `before`, the `changed_at` of the last. */
export interface Listing {
  tables: Listed[];
  more: boolean;
}

/** A table in a list; `watching` is the number of spectators. In the list of one's own tables, `mine` are one's seats, `acting` those that may act now, and `yours`: the table waits for you. `due` is when the time of the acting seats runs out, in milliseconds since 1970 (0: no limit), `unread` the number of messages since your last visit. */
export interface Listed {
  table: TableInfo;
  created_at: number;
  changed_at: number;
  yours: boolean;
  mine: number[];
  acting: number[];
  due: number;
  unread: number;
  watching: number;
}

/** Something of the receiver's has changed: games, friends or challenges, to be requested; the state of quick match; and the tournament the receiver plays in or has joined, if any. */
export interface Yours {
  type: "yours";
  match: MatchState;
  tournament: OwnContest | null;
}

/** `wish`: what the person looks for, since when (`since`, milliseconds since 1970); null if nothing. `table`: the table that was found, until its game begins. `now` is the server's time. */
export interface MatchState {
  now: number;
  waiting: Waiting[];
  wish: Wish | null;
  since: number;
  table: string;
}

/** What somebody looks for: one of these games, with so many players (0: any number), `live` or with `days` for every move. After `bots_after` seconds bots may take free seats (0: at once, null: never). */
export interface Wish {
  games: string[];
  pace?: "days" | "live";
  seats?: number;
  rated?: boolean;
  bots_after?: number | null;
}

/** A tournament the person plays in or has joined; `table`: where they have to be now, empty for nowhere. */
export interface OwnContest {
  id: string;
  name: string;
  table: string;
}

/** Things that are face down for the observer, and how many. */
export interface FaceDown {
  type: "face-down";
  count: number;
}

/** With `if_new`, somebody who already has a session keeps their name. */
export interface NamedGuest {
  name: string;
  if_new?: boolean;
}

/** `account` is the login name, empty for a guest; `name` is empty for somebody without a session. */
export interface Me {
  name: string;
  account: string;
}

/** Of an account. Case and width of `login` are ignored. */
export interface Credentials {
  login: string;
  password: string;
}

export interface NewPassword {
  old: string;
  new: string;
}

/** The account's password, for anything a stolen session must not do; guests have none. */
export interface PasswordOnly {
  password?: string;
}

/** `whom`: a login name or an e-mail address. */
export interface Recovery {
  whom: string;
  language?: "de" | "en" | "es" | "fr" | "it";
}

/** The end of a link in an e-mail. */
export interface LinkToken {
  token: string;
}

export interface RecoveredPassword {
  token: string;
  new: string;
}

/** `kind`: `email` confirms the address, `password` allows a new password. `name` is the login name, or a guest's name. */
export interface LinkInfo {
  kind: string;
  name: string;
  email: string;
}

/** What the account page shows. `account` is the login name, empty for a guest; `password_at` is 0 if unknown. `email`, and `waiting` (an unconfirmed address), are shortened. Times are in milliseconds since 1970. */
export interface AccountInfo {
  name: string;
  account: string;
  created_at: number;
  password_at: number;
  email: string;
  waiting: string;
}

/** An e-mail address, shortened. */
export interface Address {
  email: string;
}

/** `login` is required again, so that nobody deletes an account by mistake. */
export interface Deletion {
  login: string;
  password: string;
}

/** A session. `device` is what the browser says it is, empty for a program; times are in milliseconds since 1970, `used_at` to the hour; `current`: the one that makes this request. */
export interface SessionInfo {
  id: string;
  device: string;
  created_at: number;
  used_at: number;
  current: boolean;
}

export interface SessionList {
  sessions: SessionInfo[];
}

export interface EmailAddress {
  password?: string;
  email: string;
  language?: "de" | "en" | "es" | "fr" | "it";
}

/** `private`: others see only the name. `only_friends`: only friends can challenge. null leaves a value unchanged. */
export interface Privacy {
  private?: boolean | null;
  only_friends?: boolean | null;
}

export interface SpokenLine {
  at: number;
  text: string;
}

/** A table where the person sat or spoke: their seats, what they said, and the record of the game once it is over. */
export interface OwnTable {
  id: string;
  game: string;
  status: string;
  began: number;
  seats: number[];
  said: SpokenLine[];
  record: string;
}

/** A tournament that the person announced (`host`) or joined: the place in its standings, 0 without one. */
export interface OwnTournament {
  id: string;
  name: string;
  game: string;
  kind: string;
  status: string;
  begins: number;
  host: boolean;
  place: number;
  points: number;
  games: number;
  wins: number;
}

/** A report the person made to the operator: whom, as they were called then, and why. */
export interface OwnReport {
  at: number;
  name: string;
  table: string;
  reason: string;
  text: string;
}

/** Everything the server stores about a person. `seen_at`: the last visit; `looking`: what they look for in quick match; `rated_games`: the changes of their ratings. Times are in milliseconds since 1970. */
export interface MyData {
  account: AccountInfo;
  email: string;
  language: string;
  turn_mails: boolean;
  private: boolean;
  only_friends: boolean;
  seen_at: number;
  browsers: number;
  sessions: SessionInfo[];
  people: RelatedPerson[];
  friends: Friend[];
  challenges: Challenge[];
  reports: OwnReport[];
  looking: Wish | null;
  ratings: Rating[];
  rated_games: RatedGame[];
  tables: OwnTable[];
  tournaments: OwnTournament[];
}

/** Somebody who is muted or blocked (`kind`); `id` is for ending that. */
export interface RelatedPerson {
  id: string;
  name: string;
  kind: string;
  since: number;
}

/** Somebody with an account. `state`: `friend`; `asked` by me; `asks` me. For friends: whether they are `here`, when they were last `seen` (milliseconds since 1970, 0: never), and the public `table` at which they play `game` now. `id` is for ending the friendship. */
export interface Friend {
  id: string;
  name: string;
  state: "asked" | "asks" | "friend";
  here: boolean;
  seen: number;
  game: string;
  table: string;
}

/** An invitation to a gathering table: from `name` to me, or `mine` to `name`, who may have `declined`. */
export interface Challenge {
  id: string;
  name: string;
  game: string;
  table: string;
  at: number;
  mine: boolean;
  declined: boolean;
}

/** The rating in a game with so many seats: `value` plus or minus `margin`, computed from openskill's `mu` and `sigma`. `id` is for the profile (a login name, or `bot:` and a rank), empty for a guest. `places[i]` counts how often place i + 1 was taken; `last` are the latest places, the newest first; `provisional`: too few games to be listed. */
export interface Rating {
  id: string;
  name: string;
  game: string;
  seats: number;
  mu: number;
  sigma: number;
  value: number;
  margin: number;
  games: number;
  bot: boolean;
  provisional: boolean;
  last: number[];
  places: number[];
}

/** A rated game: the place taken, and the value before and after it. `table` is empty for a table that is not public. In a profile, `others` are the names of the other players, and `bots` and `more` count bots and people without a public name. */
export interface RatedGame {
  table: string;
  game: string;
  seats: number;
  at: number;
  place: number;
  value: number;
  margin: number;
  before: number;
  others: string[];
  bots: number;
  more: number;
}

/** Friends by name, and challenges, the newest first. */
export interface FriendList {
  friends: Friend[];
  challenges: Challenge[];
}

/** Somebody by their account `name`, or by the number of the `person` at a `table`. */
export interface NewFriend {
  name?: string;
  table?: string;
  person?: number;
}

/** `friend` is the `id` in the list of friends; anybody else is given by their account `name`. The challenger must already sit at the table. */
export interface NewChallenge {
  friend?: string;
  name?: string;
  table: string;
}

/** Days off; `games`: in how many games this changed something. */
export interface DaysOff {
  days: number;
  games?: number;
}

/** How a person can be told that it is their turn. `push_key` is the server's key for the browser's PushManager, empty without push; `mails`: the server sends e-mails; `email`: the confirmed address (shortened); `turn_mails`: the person wants them. */
export interface NoticeWays {
  push_key: string;
  mails: boolean;
  email: string;
  turn_mails: boolean;
}

/** Which e-mails the person wants. */
export interface MailWish {
  turn_mails: boolean;
}

export interface PushEndpoint {
  endpoint: string;
}

/** From the browser's PushManager: the endpoint, and the keys for encryption. */
export interface PushSubscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** Any refusal: a stable code and an English sentence for programs, the clause if there is one, and `message` for people: a text of `refusals.ftl`, to be shown in their language. */
export interface Problem {
  code: string;
  sentence: string;
  clause: string;
  message: Message | null;
}

/** It was done; there is nothing else to say. */
export interface Nothing {
}

export interface Health {
  status: string;
}

export interface RatedGames {
  games: RatedGame[];
}

/** The change of the rating of the player on a seat. */
export interface RatingChange {
  seat: number;
  value: number;
  margin: number;
  before: number;
}

/** Of one table; `rated`: whether its result has been processed. */
export interface RatingChanges {
  rated: boolean;
  changes: RatingChange[];
}

/** A player as others see them. A private profile has only the name. `ahead` and `behind`: how often the person who asks placed before this player at the same table, and after. `friends` are the names of some friends; `friend` is the relation between the two. `here` and `seen`: whether the player is online, and when they last were (milliseconds since 1970). `challenge`: whether the person who asks may challenge this player, empty for a bot or without a session. `only_friends`: in your own profile, whether only friends may. `relation`: the person who asks has `mute`d or `block`ed this player. */
export interface Profile {
  id: string;
  name: string;
  bot: boolean;
  private: boolean;
  since: number;
  ratings: Rating[];
  games: RatedGame[];
  ahead: number;
  behind: number;
  friends: string[];
  friend: Friend | null;
  here: boolean;
  seen: number;
  challenge: "account" | "declined" | "friends" | "open" | "yourself" | "";
  only_friends: boolean;
  relation: string;
}

export interface RatingList {
  ratings: Rating[];
}

/** People by their numbers at a table: `muted` are those whose messages are hidden, including blocked ones; `mine` are the person's own numbers. */
export interface TablePeople {
  muted: number[];
  blocked: number[];
  mine: number[];
}

/** A person, by their number at a table. */
export interface AtTable {
  table: string;
  person: number;
}

/** To the account in the address. */
export interface RelationKind {
  kind: "block" | "mute" | "none";
}

export interface Relation {
  table: string;
  person: number;
  kind: "block" | "mute" | "none";
}

/** Of the account in the address. */
export interface AccountReport {
  reason: "abuse" | "cheating" | "name" | "other" | "spam";
  text?: string;
}

export interface NewReport {
  table: string;
  person: number;
  reason: "abuse" | "cheating" | "name" | "other" | "spam";
  text?: string;
}

export interface PersonList {
  people: RelatedPerson[];
}

/** One choice of a decision. `picks` are those that choose it; `error` is the standard error of the mover's `chance`. */
export interface ReviewedChoice {
  action: number;
  shown: string;
  picks: string[][];
  chance: number;
  error: number;
}

/** The probabilities of something hidden, as the mover could judge them, and the truth. */
export interface ReviewedBelief {
  about: string;
  chances: Record<string, number>;
  truth: string;
}

/** A decision, judged by what its seat knew. Choices are listed best first; `cost` is the loss of winning chance, 0 if the best choice was about as good. `why` is the reason why the best choice is better, if the game can give one. */
export interface ReviewedDecision {
  seat: number;
  played: number;
  choices: ReviewedChoice[];
  cost: number;
  error: number;
  beliefs: ReviewedBelief[];
  why: Message | null;
}

/** A grab or a shout in a race: its time in milliseconds, its points, and why so many. */
export interface ReviewedDeed {
  seat: number;
  what: string;
  after: number;
  points: number;
  why: Message;
}

/** The position after a step: `chances` are lists by judging seat, of everybody's chance, empty if only the seat on turn could judge. `decision` is the one that led here. */
export interface ReviewedStep {
  step: number;
  chances: number[][];
  decision: ReviewedDecision | null;
  deeds: ReviewedDeed[];
}

/** Totals of one seat: `accuracy` from 0 to 100 (none without a choice), the steps of its costliest decisions, and of its best move. In a race, `accuracy` is how many of its grabs and shouts lost no points, and `reaction` their median time in milliseconds. */
export interface ReviewedSeat {
  seat: number;
  accuracy: number | null;
  decisions: number;
  slips: number;
  costliest: number[];
  best_move: number | null;
  reaction: number | null;
}

/** Totals of a finished review. `play` is how much of the winner's result was play; the rest was luck of the cards. */
export interface ReviewSums {
  seats: ReviewedSeat[];
  turning_points: number[];
  play: number | null;
}

/** Part of a review: the steps found so far, from `since` on. `last` is the last step; `numbers` are the log entries of the replay that belong to the steps. `mine` are the seats of the person who asks. `sums` come at the end. */
export interface Reviewed {
  since: number;
  mine: number[];
  last: number;
  steps: ReviewedStep[];
  numbers: number[];
  sums: ReviewSums | null;
}

/** A costly decision of your own, to try again: the action with number `step` of a finished game. `at` is when the game was reviewed (milliseconds since 1970). */
export interface Exercise {
  table: string;
  game: string;
  seat: number;
  step: number;
  cost: number;
  at: number;
}

/** The costliest decisions of your recently reviewed games, the costliest first. */
export interface Practice {
  exercises: Exercise[];
}

/** A decision of a rated game that somebody missed, without names: the seat's `view` and `prompt` at that time, and the decision with its answer. `day` is a date (UTC). */
export interface Puzzle {
  day: string;
  game: string;
  seats: number;
  seat: number;
  view: Record<string, unknown>;
  prompt: Message;
  decision: ReviewedDecision;
}

/** Today's puzzle, the same for everybody; none until one is found. */
export interface DailyPuzzle {
  puzzle: Puzzle | null;
}

/** How many rated games of one kind were played, and won. */
export interface Played {
  game: string;
  seats: number;
  games: number;
  won: number;
}

/** A frequent opponent. */
export interface Met {
  name: string;
  games: number;
}

/** From all rated games: by game and number of players; the `longest` winning streak, and the `current` one; since when (milliseconds since 1970); the most frequent opponents of late. */
export interface Statistics {
  played: Played[];
  longest: number;
  current: number;
  since: number;
  met: Met[];
}

/** One option of a game; texts are `<game>-option-<name>`. */
export interface OptionInfo {
  name: string;
  default: string | number;
  clause: string;
  choices: string[];
  letters: string;
  low: number;
  high: number;
}

/** A game of this server. `prefix` begins its clauses and, in small letters, the ids of its texts: `woc-title`. `rules`: it has a rulebook; `lesson`: it has a guided first match. */
export interface ListedGame {
  id: string;
  title: string;
  prefix: string;
  seats: number[];
  options: OptionInfo[];
  bots: string[];
  minutes: number;
  quick_seats: number;
  rules: boolean;
  lesson: boolean;
}

export interface BotWish {
  seat: number;
  rank: string;
}

/** `sit` are the seats the maker takes (several: one screen for several people), `bots` those for bots. `house` is a file of house components (TOML), empty for the printed ones. `language` is the one spoken there, empty for any. */
export interface NewTable {
  game: string;
  seats: number;
  options?: Record<string, string | number>;
  house?: string;
  clock?: Clock;
  public?: boolean;
  spectators?: "delayed" | "end" | "none" | "open";
  rated?: boolean;
  language?: "de" | "en" | "es" | "fr" | "it" | "";
  sit?: number[];
  bots?: BotWish[];
}

export interface NewLesson {
  game: string;
}

/** `commitment` is the server's side of the shuffle; keep it to verify the game later. The browser sends its side, the entropy, with the hello after this. */
export interface TableLink {
  id: string;
  commitment: string;
}

/** `code` can be said aloud: the page `/j/<code>` leads to the table until it begins, or until `expires_at` if nothing more happens there (milliseconds since 1970). */
export interface Invitation {
  code: string;
  expires_at: number;
}

export interface Invited {
  table: string;
}

/** Continue after log entry `number`, on this seat, against bots of this rank. */
export interface Forking {
  number: number;
  seat: number;
  rank?: string;
}

/** `steps` are the updates that this observer received, from the first entry of the log. */
export interface Replay {
  table: TableInfo;
  steps: Update[];
  eyes: number | null;
  honesty: ShuffleProof | null;
}

/** The settings of a tournament. `arena`: for `minutes` everybody plays as often as they like; with a `final` the best play one more table, which decides their places. `swiss`: `rounds` rounds with a break of `pause` seconds between them. Tables have `seats` seats. `fill`: bots take free seats. `bots`: the minimum number of players; missing ones are bots of `rank` (Swiss only). With fewer than `least` players it is cancelled. */
export interface Plan {
  kind: "arena" | "swiss";
  name: string;
  game: string;
  seats: number;
  starts_at: number;
  options?: Record<string, string | number>;
  clock?: Clock;
  rated?: boolean;
  minutes?: number;
  final?: boolean;
  rounds?: number;
  pause?: number;
  least?: number;
  fill?: boolean;
  bots?: number;
  rank?: string;
}

/** `join`, also to come back; `leave`; `rest`: get no table until `play`; `ready`: agree to begin the next round of a Swiss tournament, or the final of an arena; `begin`: start now, only for the host. */
export interface Deed {
  do: "begin" | "join" | "leave" | "play" | "ready" | "rest";
}

export interface TournamentLink {
  id: string;
}

/** A tournament in a list. `status`: `announced`, `running`, `finished` or `cancelled`. `begins` is the start; `ends` is when an arena stops making tables, or when it was over (0: unknown). */
export interface TournamentLine {
  id: string;
  plan: Plan;
  status: string;
  players: number;
  begins: number;
  ends: number;
  winner: string;
  joined: boolean;
}

/** Running, coming and recently finished tournaments; `now` is the server's time. */
export interface TournamentList {
  now: number;
  tournaments: TournamentLine[];
}

/** A line of the standings. `number` identifies the player in this tournament. A player without a name has deleted the account; `rank` is that of a bot. `state`: `free`, `playing`, `resting` or `left`. `places` are newest first, 0 for a bye. `lit`: the lantern burns (arena). `rivals`: the points of all opponents, and `direct` the tie-break after it (Swiss). `final`: the place in the final (arena; 0: not played there). */
export interface Contestant {
  number: number;
  place: number;
  name: string;
  rank: string;
  state: string;
  points: number;
  games: number;
  wins: number;
  places: number[];
  lit: boolean;
  rivals: number;
  direct: number;
  final: number;
  ready: boolean;
}

/** A table of the tournament: `players` by seat, 0 for a bot that only fills the seat. `places` by seat once it is over, 0 for players who do not count; empty if it was aborted. `final`: it is the final of an arena. */
export interface ContestTable {
  id: string;
  round: number;
  players: number[];
  opened_at: number;
  is_over: boolean;
  places: number[];
  final: boolean;
}

/** A tournament. `number` grows with every change. `tables` are the running ones, and of a Swiss tournament all of the last round; `recent` the last finished ones, newest first; `played` counts all finished ones. `me`: your number, 0 if you have not joined; `table`: where you have to be now. `round` is the last one that has begun, `next_at` when the next one or the final of an arena begins (0: while a round is played). `host`: you may cancel it. `late`: nobody can join any more. */
export interface Contest {
  id: string;
  number: number;
  now: number;
  plan: Plan;
  status: string;
  begins: number;
  ends: number;
  standings: Contestant[];
  tables: ContestTable[];
  recent: ContestTable[];
  played: number;
  round: number;
  next_at: number;
  why: string;
  me: number;
  table: string;
  host: boolean;
  late: boolean;
}

/** `armies[province][clan]` is a strength; `touched` are (province, clan) pairs that cannot be attacked this turn; `scores` are known only when the loyalties are. */
export interface WarOfClansView {
  type: "war-of-clans";
  game: string;
  seats: number;
  observer: number | null;
  actors: number[];
  is_over: boolean;
  places: number[] | null;
  labels: Record<string, Message>;
  turn: number;
  order: number;
  everyone: boolean;
  armies: number[][];
  touched: [number, number][];
  hands: (WarOfClansHand | FaceDown)[];
  loyalties: (WarOfClansLoyalty | FaceDown)[];
  deck: number;
  discards: number[];
  last_drawer: number | null;
  turns_left: number | null;
  scores: number[] | null;
}

/** One's own cards, as how many of takeda, uesugi, mori, oda, hojo and ninjas. */
export interface WarOfClansHand {
  type: "hand";
  cards: number[];
}

/** A loyalty card face up: a clan's number. */
export interface WarOfClansLoyalty {
  type: "loyalty";
  clan: number;
}

/** `attacks[victim]` are the cards from the attackers one, two and three seats to the left, None where none was given yet; `target` is whom the player on turn attacks next; `lost[seat]` counts lives lost to attacks, by false accusations, and denounced; `verdicts` stay until the next round is resolved, and `last_victim` is whose is the latest of them. */
export interface ShinobiView {
  type: "shinobi";
  game: string;
  seats: number;
  observer: number | null;
  actors: number[];
  is_over: boolean;
  places: number[] | null;
  labels: Record<string, Message>;
  turn: number;
  phase: string;
  start: number;
  round: number;
  round_limit: number | null;
  declarations: string;
  clans: string[];
  lives: number[];
  lost: number[][];
  target: number | null;
  attacks: ((ShinobiAttack | null)[])[];
  hands: (ShinobiHand | FaceDown)[];
  verdicts: (ShinobiVerdict | null)[];
  last_victim: number | null;
  cut_off: boolean;
}

/** A card before its victim. Its attacker sees it also while it is not `open` to everybody. */
export interface ShinobiAttack {
  attacker: number;
  declared: number;
  card: ShinobiCard | FaceDown;
  open: boolean;
}

/** An attack card one can see: a weapon's number. */
export interface ShinobiCard {
  type: "card";
  weapon: number;
}

/** One's own weapons that were not given to anybody. */
export interface ShinobiHand {
  type: "hand";
  weapons: number[];
}

/** How an attack was resolved; `third` is the third card's weapon, if it was turned. */
export interface ShinobiVerdict {
  outcome: string;
  third: number | null;
}

/** Times are the table's milliseconds: `time` of the last event, `rest_at` when the dice come or came to rest, `due` when the clock acts next. `playing` are the seats in this round, fewer than all in a tie-break; at a `calm` table being faster is no advantage; `sheet[seat]` is how all points so far were made. */
export interface NinjaMasterView {
  type: "ninja-master";
  game: string;
  seats: number;
  observer: number | null;
  actors: number[];
  is_over: boolean;
  places: number[] | null;
  labels: Record<string, Message>;
  phase: "race" | "throw" | "tumble";
  round: number;
  round_ms: number;
  round_limit: number;
  window_ms: number;
  calm: boolean;
  most: number;
  time: number;
  rest_at: number | null;
  due: number | null;
  scores: number[];
  sword: number;
  shuriken: number;
  playing: number[];
  tie_break: number;
  dice: NinjaMasterDice | FaceDown | null;
  tokens: NinjaMasterToken[];
  posed: number[];
  finished: number[];
  false_starts: number[];
  last: NinjaMasterScored | null;
  sheet: number[][];
  cut_off: boolean;
}

/** Dice at rest, by the names of their faces. */
export interface NinjaMasterDice {
  type: "dice";
  faces: string[];
}

/** One thing to grab; `rival` was the first to reach for it too late; `points` is what it brought its holder, when the round is scored. */
export interface NinjaMasterToken {
  name: string;
  letter: string;
  shape: string;
  holder: NinjaMasterReach | null;
  rival: NinjaMasterReach | null;
  points: number | null;
}

/** Whose hand, and how many milliseconds after the dice had come to rest. */
export interface NinjaMasterReach {
  seat: number;
  after: number;
}

/** The round scored last. `ways[seat]` is what it brought by each way of making points (see `WAY_NAMES`), before scores are kept from falling below 0; `sword` and `shuriken` are the owners of that round; `count` is how many ninjas there were. */
export interface NinjaMasterScored {
  round: number;
  playing: number[];
  sword: number;
  shuriken: number;
  dice: NinjaMasterDice;
  count: number;
  tokens: NinjaMasterToken[];
  shout: NinjaMasterShout | null;
  ways: number[][];
  before: number[];
  after: number[];
}

export interface NinjaMasterShout {
  seat: number;
  number: number;
  after: number;
  is_right: boolean;
}

/** `asks` is what the seat on turn decides; `values` are numbers of its legal actions, shown to itself only: the value of a strike, the honour of a payment. `free_skills` are those on offer that the observer may learn without a card (NJT-17). `placements` are (seat, place) of this round's shuriken, `dojo_stack` those in the Dojo, the lowest first. */
export interface NinjatoView {
  type: "ninjato";
  game: string;
  seats: number;
  observer: number | null;
  actors: number[];
  is_over: boolean;
  places: number[] | null;
  labels: Record<string, Message>;
  round: number;
  turn: number;
  asks: string;
  to_take: number;
  order: number[];
  next_order: number[];
  clan_order: number[];
  placements: [number, string][];
  dojo_stack: number[];
  players: NinjatoPlayer[];
  houses: NinjatoHouse[];
  supply: [number, number][];
  clans: NinjatoStanding[];
  dojo: (number | null)[];
  dojo_deck: number;
  dojo_discards: number[];
  sensei: (NinjatoTile | null)[];
  free_skills: number[];
  tile_pile: number;
  disguise_pile: number;
  gone_tiles: number[];
  palace: (NinjatoEnvoy | null)[];
  envoy_deck: number;
  pavilion: (NinjatoRumour | null)[];
  rumour_deck: number;
  guard_deck: number;
  guard_discards: NinjatoGuard[];
  elite_deck: number;
  elite_discards: NinjatoGuard[];
  bag: number;
  spent: number[];
  invasion: NinjatoInvasion | null;
  scoring: NinjatoScoring | null;
  values: [number, number][];
}

/** What lies before a seat. `known` are Dojo cards that everybody saw it take and that it has not played since. `made` is its honour by source, `bonuses` what rumours, treasures and elite guards would add if the game ended now. */
export interface NinjatoPlayer {
  honour: number;
  made: number[];
  bonuses: number[];
  shuriken: number;
  hand: NinjatoHand | FaceDown;
  known: number[];
  treasures: number[];
  tiles: NinjatoTile[];
  envoys: NinjatoEnvoy[];
  rumours: NinjatoRumour[];
  elites: NinjatoGuard[];
}

/** One's own Dojo cards: how many of the values 1 to 5. */
export interface NinjatoHand {
  type: "hand";
  cards: number[];
}

/** A skill; `cost` is the value of a Dojo card, 0 for any. `used`: turned down this round. */
export interface NinjatoTile {
  skill: number;
  style: number;
  cost: number;
  used: boolean;
}

/** `demand` names what its places ask for: fan, any, alike, any? (see components.toml). */
export interface NinjatoEnvoy {
  card: number;
  clan: number;
  age: number;
  mask: boolean;
  demand: string[];
}

/** `kind` is 0 to 4: warrior, goodwill, friends, master, dishonour. */
export interface NinjatoRumour {
  card: number;
  kind: number;
  demand: string[];
}

/** What a strike must beat by strength and by stealth; a pair has two values of each. */
export interface NinjatoGuard {
  strength: number[];
  stealth: number[];
  alarm: boolean;
  elite: boolean;
  honour: number;
}

/** `light` and `red` are kinds of treasures, the least valuable first; no sentry: emptied. */
export interface NinjatoHouse {
  clan: number;
  honour: number;
  sentry: NinjatoGuard | null;
  light: number[];
  red: number[];
}

/** NJT-45: a clan's honour, and who would be rewarded now, with which influence. */
export interface NinjatoStanding {
  honour: number;
  influence: number[];
  first: number | null;
  second: number | null;
}

/** `guard` is the one to be beaten, or not beaten when the invasion failed; `to_beat` its values on this side; `beaten` the halves of a pair that are. `light` and `red` were won and are on the shuriken; `turned` are the guards that banzai turned up, `strikes` the values that beat the sentry and them, one after another. */
export interface NinjatoInvasion {
  house: number;
  side: number;
  guard: NinjatoGuard | null;
  to_beat: number[];
  beaten: boolean[];
  turned: NinjatoGuard[];
  strikes: number[];
  light: number[];
  red: number[];
}

/** `clan` is the one whose first or second chooses, `honour` what it gives; `left` by clan what its first left: "honour", "rumour" or "" for nothing; `disguised` by seat and clan. */
export interface NinjatoScoring {
  clan: number | null;
  honour: number;
  left: string[];
  disguised: number[][];
}

export type ClientMessage =
  | Hello
  | Look
  | Sit
  | Stand
  | SeatBot
  | Kick
  | Back
  | Start
  | Configure
  | HandOver
  | Close
  | Act
  | Ready
  | Rest
  | Hint
  | Undo
  | Say
  | React
  | Phrase
  | Abort
  | Rematch
  | WhyNot
  | WhatIf
  | Ping
  | Echo;

export type ServerMessage =
  | Snapshot
  | Update
  | Done
  | Refused
  | Because
  | Foretold
  | Advice
  | Presence
  | Pong
  | Probe;

export type LobbyMessage =
  | Crowd
  | Lists
  | Yours
  | Pong;

export type Event =
  | Opened
  | Sat
  | Stood
  | BotSat
  | Configured
  | HandedOver
  | EntropyAdded
  | Began
  | Acted
  | Reported
  | Ruled
  | Readied
  | Rested
  | Hinted
  | Undone
  | Said
  | Reacted
  | Phrased
  | StoodIn
  | CameBack
  | TimedOut
  | Voted
  | Aborted
  | SetAside
  | Rematched;
