// Which tests failed, read from the reports of the two test runners: the end of a long run's output says it again.

const MESSAGE_LINES_MAX = 4;
const COLOURS = new RegExp(String.raw`${String.fromCharCode(27)}\[[\d;]*m`, 'g');

/** @typedef {{ readonly name: string; readonly message: string }} FailedTest */

/**
 * The tests that failed in a JSON report of Vitest, and the files that could not be run at all.
 *
 * @param {VitestReport} report
 * @returns {FailedTest[]}
 */
export function failedUnitTests({ testResults }) {
  return testResults.flatMap((file) => {
    const failed = file.assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0 && file.status === 'failed') {
      return [{ name: file.name, message: beginningOf(file.message) }];
    }
    return failed.map(({ fullName, failureMessages }) => ({
      name: fullName,
      message: beginningOf(failureMessages[0] ?? ''),
    }));
  });
}

/**
 * The tests that failed in a JSON report of Playwright, also those that passed when they were tried again.
 *
 * @param {PlaywrightReport} report
 * @returns {FailedTest[]}
 */
export function failedBrowserTests({ suites, errors }) {
  const broken = errors.map(({ message }) => ({
    name: 'The browser tests themselves',
    message: beginningOf(message ?? ''),
  }));
  return [...broken, ...suites.flatMap(failedIn)];
}

/**
 * @param {PlaywrightSuite} suite
 * @returns {FailedTest[]}
 */
function failedIn(suite) {
  const inner = (suite.suites ?? []).flatMap(failedIn);
  const own = (suite.specs ?? []).flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) => ({
        name: `${file}:${line} ${title}`,
        message: beginningOf(results.find(({ error }) => error)?.error?.message ?? ''),
      })),
  );
  return [...own, ...inner];
}

/** @param {string} message */
function beginningOf(message) {
  const lines = message.replaceAll(COLOURS, '').split('\n');
  return lines
    .filter((line) => line.trim() !== '')
    .slice(0, MESSAGE_LINES_MAX)
    .join('\n');
}

/**
 * @typedef {object} VitestReport
 * @property {readonly { readonly name: string; readonly status: string; readonly message: string; readonly assertionResults: readonly { readonly fullName: string; readonly status: string; readonly failureMessages: readonly string[] }[] }[]} testResults
 */
/**
 * @typedef {object} PlaywrightReport
 * @property {readonly PlaywrightSuite[]} suites
 * @property {readonly { readonly message?: string }[]} errors
 */
/**
 * @typedef {object} PlaywrightSuite
 * @property {readonly { readonly file: string; readonly line: number; readonly title: string; readonly tests: readonly { readonly status: string; readonly results: readonly { readonly error?: { readonly message?: string } }[] }[] }[]} [specs]
 * @property {readonly PlaywrightSuite[]} [suites]
 */
