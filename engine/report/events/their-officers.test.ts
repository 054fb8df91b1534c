import { expect, test } from 'vitest';
import { confirmedPage, MARLOW } from '../../testing/confirmed-page.ts';
import { analyzedPages } from '../sales-signals/analyzed-pages.ts';
import { findEvents } from './find-events.ts';

function kindsOn(content: string, language: string): readonly string[] {
  const pages = analyzedPages(MARLOW, [confirmedPage(content, { language })]);
  return findEvents(MARLOW, pages, new Date('2026-06-20')).map(({ kind }) => kind);
}

test.each([
  [
    'en',
    "Quillfeather Insurance's former chief executive John Roe was fined £76,000 on 3 May 2026.",
  ],
  ['en', "Quillfeather's auditor Pell Marsh was fined £2m on 3 May 2026."],
  ['en', 'Quillfeather auditor Pell Marsh was fined £2m by the regulator on 3 May 2026.'],
  ['en', "Quillfeather's former finance director Ann Lee has been sued for fraud."],
  [
    'de',
    'Der frühere Quillfeather-Chef John Roe wurde am 3. Mai 2026 zu einer Geldstrafe von 50.000 Euro verurteilt.',
  ],
  [
    'de',
    'Der Quillfeather-Vorstand John Roe wurde im Mai 2026 zu einer Geldstrafe von 90.000 Euro verurteilt.',
  ],
])('what befalls an officer or auditor is not the company’s (%s: %s)', (language, sentence) => {
  expect(kindsOn(`Tessa Marlow works for Quillfeather. ${sentence}`, language)).toEqual([]);
});

test.each([
  ['en', 'Quillfeather Insurance was fined £2m on 3 May 2026.'],
  ['en', "Quillfeather's Dublin branch was fined £2m on 3 May 2026."],
  ['en', 'Quillfeather Insurance and auditor Pell Marsh were fined £2m each on 3 May 2026.'],
  ['en', 'Quillfeather Insurance was fined £2m on 3 May 2026, said its chief executive John Roe.'],
  [
    'en',
    'The regulator fined Quillfeather Insurance £2m on 3 May 2026 over its auditor Pell Marsh.',
  ],
  ['de', 'Gegen Quillfeather wurde im Mai eine Geldstrafe von 50.000 Euro verhängt.'],
])('a fine of the company or a part of it is (%s: %s)', (language, sentence) => {
  expect(kindsOn(`Tessa Marlow works for Quillfeather. ${sentence}`, language)).toEqual(['fine']);
});
