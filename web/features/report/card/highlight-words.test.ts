import { expect, test } from 'vitest';
import { highlightWords } from './highlight-words.ts';

test('events come first, subjects are listed after them, and nothing is said of nothing', () => {
  const dora = { label: 'DORA', group: 'law' } as const;
  const soc2 = { label: 'SOC 2', group: 'framework' } as const;
  const breach = { label: 'Breach or incident', group: 'trigger' } as const;

  expect(highlightWords([dora, breach, soc2])).toBe('Breach or incident; mentions DORA and SOC 2');
  const tender = { label: 'Tender or tool selection', group: 'trigger' } as const;
  expect(highlightWords([breach, tender])).toBe('Breach or incident, tender or tool selection');
  expect(highlightWords([dora])).toBe('Mentions DORA');
  expect(highlightWords([])).toBe('');
});
