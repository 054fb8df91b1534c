import { expect, test } from 'vitest';
import type { Enough, StatedDay } from '../../model/brief.ts';
import type { PublicationDate } from '../../model/judgement.ts';
import type { ResearchResult } from '../../model/research-event.ts';
import { confirmedPage, MARLOW } from '../../testing/confirmed-page.ts';
import { reportResult } from '../../testing/report-result.ts';
import { analyzedPages } from '../sales-signals/analyzed-pages.ts';
import { type EnoughRequest, enoughToWrite } from './enough-to-write.ts';
import type { Post } from './openers/post-of.ts';

const NOW = new Date('2026-11-20');
const POST: Post = {
  status: 'current',
  employer: 'Quillfeather Insurance',
  title: 'Chief compliance officer',
};

function dayOf(day: string): PublicationDate {
  return { day, precision: 'day', origin: 'metadata' };
}

function enoughOn(
  dates: readonly (PublicationDate | null)[],
  {
    post = POST,
    hasDied = false,
    isUnsettled = false,
    hasMatter = false,
    wasAnyRead = true,
    possible = [],
    asOf = null,
  }: {
    post?: Post;
    hasDied?: boolean;
    isUnsettled?: boolean;
    hasMatter?: boolean;
    wasAnyRead?: boolean;
    possible?: readonly ResearchResult[];
    asOf?: StatedDay | null;
  } = {},
): Enough {
  const results = dates.map((date, index) =>
    confirmedPage('Tessa Marlow works at Quillfeather.', { id: String(index), date }),
  );
  return enoughToWrite({
    prospect: MARLOW,
    pages: analyzedPages(MARLOW, results),
    wasAnyRead,
    possible,
    asOf,
    post,
    hasDied,
    isUnsettled,
    hasMatter,
    now: NOW,
  });
}

test('no page is called newest by a day that stands only in its text', () => {
  const asOf = { day: '2026-11-20', precision: 'day' } as const;
  expect(enoughOn([null, null], { asOf }).text).toBe('Enough to write: 2 confirmed pages');
});

test('a page that gives its date only in its text is as new as that date', () => {
  const minutes = 'Minutes of 12 August 2026\n\nTessa Marlow took the minutes of Quillfeather.';
  const results = [
    confirmedPage(minutes, { id: 'minutes', date: null }),
    confirmedPage('Tessa Marlow works at Quillfeather.', { date: dayOf('2025-05-06') }),
  ];
  const enough = enoughToWrite({
    prospect: MARLOW,
    pages: analyzedPages(MARLOW, results),
    wasAnyRead: true,
    possible: [],
    asOf: dayOf('2025-05-06'),
    post: { ...POST, status: 'unknown' },
    hasDied: false,
    isUnsettled: false,
    hasMatter: false,
    now: NOW,
  });
  expect(enough.text).toBe('Not enough: no page says for certain that they still have the job');
});

test('enough says how many pages, and how new', () => {
  const dates = ['2026-03-01', '2026-10-21', '2024-01-01'].map(dayOf);

  expect(enoughOn(dates)).toEqual({
    isEnough: true,
    text: 'Enough to write: 3 confirmed pages, newest 21 October 2026',
  });
});

test.each([
  [[], {}, 'no page that was read is confirmed'],
  [[], { wasAnyRead: false }, 'no page was read'],
  [[null, null], {}, 'no confirmed page has a date'],
  [[dayOf('2024-03-01'), null], {}, 'nothing confirmed since March 2024'],
  [[{ ...dayOf('2024-01-01'), precision: 'year' as const }], {}, 'nothing confirmed since 2024'],
  [[dayOf('2026-10-21')], {}, 'only one page from the last twelve months, about their job'],
  [
    [dayOf('2026-10-21'), dayOf('2026-10-22')],
    { post: { ...POST, status: 'unknown' as const } },
    'no page says for certain that they still have the job',
  ],
  [
    [dayOf('2026-10-21'), dayOf('2026-10-22')],
    { post: { ...POST, status: 'left' as const, employer: '' } },
    'they have left, and no page says where to',
  ],
  [
    [dayOf('2026-10-21'), dayOf('2026-10-22')],
    { post: { ...POST, status: 'left' as const, employer: '' }, hasDied: true },
    'a page says that they have died',
  ],
  [
    [dayOf('2022-11-19'), dayOf('2021-05-01')],
    { post: { ...POST, status: 'unknown' as const } },
    'nothing confirmed since November 2022',
  ],
])('%j %j is not enough: %s', (dates, more, why) => {
  expect(enoughOn(dates, more)).toEqual({ isEnough: false, text: `Not enough: ${why}` });
});

test('one page is enough where there is something to begin with', () => {
  expect(enoughOn([dayOf('2026-10-21')], { hasMatter: true })).toEqual({
    isEnough: true,
    text: 'Enough to write: 1 confirmed page, newest 21 October 2026',
  });
});

test.each([
  [[], 'no page that was read is confirmed; 2 recent pages may be about them'],
  [[dayOf('2024-03-01')], 'nothing confirmed since March 2024; 2 recent pages may be about them'],
  [[null], 'no confirmed page has a date; 2 recent pages may be about them'],
  [
    [dayOf('2026-10-21')],
    'only one page from the last twelve months, about their job; 2 recent pages may be about them',
  ],
])('%j and newer pages that are not confirmed: %s', (dates, why) => {
  const possible = ['2026-10-21', '2026-01-02', '2024-05-05'].map((day) =>
    reportResult(day, {
      verdict: 'possible',
      date: dayOf(day),
      content: 'Tessa Marlow of Quillfeather Insurance spoke.',
    }),
  );
  const namesake = reportResult('harp', {
    verdict: 'possible',
    date: dayOf('2026-10-30'),
    content: 'Tessa Marlow plays the harp.',
  });

  expect(enoughOn(dates, { possible: [...possible, namesake] })).toEqual({
    isEnough: false,
    text: `Not enough: ${why}`,
  });
});

test('pages about the job are not enough if it is not certain and the newest page is about another place', () => {
  const page = (day: string, content: string): ResearchResult =>
    confirmedPage(content, { id: day, date: dayOf(day) });
  const enough = (newest: string, more: Partial<EnoughRequest>): boolean =>
    enoughToWrite({
      prospect: MARLOW,
      pages: analyzedPages(MARLOW, [
        page('2026-04-02', 'Tessa Marlow spoke at Quillfeather Insurance.'),
        page('2026-05-02', 'Tessa Marlow counts at Quillfeather Insurance.'),
        page('2026-09-02', newest),
      ]),
      wasAnyRead: true,
      possible: [],
      asOf: null,
      post: { status: null, employer: 'Quillfeather Insurance', title: '' },
      hasDied: false,
      isUnsettled: false,
      hasMatter: true,
      now: NOW,
      ...more,
    }).isEnough;
  const unsettled = { post: { ...POST, status: 'unknown' }, isUnsettled: true } as const;
  const elsewhere = 'Tessa Marlow looks after compliance at Norrland Bank.';

  expect([enough(elsewhere, {}), enough(elsewhere, unsettled)]).toEqual([false, false]);
  expect(enough(elsewhere, { post: POST })).toBe(true);
  expect(enough('Tessa Marlow keeps bees.', {})).toBe(true);
  expect(enough('Tessa Marlow counts at Quillfeather.', {})).toBe(true);
  expect(enough('Tessa Marlow counts at Quillfeather.', unsettled)).toBe(true);
});
