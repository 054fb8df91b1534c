import { expect, test } from 'vitest';
import { reasonText } from '../messages/reasons.ts';
import type { Judgement } from '../model/judgement.ts';
import { judgeDocuments } from './judge-documents.ts';

/** How pages about somebody called Priya Sharma are judged together for Tessellate Bank, the last of them. */
function lastJudged(
  pages: readonly string[],
  hostOf = (index: number): string => `news${index}.example`,
  named = { name: 'Priya Sharma', company: 'Tessellate Bank' },
  titleOf = (_index: number): string => 'A short report',
): Judgement | undefined {
  return judgeDocuments({
    prospect: {
      ...named,
      companyUrl: '',
      position: '',
      linkedinUrl: '',
      notes: '',
    },
    now: new Date('2026-11-20'),
    documents: pages.map((markdown, index) => ({
      id: String(index),
      url: `https://${hostOf(index)}/story/${index}`,
      title: titleOf(index),
      description: '',
      metadata: {},
      markdown,
    })),
  }).at(-1);
}

const AT_THE_BANK =
  'Priya Sharma is the chief risk officer of Tessellate Bank. She came from Ostrava, where Milena Dvorska taught her to read ledgers at the Vitkov Foundry.';
const EARLIER =
  'Our head of planning, Priya Sharma, thanked everybody. Milena Dvorska had opened the Vitkov Foundry to visitors, and half of Ostrava came.';
const OF_ELSEWHERE =
  'Our head of planning, Priya Sharma, thanked everybody. Tomas Beran had opened the Zelnik Brewery to visitors, and half of Olomouc came.';

test('a page of somebody at work that names whom a sure page names is confirmed, and says whom', () => {
  const earlier = lastJudged([AT_THE_BANK, EARLIER]);

  expect(earlier?.verdict).toBe('confirmed');
  expect(earlier?.reasons.map(reasonText).join()).toMatch(
    /Shares names with the most certain pages: .*(?:Vitkov Foundry|Milena Dvorska|Ostrava)/u,
  );
});

test('in a writing without capitals the reason says that names are shared, and not which', () => {
  const page = lastJudged(
    [
      '碧洋海上火災のリスク管理部長、佐藤健一氏は函館市の出身で、函館商工会議所で講演した。北斗水産の村上誠司社長も参加した。',
      '佐藤健一部長は函館商工会議所の集まりで、北斗水産の村上誠司社長に感謝した。函館市の夏祭りも開かれた。',
    ],
    undefined,
    { name: '佐藤健一', company: '碧洋海上火災' },
  );

  expect(page?.verdict).toBe('confirmed');
  expect(page?.reasons.map(reasonText)).toContain(
    'Names the same people, places or organisations as the most certain pages',
  );
});

test('a page with names of its own, or beside no sure page, is only possible', () => {
  expect(lastJudged([AT_THE_BANK, OF_ELSEWHERE])?.verdict).toBe('possible');
  expect(lastJudged([EARLIER])?.verdict).toBe('possible');
  expect(lastJudged([EARLIER, EARLIER.replace('planning', 'works')])?.verdict).toBe('possible');
});

test.each([
  ['one host', () => 'news.example'],
  ['two hosts of one owner', (index: number) => `${index === 0 ? 'uk' : 'us'}.news.example`],
])('what pages of %s share is its furniture', (_, hostOf) => {
  expect(lastJudged([AT_THE_BANK, EARLIER], hostOf)?.verdict).toBe('possible');
});

test('names in common do not outweigh another occupation', () => {
  const player = EARLIER.replace('Our head of planning', 'Midfielder');

  expect(lastJudged([AT_THE_BANK, player])?.verdict).not.toBe('confirmed');
});

test.each([
  ['months, job titles and legal forms', 'In September the Director of the Limited agreed.'],
  ['weekdays', 'They met on a Tuesday and on a Thursday and on two Fridays.'],
  ['countries', 'They have been to France, to Germany and to Italy.'],
  ['platforms', 'They wrote about it on LinkedIn, on YouTube and on Mastodon.'],
  ['the words of the field', 'They spoke of Compliance, of Governance and of Internal Audit.'],
  ['a bar for sharing', 'Share it on Facebook, on Pinboard and on Flipboard.'],
  ['a banner', 'We use cookies of Google Analytics, of Hotjar and of Criteo.'],
  ['a footer', 'Read our Privacy Policy, our Statement on Slavery and our Promise.'],
  ['a single city', 'They came from London.'],
])('%s are no names in common', (_, sentence) => {
  const bank = `Priya Sharma is the chief risk officer of Tessellate Bank.\n\n${sentence}`;
  const other = `Our head of planning, Priya Sharma, thanked everybody.\n\n${sentence}`;

  expect(lastJudged([bank, other])?.verdict).toBe('possible');
});

test('German nouns are no names in common, names of two words are', () => {
  const bank = (end: string): string =>
    `Priya Sharma ist die Leiterin Risiko der Tessellate Bank. Sie sprach mit der Zeitung über die Wirtschaft, und die Kunden haben ${end}.`;
  const choir = (end: string): string =>
    `Die Leiterin Planung ist Priya Sharma. Sie sprach mit der Zeitung auch über die Kunden der Wirtschaft, und sie haben ${end}.`;

  expect(lastJudged([bank('gelacht'), choir('gesungen')])?.verdict).toBe('possible');
  expect(lastJudged([bank('Milena Dvorska'), choir('Milena Dvorska')])?.verdict).toBe('confirmed');
});

test('a common word that begins a sentence belongs to no name', () => {
  const former = EARLIER.replace('Milena Dvorska had', 'Former Vitkov Foundry hands had');

  expect(lastJudged([AT_THE_BANK, former])?.reasons.map(reasonText).join()).not.toContain('Former');
});

const PANEL =
  'Priya Sharma, chief risk officer of Tessellate Bank, came from Ostrava. She and Milena Dvorska of Vitkov Dvorska spoke on audits.';
const LAWYER =
  '# Priya Sharma\n\nPartner in our Ostrava office. She advises banks on audits.\n\nColleagues: Milena Dvorska · Ann Roe, both of Vitkov Dvorska';

test.each([
  ['/lawyers/priya-sharma', 'possible'],
  ['/about-priya-sharma', 'confirmed'],
])(
  'on the page of somebody on another firm’s staff, names of the firm tie nobody: %s',
  (path, verdict) => {
    const page = lastJudged(
      [PANEL, LAWYER],
      (index) => (index === 0 ? 'news.example' : `vitkov.example${path}`),
      undefined,
      (index) => (index === 0 ? 'A short report' : 'Priya Sharma | Vitkov Dvorska'),
    );

    expect(page?.verdict).toBe(verdict);
  },
);

test('headings of leaders’ pages are no names in common', () => {
  const leaders = (name: string): string =>
    `Our Senior Management and our Executive Committee met. Priya Sharma, ${name}, spoke.`;
  const page = lastJudged([
    leaders('chief risk officer of Tessellate Bank'),
    leaders('head of planning'),
  ]);

  expect(page?.verdict).toBe('possible');
});
