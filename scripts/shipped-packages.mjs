// Which packages a user may get: those that are installed with the programs, and those that are built into the programs and
// into the browser application, which are needed for building only and so are no dependencies of the package.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const FOLDER = 'node_modules/';
const SOURCE = /(?<!\.test)\.tsx?$/;
/** Fonts come by way of a stylesheet. */
const FONT = /url\(['"](@fontsource[^'"/]*\/[^'"/]+)/g;

/** @typedef {{ dependencies?: Record<string, string>; optionalDependencies?: Record<string, string>; peerDependencies?: Record<string, string>; peerDependenciesMeta?: Record<string, { optional?: boolean }> }} Needs */

/**
 * The paths in a lock file of everything that is shipped.
 *
 * @param {Readonly<Record<string, Needs>>} packages the `packages` of a lock file, version 3
 * @param {readonly string[]} bundled names of packages that are built into the application
 * @returns {ReadonlySet<string>}
 */
export function shippedPaths(packages, bundled) {
  const { dependencies, optionalDependencies } = packages[''] ?? {};
  const names = [...Object.keys({ ...dependencies, ...optionalDependencies }), ...bundled];
  const waiting = names.map((name) => resolve(packages, '', name));
  const shipped = new Set();
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (path === '' || shipped.has(path)) continue;
    shipped.add(path);
    waiting.push(...neededBy(packages, path, isWanted));
  }
  return shipped;
}

/**
 * The paths of the packages that one needs and that are installed.
 *
 * @param {Readonly<Record<string, Needs>>} packages
 * @param {string} from a path in the lock file
 * @param {(needs: Needs, name: string) => boolean} [isCounted]
 */
export function neededBy(packages, from, isCounted = () => true) {
  const needs = packages[from] ?? {};
  const { dependencies, optionalDependencies, peerDependencies } = needs;
  const names = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });
  const counted = names.filter((name) => isCounted(needs, name));
  const found = counted.map((name) => resolve(packages, from, name)).filter((path) => path !== '');
  return [...new Set(found)].toSorted();
}

/**
 * Nobody gets an optional peer unless something else brings it.
 *
 * @param {Needs} needs
 * @param {string} name
 */
function isWanted({ dependencies, peerDependenciesMeta }, name) {
  return dependencies?.[name] !== undefined || peerDependenciesMeta?.[name]?.optional !== true;
}

/**
 * As Node finds a package: in the folder of the one that needs it, then in each above.
 *
 * @param {Readonly<Record<string, Needs>>} packages
 * @param {string} from
 * @param {string} name
 * @returns {string} '' when it is not installed
 */
function resolve(packages, from, name) {
  const path = from === '' ? `${FOLDER}${name}` : `${from}/${FOLDER}${name}`;
  if (packages[path] !== undefined || from === '') return packages[path] === undefined ? '' : path;
  const above = from.lastIndexOf(`/${FOLDER}`);
  return resolve(packages, above === -1 ? '' : from.slice(0, above), name);
}

/** The packages that the programs and the browser application of this project import. */
export function importedPackages() {
  const files = ['web', 'engine', 'runtime', 'mcp', 'cli', 'server', 'supabase'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => !file.split(/[/\\]/).includes('testing'))
      .map((file) => join(root, folder, file)),
  );
  const names = files.flatMap((file) => {
    if (file.endsWith('.css')) return fontsIn(readFileSync(file, 'utf8'));
    return SOURCE.test(file) ? packagesIn(file) : [];
  });
  return [...new Set(names)].toSorted();
}

/** @param {string} css */
function fontsIn(css) {
  return [...css.matchAll(FONT)].map(([, name = '']) => name);
}

/** @param {string} file */
function packagesIn(file) {
  const { staticImports, dynamicImports } = parseSync(file, readFileSync(file, 'utf8')).module;
  const source = readFileSync(file, 'utf8');
  const names = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => source.slice(start + 1, end - 1)),
  ];
  return names
    .filter((name) => !/^(?:[.#/]|node:)/.test(name))
    .map((name) =>
      name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/'),
    );
}
