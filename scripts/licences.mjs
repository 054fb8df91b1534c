// Writes dist/licences.txt: the licence of every package that is built into the programs or the browser application.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundledPackages } from './bundled-packages.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const RULE = `\n\n${'-'.repeat(78)}\n\n`;
/** Where a package says its licence if it has no file for it. */
const SECTION = /^#+ *licen[cs]e\b.*\n([^#]+)/im;

/** @param {string} path of a package, as a lock file names it */
function licenceOf(path) {
  const folder = join(root, path);
  /** @param {string} file */
  const read = (file) => readFileSync(join(folder, file), 'utf8').trim();
  /** @type {{ name: string; version: string; license?: string; author?: string | { name: string } }} */
  const { name, version, license, author } = JSON.parse(read('package.json'));
  const files = readdirSync(folder);
  const texts = files.filter((file) => /^(?:licen[cs]e|notice|copying)/i.test(file)).map(read);
  const [readme] = files.filter((file) => /^readme/i.test(file)).map(read);
  const said = SECTION.exec(readme ?? '')?.[1]?.trim() ?? '';
  const by = `By ${typeof author === 'object' ? author.name : (author ?? 'its authors')}. ${said}`;
  const heading = `${name} ${version} (${license ?? 'see its text'})`;
  return [heading, ...(texts.length === 0 ? [by] : texts)].join('\n\n');
}

writeFileSync(join(root, 'dist/licences.txt'), `${bundledPackages().map(licenceOf).join(RULE)}\n`);
