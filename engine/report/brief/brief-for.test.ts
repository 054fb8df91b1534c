import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { type Brief, type BriefLine, EMPTY_BRIEF } from '../../model/brief.ts';
import type { ResearchResult } from '../../model/research-event.ts';
import { confirmedPage, MARLOW } from '../../testing/confirmed-page.ts';
import { briefFor } from './brief-for.ts';

const NOW = new Date('2026-11-20');

function briefOn(...results: readonly ResearchResult[]): Brief {
  return briefFor(MARLOW, results, NOW);
}

function linesOf(brief: Brief): readonly BriefLine[] {
  return [brief.who, brief.whyNow, brief.inTheirWords, brief.topics, brief.openers].flat();
}

function dated(id: string, day: string, content: string): ResearchResult {
  return confirmedPage(content, { id, date: { day, precision: 'day', origin: 'metadata' } });
}

const NEWS = dated(
  'news',
  '2026-06-01',
  'Quillfeather Insurance has appointed Tessa Marlow as chief compliance officer.\n\n' +
    'In May the insurer was fined £2.5 million by the FCA.\n\n' +
    '“We want one risk register instead of nine before the end of the year,” said Marlow.',
);

test('a brief says who, why now, in their words and topics', () => {
  const brief = briefOn(NEWS);

  expect(brief.who.map(({ text }) => text)).toEqual([
    'Chief compliance officer at Quillfeather Insurance, as of 1 June 2026',
  ]);
  expect(brief.whyNow.map(({ text }) => text)).toEqual([
    'Appointed chief compliance officer at Quillfeather Insurance',
    'Fine or sanction: Quillfeather Insurance',
  ]);
  expect(brief.inTheirWords.map(({ text }) => text)).toEqual([
    'We want one risk register instead of nine before the end of the year',
  ]);
  expect(brief.topics.map(({ text }) => text)).toEqual(['Enterprise risk management']);
  expect(brief.enough?.text).toBe('Enough to write: 1 confirmed page, newest 1 June 2026');
});

test('a brief says how to begin, while the news is fresh and away from the trouble it tells', () => {
  const move = 'Quillfeather Insurance has appointed Tessa Marlow as chief compliance officer.';
  const words = 'We want one risk register instead of nine before the end of the year';
  const fresh = dated('fresh', '2026-10-01', `${move}\n\n“${words},” said Marlow.`);

  expect(briefOn(fresh).openers.map(({ text }) => text)).toEqual([
    expect.stringContaining('new role at Quillfeather Insurance'),
    expect.stringContaining(`“${words}.”`),
  ]);
  expect(briefOn(NEWS).openers).toEqual([]);
});

test('fault 170: a source that says something else is shown as a contradiction, an old one as earlier', () => {
  const other = dated(
    'other',
    '2026-05-01',
    'Tessa Marlow, general counsel of Quillfeather, likes tea.',
  );
  const old = dated('old', '2022-05-01', 'Tessa Marlow is head of privacy at Corvel Mutual.');

  expect(briefOn(NEWS, other, old).who.map(({ text, standing }) => [standing, text])).toEqual([
    ['latest', 'Chief compliance officer at Quillfeather Insurance, as of 1 June 2026'],
    [
      'conflict',
      'Another source says: General counsel at Quillfeather Insurance, seen on 1 May 2026',
    ],
    ['earlier', 'Earlier: Head of privacy at Corvel Mutual, seen on 1 May 2022'],
  ]);
});

test('fault 171: a former post is not who somebody is', () => {
  expect(
    briefOn(confirmedPage('Tessa Marlow, former chief risk officer of Corvel, likes tea.')).who,
  ).toEqual([]);
});

test('why now holds at most ten events, the weightiest first, and none without any day', () => {
  const events = [
    'Quillfeather published its annual report on 2 October.',
    'Quillfeather completed a merger of two of its systems on 6 October.',
    'Quillfeather recruits a claims director by 12 December.',
    'Quillfeather sued Corvel Mutual on 7 October.',
    'Quillfeather won the Insurer of the Year award on 8 October.',
    'Quillfeather disclosed a data breach on 26 October.',
    'Quillfeather was fined £2.5 million by the FCA on 5 October.',
    'Quillfeather asked for proposals for a risk system on 5 October.',
    'Quillfeather acquired Beta Mutual on 5 October.',
    'Quillfeather earned ISO 27001 certification on 5 October.',
    'Quillfeather opened an office in Leeds on 5 October.',
    'Quillfeather announced layoffs on 5 October.',
  ];
  const undated = confirmedPage('Quillfeather won an award.', { id: 'undated', date: null });

  const { whyNow } = briefOn(dated('a', '2026-11-01', events.join('\n\n')), undated);

  expect(whyNow).toHaveLength(10);
  expect(whyNow.every(({ date }) => date !== null)).toBe(true);
  expect(whyNow[0]?.kind).toBe('breach');
});

test('fault 175: an event is dated by itself, and one that two pages tell is one line with both', () => {
  const { whyNow } = briefOn(
    dated('a', '2026-09-16', 'Quillfeather was fined £2.5 million on 3 September.'),
    dated('b', '2026-09-20', 'The FCA has fined Quillfeather £2.5m.'),
  );

  expect(
    whyNow.map(({ kind, happenedOn, sources }) => [kind, happenedOn?.day, sources.length]),
  ).toEqual([['fine', '2026-09-03', 2]]);
});

test('no two openers say the same sentence in the same tone', () => {
  const said = (words: string) => `“${words},” said Tessa Marlow of Quillfeather Insurance.`;
  const { inTheirWords, openers } = briefOn(
    dated('talk', '2026-10-01', said('We moved the whole team to the harbour in one weekend')),
    dated('walk', '2026-09-01', said('We listen to every customer who leaves us in the summer')),
  );

  expect(inTheirWords).toHaveLength(2);
  for (const texts of [openers.map(({ text }) => text), openers.map(({ warm }) => warm)]) {
    const sentences = texts.flatMap((text) => text.split(/(?<=[.?!]”?) /u));
    expect(new Set(sentences).size).toBe(sentences.length);
  }
});

test('an opener leaves out their own name, answers without a question, and what hurts', () => {
  const page = dated(
    'talk',
    '2026-06-01',
    'Tessa Marlow said: “That we had done what every other risk register does.”\n\n' +
      '“I am still ashamed of the first risk register we ever had,” said Marlow.\n\n' +
      '“We want one risk register instead of nine before Easter,” said Marlow.',
  );

  const { openers } = briefOn({ ...page, title: 'Interview with Tessa Marlow' });

  expect(openers.map(({ text }) => text).filter((text) => text.includes('“'))).toEqual([
    'I came across some words of yours from June: “We want one risk register instead of nine before Easter.” How is that going today?',
  ]);
});

test.each([
  'They did not ask for the risk register before Easter.',
  'It ended with one risk register instead of nine.',
  'This made nine risk registers out of one before Easter.',
])('%j tells nobody who or what is meant, so no opener says it back', (words) => {
  const { openers } = briefOn(dated('talk', '2026-06-01', `“${words}” said Tessa Marlow.`));

  expect(openers.filter(({ text }) => text.includes(words))).toEqual([]);
});

test('“It is …” stands on its own, and can be said back', () => {
  const words = 'It is one risk register instead of nine that we want.';
  const { openers } = briefOn(dated('talk', '2026-06-01', `“${words}” said Tessa Marlow.`));

  expect(openers.some(({ text }) => text.includes(words))).toBe(true);
});

test('fault 180: nobody is approached with a breach, a fine or the like, in whatever words', () => {
  const hard = dated(
    'hard',
    '2026-10-01',
    [
      'Quillfeather has disclosed a data breach.',
      'In May the insurer was fined £2.5 million by the FCA.',
      '“We treated the breach of our risk register as a major incident,” said Tessa Marlow.',
    ].join('\n\n'),
  );

  const { openers, whyNow } = briefOn(hard);

  expect(whyNow.map(({ kind }) => kind)).toContain('breach');
  expect(openers).toEqual([]);
});

test('every opener has two tones, short enough to be sent, with the same words quoted', () => {
  const { openers } = briefOn(NEWS);

  for (const { text, warm } of openers) {
    expect(warm).not.toBe(text);
    expect(Math.max(text.length, warm.length)).toBeLessThan(200);
    expect(/: “.+”/u.exec(warm)?.[0]).toBe(/: “.+”/u.exec(text)?.[0]);
  }
});

test('fault 181: an appointment told in passing is no reason to congratulate', () => {
  const { openers } = briefOn(
    dated(
      'a',
      '2026-06-01',
      'Tessa Marlow, who joined Quillfeather as chief compliance officer later, agreed.',
    ),
  );

  expect(openers.filter(({ text }) => text.startsWith('Congratulations'))).toEqual([]);
});

test('a quotation mark whose partner is not in the quote is left off', () => {
  const { topics } = briefOn(
    dated('a', '2026-06-01', '"We did the risk assessment twice. It paid," said Tessa Marlow.'),
  );

  expect(topics.map(({ quote }) => quote)).toEqual(['We did the risk assessment twice.']);
});

test('fault 184: nothing is said where nothing is proven', () => {
  const enough = { isEnough: false, text: 'Not enough: no page that was read is confirmed' };
  const empty: Brief = { ...EMPTY_BRIEF, enough };

  const unread = { ...NEWS, verdict: 'other', notRead: 'Failed to scrape URL.' } as const;
  for (const nothingRead of [briefOn(), briefOn(unread), briefOn({ ...NEWS, isSample: true })]) {
    expect(nothingRead.enough?.text).toBe('Not enough: no page was read');
  }
  expect(briefOn(confirmedPage('', {}))).toEqual(empty);
  expect(briefOn({ ...NEWS, verdict: 'possible' })).toEqual({
    ...empty,
    enough: { ...enough, text: `${enough.text}; 1 recent page may be about them` },
  });
});

const PIECES = [
  'Quillfeather has disclosed a data breach.',
  'Tessa Marlow, **Chief Compliance Officer**, said: “We filed all that under [DORA](https://a.example) with the regulator in May.”',
  '\n\n',
  '“',
  '”',
  '**',
  '[x](',
  'She told us: "I keep the risk register in my own handwriting, mostly."',
];

test('fault 178: every line of every brief cites a stretch of its page and leads to it', () => {
  assert(
    property(array(oneof(constantFrom(...PIECES), string())), (pieces) => {
      const page = confirmedPage(pieces.join(' '));

      const lines = linesOf(briefOn(page));

      expect(
        lines.every(
          ({ quote, text }) => quote !== '' && text !== '' && page.content.includes(quote),
        ),
      ).toBe(true);
      expect(lines.every(({ url }) => url.startsWith(`${page.url}#:~:text=`))).toBe(true);
    }),
  );
});

test('the same input gives the same brief', () => {
  expect(briefOn(NEWS)).toEqual(briefOn(NEWS));
});
