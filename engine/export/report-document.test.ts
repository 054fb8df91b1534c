import { anything, assert, property } from 'fast-check';
import { expect, test } from 'vitest';

import { reportJson } from './report-json.ts';
import { reportDocumentFrom } from '../model/report-document.ts';
import { confirmedPage } from '../testing/confirmed-page.ts';
import { reportDocument, TELLING_PAGE } from '../testing/report-document.ts';

test('a report that was exported as JSON is read again as it was', () => {
  const document = reportDocument();

  expect(reportDocumentFrom(JSON.parse(reportJson(document)))).toEqual(document);
});

test('neither samples nor pages’ own texts are in a report', () => {
  const text = reportJson(
    reportDocument([
      TELLING_PAGE,
      confirmedPage('The page itself.', { id: 'b' }),
      confirmedPage('', { id: 'c', title: 'A sample', isSample: true }),
    ]),
  );

  expect(text).not.toMatch(/The page itself|A sample|"content"|isSample/u);
});

test('what a report doesn’t know is dropped', () => {
  const document = reportDocument();
  const [first] = document.results;

  const read = reportDocumentFrom({
    ...document,
    key: 'fc-secret',
    results: [{ ...first, content: 'The page itself.' }],
  });

  expect(read).toEqual({ ...document, results: [first] });
});

test.each([
  { version: 2 },
  { researchedAt: 'yesterday' },
  { results: [{}] },
  { brief: null },
  { prospect: { name: 'x' } },
])('%j is not a report', (change) => {
  expect(reportDocumentFrom({ ...reportDocument(), ...change })).toBeNull();
});

test('anything may be offered', () => {
  assert(
    property(anything(), (value) => {
      expect(reportDocumentFrom(value)).toBeNull();
    }),
  );
});
