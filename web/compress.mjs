// Writes compressed siblings of everything that shrinks; the server sends them to whoever can read
// them. All files at once: compressing runs on several cores.
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const OUT = process.env.UGUISU_WEB_OUT ?? join(import.meta.dirname, "..", "src", "uguisu", "web");
const SHRINKS = /\.(js|css|svg|html|json|webmanifest)$/;
const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

async function compress(path) {
  const content = await readFile(path);
  const small = {
    br: await promisify(brotliCompress)(content, best),
    gz: await promisify(gzip)(content, { level: 9 }),
  };
  for (const [ending, bytes] of Object.entries(small))
    if (bytes.length < content.length) await writeFile(`${path}.${ending}`, bytes);
}

const files = (await readdir(OUT, { recursive: true })).filter((file) => SHRINKS.test(file));
await Promise.all(files.map((file) => compress(join(OUT, file))));
