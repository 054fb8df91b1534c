import { expect, test } from 'vitest';
import { reasonText } from '../messages/reasons.ts';
import type { Judgement } from '../model/judgement.ts';
import { judgeDocuments } from './judge-documents.ts';

/** How pages about somebody called Priya Sharma are judged together for Tessellate Bank, the last of them. */
function lastJudged(
  pages: readonly string[],
  hostOf = (index: number): string => `news${index}.example`,
): Judgement | undefined {
  return judgeDocuments({
    prospect: {
      name: 'Priya Sharma',
      company: 'Tessellate Bank',
      companyUrl: '',
      position: '',
      linkedinUrl: '',
      notes: '',
    },
    now: new Date('2026-11-20'),
    documents: pages.map((markdown, index) => ({
      id: String(index),
      url: `https://${hostOf(index)}/story/${index}`,
      title: 'A short report',
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
    /Names what the most certain pages name: .*(?:Vitkov Foundry|Milena Dvorska|Ostrava)/u,
  );
});

test('a page with names of its own, or beside no sure page, is only possible', () => {
  expect(lastJudged([AT_THE_BANK, OF_ELSEWHERE])?.verdict).toBe('possible');
  expect(lastJudged([EARLIER])?.verdict).toBe('possible');
  expect(lastJudged([EARLIER, EARLIER.replace('planning', 'works')])?.verdict).toBe('possible');
});

test('what pages of one site share is its furniture', () => {
  expect(lastJudged([AT_THE_BANK, EARLIER], () => 'news.example')?.verdict).toBe('possible');
});

test('names in common do not outweigh another occupation', () => {
  const player = EARLIER.replace('Our head of planning', 'Midfielder');

  expect(lastJudged([AT_THE_BANK, player])?.verdict).not.toBe('confirmed');
});

test('months, job titles and the words of a company’s legal form are no names in common', () => {
  const bank =
    'Priya Sharma is the chief risk officer of Tessellate Bank. On a Monday in September the Director of Delta Limited agreed.';
  const other =
    'Our head of planning, Priya Sharma, thanked everybody. In September the Director of Zelnik Limited agreed.';

  expect(lastJudged([bank, other])?.verdict).toBe('possible');
});
