// Writes the software bill of materials after a build, as CycloneDX 1.6 JSON: every package that is installed with Legwork or
// built into it, and no other. dist/software-bill.cdx.json
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundledPackages } from './bundled-packages.mjs';
import { neededBy, shippedPaths } from './shipped-packages.mjs';

/** @typedef {{ name?: string; version?: string; integrity?: string; license?: string; dev?: boolean; optional?: boolean; dependencies?: Record<string, string>; optionalDependencies?: Record<string, string>; peerDependencies?: Record<string, string>; peerDependenciesMeta?: Record<string, { optional?: boolean }> }} LockEntry */
/** @typedef {Readonly<Record<string, LockEntry>>} Packages */

const FOLDER = 'node_modules/';

/**
 * The bill for a lock file. The same lock file and build make the same bill, so that two releases can be compared.
 *
 * @param {Packages} packages the `packages` of a lock file, version 3
 * @param {readonly string[]} [bundled] paths in it of the packages of which something is built in
 */
export function softwareBill(packages, bundled = []) {
  const root = packages[''] ?? {};
  const shipped = new Set([...shippedPaths(packages, []), ...bundled]);
  const paths = Object.keys(packages).filter((path) => shipped.has(path));
  const application = { type: 'application', name: root.name, version: root.version };
  /** @param {string} path */
  const needs = (path) => neededBy(packages, path).filter((needed) => shipped.has(needed));
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { 'bom-ref': 'root', ...application } },
    components: paths.map((path) => component(path, packages[path] ?? {}, bundled.includes(path))),
    dependencies: ['', ...paths].map((path) => ({
      ref: path === '' ? 'root' : path,
      dependsOn: needs(path),
    })),
  };
}

/**
 * @param {string} path
 * @param {LockEntry} entry
 * @param {boolean} isBundled
 */
function component(path, entry, isBundled) {
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
    scope: entry.optional && !isBundled ? 'optional' : 'required',
    licenses: [{ expression: entry.license ?? 'NOASSERTION' }],
    hashes: algorithm === 'sha512' ? [{ alg: 'SHA-512', content }] : [],
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = join(dirname(fileURLToPath(import.meta.url)), '..');
  /** @type {{ packages: Packages }} */
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const bill = softwareBill(lock.packages, bundledPackages());
  writeFileSync(join(root, 'dist/software-bill.cdx.json'), `${JSON.stringify(bill, null, 2)}\n`);
}
