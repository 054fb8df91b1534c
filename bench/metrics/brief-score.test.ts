import { expect, test } from 'vitest';
import type { BriefGold } from '../brief-cases.ts';
import { scoreBrief, type ScoredBrief } from './brief-score.ts';
import { isSameQuote } from './overlap.ts';
import { NOTHING, sumOf, type BriefCount, type Count } from './part-score.ts';

const GOLD: BriefGold = {
  who: { title: 'CRO', company: 'Beta', status: 'left', asOf: '2026-06-01', quotes: [] },
  whyNow: [
    {
      kind: 'fine',
      whose: 'company',
      date: '2026-05-20',
      reportedOn: '2026-06-01',
      quotes: ['Alfa was fined two million in May.', 'The regulator fined Alfa on Wednesday.'],
      certain: true,
    },
    {
      kind: 'breach',
      whose: 'company',
      date: null,
      reportedOn: '2026-06-01',
      quotes: ['Alfa was fined two million in May.'],
      certain: true,
    },
  ],
  notEvents: ['A rival of Alfa was fined as well, years ago.'],
  words: [
    { quote: 'We counted every door twice.', page: 'a.md', worth: 3 },
    { quote: 'It rained.', page: 'a.md', worth: 1 },
  ],
  notWords: ['I knew nothing of the doors.'],
  openers: {
    allowed: [{ basis: 'quote', text: 'We counted every door twice.' }],
    never: [{ why: 'wound', text: 'Alfa was fined two million in May.' }],
  },
  enough: true,
};

const NOTHING_SAID: ScoredBrief = {
  who: null,
  whyNow: [],
  words: [],
  openers: [],
  isEnough: null,
};

function scoreOf(brief: Partial<ScoredBrief>, count: BriefCount, gold = GOLD): Count {
  return sumOf(
    scoreBrief({ ...NOTHING_SAID, ...brief }, gold).map(({ counts }) => counts[count] ?? NOTHING),
  );
}

function event(kind: string, quote: string, date: string | null = null) {
  return { kind, quote, date, url: '' };
}

function opener(quote: string) {
  return { quote, url: '', plain: 'plain', warm: 'warm' };
}

test('a quote is the labelled one when most of the shorter stands in the other in one piece', () => {
  expect(isSameQuote('“We counted every *door* twice,”', 'We counted every door twice.')).toBe(
    true,
  );
  expect(isSameQuote('counted every door', 'We counted every door twice.')).toBe(true);
  expect(isSameQuote('Every night we counted', 'We counted every door twice.')).toBe(false);
  expect(isSameQuote('', 'We counted every door twice.')).toBe(false);
});

test('a false word on the post counts as wrong, of a mover, and as false in post', () => {
  const who = {
    title: 'CRO',
    company: 'Alfa',
    status: 'current',
    asOf: null,
    quote: '',
    url: '',
  } as const;

  expect(scoreOf({ who }, 'status right')).toEqual({ right: 0, of: 1 });
  expect(scoreOf({ who }, 'status of movers right')).toEqual({ right: 0, of: 1 });
  expect(scoreOf({ who }, 'false in post')).toEqual({ right: 1, of: 1 });
  expect(scoreOf({ who: { ...who, status: 'left' } }, 'status right').right).toBe(1);
  expect(scoreOf({}, 'status right').right).toBe(0);
});

test('a line tells the event of its kind, one told again is a duplicate, one of a rival is wrong', () => {
  const both = 'Alfa was fined two million in May.';
  const rival = 'A rival of Alfa was fined as well, years ago.';
  const whyNow = [
    event('breach', both),
    event('fine', both),
    event('fine', 'The regulator fined Alfa on Wednesday.'),
    event('fine', rival),
  ];

  expect(scoreOf({ whyNow }, 'events precision')).toEqual({ right: 2, of: 3 });
  expect(scoreOf({ whyNow }, 'events recall')).toEqual({ right: 2, of: 2 });
  expect(scoreOf({ whyNow }, 'event kinds right')).toEqual({ right: 2, of: 2 });
  expect(scoreOf({ whyNow }, 'duplicates').right).toBe(1);
});

test.each([
  ['fine', '2026-05-25', 1],
  ['fine', '2026-06', 1],
  ['fine', '2026-07-25', 0],
  ['fine', null, 0],
  ['breach', null, 1],
  ['breach', '2026-06-01', 1],
  ['breach', '2026-01', 0],
])('a %s of %s is dated right in %i of 1', (kind, date, right) => {
  const whyNow = [event(kind, 'Alfa was fined two million in May.', date)];

  expect(scoreOf({ whyNow }, 'event dates right')).toEqual({ right, of: 1 });
});

test('words of others are wrong, and only those worth repeating are missed', () => {
  const words = ['We counted every door twice.', 'I knew nothing of the doors.'].map((quote) => ({
    quote,
    url: '',
  }));

  expect(scoreOf({ words }, 'words precision')).toEqual({ right: 1, of: 2 });
  expect(scoreOf({ words }, 'words recall')).toEqual({ right: 1, of: 1 });
  expect(scoreOf({ words }, 'words recall, small ones too')).toEqual({ right: 1, of: 2 });
});

test('an opener is allowed, forbidden or neither, and where none is allowed any is forbidden', () => {
  const openers = [
    opener('We counted every door twice.'),
    opener('Alfa was fined two million in May.'),
    opener('Alfa has opened a canteen.'),
  ];
  const dead = { ...GOLD, openers: { allowed: [], never: [] } };
  const moved = { ...dead, who: { ...GOLD.who, movedTo: 'Beta' } };

  expect(scoreOf({ openers }, 'openers allowed')).toEqual({ right: 1, of: 3 });
  expect(scoreOf({ openers }, 'openers forbidden')).toEqual({ right: 1, of: 3 });
  expect(scoreOf({ openers }, 'openers forbidden', dead)).toEqual({ right: 3, of: 3 });
  expect(scoreOf({ openers }, 'openers forbidden', moved)).toEqual({ right: 0, of: 3 });
  expect(scoreOf({}, 'no opener although one is allowed')).toEqual({ right: 1, of: 1 });
  expect(scoreOf({}, 'no opener although one is allowed', dead)).toEqual(NOTHING);
});
