import { expect, test } from 'vitest';
import type { EventLine } from '../../model/brief.ts';
import type { ResearchResult } from '../../model/research-event.ts';
import { confirmedPage, MARLOW } from '../../testing/confirmed-page.ts';
import { briefFor } from './brief-for.ts';

const NOW = new Date('2026-11-20');

function whyNowOn(content: string, language = 'en'): readonly EventLine[] {
  const date = { day: '2026-10-06', precision: 'day', origin: 'metadata' } as const;
  return briefFor(MARLOW, [confirmedPage(content, { date, language })], NOW).whyNow;
}

const MOVES = [
  [
    'fr',
    'Tessa Marlow a quitté Quillfeather Insurance et a rejoint Corvel Mutual comme directrice des risques le 1er septembre.\n\nCorvel Mutual a racheté en février le courtier Lemoine.',
  ],
  [
    'es',
    'Tessa Marlow ha dejado Quillfeather Insurance y es desde el 1 de septiembre directora de riesgos de Corvel Mutual.\n\nCorvel Mutual compró en febrero la correduría Lemoine.',
  ],
] as const;

test.each(MOVES)('the news of a next employer bears its name (%s)', (language, content) => {
  const lines = whyNowOn(content, language).filter(({ subject }) => subject === 'company');

  expect(lines).toHaveLength(1);
  expect(lines[0]?.text).toMatch(/: Corvel Mutual$/u);
});

test('fault 182: a death is no move, and whoever has died is not said to have left', () => {
  const content =
    'Tessa Marlow, chief compliance officer of Quillfeather Insurance, died on 3 October 2026. She had left Quillfeather in September.';
  const page = confirmedPage(content, {
    date: { day: '2026-10-06', precision: 'day', origin: 'metadata' },
  });
  const brief = briefFor(MARLOW, [page], NOW);

  expect(brief.whyNow).toEqual([]);
  expect(brief.enough?.text).toBe('Not enough: a page says that they have died');
});

test.each([
  [
    'Tessa Marlow joined Quillfeather Insurance as chief risk officer on 1 September 2026.',
    'joining',
    'Joined Quillfeather Insurance as chief risk officer',
  ],
  [
    'Tessa Marlow was appointed chief risk officer of Quillfeather Insurance on 1 September 2026.',
    'appointment',
    'Appointed chief risk officer at Quillfeather Insurance',
  ],
  [
    'Tessa Marlow, until now deputy, took over as chief risk officer of Quillfeather Insurance on 1 September 2026.',
    'promotion',
    'Promoted to chief risk officer at Quillfeather Insurance',
  ],
])('a coming is called by the words that tell it: %s', (content, kind, text) => {
  expect(whyNowOn(content).map((line) => [line.kind, line.text])).toEqual([[kind, text]]);
});

test('a move that is told already is not told again by its date', () => {
  const lines = whyNowOn(
    'Tessa Marlow joined Quillfeather Insurance as chief risk officer on 1 September 2026. The chief risk officer was met at the door of Quillfeather Insurance by a brass band on 2 September.',
  );

  expect(lines.map(({ kind }) => kind)).toEqual(['joining']);
});

test('what is news by its date alone is shown as news and opens no mail', () => {
  const day = { day: '2026-10-06', precision: 'day', origin: 'metadata' } as const;
  const content =
    'On 3 September 2026 a pipe burst under the Quillfeather Insurance office in Leeds.';
  const brief = briefFor(MARLOW, [confirmedPage(content, { date: day, language: 'en' })], NOW);

  expect(brief.whyNow.map(({ text }) => text)).toEqual(['News: Quillfeather Insurance']);
  expect(brief.openers).toEqual([]);
});

test('a kind that half a frame names is said, and nobody is congratulated on it', () => {
  const day = { day: '2026-10-06', precision: 'day', origin: 'metadata' } as const;
  const content =
    'On 3 September 2026 an accolade went to Quillfeather Insurance at a dinner for risk managers in Leeds.';
  const brief = briefFor(MARLOW, [confirmedPage(content, { date: day, language: 'en' })], NOW);

  expect(brief.whyNow.map(({ kind }) => kind)).toEqual(['award']);
  expect(brief.openers).toEqual([]);
});

test('one coming is told once, however exactly two pages date it', () => {
  const lines = whyNowOn(
    'Tessa Marlow joins Quillfeather Insurance as chief risk officer on 11 January 2027.\n\nQuillfeather Insurance has hired Tessa Marlow as its chief risk officer, effective in January 2027.',
  );

  expect(lines).toHaveLength(1);
});

test('a first day that follows the news of a coming is not told again as news', () => {
  const lines = whyNowOn(
    'Quillfeather Insurance has hired Tessa Marlow as its chief risk officer, the company said. She will be at her desk from 11 January 2027.',
  );

  expect(lines.map(({ kind }) => kind)).toEqual(['joining']);
});

const REPORTED = { day: '2026-10-06', precision: 'day', origin: 'metadata' } as const;

/** A page that does not name the person, beside one that is surely about them. */
function whyNowBeside(news: Partial<ResearchResult>): readonly EventLine[] {
  const known = confirmedPage(
    'Tessa Marlow is chief compliance officer of Quillfeather Insurance.',
  );
  const unnamed = confirmedPage(news.content ?? '', {
    id: 'news',
    verdict: 'other',
    reasons: [{ code: 'name-missing', effect: 'against' }],
    date: REPORTED,
    language: 'en',
    ...news,
  });
  return briefFor(MARLOW, [known, unnamed], NOW).whyNow;
}

const FINED = 'Quillfeather Insurance was fined £2 million by the FCA on 1 October 2026.';

test('what happened to the company counts on pages that do not name the person', () => {
  const lines = whyNowBeside({ title: 'Insurer fined', content: FINED });

  expect(lines.map(({ kind, quote, resultId }) => [kind, quote, resultId])).toEqual([
    ['fine', FINED, 'news'],
  ]);
});

test('on its own site the company need not be named, and a notice is cited by what it offers', () => {
  const lines = whyNowBeside({
    title: 'Notices',
    url: 'https://www.quillfeather.example/notices',
    content: 'We are hiring three analysts.\n\nClosing date: 4 December 2026.',
  });

  expect(
    lines.map(({ kind, quote, happenedOn }) => [kind, quote.slice(0, 11), happenedOn?.day]),
  ).toEqual([['hiring', 'We are hiri', '2026-12-04']]);
});

test.each([
  ['about a namesake', { reasons: [{ code: 'other-calling', effect: 'against' }] }],
  ['that a sample shows', { isSample: true }],
  [
    'about another company that mentions this one late',
    {
      content: `Corvel Mutual met its brokers in Leeds. It was a long day. Nobody left early. Lunch was cold. ${FINED}`,
    },
  ],
] as const)('no news of the company is read from a page %s', (_, more) => {
  expect(whyNowBeside({ title: 'Insurers', content: FINED, ...more })).toEqual([]);
});

test('no news of the company is told where nothing is surely about the person', () => {
  const news = confirmedPage(FINED, {
    verdict: 'other',
    reasons: [{ code: 'name-missing', effect: 'against' }],
    date: REPORTED,
    language: 'en',
  });

  expect(briefFor(MARLOW, [news], NOW).whyNow).toEqual([]);
});

test('a heading has the day of the story under it, and both are one event', () => {
  const lines = whyNowBeside({
    title: 'Quillfeather Insurance opens an office in Oslo',
    content:
      '# Quillfeather Insurance opens an office in Oslo\n\nQuillfeather Insurance went live in Norway on 1 October 2026, six weeks after it got its licence.',
  });

  expect(lines.map(({ happenedOn, sources }) => [happenedOn?.day, sources.length])).toEqual([
    ['2026-10-01', 1],
  ]);
});

test('a page that may be about the person tells news of the company, and none of the person', () => {
  const joined = 'Quillfeather Insurance said that Tessa Marlow joined on 4 May 2026 as cook.';
  const lines = whyNowBeside({
    verdict: 'possible',
    reasons: [{ code: 'company-elsewhere', effect: 'against' }],
    title: 'Insurer fined',
    content: `${FINED} ${joined}`,
  });

  expect(lines.map(({ kind, quote }) => [kind, quote])).toEqual([['fine', FINED]]);
});

test("'the company' on a page about it tells its news as its name does", () => {
  const quote = 'On 1 October 2026 the company was fined £2 million by the FCA.';
  const lines = whyNowBeside({ title: 'Quillfeather Insurance in court', content: quote });

  expect(lines.map((line) => [line.kind, line.quote])).toEqual([['fine', quote]]);
});

test('nor does every sentence of such a page have to name the company', () => {
  const quote = 'Para ello contratará a 25 personas, según anunció ayer su presidente.';
  const lines = whyNowBeside({
    title: 'Quillfeather Insurance abrirá tres oficinas',
    content: `Quillfeather Insurance abrirá tres oficinas en la provincia. ${quote}`,
    language: 'es',
  });

  expect(lines.map((line) => [line.kind, line.quote])).toContainEqual(['hiring', quote]);
});

test('a fine that names nobody is not the company’s, though the page is about it', () => {
  const lines = whyNowBeside({
    title: 'Quillfeather Insurance has new rooms',
    content:
      'Quillfeather Insurance has new rooms in Leeds. Across the road Larkspur had a bad week. In May 2026 it was fined £2 million.',
  });

  expect(lines).toEqual([]);
});

const OPENED = 'The insurer opened an office in Oslo on 1 October 2026.';

test.each([
  ['none', OPENED, 1],
  ['another only', `Corvel Mutual is based in Leeds. ${OPENED}`, 0],
  [
    "the person's more often than another",
    `Tessa Marlow works for Quillfeather Insurance. She likes Quillfeather. She met Northstream Group in May. ${OPENED}`,
    1,
  ],
])("'the insurer' is read as the person's company where a page names %s", (_, content, count) => {
  expect(whyNowOn(content)).toHaveLength(count);
});

test('a sentence on the prospect’s own going is no news of the company', () => {
  const lines = whyNowOn(
    'Tessa Marlow is no longer chief compliance officer at Quillfeather Insurance. She went last Friday, three people tell us, and the post is to be split in two.',
  );

  expect(lines.map(({ kind }) => kind)).toEqual(['departure']);
});

test('the company that somebody left for another looks for a successor, and not for them', () => {
  const lines = whyNowOn(
    'Tessa Marlow ha dejado Quillfeather Insurance y es desde el 1 de septiembre directora de riesgos de Corvel Mutual.\n\nQuillfeather Insurance ha sacado a concurso la plaza de responsable de cumplimiento después de que Tessa Marlow dejase la firma.',
    'es',
  );

  expect(lines.map(({ kind }) => kind)).toContain('hiring');
});

test.each([
  [
    'de',
    'Tessa Marlow, Risikochefin der Quillfeather Insurance, scheidet am 31. Dezember aus dem Unternehmen aus.\n\nNeue Risikochefin der Quillfeather Insurance ist vom 4. Januar an Helga Brandt aus Bremen.',
  ],
  [
    'en',
    'Tessa Marlow leaves Quillfeather Insurance on 31 December.\n\nFrom 4 January the chief risk officer of Quillfeather Insurance will be Helga Brandt, now its actuary.',
  ],
])('who comes after somebody who goes is news beside the going (%s)', (language, content) => {
  const kinds = whyNowOn(content, language).map(({ kind }) => kind);

  expect(kinds).toEqual(['departure', 'appointment']);
});

test.each([
  ['en', '“She brought compliance into the boardroom,” says chief executive Ann Lee.'],
  ['de', '«Sie hat das Thema auf die Tagesordnung geholt», sagt Geschäftsführerin Ann Lee.'],
])('%s: praise in another’s words is no coming: %s', (language, praise) => {
  const post = 'Tessa Marlow is chief compliance officer of Quillfeather Insurance.';

  expect(whyNowOn(`${post} ${praise}`, language)).toEqual([]);
});

test.each([
  ['en', 'Tessa Marlow became chief compliance officer of Quillfeather in the autumn of 2024.'],
  ['de', 'Tessa Marlow wurde im Herbst 2024 Compliance-Chefin von Quillfeather.'],
  ['fr', 'Tessa Marlow est devenue directrice de la conformité de Quillfeather à l’automne 2024.'],
  ['es', 'Tessa Marlow asumió la dirección de cumplimiento de Quillfeather en otoño de 2024.'],
  ['sv', 'Tessa Marlow blev riskchef på Quillfeather hösten 2024.'],
  ['pl', 'Tessa Marlow objęła stanowisko dyrektora ryzyka w Quillfeather jesienią 2024 roku.'],
])('%s: a coming in a season of an earlier year is old: %s', (language, content) => {
  expect(whyNowOn(content, language)).toEqual([]);
});

test('an audit is none less because its page also tells of a tender in the same weeks', () => {
  const content = `# Quillfeather Insurance restates profit after audit of rebates

Quillfeather Insurance restated its profit on 2 October 2026 after an internal audit found that rebates had been booked early.

The external auditor will resign. A tender for its successor begins in November.`;

  expect(whyNowOn(content).map(({ kind }) => kind)).toEqual(['tender', 'audit']);
});
