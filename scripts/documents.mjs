// Documents drift: every file they name has to exist, and every test that a table names has to be in its file.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const FOLDERS = 'engine|web|server|supabase|simulators|e2e|bench|docs|scripts';
const PATH = new RegExp(`\`((?:${FOLDERS})/[\\w./-]+)\``, 'g');
const TEST = new RegExp(`\`((?:${FOLDERS})/[\\w./-]+\\.test\\.tsx?)\`: ([^|\`\n]+)`, 'g');
/** Written by a measurement, so a fresh clone may lack it. */
const GENERATED = new Set(['bench/results.md']);

/**
 * Everything a document says that is not so, as sentences.
 *
 * @param {string} text Markdown
 * @param {(path: string) => string | null} read the text of a file of the project ('' for a folder), or null
 * @returns {string[]}
 */
export function documentFaults(text, read) {
  const files = [...text.matchAll(PATH)]
    .map(([, path = '']) => path)
    .filter((path) => !GENERATED.has(path) && read(path) === null)
    .map((path) => `${path} does not exist.`);
  const tests = [...text.matchAll(TEST)].flatMap(([, path = '', names = '']) =>
    namesIn(names)
      .filter((name) => !holds(read(path) ?? '', name))
      .map((name) => `${path} holds no test '${name}'.`),
  );
  return [...new Set([...files, ...tests])];
}

/**
 * Names stand in quotation marks, or bare with semicolons between them.
 *
 * @param {string} names
 */
function namesIn(names) {
  const quoted = [...names.matchAll(/“([^”]+)”/g)].map(([, name = '']) => name);
  if (quoted.length > 0) return quoted;
  return names
    .split(';')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

/**
 * @param {string} source
 * @param {string} name
 */
function holds(source, name) {
  return source.replaceAll(/\\(['"`])/g, '$1').includes(name);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const documents = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md'].concat(
    readdirSync(join(root, 'docs'))
      .filter((file) => file.endsWith('.md'))
      .map((file) => `docs/${file}`),
  );
  /** @param {string} path */
  const read = (path) => {
    const file = join(root, path);
    if (!existsSync(file)) return null;
    return /\.\w+$/.test(path) ? readFileSync(file, 'utf8') : '';
  };
  const faults = documents.flatMap((document) =>
    documentFaults(read(document) ?? '', read).map((fault) => `${document}: ${fault}`),
  );
  for (const fault of faults) console.error(fault);
  process.exit(faults.length === 0 ? 0 : 1);
}
