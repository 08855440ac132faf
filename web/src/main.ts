import { mount } from "svelte";
import App from "./App.svelte";
import { router } from "./shared/router.svelte.ts";
import "./styles/base.css";
import { texts } from "./texts/texts.svelte.ts";

router.listen();
await texts.need("web");
mount(App, { target: document.getElementById("app") as HTMLElement });

/** After the page has come to rest; without a worker nothing is lost but its page. */
const WORKER_MS = 2000;
if ("serviceWorker" in navigator)
  setTimeout(() => {
    void import("./shared/worker.ts")
      .then(({ registerForOffline }) => registerForOffline())
      .catch(() => undefined);
  }, WORKER_MS);
