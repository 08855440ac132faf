/** The time, for what counts down on screen: five times a second while somebody looks. */
import { createSubscriber } from "svelte/reactivity";

class Now {
  #subscribe = createSubscriber((update) => {
    const timer = setInterval(update, 200);
    return () => clearInterval(timer);
  });

  get ms(): number {
    this.#subscribe();
    return Date.now();
  }
}

export const now = new Now();
