// Cuts the fonts down to the characters this app can show; the results are not kept in git.
//
// Latin text of the five languages, plus the kanji that stand in our sources. What a player types
// in another script falls back to the system's fonts.
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import subset from "subset-font";

const PACKAGES = join(import.meta.dirname, "node_modules");
const SOURCES = [
  join(import.meta.dirname, "src"),
  join(import.meta.dirname, "..", "src", "uguisu", "locales"),
];
const OUT = join(import.meta.dirname, "src", "fonts");
const SIGNS = "–—‘’‚“”„•…‹›€−×·→←↑↓✓";

const latin = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join("");

/** Basic Latin and Latin-1, the letters of Latin Extended-A, and our signs. */
const LATIN = latin(0x20, 0x7e) + latin(0xa0, 0x17f) + SIGNS;
const TITLE = latin(0x20, 0x7e) + latin(0xa0, 0xff) + SIGNS;

async function kanji() {
  const found = new Set();
  for (const folder of SOURCES) {
    for (const file of await readdir(folder, { recursive: true })) {
      if (!/\.(svelte|ts|ftl|svg|html)$/.test(file)) continue;
      const text = await readFile(join(folder, file), "utf8");
      for (const sign of text.match(/[\u3000-\u30ff\u4e00-\u9fff]/g) ?? []) found.add(sign);
    }
  }
  return [...found].sort().join("");
}

async function cut(name, source, characters, more = {}) {
  const font = await readFile(join(PACKAGES, source));
  const small = await subset(font, characters, { targetFormat: "woff2", ...more });
  await writeFile(join(OUT, name), small);
  return `${name} ${(small.length / 1024).toFixed(1)} kB`;
}

await mkdir(OUT, { recursive: true });
const serif = "@fontsource/shippori-mincho/files/shippori-mincho";
const axes = { variationAxes: { wght: { min: 400, max: 700 } } };
const made = await Promise.all([
  cut("title-500.woff2", `${serif}-latin-500-normal.woff2`, TITLE),
  cut("title-600.woff2", `${serif}-latin-600-normal.woff2`, TITLE),
  cut("kanji-600.woff2", `${serif}-japanese-600-normal.woff2`, await kanji()),
  cut("text.woff2", "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2", LATIN, axes),
  cut(
    "text-ext.woff2",
    "@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2",
    latin(0x100, 0x17f),
    axes,
  ),
]);
console.log(`fonts: ${made.join(", ")}`);
