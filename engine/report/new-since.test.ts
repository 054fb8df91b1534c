import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EMPTY_BRIEF, type EventLine } from '../model/brief.ts';
import type { ReportDocument, SavedResult } from '../model/report-document.ts';
import { reportResult } from '../testing/report-result.ts';
import { newSince } from './new-since.ts';

const resultAt = (url: string, part: Partial<SavedResult> = {}): SavedResult =>
  reportResult(url, { url, ...part });

const eventOf = (text: string, quote: string, url = 'https://news.example/one'): EventLine => ({
  text,
  quote,
  url,
  resultId: 'one',
  date: null,
  kind: 'other',
  subject: 'company',
  happenedOn: null,
  sources: [],
});

function documentWith(
  results: readonly SavedResult[],
  whyNow: readonly EventLine[] = [],
): ReportDocument {
  return {
    version: 1,
    unread: [],
    aboutCompany: null,
    prospect: {
      name: 'Jane Doe',
      company: 'Acme',
      companyUrl: '',
      position: '',
      linkedinUrl: '',
      notes: '',
    },
    researchedAt: '2026-11-20T09:00:00.000Z',
    foundBy: 'scraperapi',
    results,
    brief: { ...EMPTY_BRIEF, whyNow },
  };
}

test('what is at a new address is new; another spelling of an old address is not', () => {
  const earlier = documentWith([resultAt('https://www.news.example/one?utm_source=x')]);
  const latest = documentWith([
    resultAt('http://news.example/one/#part'),
    resultAt('https://news.example/two'),
  ]);

  const { since, results } = newSince(earlier, latest);

  expect(since).toBe('2026-11-20T09:00:00.000Z');
  expect(results.map(({ url }) => url)).toEqual(['https://news.example/two']);
});

test('somebody else with the same name is no news', () => {
  const latest = documentWith([resultAt('https://news.example/two', { verdict: 'other' })]);

  expect(newSince(documentWith([]), latest).results).toEqual([]);
});

test('an event is new unless the same sentence, or the same words of the same page, reported it before', () => {
  const earlier = documentWith(
    [],
    [
      eventOf('Acme was fined in May.', 'fined $2m'),
      eventOf('Old', 'a breach', 'https://b.example'),
    ],
  );
  const latest = documentWith(
    [],
    [
      eventOf('Acme was  fined in May.', 'another quote', 'https://c.example'),
      eventOf('Told otherwise now', 'A breach', 'https://www.b.example/?utm_medium=y'),
      eventOf('Acme bought Beta.', 'acquired Beta'),
    ],
  );

  expect(newSince(earlier, latest).events.map(({ text }) => text)).toEqual(['Acme bought Beta.']);
});

test('what pages report that a report already had is no news because that report was saved without its brief', () => {
  const page = 'https://news.example/one';
  const event = eventOf('Acme was fined in May.', 'fined $2m', `${page}?utm_source=x`);
  const pages = [resultAt(page)];

  expect(newSince(documentWith(pages), documentWith(pages, [event])).events).toEqual([]);
  expect(newSince(documentWith([]), documentWith(pages, [event])).events).toEqual([event]);
});

test('nothing is new in the same report, and everything against an empty one', () => {
  const urls = fc.array(fc.webUrl());
  fc.assert(
    fc.property(urls, (addresses) => {
      const document = documentWith(addresses.map((url) => resultAt(url)));

      expect(newSince(document, document).results).toEqual([]);
      expect(newSince(documentWith([]), document).results).toEqual(document.results);
    }),
  );
});
