// Prints the software bill of materials: every package of package-lock.json as CycloneDX 1.6 JSON, for a release or a buyer's
// security reviewer. `node scripts/software-bill.mjs > legwork.cdx.json`
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundledPackages, neededBy, shippedPaths } from './shipped-packages.mjs';

/** @typedef {{ name?: string; version?: string; integrity?: string; license?: string; dev?: boolean; optional?: boolean; dependencies?: Record<string, string>; optionalDependencies?: Record<string, string>; peerDependencies?: Record<string, string>; peerDependenciesMeta?: Record<string, { optional?: boolean }> }} LockEntry */
/** @typedef {Readonly<Record<string, LockEntry>>} Packages */

const FOLDER = 'node_modules/';

/**
 * The bill for a lock file. The same lock file makes the same bill, so that two releases can be compared.
 *
 * @param {Packages} packages the `packages` of a lock file, version 3
 * @param {readonly string[]} [bundled] packages that are built into the browser application
 */
export function softwareBill(packages, bundled = []) {
  const root = packages[''] ?? {};
  const paths = Object.keys(packages).filter((path) => path !== '');
  const shipped = shippedPaths(packages, bundled);
  const application = { type: 'application', name: root.name, version: root.version };
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { 'bom-ref': 'root', ...application } },
    components: paths.map((path) => component(path, packages[path] ?? {}, shipped.has(path))),
    dependencies: ['', ...paths].map((path) => ({
      ref: path === '' ? 'root' : path,
      dependsOn: neededBy(packages, path),
    })),
  };
}

/**
 * @param {string} path
 * @param {LockEntry} entry
 * @param {boolean} isShipped
 */
function component(path, entry, isShipped) {
  const fullName = entry.name ?? path.slice(path.lastIndexOf(FOLDER) + FOLDER.length);
  const purl = `pkg:npm/${fullName.replace('@', '%40')}@${entry.version}`;
  const [algorithm, digest = ''] = (entry.integrity ?? '').split('-');
  const content = Buffer.from(digest, 'base64').toString('hex');
  return {
    type: 'library',
    'bom-ref': path,
    name: fullName,
    version: entry.version,
    purl,
    // What is only used to build and test is not shipped.
    scope: !isShipped ? 'excluded' : entry.optional ? 'optional' : 'required',
    licenses: [{ expression: entry.license ?? 'NOASSERTION' }],
    hashes: algorithm === 'sha512' ? [{ alg: 'SHA-512', content }] : [],
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const file = join(dirname(fileURLToPath(import.meta.url)), '../package-lock.json');
  /** @type {{ packages: Packages }} */
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  console.log(JSON.stringify(softwareBill(lock.packages, bundledPackages()), null, 2));
}
