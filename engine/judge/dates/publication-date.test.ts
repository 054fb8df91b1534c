import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PageDocument, PublicationDate } from '../../model/judgement.ts';
import { parsePage } from '../page/parse-page.ts';
import { publicationDate } from './publication-date.ts';

const NOW = new Date('2026-11-20T12:00:00Z');

function dateOf(
  page: Partial<PageDocument>,
  language: string | null = 'en',
): PublicationDate | null {
  const document = {
    id: '',
    url: 'https://a.example/x',
    title: 'A title',
    description: '',
    markdown: '',
    metadata: {},
  };
  return publicationDate(parsePage({ ...document, ...page }), language, NOW);
}

test('metadata is believed first', () => {
  const found = dateOf({
    metadata: { publishedTime: '2026-03-12T07:30:00Z', modifiedTime: '2026-05-01T00:00:00Z' },
    markdown:
      '# A title\n\nUpdated 1 May 2026\n\nThe regulator met on 2 June 2025 and decided on a number of new rules for everybody.',
  });

  expect(found).toEqual({ day: '2026-03-12', precision: 'day', origin: 'metadata' });
});

test('the address gives the day when nothing else does', () => {
  expect(dateOf({ url: 'https://a.example/2026/03/12/x' })).toEqual({
    day: '2026-03-12',
    precision: 'day',
    origin: 'address',
  });
});

test('a byline under the heading is read', () => {
  expect(
    dateOf({ markdown: '# A title\n\nBy Jo Marsh | 12 March 2026\n\nText follows.' }),
  ).toMatchObject({ day: '2026-03-12', origin: 'byline' });
});

test.each([
  'Last updated: 12 March 2026',
  'Zuletzt aktualisiert: 12.03.2026',
  'Recorded on 12 March 2026 in Antwerp.',
  'Deadline: 12 March 2026',
])('"%s" is not when the page was published', (line) => {
  expect(dateOf({ markdown: `# A title\n\n${line}\n\nText follows.` })).toBeNull();
});

test.each([
  ['an agenda', 'https://a.example/2026/agenda', '**Tuesday 12 May 2026**'],
  ['the hours of a talk', 'https://a.example/x', 'Tuesday, May 12, 2026, 1:45–2:30 p.m.'],
  ['two days of an event', 'https://a.example/x', '12–13 May 2026, Harbour Hall'],
  ['two days, in German', 'https://a.example/x', '12. und 13. Mai 2026, Stadthalle'],
  ['two days, in Spanish', 'https://a.example/x', '12 y 13 de mayo de 2026, Palacio'],
  ['minutes', 'https://a.example/council/minutes-2026-05-12', 'Held on 12 May 2026'],
  ['a year that ended', 'https://a.example/x', 'Report for the year ended 31 March 2026'],
  ['a key date of a law', 'https://a.example/x', 'Effective date: 12 May 2026'],
  ['a register', 'https://a.example/x', '| Head of Audit | Marsh, Jo | 12/05/2026 |'],
  ['a life', 'https://a.example/x', '4 June 1941 – 12 May 2026'],
  ['a revision', 'https://a.example/x', 'Stan na 12 maja 2026'],
  ['a revision, in Japanese', 'https://a.example/x', '更新日：2026年5月12日'],
])('the day of %s is not when the page was published', (_, url, line) => {
  expect(dateOf({ url, markdown: `# A title\n\n${line}\n\nText follows.` }, null)).toBeNull();
});

test.each([
  ['Published 12 May 2026. Hearing: 3 May 2026.', 'en'],
  ['Remarks delivered on 3 May 2026. Posted 12 May 2026.', 'en'],
  ['Received 3 May 2026. Published: 12 May 2026', 'en'],
  ['Opublikowano 12 maja 2026', 'pl'],
  ['Zveřejněno 12. května 2026', 'cs'],
  ['Mis en ligne le 12 mai 2026', 'fr'],
  ['掲載日：2026年5月12日', 'ja'],
  [
    'Bergen, 12. mai 2026 – Rederiet har ansatt en ny sikkerhetssjef etter et halvt års leting.',
    'no',
  ],
])('"%s" gives the day of publication', (line, language) => {
  expect(dateOf({ markdown: `# A title\n\n${line}\n\nText.` }, language)?.day).toBe('2026-05-12');
});

test.each([
  ['Jo Marsh, head of audit, spoke in London on 3 March 2019 about models.', 'en'],
  ['Jo Marsch sprach am 3. März 2019 in Hamburg über Modelle.', 'de'],
  ['Jo Marche a parlé à Nantes le 3 mars 2019 de ses modèles.', 'fr'],
  ['Juana Marsé habló en Cádiz el 3 de marzo de 2019 sobre modelos. Fue breve.', 'es'],
  ['Joana Marçal falou em Lisboa em 3 de março de 2019 sobre modelos.', 'pt'],
  ['Gianna Marsi ha parlato a Genova il 3 marzo 2019 di modelli.', 'it'],
  ['Jo Mars sprak op 3 maart 2019 in Den Haag over modellen.', 'nl'],
  ['Joanna Marska mówiła 3 marca 2019 w Gdańsku o modelach.', 'pl'],
  ['Jo Mars talade den 3 mars 2019 i Malmö om modeller.', 'sv'],
  ['Jo Mars puhui 3. maaliskuuta 2019 Turussa malleista ja niiden rajoista.', 'fi'],
  ['Jale Mars 3 Mart 2019 tarihinde İzmir’de modeller üzerine konuştu.', 'tr'],
  ['Яна Марченко 3 березня 2019 виступила в Києві про моделі.', 'uk'],
  ['丸井純子は2019年3月3日に東京で講演した。', 'ja'],
])('a day within a sentence under the heading is no byline: "%s"', (line, language) => {
  expect(dateOf({ markdown: `# A title\n\n${line}\n\nText follows.` }, language)).toBeNull();
});

test.each([
  ['By Jo Marsh, head of audit at Harbour Mutual, 12 May 2026', 'en'],
  ['Written by Jo Marsh on 12 May 2026.', 'en'],
  ['This post was published on 12 May 2026 by Jo Marsh.', 'en'],
  ['Von Jo Marsch am 12. Mai 2026.', 'de'],
  ['Par Jo Marche, le 12 mai 2026.', 'fr'],
  ['Jo Marsé · 12 de mayo de 2026 · 4 min de lectura', 'es'],
  ['Skrevet av Jo Mars den 12. mai 2026', 'no'],
  ['Door Jo Mars – 12 mei 2026, 09.30 uur', 'nl'],
])('a byline of many words is still one: "%s"', (line, language) => {
  expect(dateOf({ markdown: `# A title\n\n${line}\n\nText.` }, language)).toMatchObject({
    day: '2026-05-12',
    origin: 'byline',
  });
});

test('a day that could be two is unknown until something shows which', () => {
  const markdown = '# A title\n\nBy Jo Marsh | 03/04/2025\n\nText follows.';
  const page = { markdown, metadata: {} };

  expect(dateOf(page)).toBeNull();
  expect(dateOf(page, null)).toBeNull();
  expect(dateOf({ ...page, url: 'https://a.co.uk/x' })?.day).toBe('2025-04-03');
  expect(dateOf({ ...page, metadata: { language: 'en_US' } })?.day).toBe('2025-03-04');
  expect(dateOf({ markdown: `${markdown}\n\nNext: 25/04/2025` })?.day).toBe('2025-04-03');
  expect(dateOf({ markdown: `${markdown}\n\nNext: 04/25/2025` })?.day).toBe('2025-03-04');
  expect(dateOf({ ...page, url: 'https://a.example/2025/03/x' })?.day).toBe('2025-03-04');
  expect(dateOf({ ...page, url: 'https://a.example/2025/04/x' })?.day).toBe('2025-04-03');
});

test.each([
  ['de', '03/04/2025', '2025-04-03'],
  ['fr', '03/04/2025', '2025-04-03'],
  ['pt', '03-04-2025', '2025-04-03'],
  ['en', '03.04.2025', '2025-04-03'],
  ['en', '13/04/2025', '2025-04-13'],
  ['en', '04/13/2025', '2025-04-13'],
  ['en', '04/04/2025', '2025-04-04'],
])('in %s %s can be one day only', (language, written, day) => {
  expect(dateOf({ markdown: `# A title\n\nBy Jo Marsh | ${written}\n` }, language)?.day).toBe(day);
});

test('a declared day that could be two is unknown too', () => {
  const metadata = { publishedTime: '03/04/2025' };

  expect(dateOf({ metadata })).toBeNull();
  expect(dateOf({ metadata }, 'fr')?.day).toBe('2025-04-03');
  expect(dateOf({ metadata, markdown: '# A title\n\nJo Marsh, 3 April 2025\n' })?.day).toBe(
    '2025-04-03',
  );
});

test('a recording is of the day it was put up, or else the day it was shown', () => {
  const url = 'https://a.example/webinars/controls';
  const shown = 'Broadcast live on 4 May 2026';

  expect(dateOf({ url, markdown: `# A title\n\n${shown}\n\nText.` })?.day).toBe('2026-05-04');
  expect(
    dateOf({ url, markdown: `# A title\n\n${shown} · On demand since 12 May 2026\n\nText.` })?.day,
  ).toBe('2026-05-12');
  expect(dateOf({ markdown: `# A title\n\n${shown}\n\nText.` })).toBeNull();
});

test('a day that is both declared and of something in the text stays declared', () => {
  expect(
    dateOf({
      metadata: { publishedTime: '2026-05-12' },
      markdown: '# A title\n\nText.\n\nLast updated: 12 May 2026',
    })?.day,
  ).toBe('2026-05-12');
});

test('a moment near midnight is of the day the page prints', () => {
  const metadata = { publishedTime: '2026-05-11T22:30:00Z' };

  expect(dateOf({ metadata, markdown: '# A title\n\nJo Marsh, 12 May 2026\n' })?.day).toBe(
    '2026-05-12',
  );
  expect(dateOf({ metadata, markdown: '# A title\n\nJo Marsh\n' })?.day).toBe('2026-05-11');
});

test('metadata settle which way round a page writes day and month', () => {
  expect(
    dateOf({
      metadata: { language: 'en-US', publishedTime: '2026-05-03' },
      markdown: '# A title\n\n05.03.2026\n',
    })?.day,
  ).toBe('2026-05-03');
});

test('published and updated in one line are distinguished', () => {
  expect(
    dateOf({ markdown: '# A title\n\nPublished 1 March 2026, updated 3 April 2026\n' })?.day,
  ).toBe('2026-03-01');
});

test('the future is never a publication date', () => {
  expect(
    dateOf({
      metadata: { publishedTime: '2026-11-21' },
      markdown: '# A title\n\n1 December 2026\n',
    }),
  ).toBeNull();
});

test('a page without a date has none', () => {
  expect(dateOf({ markdown: '# A title\n\nText.\n\n© 2026 Acme' })).toBeNull();
});

test('a month in the address is a month, not its first day', () => {
  expect(dateOf({ url: 'https://a.example/2026/03/x' })).toEqual({
    day: '2026-03-01',
    precision: 'month',
    origin: 'address',
  });
});

test.each(['Harbour Talk — Episode 12 — May 12, 2026', '12 May 2026 – 34 minutes'])(
  'the number or the length of an episode does not make its day a range: "%s"',
  (line) => {
    expect(dateOf({ markdown: `# A title\n\n${line}\n\nText.` })?.day).toBe('2026-05-12');
  },
);

test('american and british pages read figures their own way', () => {
  const markdown = '# A title\n\nPublished 03/04/2026\n';

  expect(dateOf({ markdown, metadata: { language: 'en-US' } })?.day).toBe('2026-03-04');
  expect(dateOf({ markdown, metadata: { language: 'en-GB' } })?.day).toBe('2026-04-03');
});

test('whatever is on the page, the date is real and not in the future', () => {
  const value = fc.oneof(
    fc.string(),
    fc.constantFrom(
      '2026-11-20',
      '2027-01-01',
      '31.12.2026',
      '2026-02-30',
      '1 March 2026',
      '20260101',
    ),
  );

  fc.assert(
    fc.property(value, value, fc.array(value, { maxLength: 5 }), (published, path, lines) => {
      const found = dateOf({
        url: `https://a.example/${encodeURIComponent(path)}`,
        metadata: { publishedTime: published, date: [path, published] },
        markdown: lines.join('\n\n'),
      });
      if (found === null) return;
      expect(new Date(`${found.day}T00:00:00Z`).toISOString().slice(0, 10)).toBe(found.day);
      expect(found.day <= '2026-11-20').toBe(true);
    }),
  );
});
