import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { judgeDocuments } from '../judge/judge-documents.ts';
import type { FoundLink } from '../model/found-link.ts';
import { PAGE_TITLE_CHARACTERS_MAX, pageFromLink, resultFrom, shownTitle } from './page.ts';

test.each([
  ['Plain title', 'Plain title'],
  ['  two \n lines ', 'two lines'],
  ['gpj.\u202Eexe', 'gpj. exe'],
  ['zero\u200Bwidth', 'zero width'],
  ['half \uD83D here', 'half \uFFFD here'],
  ['whole 😀 here', 'whole 😀 here'],
  ['שלום עולם', 'שלום עולם'],
  ['\u0000', ''],
])('%j is shown as %j', (text, shown) => {
  expect(shownTitle(text)).toBe(shown);
});

test('a title is one bounded line without controls, whatever it was, and shown twice it stays the same', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 1000 }), (text) => {
      const shown = shownTitle(text);

      expect(shown.length).toBeLessThanOrEqual(PAGE_TITLE_CHARACTERS_MAX);
      expect(shown).not.toMatch(/[\p{Cc}\u202A-\u202E]/u);
      expect(shownTitle(shown)).toBe(shown);
    }),
  );
});

const NOBODY = {
  name: 'Jo Marsh',
  company: 'Acme',
  companyUrl: '',
  position: '',
  linkedinUrl: '',
  notes: '',
};

test.each([
  ['https://www.acme.example/x', 'acme.example'],
  ['https://m.acme.example/x', 'acme.example'],
  ['https://news.acme.example/x', 'news.acme.example'],
  ['https://www.example', 'www.example'],
])('%s is shown as from %s', (url, source) => {
  const link: FoundLink = {
    url,
    title: '',
    snippet: '',
    dateText: '',
    siteName: '',
    rank: 1,
    query: 'q',
    service: 'scraperapi',
  };
  const page = pageFromLink(link);
  const [judgement] = judgeDocuments({
    prospect: NOBODY,
    documents: [page.document],
    now: new Date('2026-11-20'),
  });

  expect(page.document.title).toBe(source);
  expect(judgement && resultFrom(page, judgement).source).toBe(source);
});
