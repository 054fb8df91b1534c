import { expect, test } from 'vitest';
import type { ResearchResult } from '../../model/research-event.ts';
import { reportResult } from '../../testing/report-result.ts';
import { analyzedPages } from '../sales-signals/analyzed-pages.ts';
import { findEvents } from './find-events.ts';
import type { EventMention } from './mentions/event-mention.ts';
import { mergedEvents } from './merge-events.ts';
import { FURTHER_SENTENCES } from './testing/further-sentences.ts';
import { REPORTED_SENTENCES } from './testing/reported-sentences.ts';
import type { ReportedSentence } from './testing/western-sentences.ts';

const NOW = new Date('2026-11-16');

const PROSPECT = {
  name: 'Jane Doe',
  company: 'Brightwater',
  companyUrl: 'https://www.brightwater.example',
  position: 'Head of Risk',
  linkedinUrl: '',
  notes: '',
};

function pageOf(
  content: string,
  language: string,
  day: string | null = '2026-09-16',
  title = '',
): ResearchResult {
  return reportResult(`${day} ${content}`, {
    title,
    content,
    date: day === null ? null : { day, precision: 'day', origin: 'metadata' },
    language,
  });
}

function toldOn(...pages: readonly ResearchResult[]) {
  return findEvents(PROSPECT, analyzedPages(PROSPECT, pages), NOW);
}

/** As `assess --brief` gives it; nothing for a year alone. */
function dateOf(event: EventMention | undefined): string | null {
  const stated = event?.period?.stated ?? null;
  if (stated === null || stated.precision === 'year') return null;
  return stated.precision === 'day' ? stated.day : stated.day.slice(0, 'YYYY-MM'.length);
}

const CASES = [REPORTED_SENTENCES, FURTHER_SENTENCES]
  .flatMap(Object.entries<readonly ReportedSentence[]>)
  .flatMap(([language, sentences]) =>
    sentences.map(([sentence, kind, date]) => ({ language, sentence, kind, date })),
  );

test.each(CASES.filter(({ kind }) => kind !== null))(
  'an event is told in $language, of its kind and day: $sentence',
  ({ language, sentence, kind, date }) => {
    const [event] = toldOn(pageOf(sentence, language));

    expect({ kind: event?.kind, date: dateOf(event) }).toEqual({ kind, date });
  },
);

test.each(CASES.filter(({ kind }) => kind === null))(
  'fault 174: nothing is told in $language that is denied, open, old or another’s: $sentence',
  ({ language, sentence }) => {
    expect(toldOn(pageOf(sentence, language)).map(({ kind }) => kind)).toEqual([]);
  },
);

test('the table is wide', () => {
  expect(CASES.length).toBeGreaterThan(150);
  expect(Object.keys(REPORTED_SENTENCES).length).toBeGreaterThanOrEqual(12);
});

test('"it" at the head of a sentence is the company that the text is about, unless somebody else is named before', () => {
  const kindsIn = (content: string) => toldOn(pageOf(content, 'en')).map(({ kind }) => kind);

  expect(
    kindsIn('Brightwater makes filters. In March it completed the purchase of Tidy Pumps Ltd.'),
  ).toEqual(['acquisition']);
  expect(
    kindsIn('Brightwater makes filters. Northstream Ltd said it completed a purchase in March.'),
  ).toEqual([]);
});

const DAY_LATER = '2026-09-17';

test('fault 175: one event told by two pages and a heading is one, and rivals’ are none', () => {
  const told = toldOn(
    pageOf('# Fine for Brightwater\n\nBrightwater was fined £1.4 million on 3 September.', 'en'),
    pageOf('The regulator has fined Brightwater £1.4m over late reports.', 'en', DAY_LATER),
    pageOf('Northstream was fined £3 million, said Jane Doe of Brightwater.', 'en', DAY_LATER),
  );

  expect(mergedEvents(told).map((event) => new Set(event.map(({ kind }) => kind)))).toEqual([
    new Set(['fine']),
  ]);
});

test('the same sum is the same fine, whatever day a later page gives', () => {
  const told = toldOn(
    pageOf('Brightwater was fined £6.2m on 9 July.', 'en', '2026-07-09'),
    pageOf('Brightwater was fined £6.2m, it emerged on 24 August.', 'en', '2026-08-26'),
  );

  expect(mergedEvents(told)).toHaveLength(1);
});

test('two fines of different sums are two events', () => {
  const told = toldOn(
    pageOf('Brightwater was fined £1.4 million on 3 September.', 'en'),
    pageOf('Brightwater was fined £250,000 on 4 May.', 'en', '2026-05-06'),
  );

  expect(mergedEvents(told)).toHaveLength(2);
});

test('a company is bought once, however vaguely a later page dates it', () => {
  const told = toldOn(
    pageOf(
      'Brightwater completed the acquisition of Fernwick Foods on 12 March.',
      'en',
      '2026-03-16',
    ),
    pageOf('Brightwater, which bought Fernwick Foods this autumn, now has 500 staff.', 'en'),
  );

  expect(mergedEvents(told).map((event) => event.length)).toEqual([2]);
});

test('by when to apply and from when a vacancy is to be filled are of one search', () => {
  const told = toldOn(
    pageOf('Brightwater is hiring a head of audit, applications close on 30 November.', 'en'),
    pageOf('Brightwater is recruiting a head of audit to start on 1 March 2027.', 'en'),
  );

  expect(mergedEvents(told).map((event) => event.length)).toEqual([2]);
});

test('two people who share a particle of their names are two', () => {
  const told = toldOn(
    pageOf('Brightwater appointed Ana de Souza as finance director on 3 September.', 'en'),
    pageOf('Brightwater appointed Rui de Melo as operations director in September.', 'en'),
  );

  expect(mergedEvents(told)).toHaveLength(2);
});

test('fault 172: a page without a date tells only what it dates itself', () => {
  expect(toldOn(pageOf('Brightwater has bought a rival.', 'en', null))).toEqual([]);
  expect(toldOn(pageOf('Brightwater bought a rival on 3 July 2026.', 'en', null))).toHaveLength(1);
});

test('the sentence after an event dates it, and its page does not', () => {
  const [event] = toldOn(
    pageOf(
      'Brightwater has been awarded ISO 22301 certification. The certificate was issued on 30 June.',
      'en',
    ),
  );

  expect(dateOf(event)).toBe('2026-06-30');
});

test('fault 173: what is older than a year is not told, whatever the day of its page', () => {
  const sentence = 'Brightwater was fined £1.4 million in March 2024.';

  expect(toldOn(pageOf(sentence, 'en'))).toEqual([]);
  expect(toldOn(pageOf('Brightwater was fined £1.4 million.', 'en', '2025-01-10'))).toEqual([]);
});

test('‘the company’ is the one named last', () => {
  const news = (name: string) =>
    `${name} is based in Leeds. The company bought a bottling firm in July. Jane Doe of Brightwater spoke.`;

  expect(toldOn(pageOf(news('Brightwater'), 'en')).map(({ kind }) => kind)).toEqual([
    'acquisition',
  ]);
  expect(toldOn(pageOf(news('Northstream Group'), 'en'))).toEqual([]);
});

test('a headline says what the story only dates', () => {
  const story = 'On Saturday copies of the papers of 900 Brightwater guests turned up online.';
  const told = (title: string) => toldOn(pageOf(story, 'en', '2026-09-16', title));

  expect(told('Cyber-attack on Brightwater').map((event) => [event.kind, dateOf(event)])).toEqual([
    ['breach', '2026-09-12'],
  ]);
  expect(told('Brightwater’s season ends').map(({ kind }) => kind)).toEqual(['other']);
  expect(told('Cyber-attack on Northstream Group')).toEqual([]);
  expect(told('Brightwater denies cyber-attack')).toEqual([]);
});

test('what an authority opens is no expansion', () => {
  const told = (text: string) => toldOn(pageOf(text, 'en')).map(({ kind }) => kind);

  expect(
    told('The Environment Agency opened a check of the Brightwater depot on 3 September.'),
  ).toEqual(['investigation']);
  expect(told('Brightwater opened a new service for the regulator on 3 September.')).toEqual([
    'product',
  ]);
});

test('what gives no day is told at the head of a page about the company, and further down not', () => {
  const news = 'Brightwater has bought a rival.';
  const rest =
    'The weather was fine. Nobody came to see it. It rained for days. Then the sun came out. Somebody sang a song. ';

  expect(toldOn(pageOf(news, 'en'))).toHaveLength(1);
  expect(toldOn(pageOf(rest + news, 'en'))).toEqual([]);
});

test('a text about the company carries it on, until another is named or meant', () => {
  const told = (next: string) =>
    toldOn(pageOf(`Brightwater is based in Leeds. ${next}`, 'en')).map(({ kind }) => kind);

  expect(told('A fine of £90,000 was imposed on 3 September.')).toEqual(['fine']);
  expect(told('One of its suppliers was fined £90,000 on 3 September.')).toEqual([]);
  expect(told('Northstream Group was fined £90,000 on 3 September.')).toEqual([]);
});

test.each([
  ['pl', 'Na Brightwaterze ciąży kara, którą nałożono 3 września.'],
  ['fi', 'Brightwaterille määrättiin 3. syyskuuta seuraamusmaksu.'],
  ['tr', "Brightwater'a 3 Eylül'de ceza kesildi."],
])('the company is known in other cases in %s: %s', (language, sentence) => {
  expect(toldOn(pageOf(sentence, language)).map(({ kind }) => kind)).toEqual(['fine']);
});

test('one sentence is one event, unless another clause tells another', () => {
  expect(
    toldOn(
      pageOf('Brightwater was fined £90,000 on 3 September after an inspection found leaks.', 'en'),
    ),
  ).toHaveLength(1);
});

test('fault 188: a menu and a job title tell nothing', () => {
  expect(toldOn(pageOf('Brightwater · Products · Careers · Open tenders · Contact', 'en'))).toEqual(
    [],
  );
  expect(
    toldOn(pageOf('Jane Doe, head of audit at Brightwater, completed a marathon in May.', 'en')),
  ).toEqual([]);
});
