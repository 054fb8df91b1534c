// Looks through the built browser application for what must never be in it: secrets, keys of the simulators, source maps,
// paths of the machine that built it. The publishable key comes from the server at run time, so no token has business here.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';

/** @typedef {{ name: string; text: string }} BuiltFile */

const FORBIDDEN = /** @type {const} */ ([
  ['the name of the service role', /service_role/],
  ['a secret key of a Supabase project', /sb_secret_\w/],
  ['a private key', /BEGIN (?:[A-Z]+ )*PRIVATE KEY/],
  ['a token', /eyJ[\w-]{8,}\.eyJ[\w-]{8,}\.[\w-]{8,}/],
  ['a key of Firecrawl', /\bfc-[\da-f]{32}\b/],
  ['a key of a search service', /api_key=[\w-]{16,}/],
  ['an address with a password', /\b(?:postgres|postgresql|https?):\/\/[^\s/:@"'`]+:[^\s/@"'`]+@/],
  ['a source map', /[#@]\s*sourceMappingURL=/],
  [
    'a path of the machine that built it',
    /(?:file:\/\/|["'`(\s])(?:\/(?:home|root|Users|tmp)\/|[A-Z]:\\)/,
  ],
]);

/**
 * Everything found in built files that must not be there, as sentences; empty when nothing is.
 *
 * @param {readonly BuiltFile[]} files
 * @returns {string[]}
 */
export function bundleFaults(files) {
  return files.flatMap(({ name, text }) => [
    ...(name.endsWith('.map') ? [`${name} is a source map.`] : []),
    ...FORBIDDEN.filter(([, pattern]) => pattern.test(text)).map(
      ([what]) => `${name} holds ${what}.`,
    ),
  ]);
}

/**
 * Files that import each other in a circle, as sentences. One of them runs before what it imports is there, so that the page
 * does not start: 'a is not a constructor'. What decides which module goes to which file is `vite.chunks.ts`.
 *
 * @param {readonly BuiltFile[]} files
 * @returns {string[]}
 */
export function circlesOf(files) {
  /** @type {Map<string, string[]>} */
  const imports = new Map(
    files
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ name, text }) => [basename(name), importedBy(text)]),
  );
  /** @type {Set<string>} */
  const finished = new Set();
  /**
   * @param {string} file
   * @param {readonly string[]} path
   * @returns {string[]}
   */
  const visit = (file, path) => {
    if (path.includes(file)) {
      const circle = [...path.slice(path.indexOf(file)), file];
      return [`Files import each other in a circle: ${circle.join(' → ')}.`];
    }
    if (finished.has(file)) return [];
    const found = (imports.get(file) ?? []).flatMap((next) => visit(next, [...path, file]));
    finished.add(file);
    return found;
  };
  return [...imports.keys()].flatMap((file) => visit(file, []));
}

/**
 * What a file imports before it runs; an import on demand comes later and closes no circle.
 *
 * @param {string} text
 */
function importedBy(text) {
  return [...text.matchAll(/(?:\bfrom|\bimport)\s*["']\.\/([^"']+\.js)["']/g)].map(
    ([, file = '']) => file,
  );
}

/**
 * The texts of the built browser application, which holds them compressed.
 *
 * @param {string} folder
 * @returns {BuiltFile[]}
 */
function textsIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:png|woff2)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ name: relative(folder, file).replace(/\.br$/, ''), text: textOf(file) }));
}

/** @param {string} file */
function textOf(file) {
  const bytes = readFileSync(file);
  return (file.endsWith('.br') ? brotliDecompressSync(bytes) : bytes).toString();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = join(dirname(fileURLToPath(import.meta.url)), '../dist/web');
  const files = textsIn(folder);
  const faults = files.some(({ name }) => name === 'index.html')
    ? [...bundleFaults(files), ...circlesOf(files)]
    : [`There is no built application in ${folder}.`];
  for (const fault of faults) console.error(fault);
  process.exit(faults.length === 0 ? 0 : 1);
}
