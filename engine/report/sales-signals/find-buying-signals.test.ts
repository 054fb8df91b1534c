import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import type { ResearchResult } from '../../model/research-event.ts';
import { confirmedPage, MARLOW } from '../../testing/confirmed-page.ts';
import { effortMs } from '../../testing/effort.ts';
import { findBuyingSignals } from './find-buying-signals.ts';
import type { BuyingSignal } from './find-hits.ts';

const NOW = new Date('2026-11-20');

function signalsOn(...results: readonly ResearchResult[]): readonly BuyingSignal[] {
  return findBuyingSignals({ prospect: MARLOW, results, now: NOW });
}

function entriesOn(content: string, more: Partial<ResearchResult> = {}): readonly string[] {
  return signalsOn(confirmedPage(content, more)).map(({ entry }) => entry);
}

function weightOf(result: ResearchResult): number {
  return signalsOn(result)[0]?.weight ?? 0;
}

function dated(id: string, day: string, content: string): ResearchResult {
  return confirmedPage(content, { id, date: { day, precision: 'day', origin: 'metadata' } });
}

test('a breach reported of the company is found with its sentence, page and date', () => {
  const page = confirmedPage(
    '# News\n\nIt rained. Quillfeather has disclosed a data breach at a supplier. The sun came out.',
  );

  const [signal] = signalsOn(page);

  expect(signal).toMatchObject({
    entry: 'breach',
    subject: 'company',
    quote: 'Quillfeather has disclosed a data breach at a supplier.',
    resultId: page.id,
    url: page.url,
    date: { day: '2026-06-01', precision: 'day' },
  });
});

test.each([
  ['a consent banner', 'We use cookies under the GDPR. Quillfeather partners may accept them.'],
  [
    'a menu',
    '[Quillfeather data breach](https://a.example/1) | [GDPR](https://a.example/2) | [DORA and banks](https://a.example/3)',
  ],
  ['a teaser', 'Tessa Marlow likes tea.\n\n**Read next**\n\n- Quillfeather suffers data breach'],
  [
    'a sidebar under a heading',
    'Tessa Marlow likes tea.\n\n## Related articles\n\nQuillfeather was fined £2 million by the FCA.',
  ],
  ['site furniture', 'Quillfeather Insurance Ltd. Read our privacy policy on the GDPR.'],
  [
    "a rival's event",
    'Tessa Marlow likes tea. A rival, Corvel Mutual, was hit by a ransomware attack last year.',
  ],
  [
    "another company's event in the same sentence",
    'After a data breach at Corvel Mutual, clients called Quillfeather to ask whether it was the same house.',
  ],
  [
    "another person's sentence",
    'Tessa Marlow likes tea.\n\n“We had a data breach,” said Moira Tandy of Open Results.',
  ],
  [
    'fine as an adjective',
    'Tessa Marlow had a fine day and Quillfeather is doing fine by the sea.',
  ],
  ['the baseball team', 'Tessa Marlow of Quillfeather roots for the Red Sox.'],
  ['a sentence of the world', 'Tessa Marlow: “Somebody somewhere has a data breach every day.”'],
])('nothing is found in %s', (_, content) => {
  const found = signalsOn(confirmedPage(content)).filter(({ group }) => group !== 'role');

  expect(found).toEqual([]);
});

test.each([
  ['possible', { verdict: 'possible' }],
  ['other', { verdict: 'other' }],
  ['sample', { isSample: true }],
] as const)('a %s result tells nothing', (_, more) => {
  expect(entriesOn('Quillfeather has disclosed a data breach.', more)).toEqual([]);
});

test('what the person says of their own work counts, though it names nobody', () => {
  const interview =
    'Tessa Marlow meets us in Leeds.\n\n**What changed?**\n\nWe replaced the risk register in May.\n\n**And next?**\n\nTea.';

  const [signal] = signalsOn(confirmedPage(interview));

  expect(signal).toMatchObject({
    entry: 'erm',
    subject: 'person',
    quote: 'We replaced the risk register in May.',
  });
});

test("'the company' and 'she' mean the ones named last", () => {
  const named =
    'Quillfeather sells cover for boats. In May the insurer was fined £2 million by the FCA.';
  const other =
    'Quillfeather sells cover for boats. Corvel Mutual Ltd sells less. In May the insurer was fined £2 million by the FCA.';

  expect(entriesOn(named)).toEqual(['fine']);
  expect(entriesOn(other)).toEqual([]);
});

test('one event reported by many pages is one signal that keeps every source', () => {
  const signals = signalsOn(
    dated(
      'a',
      '2026-06-01',
      'Quillfeather has disclosed a data breach that touched 61,000 clients.',
    ),
    dated('b', '2026-06-03', 'A data breach at Quillfeather exposed 61,000 people.'),
    dated(
      'c',
      '2026-09-20',
      'The data breach at Quillfeather, in which 61,000 records were lost, is closed.',
    ),
  );

  expect(signals.map(({ entry, sources }) => [entry, sources.length])).toEqual([['breach', 3]]);
});

test('two events of one kind stay two', () => {
  const fines = signalsOn(
    dated('a', '2026-06-01', 'Quillfeather was fined £2,500,000 by the FCA.'),
    dated('b', '2026-06-20', 'Quillfeather was fined £900,000 by the ICO.'),
  );

  expect(fines.map(({ entry }) => entry)).toEqual(['fine', 'fine']);
});

test('older events weigh less, undated ones less than this month’s', () => {
  const text = 'Quillfeather has disclosed a data breach.';

  const fresh = weightOf(dated('a', '2026-11-01', text));
  const old = weightOf(dated('b', '2024-11-01', text));
  const undated = weightOf(confirmedPage(text, { date: null }));

  expect(fresh).toBeGreaterThan(undated);
  expect(undated).toBeGreaterThan(old);
});

const PIECES = [
  'Quillfeather has disclosed a data breach.',
  'Tessa Marlow, **Chief Compliance Officer**, said: “We filed under [DORA](https://a.example) with the regulator.”',
  '- Tessa: „ISO 27001“',
  '\n',
  '\r\n',
  '**Why?**',
  '*',
  '](',
  '"',
  '’',
  '# ',
  '> ',
  '|',
  '\uD800',
  '\u202E',
  '&amp;',
  '<b>',
  'She was fined £2 million by the FCA.',
];

test('every quote of every source is a substring of its page, whatever the page holds', () => {
  assert(
    property(array(oneof(constantFrom(...PIECES), string())), (pieces) => {
      const page = confirmedPage(pieces.join(' '));

      const quotes = signalsOn(page).flatMap(({ sources }) => sources.map(({ quote }) => quote));

      expect(quotes.filter((quote) => quote === '' || !page.content.includes(quote))).toEqual([]);
    }),
  );
});

test('the same request gives the same signals, in any order of pages', () => {
  const pages = [
    dated('a', '2026-06-01', 'Quillfeather has disclosed a data breach.'),
    dated('b', '2026-06-03', 'A data breach at Quillfeather. Tessa Marlow keeps ISO 27001.'),
  ];

  expect(signalsOn(...pages)).toEqual(signalsOn(...pages));
  expect(signalsOn(...pages.toReversed())).toEqual(signalsOn(...pages));
});

const CHARACTERS = 100_000;
const HOSTILE = [
  'a',
  'Tessa Marlow ',
  '"',
  '“a” ',
  '](',
  '[a](b) ',
  'A b. ',
  '**',
  '> ',
  'she said fined € ',
  '张',
].map((unit) => unit.repeat(Math.ceil(CHARACTERS / unit.length)).slice(0, CHARACTERS));
const EFFORT_MAX_MS = 2_000;

test.each(HOSTILE)('100 kB of one thing neither throw nor hang: %#', (content) => {
  const page = confirmedPage(content);

  expect(effortMs(() => signalsOn(page), EFFORT_MAX_MS)).toBeLessThanOrEqual(EFFORT_MAX_MS);
});
