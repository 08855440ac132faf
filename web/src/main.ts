import { mount } from "svelte";
import App from "./App.svelte";
import { router } from "./shared/router.svelte.ts";
import "./styles/base.css";
import { texts } from "./texts/texts.svelte.ts";

router.listen();
await texts.need("web");
mount(App, { target: document.getElementById("app") as HTMLElement });
