import { expect, test } from 'vitest';
import type { ResearchResult } from '../../../model/research-event.ts';
import { confirmedPage, MARLOW } from '../../../testing/confirmed-page.ts';
import { briefFor } from '../brief-for.ts';

const NOW = new Date('2026-11-20');

function page(id: string, day: string, content: string, more: Partial<ResearchResult> = {}) {
  const date = { day, precision: 'day', origin: 'metadata' } as const;
  return confirmedPage(content, { id, date, language: 'en', ...more });
}

function unsure(day: string, content: string, relevance: number): ResearchResult {
  return page('unsure', day, content, { verdict: 'possible', relevance });
}

const IN_POST = page(
  'post',
  '2026-05-02',
  'Tessa Marlow is chief compliance officer of Quillfeather Insurance.',
);
const LEFT = 'Tessa Marlow has left Quillfeather Insurance.';
const ELSEWHERE = 'Tessa Marlow is chief risk officer of Corvel Mutual Bank.';

function statusWith(...results: readonly ResearchResult[]) {
  const { who, openers, enough } = briefFor(MARLOW, [IN_POST, ...results], NOW);
  return { status: who[0]?.status, hasOpeners: openers.length > 0, isEnough: enough?.isEnough };
}

test('nobody is said to be in post of whom a page that may be about them says that they went', () => {
  expect(statusWith().status).toBe('current');
  expect(statusWith(unsure('2026-09-01', LEFT, 44))).toEqual({
    status: 'unknown',
    hasOpeners: false,
    isEnough: false,
  });
});

test.each([
  ['older than the post', unsure('2024-09-01', LEFT, 44)],
  ['about somebody else', { ...unsure('2026-09-01', LEFT, 44), verdict: 'other' }],
  ['of another employer, and probably of a namesake', unsure('2026-09-01', ELSEWHERE, 44)],
] as const)('a page %s casts no doubt', (_, result) => {
  expect(statusWith(result).status).toBe('current');
});

test('a page that is mostly about them casts doubt by another employer', () => {
  expect(statusWith(unsure('2026-09-01', ELSEWHERE, 75)).status).toBe('unknown');
});

test('what an unsure page says is never cited', () => {
  const { who } = briefFor(MARLOW, [IN_POST, unsure('2026-09-01', LEFT, 44)], NOW);

  expect(who.map(({ resultId }) => resultId)).toEqual(['post']);
});
