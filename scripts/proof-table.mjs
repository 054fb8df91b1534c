// How documents and tests refer to each other. A numbered row of a table (docs/faults.md, docs/threats.md) is proven by the
// tests whose names begin with its number: 'fault 12: …', 'faults 1 and 2: …'. Other documents name a test beside its file:
// `file`: “name”, “name”; or bare, `file`: name; name. Whether a test proves its row is for the reader to judge.
import { readFileSync, readdirSync } from 'node:fs';

export const FOLDERS =
  'engine|runtime|mcp|cli|web|server|supabase|simulators|testing|e2e|bench|docs|scripts';
const TEST_FILE = `(?:${FOLDERS})/(?:[\\w./-]+\\.(?:test|bench)\\.tsx?|(?:[\\w.-]+/)*testing/suites/[\\w-]+\\.ts)`;
const IS_TEST_FILE = new RegExp(`^${TEST_FILE}$`);
const NAMED = new RegExp(`\`(${TEST_FILE})\`: ([^|\`\n]+)`, 'g');
const NUMBERED_ROW = /^\| (\d+) +\|/gm;

/** @typedef {{ readonly file: string; readonly name: string }} NamedTest */

/**
 * The tests that a text names.
 *
 * @param {string} text Markdown
 * @returns {NamedTest[]}
 */
export function namedTests(text) {
  return [...text.matchAll(NAMED)].flatMap(([, file = '', names = '']) =>
    namesIn(names).map((name) => ({ file, name })),
  );
}

/**
 * The numbers in the first column of a document's tables, in their order.
 *
 * @param {string} text Markdown
 * @returns {number[]}
 */
export function rowNumbers(text) {
  return [...text.matchAll(NUMBERED_ROW)].map(([, number]) => Number(number));
}

/**
 * The numbers with which the names of all tests of the project begin, ascending, each once.
 *
 * @param {string} kind 'fault' or 'threat'
 * @returns {number[]}
 */
export function numbersOfTests(kind) {
  const numbers = FOLDERS.split('|')
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
        (file) => `${folder}/${file.replaceAll('\\', '/')}`,
      ),
    )
    .filter((file) => IS_TEST_FILE.test(file) && !file.includes('node_modules'))
    .flatMap((file) => numbersIn(readFileSync(file, 'utf8'), kind));
  return [...new Set(numbers)].toSorted((a, b) => a - b);
}

/**
 * The numbers with which the names of the tests in one file begin. `%i` stands for the first value of each row of its
 * `test.each`.
 *
 * @param {string} source
 * @param {string} kind
 * @returns {number[]}
 */
export function numbersIn(source, kind) {
  const before = '[\'"`](?:[a-z]+s? [\\d, and]+ and )?';
  const beginning = new RegExp(
    `${before}${kind}s? (%i|\\d+(?:(?:, | and )\\d+)*)(?::| and [a-z]+ \\d)`,
    'g',
  );
  return [...source.matchAll(beginning)].flatMap(({ 1: said = '', index }) => {
    const table = source.slice(source.lastIndexOf('test.each(', index), index);
    const numbers = said === '%i' ? table.matchAll(/\[(\d+),/g) : said.matchAll(/(\d+)/g);
    return [...numbers].map(([, number]) => Number(number));
  });
}

/**
 * Does a test file hold a test of this name? Quotation marks may be escaped there.
 *
 * @param {string} source
 * @param {string} name
 */
export function holdsTest(source, name) {
  return source.replaceAll(/\\(['"`])/g, '$1').includes(name);
}

/** @param {string} names in quotation marks, or bare with semicolons between them */
function namesIn(names) {
  const quoted = [...names.matchAll(/“([^”]+)”/g)].map(([, name = '']) => name);
  if (quoted.length > 0) return quoted;
  return names
    .split(';')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}
