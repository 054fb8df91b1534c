// Writes dist/licences.txt at packing: the licence of every package that is built into the programs or the browser application.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundledPackages } from './bundled-packages.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** @param {string} path of a package, as a lock file names it */
function licenceOf(path) {
  const folder = join(root, path);
  /** @type {{ name: string; version: string; license?: string }} */
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const texts = readdirSync(folder)
    .filter((file) => /^(?:licen[cs]e|notice|copying)/i.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8').trim());
  return [`${name} ${version} (${license ?? 'see its text'})`, ...texts].join('\n\n');
}

const RULE = `\n\n${'-'.repeat(78)}\n\n`;
writeFileSync(join(root, 'dist/licences.txt'), `${bundledPackages().map(licenceOf).join(RULE)}\n`);
