import { expect, test } from 'vitest';
import { pageForJo } from '../testing/page-for-jo.ts';
import { verdictOn } from '../testing/verdict-on.ts';

/** The employers, in normalised words, that lines of people give Jo Marsh; Peter Roe's is the company. */
function employersOn(...lines: readonly string[]): readonly string[] {
  const { evidence } = pageForJo(lines.join('\n\n'));
  const employers = evidence.counted.flatMap((mention) => mention.employers);
  return employers.map(({ words }) => words.map(({ text }) => text).join(' '));
}

test.each([
  ['Peter Roe, Head of Compliance, Harbour Mutual', 'Jo Marsh, Head of Risk, Gamma'],
  ['Peter Roe – Leiter Compliance – Harbour Mutual', 'Jo Marsh – Leiterin Risiko – Gamma'],
  [
    '- Peter Roe, directeur de la conformité, Harbour Mutual',
    '- Jo Marsh, directrice des risques, Gamma',
  ],
  ['- Peter Roe (Harbour Mutual)', '- Jo Marsh (Gamma)'],
  [
    '| Peter Roe | Head of Compliance | Harbour Mutual |\n| --- | --- | --- |\n| Jo Marsh | Head of Risk | Gamma |',
  ],
  ['Peter Roe', 'Head of Compliance, Harbour Mutual', 'Jo Marsh', 'Head of Risk, Gamma'],
])(
  'where lines on people end in the company, one word at their end is an employer: %s',
  (...lines) => {
    expect(employersOn(...lines)).toContain('gamma');
  },
);

test.each([
  ['Jo Marsh, Head of Risk, Gamma'],
  ['Peter Roe works for Harbour Mutual', 'Jo Marsh, Head of Risk, Gamma'],
  ['Peter Roe, Head of Compliance, Harbour Mutual', 'Jo Marsh, Head of Risk, Europe'],
  ['Peter Roe, Head of Compliance, Harbour Mutual', 'Jo Marsh, Head of Risk, Germany'],
  ['Peter Roe, Head of Compliance, Harbour Mutual', 'Jo Marsh, Head of Risk, Operations'],
  ['Peter Roe, Head of Compliance, Harbour Mutual', 'Jo Marsh, Head of Risk, CISA'],
  ['Peter Roe, Head of Compliance, Harbour Mutual', 'Jo Marsh, Head of Risk'],
  ['Peter Roe, Head of Compliance, Harbour Mutual', 'Jo Marsh', 'Head of Risk', 'Biography'],
])('elsewhere, or for a place, a field or a degree, it is none: %s', (...lines) => {
  expect(employersOn(...lines)).toEqual([]);
});

test('a namesake in a list with the company is not confirmed', () => {
  const lines = [
    'Peter Roe – Leiter Compliance – Northwater',
    'Mara Lindqvist – Leiterin Risiko – Gamma',
  ];
  const table =
    '| Peter Roe | Head of Audit | Northwater |\n| --- | --- | --- |\n| Mara Lindqvist | Head of Risk | Gamma |';

  expect(verdictOn(lines.join('\n\n'))).not.toBe('confirmed');
  expect(verdictOn(table)).not.toBe('confirmed');
});

test('who shares the company with the others of a list is', () => {
  const lines = [
    'Peter Roe – Leiter Compliance – Northwater',
    'Mara Lindqvist – Leiterin Risiko – Northwater',
  ];

  expect(verdictOn(lines.join('\n\n'))).toBe('confirmed');
});
