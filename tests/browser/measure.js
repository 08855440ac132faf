/**
 * What is wrong with the page as it stands in this window, as sentences. Nothing is drawn or changed:
 * - text or a target that is cut off by the window or by a box that does not scroll;
 * - texts that lie on each other, and texts that something else covers;
 * - text below 12 px (in `small`), targets below 44 px (if `touch`);
 * - a page or a box with a decision in it that scrolls sideways;
 * - a decision (`data-mark="legal"`) that no finger reaches.
 * Pieces may lie on pieces (`data-piece`: a fan, a stack), and what is laid over the whole table
 * (a dialog, `data-scene`) covers it.
 */
async ({ touch, small, within }) => {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  for (const one of document.getAnimations()) if (one.playState === "running") finish(one);
  return [...new Set(measure())];

  /** Also what no pointer meets is found at its point meanwhile. */
  function withEverything(search) {
    const everything = new CSSStyleSheet();
    everything.replaceSync("*, *::before, *::after { pointer-events: auto !important }");
    document.adoptedStyleSheets.push(everything);
    const found = search();
    document.adoptedStyleSheets.pop();
    return found;
  }

  function finish(animation) {
    const { iterations } = animation.effect.getComputedTiming();
    if (iterations !== Infinity) animation.finish();
  }

  function measure() {
    const over = document.querySelector("dialog[open]") ?? document.querySelector("[data-scene]");
    const scope = over ?? document.querySelector(within);
    const texts = textsIn(scope);
    const targets = targetsIn(scope);
    return [
      ...sideways(scope),
      ...texts.flatMap(cutOff),
      ...targets.flatMap(cutOff),
      ...withEverything(() => [...overlaps(texts), ...texts.flatMap(covered)]),
      ...texts.flatMap(tooSmall),
      ...(touch ? targets.flatMap(tooNarrow) : []),
      ...[...scope.querySelectorAll('[data-mark="legal"]')].filter(seen).flatMap(unreachable),
    ];
  }

  function name(element) {
    const thing = element.dataset?.thing ?? element.getAttribute?.("aria-label");
    const words = (element.innerText ?? "").replaceAll(/\s+/g, " ").trim().slice(0, 40);
    const place = element.className?.baseVal ?? element.className ?? "";
    return `${element.localName}.${String(place).split(" ").slice(0, 2).join(".")} ${thing || words}`;
  }

  function seen(element) {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    if (getComputedStyle(element).clipPath === "inset(50%)") return false; // only heard
    return !element.closest(".sr, [inert], [hidden]");
  }

  /** The lines of text in sight, with the part of each that its boxes show. */
  function textsIn(scope) {
    const found = [];
    const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!node.data.trim() || element.closest("svg, option, script, style, noscript")) continue;
      if (!seen(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const text = node.data.replaceAll(/\s+/g, " ").trim().slice(0, 40);
      for (const box of range.getClientRects())
        if (box.width > 2 && box.height > 2) found.push({ element, box, isText: true, text: `"${text}"` });
    }
    return found.map((one) => ({ ...one, shown: shownOf(one) })).filter(({ shown }) => shown);
  }

  function targetsIn(scope) {
    const kinds = 'button, a[href], input, select, textarea, summary, [role="button"]';
    return [...scope.querySelectorAll(kinds)]
      .filter((element) => seen(element) && !element.disabled)
      .map((element) => ({
        element,
        box: (element.closest("label") ?? element).getBoundingClientRect(),
        text: name(element),
      }))
      .filter(({ box }) => box.width > 2 && box.height > 2)
      .map((one) => ({ ...one, shown: shownOf(one) }))
      .filter(({ shown }) => shown);
  }

  /** What the boxes round it and the window leave of it; null if it is scrolled out of sight. */
  function shownOf({ element, box, isText }) {
    let { left, top, right, bottom } = box;
    const clip = { cut: "", by: "" };
    const first = isText ? element : element.parentElement;
    for (let around = first; around && around !== document.body; around = around.parentElement) {
      const style = getComputedStyle(around);
      const limit = around.getBoundingClientRect();
      if (style.display === "inline" || style.display === "contents") continue; // clips nothing
      const scrolls = (way) => /auto|scroll/.test(way);
      const hides = (way) => /hidden|clip/.test(way);
      if (scrolls(style.overflowY) || scrolls(style.overflowX)) {
        if (bottom < limit.top + 4 || top > limit.bottom - 4) return null;
        if (right < limit.left + 4 || left > limit.right - 4) return null;
        [top, bottom] = [Math.max(top, limit.top), Math.min(bottom, limit.bottom)];
        [left, right] = [Math.max(left, limit.left), Math.min(right, limit.right)];
      }
      if (hides(style.overflowX) && (left < limit.left - 1.5 || right > limit.right + 1.5))
        Object.assign(clip, { cut: "at its side", by: around });
      if (hides(style.overflowY) && (top < limit.top - 3 || bottom > limit.bottom + 3))
        Object.assign(clip, { cut: "above or below", by: around });
      if (style.position === "fixed") break;
    }
    return { left, top, right, bottom, ...clip };
  }

  function cutOff({ element, text, shown }) {
    if (shown.cut && !element.closest("[title]")) return [`cut ${shown.cut}: ${text} in ${name(shown.by).slice(0, 60)}`];
    const page = document.scrollingElement;
    const scrolls = page.scrollHeight > page.clientHeight + 1;
    const beside = shown.left < -1 || shown.right > innerWidth + 1;
    const below = !scrolls && (shown.top < -1 || shown.bottom > innerHeight + 1);
    return beside || below ? [`outside the window: ${text}`] : [];
  }

  function overlaps(texts) {
    const found = [];
    const boxes = texts.map((one) => ({ ...one, box: core(one.shown, one.element) }));
    boxes.sort((a, b) => a.box.left - b.box.left);
    for (const [at, one] of boxes.entries())
      for (const other of boxes.slice(at + 1)) {
        if (other.box.left > one.box.right - 2) break;
        const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        const wide = Math.min(one.box.right, other.box.right) - other.box.left;
        if (high < 2 || wide < 2 || one.element === other.element) continue;
        if (stacked(one.element, other.element)) continue;
        if (coverOf(one) || coverOf(other)) continue;
        found.push(`${one.text} and ${other.text} lie on each other`);
      }
    return found;
  }

  /** The letters of a line, without the space above and below them. */
  function core({ left, right, top, bottom }) {
    const slack = (bottom - top) * 0.2;
    return { left, right, top: top + slack, bottom: bottom - slack };
  }

  function stacked(one, other) {
    const [a, b] = [one.closest("[data-piece]"), other.closest("[data-piece]")];
    return a !== b && a && b;
  }

  /** The painted thing that lies over the middle of it, if any. */
  function coverOf({ element, shown }) {
    const [x, y] = [(shown.left + shown.right) / 2, (shown.top + shown.bottom) / 2];
    for (const above of document.elementsFromPoint(x, y)) {
      if (above.contains(element) || element.contains(above)) return null;
      if (isPainted(above)) return above;
    }
    return null;
  }

  function isPainted(element) {
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
    if (opacity < 0.5 || element.closest("svg")) return false;
    const solid = /^rgb\(/.test(backgroundColor) || /(0\.[5-9]\d*)\)$/.test(backgroundColor);
    return solid || backgroundImage !== "none";
  }

  /** A bar at the foot of phones: what it covers is scrolled from under it. */
  function isFoot(element) {
    return element.closest("[data-foot]") !== null;
  }

  function covered(one) {
    const cover = coverOf(one);
    if (!cover || stacked(one.element, cover) || isFoot(cover)) return [];
    return [`${one.text} is covered by ${name(cover)}`];
  }

  function tooSmall({ element, text }) {
    if (!element.closest(small)) return [];
    const size = parseFloat(getComputedStyle(element).fontSize) * scaleOf(element);
    return size < 11.95 ? [`${size.toFixed(1)} px: ${text}`] : [];
  }

  function scaleOf(element) {
    let scale = element.currentCSSZoom ?? 1;
    for (let around = element; around; around = around.parentElement) {
      const { transform, scale: own } = getComputedStyle(around);
      if (transform !== "none") {
        const { a, b, c, d } = new DOMMatrix(transform);
        scale *= Math.sqrt(Math.abs(a * d - b * c)) || 1;
      }
      if (own !== "none") scale *= parseFloat(own) || 1;
    }
    return scale;
  }

  /** A target may be larger than it looks: what lies 21 px round its middle may belong to it. */
  function tooNarrow({ element, box, text }) {
    if (element.ariaDisabled === "true" || element.matches("[tabindex='-1']")) return [];
    if (getComputedStyle(element).display === "inline") return []; // a word of a sentence
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const reaches = (dx, dy) => {
      const hit = document.elementFromPoint(x + dx, y + dy);
      if (!hit || isFoot(hit)) return true; // below the fold
      return element.contains(hit) || element.closest("label")?.contains(hit);
    };
    const wide = box.width > 43.4 || (reaches(-21, 0) && reaches(21, 0));
    const high = box.height > 43.4 || (reaches(0, -21) && reaches(0, 21));
    if (wide && high) return [];
    return [`target of ${box.width.toFixed()}x${box.height.toFixed()} px: ${text}`];
  }

  function unreachable(thing) {
    const { left, top, width, height } = thing.getBoundingClientRect();
    const page = document.scrollingElement;
    if (page.scrollHeight > page.clientHeight + 1 || scrolledOut(thing)) return [];
    for (const x of [0.5, 0.2, 0.8, 0.06, 0.94])
      for (const y of [0.5, 0.2, 0.8, 0.06, 0.94]) {
        const hit = document.elementFromPoint(left + x * width, top + y * height);
        if (hit && thing.contains(hit)) return [];
      }
    return [`no finger reaches ${name(thing)}`];
  }

  function scrolledOut(thing) {
    const box = thing.getBoundingClientRect();
    return !shownOf({ element: thing, box });
  }

  function sideways(scope) {
    const page = document.scrollingElement;
    const found = page.scrollWidth > innerWidth + 1 ? ["the page scrolls sideways"] : [];
    for (const thing of scope.querySelectorAll('[data-mark="legal"]'))
      for (let around = thing.parentElement; around; around = around.parentElement)
        if (/auto|scroll/.test(getComputedStyle(around).overflowX))
          if (around.scrollWidth > around.clientWidth + 1)
            found.push(`a decision in a box that scrolls sideways: ${name(around)}`);
    return found;
  }
}
