// Checks package-lock.json: every package named is in it, with an integrity hash, from nowhere but the registry, without
// install scripts, under a licence we accept. npm itself would notice some of this only on another platform.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { INSTALLED } from './bundled-packages.mjs';
import { importedPackages, shippedPaths } from './shipped-packages.mjs';

/** @typedef {{ version?: string; integrity?: string; resolved?: string; link?: boolean; license?: string; hasInstallScript?: boolean; dev?: boolean; dependencies?: Record<string, string>; optionalDependencies?: Record<string, string> }} LockEntry */

const ALLOWED = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Python-2.0',
  'Unlicense',
]);
/** The SIL licence forbids nothing we do with a font, but is not meant for code. */
const ALLOWED_FOR_FONTS = new Set(['OFL-1.1']);
/** Used to build and test, never shipped: axe and the CSS compiler of Vite. */
const ALLOWED_FOR_BUILDING = new Set(['MPL-2.0', 'CC-BY-4.0']);

/**
 * Everything wrong with a lock file, as sentences; empty when nothing is.
 *
 * @param {Readonly<Record<string, LockEntry>>} packages the `packages` of a lock file, version 3
 * @param {readonly string[]} [bundled] packages that are built into the browser application
 * @returns {string[]}
 */
export function lockFileFaults(packages, bundled = []) {
  const shipped = shippedPaths(packages, bundled);
  const { '': root, ...others } = packages;
  return [
    ...Object.keys(root?.dependencies ?? {})
      .filter((name) => !INSTALLED.includes(name))
      .map((name) => `${name} is built in: name it in devDependencies (docs/decisions/090).`),
    ...Object.entries(others).flatMap(([path, entry]) => [
      ...sourceFaults(path, entry),
      ...licenceFaults(path, entry, shipped.has(path)),
      ...missingOptional(packages, path, entry),
    ]),
  ];
}

/**
 * @param {string} path
 * @param {LockEntry} entry
 */
function sourceFaults(path, entry) {
  const faults = [];
  if (entry.link || /^(?:git|file|http:)/.test(entry.resolved ?? '')) {
    faults.push(`${path} does not come from the package registry.`);
  }
  if (entry.resolved?.startsWith('https:')) {
    faults.push(`${path} records a download address; run npm install with this project's .npmrc.`);
  }
  if (!entry.integrity?.startsWith('sha512-')) faults.push(`${path} has no sha512 integrity hash.`);
  if (entry.hasInstallScript) faults.push(`${path} runs a script when installed.`);
  return faults;
}

/**
 * @param {string} path
 * @param {LockEntry} entry
 * @param {boolean} isShipped
 */
function licenceFaults(path, entry, isShipped) {
  const names = (entry.license ?? 'none').replaceAll(/[()]/g, '').split(/ OR /);
  const accepted = names.some((name) =>
    name.split(' AND ').every((part) => isAllowed(part, path, isShipped)),
  );
  return accepted
    ? []
    : [`${path} has the licence ${entry.license ?? 'none'}, which is not on our list.`];
}

/**
 * @param {string} licence
 * @param {string} path
 * @param {boolean} isShipped
 */
function isAllowed(licence, path, isShipped) {
  if (ALLOWED.has(licence)) return true;
  if (path.startsWith('node_modules/@fontsource')) return ALLOWED_FOR_FONTS.has(licence);
  return !isShipped && ALLOWED_FOR_BUILDING.has(licence);
}

/**
 * An optional package that the lock forgot makes `npm ci` fail, though only on the platform that needs it.
 *
 * @param {Readonly<Record<string, LockEntry>>} packages
 * @param {string} path
 * @param {LockEntry} entry
 */
function missingOptional(packages, path, entry) {
  return Object.keys(entry.optionalDependencies ?? {})
    .filter((name) => !isResolvable(packages, path, name))
    .map((name) => `${path} needs ${name}, which the lock file lacks.`);
}

/**
 * @param {Readonly<Record<string, LockEntry>>} packages
 * @param {string} from
 * @param {string} name
 */
function isResolvable(packages, from, name) {
  const folders = from
    .split('/node_modules/')
    .map((_, depth, parts) => parts.slice(0, depth + 1).join('/node_modules/'));
  return ['', ...folders.map((folder) => `${folder}/`)].some(
    (folder) => packages[`${folder}node_modules/${name}`] !== undefined,
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const file = join(dirname(fileURLToPath(import.meta.url)), '../package-lock.json');
  /** @type {{ packages: Record<string, LockEntry> }} */
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  const faults = lockFileFaults(lock.packages, importedPackages());
  for (const fault of faults) console.error(fault);
  process.exit(faults.length === 0 ? 0 : 1);
}
