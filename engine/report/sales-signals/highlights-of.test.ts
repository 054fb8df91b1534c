import { expect, test } from 'vitest';
import { confirmedPage, MARLOW } from '../../testing/confirmed-page.ts';
import { highlightsOf } from './highlights-of.ts';

test('a confirmed page says why it matters, and a page of somebody else says nothing', () => {
  const content =
    'Quillfeather Insurance has appointed Tessa Marlow as chief compliance officer. Tessa Marlow said that the Digital Operational Resilience Act (DORA) is her first task.';

  const highlights = highlightsOf({
    prospect: MARLOW,
    results: [
      confirmedPage(content, { id: 'told' }),
      confirmedPage(content, { id: 'else', verdict: 'possible', relevance: 50 }),
    ],
    now: new Date('2026-11-21'),
  });

  expect([...highlights.keys()]).toEqual(['told']);
  expect(highlights.get('told')?.map(({ label }) => label)).toEqual(
    expect.arrayContaining(['Appointment', 'DORA']),
  );
});
