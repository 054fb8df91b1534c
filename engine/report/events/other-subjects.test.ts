import { expect, test } from 'vitest';
import { confirmedPage } from '../../testing/confirmed-page.ts';
import { briefFor } from '../brief/brief-for.ts';

/** The quotes of the events that a page of October 2026 gives about Jane Doe's company. */
function newsOf(company: string, language: string, text: string): readonly string[] {
  const date = { day: '2026-10-20', precision: 'day', origin: 'metadata' } as const;
  const page = confirmedPage(`Jane Doe, CRO of ${company}, spoke. ${text}`, {
    language,
    date,
    title: 'News',
  });
  const prospect = { name: 'Jane Doe', companyUrl: '', position: '', linkedinUrl: '', notes: '' };
  return briefFor({ ...prospect, company }, [page], new Date('2026-11-20')).whyNow.map(
    ({ quote }) => quote,
  );
}

test.each([
  ['Ardglen Bank', 'en', 'Tulsk Bank was fined €48,000 by the Central Bank in September 2026.'],
  ['Ardglen Bank', 'en', 'Down the road, Tulsk Bank was hacked in September 2026.'],
  ['Ardglen Credit Union', 'en', 'Tulsk Credit Union was fined €48,000 in September 2026.'],
  ['Stadtwerke Amfeld', 'de', 'Die Stadtwerke Lauten wurden im September 2026 gehackt.'],
  ['Klinikum Amfeld', 'de', 'Das Klinikum Lauten wurde im September 2026 gehackt.'],
])('what befell another of the kind is no news of %s (%s): %s', (company, language, text) => {
  expect(newsOf(company, language, text)).toEqual([]);
});

test.each([
  ['Ardglen Bank', 'en', 'The bank was fined €48,000 by the Central Bank in September 2026.'],
  ['Ardglen Credit Union', 'en', 'Ardglen Credit Union was fined €48,000 in September 2026.'],
  ['Stadtwerke Amfeld', 'de', 'Die Stadtwerke Amfeld wurden im September 2026 gehackt.'],
])('what befell the company itself is (%s, %s): %s', (company, language, text) => {
  expect(newsOf(company, language, text)).toEqual([text]);
});
