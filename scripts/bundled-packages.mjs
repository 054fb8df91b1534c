// Notes which packages a build really kept something of, for their licences and the software bill: dist/bundled/<build>.json.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * What no file of JavaScript can hold, and so is installed with Legwork: the database in WebAssembly and the password hash in
 * machine code (docs/decisions/090).
 *
 * @type {readonly string[]}
 */
export const INSTALLED = ['@electric-sql/pglite', '@node-rs/bcrypt'];

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const folder = join(root, 'dist/bundled');
/** What a stylesheet says at its beginning when a package made it. */
const BANNER = /^\/\*! (@?[\w/-]+) v\d/;
/** A module's package as a lock file names it: `node_modules/a/node_modules/b`. */
const PACKAGE = /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/;

/**
 * A plugin of Vite; give one and the same to a build and to the builds of its workers.
 *
 * @param {string} build
 * @returns {import('vite').Plugin}
 */
export function recordBundledPackages(build) {
  /** @type {Set<string>} */
  const packages = new Set();
  return {
    name: 'record-bundled-packages',
    generateBundle(_options, bundle) {
      for (const path of Object.values(bundle).flatMap(sourcesOf)) {
        const [found] = PACKAGE.exec(relative(root, path).replaceAll('\\', '/')) ?? [];
        if (found !== undefined) packages.add(found);
      }
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, `${build}.json`), JSON.stringify([...packages].toSorted()));
    },
  };
}

/**
 * The files that a file of the bundle was made from, as far as anything of them is left.
 *
 * @param {import('vite').Rolldown.OutputChunk | import('vite').Rolldown.OutputAsset} file
 * @returns {string[]}
 */
function sourcesOf(file) {
  if (file.type === 'asset') {
    const [, maker] = BANNER.exec(String(file.source)) ?? [];
    const made = maker === undefined ? [] : [join(root, 'node_modules', maker)];
    return [...file.originalFileNames.map((name) => join(root, 'web', name)), ...made];
  }
  return Object.entries(file.modules)
    .filter(([, { renderedLength }]) => renderedLength > 0)
    .map(([id]) => id.replace(/^\0|\?.*$/g, ''));
}

/**
 * The packages built into the programs and into the browser application, as a lock file names them.
 *
 * @returns {readonly string[]}
 */
export function bundledPackages() {
  const lists = readdirSync(folder).map((name) => {
    /** @type {string[]} */
    const packages = JSON.parse(readFileSync(join(folder, name), 'utf8'));
    return packages;
  });
  return [...new Set(lists.flat())].toSorted();
}
