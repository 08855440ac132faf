/** Where we are: real addresses, no reload. */

export interface Route {
  page:
    | "lobby"
    | "table"
    | "invitation"
    | "replay"
    | "replays"
    | "review"
    | "practice"
    | "puzzle"
    | "rules"
    | "learn"
    | "players"
    | "player"
    | "tournaments"
    | "tournament"
    | "account"
    | "friends"
    | "confirm"
    | "recover"
    | "unsubscribe"
    | "missing";
  id: string;
  query: URLSearchParams;
  hash: string;
}

const PAGES: [RegExp, Route["page"]][] = [
  [/^\/$/, "lobby"],
  [/^\/t\/([\w-]+)$/, "table"],
  [/^\/j\/([\w%.-]+)$/, "invitation"],
  [/^\/replay\/([\w-]+)$/, "replay"],
  [/^\/review\/([\w-]+)$/, "review"],
  [/^\/practice$/, "practice"],
  [/^\/puzzle$/, "puzzle"],
  [/^\/replays$/, "replays"],
  [/^\/rules(?:\/([\w-]+))?$/, "rules"],
  [/^\/learn(?:\/([\w-]+))?$/, "learn"],
  [/^\/players(?:\/([\w-]+))?$/, "players"],
  [/^\/player\/([^/]+)$/, "player"],
  [/^\/tournaments$/, "tournaments"],
  [/^\/tournament\/([\w-]+)$/, "tournament"],
  [/^\/account$/, "account"],
  [/^\/friends$/, "friends"],
  [/^\/confirm$/, "confirm"],
  [/^\/recover$/, "recover"],
  [/^\/unsubscribe\/([\w-]+)$/, "unsubscribe"],
];

export function routeOf(address: string): Route {
  const url = new URL(address, location.origin);
  const more = { query: url.searchParams, hash: url.hash.slice(1) };
  for (const [pattern, page] of PAGES) {
    const found = pattern.exec(url.pathname);
    if (found) return { page, id: decodeURIComponent(found[1] ?? ""), ...more };
  }
  return { page: "missing", id: "", ...more };
}

class Router {
  route = $state.raw(routeOf(location.href));

  go(address: string, replace = false): void {
    if (replace) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
    this.#arrive();
    if (!this.route.hash) scrollTo(0, 0);
  }

  /** Links of ours change the page without loading it again. */
  listen(): void {
    addEventListener("popstate", () => this.#arrive());
    addEventListener("click", (event) => {
      const link = (event.target as Element).closest?.("a[href]");
      const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
      if (!(link instanceof HTMLAnchorElement) || !plain || event.defaultPrevented) return;
      const url = new URL(link.href);
      if (url.origin !== location.origin || link.target || link.hasAttribute("download")) return;
      if (routeOf(link.href).page === "missing") return;
      event.preventDefault();
      this.go(link.href);
    });
  }

  #arrive(): void {
    this.route = routeOf(location.href);
  }
}

export const router = new Router();
