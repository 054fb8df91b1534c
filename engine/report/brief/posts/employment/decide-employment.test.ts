import { assert, constantFrom, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PostStatus } from '../../../../model/brief.ts';
import type { ResearchResult } from '../../../../model/research-event.ts';
import { confirmedPage, MARLOW } from '../../../../testing/confirmed-page.ts';
import { analyzedPages } from '../../../sales-signals/analyzed-pages.ts';
import { readPosts } from '../page/page-posts.ts';
import { decideEmployment, type Employment } from './decide-employment.ts';
import { ownMoves } from './own-moves.ts';
import { ENGLISH_SENTENCES } from './testing/english-sentences.ts';
import { GERMANIC_SENTENCES } from './testing/germanic-sentences.ts';
import { HAND_OVER_SENTENCES } from './testing/hand-over-sentences.ts';
import { LEFT_OPEN_SENTENCES } from './testing/left-open-sentences.ts';
import { LIVELIER_SENTENCES } from './testing/livelier-sentences.ts';
import { NORDIC_AND_SLAVIC_SENTENCES } from './testing/nordic-slavic-sentences.ts';
import { PLAINER_SENTENCES } from './testing/plainer-sentences.ts';
import { ROMANCE_SENTENCES } from './testing/romance-sentences.ts';

const NOW = new Date('2026-06-20');
const COMPANY = 'Quillfeather Insurance';

function standingOn(...results: readonly ResearchResult[]): Employment {
  return decideEmployment(
    readPosts(analyzedPages(MARLOW, results), MARLOW, NOW).flatMap(({ statements }) => statements),
    NOW,
  );
}

function page(
  content: string,
  day: string | null,
  more: Partial<ResearchResult> = {},
): ResearchResult {
  const date = day === null ? null : ({ day, precision: 'day', origin: 'metadata' } as const);
  return confirmedPage(content, { id: `${day}-${content.length}`, language: 'en', date, ...more });
}

/** What each word of the table allows; nobody is said to be in post of whom nothing was said. */
const ALLOWED: Readonly<Record<string, readonly (PostStatus | 'nothing')[]>> = {
  gone: ['left', 'leaving'],
  there: ['current', 'joining'],
  'not gone': ['current', 'unknown', 'nothing'],
};

const SENTENCES = Object.entries({
  ...GERMANIC_SENTENCES,
  ...ROMANCE_SENTENCES,
  ...NORDIC_AND_SLAVIC_SENTENCES,
});

const OTHER_WORDS = [
  ENGLISH_SENTENCES,
  LIVELIER_SENTENCES,
  PLAINER_SENTENCES,
  HAND_OVER_SENTENCES,
  LEFT_OPEN_SENTENCES,
];

describe.each(OTHER_WORDS.flatMap((table) => Object.entries(table)))(
  'in other words, in %s',
  (language, sentences) => {
    test.each(sentences)('%s: %s', (text, expected) => {
      expect(standingOn(page(text, '2026-06-01', { language })).status).toBe(expected);
    });
  },
);

describe.each(SENTENCES)('in %s', (language, sentences) => {
  test.each(sentences)('%s: %s', (text, expected) => {
    const { status, proof } = standingOn(page(text, '2026-06-01', { language }));

    expect(ALLOWED[expected] ?? [expected]).toContain(proof === null ? 'nothing' : status);
  });
});

const PAST = [
  [
    'en',
    ['was', 'had been', 'served as', 'most recently served as', 'used to be'],
    'chief risk officer of',
  ],
  ['de', ['war', 'war bis März', 'war zuletzt'], 'Leiterin Compliance der'],
  ['fr', ['était', 'avait été', 'a été jusqu’en mars'], 'directrice des risques de'],
  ['es', ['fue', 'era', 'había sido'], 'directora de riesgos de'],
  ['pt', ['foi', 'era', 'tinha sido'], 'diretora de risco da'],
  ['it', ['era', 'è stata', 'è stata fino a marzo'], 'responsabile compliance di'],
  ['nl', ['was', 'was tot maart'], 'hoofd compliance van'],
  ['sv', ['var', 'har varit'], 'riskchef på'],
  ['da', ['var', 'har været'], 'compliancechef i'],
  ['no', ['var', 'har vært'], 'risikodirektør i'],
  ['pl', ['była', 'pracowała jako'], 'dyrektor audytu w'],
  ['cs', ['byla', 'působila jako'], 'ředitelka compliance'],
] as const;

test('a past tense never proves that somebody is in post, whatever the page’s date', () => {
  assert(
    property(
      constantFrom(
        ...PAST.flatMap(([language, verbs, title]) =>
          verbs.map((verb) => ({ language, verb, title })),
        ),
      ),
      constantFrom('2026-06-19', '2026-01-05', '2024-03-01', null),
      ({ language, verb, title }, day) => {
        const text = `Tessa Marlow ${verb} ${title} ${COMPANY}.`;
        expect(standingOn(page(text, day, { language })).status).not.toBe('current');
      },
    ),
  );
});

test('an announcement whose day has passed has come true', () => {
  const leaving = page(`Tessa Marlow will leave ${COMPANY} on 30 April.`, '2026-03-01');
  const joining = page(
    `Tessa Marlow will join ${COMPANY} as head of risk on 30 April.`,
    '2026-03-01',
  );

  expect(standingOn(leaving).status).toBe('left');
  expect(standingOn(joining).status).toBe('current');
});

test('the newest sure statement wins, and an undated page never beats a dated one', () => {
  const team = page(`Tessa Marlow, Head of Risk, ${COMPANY}`, null, { id: 'team' });
  const inPost = page(`Tessa Marlow, head of risk at ${COMPANY}, said so.`, '2026-01-10');
  const gone = page(`Tessa Marlow has left ${COMPANY}.`, '2026-04-02');

  expect(standingOn(team, inPost).status).toBe('current');
  expect(standingOn(team, inPost, gone).status).toBe('left');
});

test('pages of the same days that disagree make the status unknown and are both shown', () => {
  const gone = page(`Tessa Marlow has left ${COMPANY}, the union says.`, '2026-06-01');
  const inPost = page(
    `“Not so fast,” said Tessa Marlow, head of risk at ${COMPANY}.`,
    '2026-06-02',
  );
  const { status, contradiction } = standingOn(gone, inPost);

  expect(status).toBe('unknown');
  expect(contradiction?.evidence.quote).toContain('has left');
});

test('a post last seen years ago is not one that somebody has', () => {
  expect(standingOn(page(`Tessa Marlow is head of risk at ${COMPANY}.`, '2023-02-01')).status).toBe(
    'unknown',
  );
});

test('a post last seen fourteen months ago is shown with its day, and not said to be held', () => {
  const seen = standingOn(page(`Tessa Marlow is head of risk at ${COMPANY}.`, '2025-04-20'));

  expect(seen).toMatchObject({ status: 'unknown', asOf: { day: '2025-04-20' } });
  expect(seen.post?.title).toBe('head of risk');
});

test('a job elsewhere seen later means that somebody has moved; a seat on a board does not', () => {
  const here = page(`Tessa Marlow is head of risk at ${COMPANY}.`, '2025-09-01');
  const there = page('Tessa Marlow is chief auditor at Beta Mutual.', '2026-05-01');
  const seat = page('Tessa Marlow is a non-executive director of Beta Mutual.', '2026-05-01');

  expect(standingOn(here, there)).toMatchObject({
    status: 'left',
    next: { employer: 'Beta Mutual' },
  });
  expect(standingOn(here, seat).status).toBe('current');
});

test('a company that took another name is the same employer', () => {
  const renamed = page(`${COMPANY} is now Lantern Cover. Tessa Marlow stays.`, '2026-02-01');
  const now = page('Tessa Marlow is head of risk at Lantern Cover.', '2026-05-01');

  expect(standingOn(renamed, now).status).toBe('current');
});

test('a curriculum vitae says what is over and since when the new post is held', () => {
  const profile = page(
    `Tessa Marlow\n\nChief Auditor, Beta Mutual, May 2026 – present\n\nHead of Risk, ${COMPANY}, 2019 – April 2026`,
    null,
  );

  expect(standingOn(profile)).toMatchObject({ status: 'left', next: { title: 'Chief Auditor' } });
});

test('a colleague’s coming and going in the same sentence is not the prospect’s', () => {
  for (const text of [
    `Tessa Marlow, head of risk at ${COMPANY}, thanked John Roe, who is leaving in July.`,
    `Tessa Marlow, head of risk at ${COMPANY}, has appointed Ann Roe as deputy head of risk.`,
    `Tessa Marlow, head of risk at ${COMPANY}, said two officials had since resigned.`,
    `Tessa Marlow is head of risk at ${COMPANY}. Marlow's team asks every supplier two things: who stands behind you, and how do we leave.`,
  ])
    expect([text, standingOn(page(text, '2026-06-01')).status]).toEqual([text, 'current']);
});

function movesOn(...pages: readonly ResearchResult[]) {
  const analyzed = analyzedPages(MARLOW, pages);
  const posts = readPosts(analyzed, MARLOW, NOW).flatMap(({ statements }) => statements);
  const employment = decideEmployment(posts, NOW);
  return ownMoves({ posts, employment, pages: analyzed, company: COMPANY, now: NOW });
}

test('a coming that a clause mentions in passing is no news, whatever the day of its page', () => {
  const moves = movesOn(
    page(
      `Tessa Marlow, who joined ${COMPANY} as chief auditor after the period in question, did not dispute the findings.`,
      '2026-06-01',
    ),
  );

  expect(moves).toEqual([]);
});

test('a move told without its day is news in the news, and not in a talk that looks back', () => {
  const told = page(`Tessa Marlow has joined ${COMPANY} as chief auditor.`, '2026-06-01');

  expect(movesOn({ ...told, type: 'news' })).toHaveLength(1);
  expect(movesOn({ ...told, type: 'podcast' })).toEqual([]);
});

test('nobody whom newer pages have in post is said to have gone on a day that nobody gives', () => {
  const gone = page(`Tessa Marlow has left ${COMPANY}.`, '2025-09-01');
  const inPost = page(`Tessa Marlow is chief auditor of ${COMPANY}.`, '2026-06-01');

  expect(movesOn(gone)).toHaveLength(1);
  expect(movesOn(gone, inPost)).toEqual([]);
});

test('the person’s own moves are events with the day that the text gives', () => {
  const moves = movesOn(
    page(
      `Tessa Marlow leaves ${COMPANY} on 1 September to join Beta Mutual as chief auditor.`,
      '2026-06-01',
    ),
    page(`Tessa Marlow joined ${COMPANY} in May 2019.`, '2026-05-01'),
  );

  expect(moves.map(({ kind, happenedOn, text }) => [kind, happenedOn?.day, text])).toEqual([
    ['departure', '2026-09-01', `Leaves ${COMPANY}`],
    ['joining', '2026-09-01', 'Joins Beta Mutual as chief auditor'],
  ]);
});

test('the sentence that is shown names the person, the post and the company where one of those weeks does', () => {
  const interview = page(
    `Tessa Marlow, chief compliance officer of ${COMPANY}, opened the meeting.`,
    '2026-05-20',
  );
  const minutes = page(
    `${COMPANY} met in Leeds. Tessa Marlow came late. The chief compliance officer took down the notes.`,
    '2026-06-01',
  );
  const { status, proof, asOf } = standingOn(interview, minutes);

  expect(status).toBe('current');
  expect(proof?.evidence.quote).toContain('opened the meeting');
  expect(asOf?.day).toBe('2026-06-01');
});

test('a post beside words of farewell is not said to be held', () => {
  const { status } = standingOn(
    page(
      `Tessa Marlow, head of risk at ${COMPANY}, is looking forward to her pension.`,
      '2026-06-01',
    ),
  );

  expect(status).not.toBe('current');
});

test('a profile and a signed post are about whom their heading or last line names', () => {
  const profile = page(`Head of Risk @ ${COMPANY} · Leeds · 500+ connections`, '2026-06-01', {
    title: 'Tessa Marlow - profile',
  });
  const post = page(
    `I left ${COMPANY} in March after eight years as its head of audit. – Tessa Marlow`,
    '2026-06-01',
  );

  expect(standingOn(profile).status).toBe('current');
  expect(standingOn(post).status).toBe('left');
});
