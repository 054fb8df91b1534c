import { expect, test } from 'vitest';
import { EMPTY_BRIEF, type EventLine, type OpenerLine, type WhoLine } from '#engine';
import { briefAnswer } from './brief-answer.ts';

const LINE = {
  text: 'What a reader sees.',
  quote: 'Norvald was fined.',
  resultId: 'd1',
  url: 'https://a.example/#:~:text=Norvald',
  date: { day: '2026-06-01', precision: 'day', origin: 'metadata' },
} as const;

const EVENT: EventLine = {
  ...LINE,
  kind: 'fine',
  subject: 'company',
  happenedOn: { day: '2026-05-20', precision: 'day' },
  sources: [LINE],
};

const WHO: WhoLine = {
  ...LINE,
  standing: 'latest',
  status: 'left',
  title: 'CRO',
  company: 'Beta',
  asOf: { day: '2026-05-01', precision: 'day' },
};

const QUOTED = { quote: LINE.quote, url: LINE.url };

test('the newest word on the post says whether it is held, and since when that is known', () => {
  const { who } = briefAnswer({ ...EMPTY_BRIEF, who: [WHO, { ...WHO, standing: 'earlier' }] });

  expect(who).toEqual({
    ...QUOTED,
    title: 'CRO',
    company: 'Beta',
    status: 'left',
    asOf: '2026-05-01',
  });
});

test.each([
  ['day', '2026-05-01'],
  ['month', null],
  ['year', null],
] as const)('of a post known by the %s the exact day is %s', (precision, asOf) => {
  const who = [{ ...WHO, asOf: { day: '2026-05-01', precision } }];

  expect(briefAnswer({ ...EMPTY_BRIEF, who }).who?.asOf).toBe(asOf);
});

test.each([
  [{ day: '2026-05-20', precision: 'day' }, '2026-05-20'],
  [{ day: '2026-05-01', precision: 'month' }, '2026-05'],
  [{ day: '2026-01-01', precision: 'year' }, null],
  [null, null],
] as const)('an event of %j is dated %s: by itself, never by its page', (happenedOn, date) => {
  const whyNow = [{ ...EVENT, happenedOn }];

  expect(briefAnswer({ ...EMPTY_BRIEF, whyNow }).whyNow).toEqual([
    { ...QUOTED, kind: 'fine', date },
  ]);
});

test('kinds are the words of the field', () => {
  const whyNow = [{ ...EVENT, kind: 'deadline' } as const];

  expect(briefAnswer({ ...EMPTY_BRIEF, whyNow }).whyNow[0]?.kind).toBe('regulation-deadline');
});

test('words and openers are given with their quotes', () => {
  const opener: OpenerLine = { ...LINE, text: 'Plain?', warm: 'Warm?' };

  expect(briefAnswer({ ...EMPTY_BRIEF, inTheirWords: [LINE], openers: [opener] })).toEqual({
    who: null,
    whyNow: [],
    words: [QUOTED],
    openers: [{ ...QUOTED, plain: 'Plain?', warm: 'Warm?' }],
  });
});
