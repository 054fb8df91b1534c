// The one convention by which documents name tests: `file`: “name”, “name”; or bare, `file`: name; name.
// It shows that a test of that name exists. Whether the test proves its row is for the reader to judge.

export const FOLDERS =
  'engine|runtime|mcp|cli|web|server|supabase|simulators|testing|e2e|bench|docs|scripts';
const TEST_FILE = `(?:${FOLDERS})/(?:[\\w./-]+\\.(?:test|bench)\\.tsx?|(?:[\\w.-]+/)*testing/suites/[\\w-]+\\.ts)`;
const NAMED = new RegExp(`\`(${TEST_FILE})\`: ([^|\`\n]+)`, 'g');
/** A row that begins with its number; tests are named in its last cell. */
const NUMBERED_ROW = /^\| (\d+) +\|.*\| ([^|]*)\|$/gm;

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
 * The rows of a table whose first column counts them, each with the tests that its last cell names.
 *
 * @param {string} text Markdown
 * @returns {{ readonly number: number; readonly tests: readonly NamedTest[] }[]}
 */
export function numberedRows(text) {
  return [...text.matchAll(NUMBERED_ROW)].map(([, number, cell = '']) => ({
    number: Number(number),
    tests: namedTests(cell),
  }));
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
