// Looks through the built browser application for what must never be in it: secrets, keys of the simulators, source maps,
// paths of the machine that built it. The publishable key comes from the server at run time, so no token has business here.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

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
 * @param {string} folder
 * @returns {BuiltFile[]}
 */
function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz|woff2)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ name: relative(folder, file), text: readFileSync(file, 'utf8') }));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = join(dirname(fileURLToPath(import.meta.url)), '../dist/web');
  const files = filesIn(folder);
  const faults = files.some(({ name }) => name === 'index.html')
    ? bundleFaults(files)
    : [`There is no built application in ${folder}.`];
  for (const fault of faults) console.error(fault);
  process.exit(faults.length === 0 ? 0 : 1);
}
