// What a page may weigh before anybody has touched it: the JavaScript that it loads by itself, compressed. Counted on the
// manifest of the build; `e2e/loading.test.ts` proves in a browser that a page loads nothing beyond what is counted here.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync, gzipSync } from 'node:zlib';

/** @typedef {{ file: string; imports?: string[]; dynamicImports?: string[] }} Chunk */
/** @typedef {Readonly<Record<string, Chunk>>} Manifest */
/** @typedef {{ page: string; kB: number; mostKB: number; files: readonly { file: string; kB: number }[] }} PageWeight */

const SETUP = 'features/setup/setup-page.tsx';

/**
 * How heavy each page may be, and how often it may ask the server, whatever for; `loads` are the modules and the chunks
 * (`vite.chunks.ts`) that a page asks for by itself, each with everything it imports.
 */
export const BUDGETS = /** @type {const} */ ([
  { page: 'sign-in', mostKB: 95, mostRequests: 8, loads: ['start'] },
  { page: 'first account', mostKB: 100, mostRequests: 9, loads: ['start', SETUP] },
  { page: 'dashboard', mostKB: 165, mostRequests: 12, loads: ['start', 'dashboard'] },
]);

const built = join(dirname(fileURLToPath(import.meta.url)), '../dist');
const BYTES_PER_KB = 1000;

/**
 * The scripts that come with some modules: their own and all they import, each once.
 *
 * @param {Manifest} manifest
 * @param {readonly string[]} loads names of the manifest
 * @returns {string[]} files, relative to the built application
 * @throws {Error} when the manifest doesn't know a name: the page was renamed and would be counted as nothing
 */
export function scriptsOf(manifest, loads) {
  /** @type {Set<string>} */
  const seen = new Set();
  /** @param {string} name */
  const visit = (name) => {
    const key = keyOf(manifest, name);
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`The build has no ${name}.`);
    if (seen.has(key)) return;
    seen.add(key);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const name of loads) visit(name);
  return [...new Set([...seen].map((name) => manifest[name]?.file ?? ''))];
}

/**
 * The manifest's own name of a chunk, which ends in a hash; other names are as they stand.
 *
 * @param {Manifest} manifest
 * @param {string} name
 */
function keyOf(manifest, name) {
  const named = new RegExp(String.raw`^_${name}-[\w-]{8}\.js$`);
  return Object.keys(manifest).find((key) => named.test(key)) ?? name;
}

/**
 * What each page of the budget weighs, heaviest file first.
 *
 * @param {Manifest} manifest
 * @param {(file: string) => number} compressedBytes
 * @returns {PageWeight[]}
 */
export function weightsOf(manifest, compressedBytes) {
  return BUDGETS.map(({ page, mostKB, loads }) => {
    const files = scriptsOf(manifest, loads)
      .map((file) => ({ file, kB: compressedBytes(file) / BYTES_PER_KB }))
      .toSorted((one, other) => other.kB - one.kB);
    return { page, mostKB, files, kB: files.reduce((sum, { kB }) => sum + kB, 0) };
  });
}

/**
 * Everything wrong with a build's weight, as sentences; empty when nothing is.
 *
 * @param {Manifest} manifest
 * @param {(file: string) => number} compressedBytes
 * @returns {string[]}
 */
export function budgetFaults(manifest, compressedBytes) {
  return weightsOf(manifest, compressedBytes)
    .filter(({ kB, mostKB }) => kB > mostKB)
    .map(
      ({ page, kB, mostKB, files }) =>
        `${page} loads ${kB.toFixed(1)} kB of JavaScript, ${mostKB} are allowed: ${files.map(lineOf).join(', ')}.`,
    );
}

/** @param {{ file: string; kB: number }} weight */
function lineOf({ file, kB }) {
  return `${file} ${kB.toFixed(1)}`;
}

/**
 * What the present build consists of.
 *
 * @returns {Manifest}
 */
export function builtManifest() {
  /** @type {Manifest} */
  const manifest = JSON.parse(readFileSync(join(built, 'web-manifest.json'), 'utf8'));
  return manifest;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const manifest = builtManifest();
  /** @param {string} file */
  const compressedBytes = (file) => {
    const text = brotliDecompressSync(readFileSync(join(built, 'web', `${file}.br`)));
    return gzipSync(text, { level: 9 }).length;
  };
  for (const { page, kB, mostKB, files } of weightsOf(manifest, compressedBytes)) {
    console.log(`${page}: ${kB.toFixed(1)} of ${mostKB} kB: ${files.map(lineOf).join(', ')}`);
  }
  const faults = budgetFaults(manifest, compressedBytes);
  for (const fault of faults) console.error(fault);
  process.exit(faults.length === 0 ? 0 : 1);
}
