/**
 * The line to a table or to the lobby: one socket that is opened again when it breaks, and commands that are sent
 * again with the same key until they are answered, so that nothing is lost or played twice.
 */
import { whenPainted } from "../shared/painted.ts";
import type { ClientMessage, Probe, ServerMessage } from "./wire.ts";

export type LineState = "connecting" | "online" | "offline" | "closed";

export interface Listener<Told> {
  /** What to say first: resume from the last number seen. */
  hello(): ClientMessage;
  heard(message: Told): void;
  changed(state: LineState, code: number): void;
}

type Command = ClientMessage & { key: string };

/** Codes after which trying again is useless. */
const FINAL = new Set([4400, 4401, 4403, 4404]);
const SIGNED_OUT = 4401;
/** A session may end because another window of this browser has a new one: signed in, a new
 * password. Its cookie is ours too, as soon as it has come. */
const TRIES_SIGNED_OUT = 3;
/** What a server says first: the line is up. */
const FIRST = new Set(["snapshot", "yours"]);
const SLOWEST_MS = 8000;
const QUIET_MS = 25_000;

export class Line<Told extends { type: string } = ServerMessage> {
  readonly #url: string;
  readonly #listener: Listener<Told>;
  #socket: WebSocket | null = null;
  #waiting = new Map<string, Command>();
  #tries = 0;
  #triesSignedOut = 0;
  #timer = 0;
  #watch = 0;
  #heardAt = 0;
  #isClosed = false;

  /** `place` is the id of a table, or "lobby". */
  constructor(place: string, listener: Listener<Told>) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.#url = `${scheme}://${location.host}/ws/${place}`;
    this.#listener = listener;
    addEventListener("online", this.#hurry);
    addEventListener("offline", this.#cut);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#watch = setInterval(this.#check, 5000);
    this.#open();
  }

  /** Send at once, or not at all. */
  send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** Send until it is answered. */
  command(message: Command): void {
    this.#waiting.set(message.key, message);
    this.send(message);
  }

  /** This command has been answered. */
  settle(key: string): boolean {
    return this.#waiting.delete(key);
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#watch);
    removeEventListener("online", this.#hurry);
    removeEventListener("offline", this.#cut);
    document.removeEventListener("visibilitychange", this.#hurry);
    hangUp(this.#socket);
  }

  #open(): void {
    clearTimeout(this.#timer);
    this.#listener.changed("connecting", 0);
    const socket = new WebSocket(this.#url);
    this.#socket = socket;
    socket.onopen = () => socket.send(JSON.stringify(this.#listener.hello()));
    socket.onmessage = (event) => this.#hear(JSON.parse(String(event.data)) as Told | Probe);
    socket.onclose = (event) => this.#lost(socket, event.code);
  }

  #hear(message: Told | Probe): void {
    this.#heardAt = performance.now();
    if (isProbe(message)) return this.#echo(message);
    const isFirst = FIRST.has(message.type);
    if (isFirst) {
      this.#tries = 0;
      this.#triesSignedOut = TRIES_SIGNED_OUT;
      this.#listener.changed("online", 0);
    }
    this.#listener.heard(message);
    if (isFirst) for (const command of this.#waiting.values()) this.send(command);
  }

  /** The server measures how far away we are, and how long our screen takes to show a race. */
  #echo({ probe, painted }: Probe): void {
    const answer = () => this.send({ type: "echo", probe });
    if (painted) whenPainted(answer);
    else answer();
  }

  #lost(socket: WebSocket, code: number): void {
    if (socket !== this.#socket || this.#isClosed) return;
    this.#socket = null;
    const mayReturn = code === SIGNED_OUT && this.#triesSignedOut-- > 0;
    if (FINAL.has(code) && !mayReturn) return this.#listener.changed("closed", code);
    this.#listener.changed("offline", code);
    const pause = code === 1012 ? 100 : Math.min(SLOWEST_MS, 300 * 2 ** this.#tries);
    this.#tries += 1;
    this.#timer = setTimeout(() => this.#open(), pause * (0.75 + Math.random() / 2));
  }

  /** The network is back, or the page is looked at again: do not wait for the pause to end. */
  #hurry = (): void => {
    if (document.visibilityState === "hidden" || this.#isClosed || this.#socket) return;
    this.#tries = 0;
    this.#open();
  };

  /** The browser says that there is no network: a socket would notice much later. If it is wrong,
   *  as on a machine that plays with itself, the next try succeeds. */
  #cut = (): void => {
    const socket = this.#socket;
    if (!socket || this.#isClosed) return;
    socket.onclose = null;
    hangUp(socket);
    this.#lost(socket, 1006);
  };

  /** A dead network does not always close sockets: ask when it has been quiet for long. */
  #check = (): void => {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN || document.visibilityState === "hidden") return;
    const quiet = performance.now() - this.#heardAt;
    if (quiet > QUIET_MS + 10_000) this.#cut();
    else if (quiet > QUIET_MS) this.send({ type: "ping", at: performance.now() });
  };
}

const isProbe = (message: { type: string }): message is Probe => message.type === "probe";

/** One that is still being opened is closed when it is open: sooner, browsers complain. */
function hangUp(socket: WebSocket | null): void {
  if (socket?.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
  else socket?.close();
}
