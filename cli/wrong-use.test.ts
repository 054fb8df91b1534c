import { expect, test } from 'vitest';
import { runHere } from './testing/run-here.ts';

const INGRID = ['research', 'Ingrid Solberg', '--company', 'Nordvik Bank'];

test.each([
  [['research'], 'NAME is missing: legwork research NAME ….'],
  [['research', 'Jane Doe'], '--company is missing: a name alone fits too many people.'],
  [
    ['research', 'Jane', 'Doe', '--company', 'Acme'],
    "'Doe' is one argument too many. Put NAME in quotation marks",
  ],
  [
    [...INGRID, '--format', 'pdf'],
    "--format takes text, markdown, json, ndjson; 'pdf' is none of them.",
  ],
  [
    [...INGRID, '--credits-max', 'all'],
    "--credits-max takes a whole number above zero, not 'all'.",
  ],
  [[...INGRID, '--email', 'ask her'], '--email is not an e-mail address such as jane@acme.com.'],
  [[...INGRID, '--contact', '54'], '--contact says which contact --to means. Give --to as well.'],
  [[...INGRID, '--out'], '--out needs a value: --out FILE.'],
  [[...INGRID, '--company', 'Acme'], '--company is given twice. Give it once.'],
  [[...INGRID, '--quiet=yes'], "--quiet takes no value. Leave out '=yes'."],
  [
    [...INGRID, '--creditsmax', '5'],
    'There is no option --creditsmax. Did you mean --credits-max?',
  ],
  [['reserch'], "There is no command 'reserch'. Did you mean 'legwork research'?"],
  [['--company', 'Acme'], 'The command comes before its options, so --company cannot be first.'],
  [[], 'A command is missing.'],
])('wrong use %j is named with its remedy and exits with 2', async (args, message) => {
  const { code, stdout, stderr } = await runHere(args);

  expect(code).toBe(2);
  expect(stdout).toBe('');
  expect(stderr).toContain(`legwork: ${message}`);
});
