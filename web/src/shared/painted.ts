/**
 * When a change is on the screen. Scripts run on before it is: a machine that draws without a GPU
 * may show a frame half a second after its script has ended. Chromium tells when text was shown for
 * the first time (Element Timing), so a dot in the colour of the page is painted in the same frame.
 * Elsewhere it is the first task after the frame.
 */

/** Longer is not waited for: a page that nobody sees is not painted. */
const LATEST_MS = 1500;
const TELLS = globalThis.PerformanceObserver?.supportedEntryTypes?.includes("element");

/** Chromium's entry; TypeScript does not know it. */
type Shown = PerformanceEntry & { identifier: string; renderTime: number };

let count = 0;

/**
 * Call this with the moment, by `performance.now()`, at which what was changed just now was shown;
 * `soon` is called before it with the earliest that it can have been.
 */
export function whenPainted(
  then: (at: number) => void,
  soon: (at: number) => void = () => {},
): void {
  const end = TELLS ? mark(finish) : () => {};
  let isDone = false;
  const late = setTimeout(
    () => finish(performance.now()),
    document.visibilityState === "hidden" ? 0 : LATEST_MS,
  );
  afterFrame(() => {
    if (isDone) return;
    soon(performance.now());
    if (!TELLS) finish(performance.now());
  });

  function finish(at: number) {
    if (isDone) return;
    isDone = true;
    clearTimeout(late);
    end();
    then(at);
  }
}

/** In the first task after the next frame, however long its scripts and layout took. */
function afterFrame(then: () => void): void {
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      then();
    };
    port2.postMessage(null);
  });
}

/** Paint a dot that nobody sees, and tell when it was shown. */
function mark(shown: (at: number) => void): () => void {
  const name = `painted-${(count += 1)}`;
  const dot = document.createElement("span");
  dot.textContent = ".";
  dot.ariaHidden = "true";
  dot.setAttribute("elementtiming", name);
  dot.style.cssText =
    "position:fixed;left:0;bottom:0;font-size:2px;color:var(--paper);pointer-events:none;user-select:none";
  const observer = new PerformanceObserver((list) => {
    const entry = (list.getEntries() as Shown[]).find(({ identifier }) => identifier === name);
    if (entry) shown(entry.renderTime || entry.startTime);
  });
  observer.observe({ type: "element" });
  document.body.append(dot);
  return () => {
    observer.disconnect();
    dot.remove();
  };
}
