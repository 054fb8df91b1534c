import { expect, test } from 'vitest';
import { reportResult } from '../../testing/report-result.ts';
import { highlightWords } from './highlight-words.ts';
import { highlightsOf } from './highlights-of.ts';

const TESSA = {
  name: 'Tessa Marlow',
  company: 'Quillfeather Insurance',
  companyUrl: '',
  position: '',
  linkedinUrl: '',
  notes: '',
};

test('a confirmed page says why it matters, and a page of somebody else says nothing', () => {
  const content =
    'Quillfeather Insurance has appointed Tessa Marlow as chief compliance officer. Tessa Marlow said that the Digital Operational Resilience Act (DORA) is her first task.';
  const lines = highlightsOf({
    prospect: TESSA,
    results: [
      reportResult('told', { content }),
      reportResult('else', { content, verdict: 'possible', relevance: 50 }),
    ],
    now: new Date('2026-11-21'),
  });

  expect([...lines.keys()]).toEqual(['told']);
  expect(highlightWords(lines.get('told') ?? [])).toBe(
    'Appointment; mentions DORA and chief compliance officer',
  );
});

test('events come first, subjects are listed after them, and nothing is said of nothing', () => {
  const dora = { label: 'DORA', group: 'law' } as const;
  const soc2 = { label: 'SOC 2', group: 'framework' } as const;
  const breach = { label: 'Breach or incident', group: 'trigger' } as const;

  expect(highlightWords([dora, breach, soc2])).toBe('Breach or incident; mentions DORA and SOC 2');
  expect(highlightWords([dora])).toBe('Mentions DORA');
  expect(highlightWords([])).toBe('');
});
