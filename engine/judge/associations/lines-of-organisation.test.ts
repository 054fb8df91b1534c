import { expect, test } from 'vitest';
import { verdictOn } from '../testing/verdict-on.ts';

const MARA = 'Contact: Mara Lindqvist';
const VERA = 'Contact: Vera Holm';

test.each([
  `## Northwater\n\n${MARA}\n\n## Larkspur Utilities\n\n${VERA}`,
  `## Larkspur Utilities\n\n${VERA}\n\n## Northwater\n\n${MARA}`,
  `**Northwater**\n\n${MARA}\n\n**Larkspur Utilities**\n\n${VERA}`,
  '- Northwater\n  - Mara Lindqvist\n- Larkspur Utilities\n  - Vera Holm',
  '## Northwater\n\nVera Holm\n\nMara Lindqvist, Head of Law\n\n## Larkspur Utilities\n\nAnna Roe',
])('the organisation above a list of people is theirs, and the next one is not: %s', (text) => {
  expect(verdictOn(text)).toBe('confirmed');
});

test.each([
  `## Larkspur Utilities\n\n${MARA}\n\n## Northwater\n\n${VERA}`,
  `**Larkspur Utilities**\n\n${MARA}\n\n**Northwater**\n\n${VERA}`,
  // Here the employer stands below each name.
  'Members\n\nVera Holm\n\nNorthwater\n\nMara Lindqvist\n\nLarkspur Bank',
  'Larkspur Association\n\nVera Holm\n\nNorthwater\n\nMara Lindqvist\n\nLarkspur Bank',
  // A page about the company has names of others, too.
  '## Northwater\n\nMara Lindqvist\n\nIt rained all day, and the pumps of the town were busy until late at night.',
  '## Northwater\n\nVera Holm\n\nMara Lindqvist, Gamma Pumps\n\n## Larkspur Utilities\n\nAnna Roe',
  '## Northwater\n\nIt rained all day, and the pumps of the town were busy until late at night.\n\nMara Lindqvist\n\n## Larkspur Utilities\n\nAnna Roe',
])('an organisation that heads other people is not: %s', (text) => {
  expect(verdictOn(text)).not.toBe('confirmed');
});
