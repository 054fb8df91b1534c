// Documents drift: every file, link and test that they name has to exist, and so has everything that comments cite.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { citableFrom, citationFaults } from './citations.mjs';
import { FOLDERS, holdsTest, namedTests } from './proof-table.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const PATH = new RegExp(`\`((?:${FOLDERS})/[\\w./-]+)\``, 'g');
const LINK = /\]\(([^)\s#]+)(?:#[^)]*)?\)/g;
const NAME_ROW = /^\| `(\w+)` /gm;
const EXPORTS = /^export (?:type )?\{([^}]*)\} from/gm;
const FOREIGN = /^[a-z]+:/;
/** An answer of its own: a question with what stands below it, or a row of a table but its head. */
const QUESTION = /^### (.+)\n((?:(?!#).*\n?)*)/gm;
const ROW = /^\| (?!-)([^|]+)\|(.*)$(?!\n\| -)/gm;
const QUOTED = /“([^”]+)”/g;
/** What those who allow Legwork read: each answer there has to name what shows it. */
const EVIDENCE = ['docs/questionnaire.md', 'docs/controls.md', 'docs/accessibility.md'];
const SOURCE = /\.(?:tsx?|mjs|sql|css|html)$/;
/** Written by a measurement, so a fresh clone may lack it. */
const GENERATED = new Set(['bench/results.md']);

/** @typedef {(path: string) => string | null} Read the text of a file of the project ('' for a folder), or null */

/**
 * Everything a document says that is not so, as sentences.
 *
 * @param {string} text Markdown
 * @param {Read} read
 * @returns {string[]}
 */
export function documentFaults(text, read) {
  const files = [...text.matchAll(PATH)]
    .map(([, path = '']) => path)
    .filter((path) => !GENERATED.has(path) && read(path) === null)
    .map((path) => `${path} does not exist.`);
  const tests = namedTests(text)
    .filter(({ file, name }) => !holdsTest(read(file) ?? '', name))
    .map(({ file, name }) => `${file} holds no test '${name}'.`);
  return [...new Set([...files, ...tests])];
}

/**
 * Every link of a document that leads to no file of the project, as sentences.
 *
 * @param {string} document its path
 * @param {Read} read
 * @returns {string[]}
 */
export function linkFaults(document, read) {
  return [...(read(document) ?? '').matchAll(LINK)]
    .map(([, link = '']) => link)
    .filter((link) => !FOREIGN.test(link))
    .map((link) => posix.join(posix.dirname(document), link))
    .filter((path) => !GENERATED.has(path) && read(path) === null)
    .map((path) => `a link leads to ${path}, which does not exist.`);
}

/**
 * Every answer that names no file, test or page of the project, and every test that is named apart from its file and so is
 * not looked for, as sentences.
 *
 * @param {string} text Markdown, in which “…” is the name of a test
 * @returns {string[]}
 */
export function evidenceFaults(text) {
  const answers = [...text.matchAll(QUESTION), ...text.matchAll(ROW)];
  const found = new Set(namedTests(text).map(({ name }) => name));
  return [
    ...answers
      .filter(([, , answer = '']) => !namesEvidence(answer))
      .map(([, about = '']) => `'${about.trim()}' names nothing that shows it.`),
    ...[...text.matchAll(QUOTED)]
      .filter(([, name = '']) => !found.has(name))
      .map(([, name = '']) => `'${name}' does not stand beside the file of its test.`),
  ];
}

/** @param {string} answer */
function namesEvidence(answer) {
  return [...answer.matchAll(PATH), ...answer.matchAll(LINK)].some(
    ([, target = '']) => !FOREIGN.test(target),
  );
}

/**
 * Where a table of names and what a module exports differ, as sentences.
 *
 * @param {string} text Markdown, whose table has a name in the first cell of each row
 * @param {string} source a module that exports by `export { … } from` alone
 * @returns {string[]}
 */
export function surfaceFaults(text, source) {
  const explained = new Set([...text.matchAll(NAME_ROW)].map(([, name = '']) => name));
  const exported = new Set(
    [...source.matchAll(EXPORTS)].flatMap(([, list = '']) => list.match(/\w+/g) ?? []),
  );
  return [
    ...[...exported]
      .filter((name) => !explained.has(name))
      .map((name) => `${name} is not explained.`),
    ...[...explained]
      .filter((name) => !exported.has(name))
      .map((name) => `${name} is not exported.`),
  ];
}

/** @type {Read} */
function readOfProject(path) {
  const file = join(root, path);
  if (!existsSync(file)) return null;
  return /\.\w+$/.test(path) ? readFileSync(file, 'utf8') : '';
}

/** @param {string} folder */
function markdownIn(folder) {
  return readdirSync(join(root, folder))
    .filter((file) => file.endsWith('.md'))
    .map((file) => `${folder}/${file}`);
}

function sourceFiles() {
  return FOLDERS.split('|').flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => SOURCE.test(file) && !file.includes('node_modules'))
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`),
  );
}

function projectFaults() {
  const read = readOfProject;
  const records = markdownIn('docs/decisions');
  const documents = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'SECURITY.md'].concat(
    'simulators/README.md',
    markdownIn('docs'),
  );
  const index = read('docs/decisions/README.md') ?? '';
  const names = records.map((record) => posix.basename(record));
  const citable = citableFrom(read('docs/specification.md') ?? '', names);
  return [
    ...faultsOf(documents, (document) => documentFaults(read(document) ?? '', read)),
    ...faultsOf([...documents, ...records], (document) => linkFaults(document, read)),
    ...faultsOf(EVIDENCE, (document) => evidenceFaults(read(document) ?? '')),
    ...faultsOf(sourceFiles(), (file) => citationFaults(read(file) ?? '', citable)),
    ...surfaceFaults(read('docs/engine.md') ?? '', read('engine/public.ts') ?? '').map(
      (fault) => `docs/engine.md: ${fault}`,
    ),
    ...names
      .filter((name) => name !== 'README.md' && !index.includes(`(${name})`))
      .map((name) => `docs/decisions/README.md: ${name} is not listed.`),
  ];
}

/**
 * @param {readonly string[]} files
 * @param {(file: string) => readonly string[]} faultsIn
 */
function faultsOf(files, faultsIn) {
  return files.flatMap((file) => faultsIn(file).map((fault) => `${file}: ${fault}`));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const faults = projectFaults();
  for (const fault of faults) console.error(fault);
  process.exit(faults.length === 0 ? 0 : 1);
}
