import { expect, test } from 'vitest';
import { verdictOn } from './testing/verdict-on.ts';

const OFFICERS = ['### POE, Ann', 'Role: Director', 'Appointed on 3 May 2018'];

function register(...lines: readonly string[]): string {
  return lines.join('\n\n');
}

test('an officer far down in the company’s list of officers is the company’s', () => {
  const mara = ['### LINDQVIST, Mara Jane', 'Role: Director', 'Appointed on 3 May 2019'];
  const page = register('# NORTHWATER LIMITED', '## Officers', ...OFFICERS, ...OFFICERS, ...mara);

  expect(verdictOn(page)).toBe('confirmed');
});

test.each([
  ['de', '# Northwater AG\n\nEinzelprokura: Lindqvist, Mara, Lüneburg, *03.04.1979'],
  [
    'fr',
    '# NORTHWATER\n\n| Administrateur | LINDQVIST Mara |\n| --- | --- |\n| Président | ROE Pierre |',
  ],
  ['es', '# NORTHWATER SA\n\nNombramientos. Apoderada: LINDQVIST MARA.'],
  ['pt', '# NORTHWATER SA\n\nAdministradora: LINDQVIST MARA'],
  ['sv', '# Northwater AB\n\nStyrelseledamot: Lindqvist, Mara'],
])('an entry with a post below the company’s name is of its officer (%s): %s', (_, page) => {
  expect(verdictOn(page)).toBe('confirmed');
});

test('the lines of an address do not part the company from those who represent it', () => {
  const imprint =
    '# Impressum\n\nNorthwater AG\n\nAm Markt 1\n\n21335 Lüneburg\n\nTelefon 04131 123';

  expect(verdictOn(`${imprint}\n\nVorstand: Peter Roe, Mara Lindqvist`)).toBe('confirmed');
});

test('a register’s page on the person gives them the companies of its headings', () => {
  const head = '# Mara LINDQVIST\n\nDate of birth March 1979\n\nNationality British';
  const office = 'Company status: Active\n\nRole: Director';

  expect(
    verdictOn(
      `${head}\n\n## DELTA LIMITED (01234568)\n\n${office}\n\n## NORTHWATER LIMITED (01234567)\n\n${office}`,
    ),
  ).toBe('confirmed');
});

test.each([
  register(
    '# NORTHWATER LIMITED',
    '## Officers',
    ...OFFICERS,
    '## Delta Bank Limited',
    '### POE, Ann',
    'Role: Director',
    '### LINDQVIST, Mara',
    'Role: Director',
  ),
  register(
    '# Mara LINDQVIST',
    '## DELTA LIMITED (01234568)',
    'Role: Director',
    '## Nearby companies',
    'NORTHWATER LIMITED',
  ),
  register('# Mara LINDQVIST', '## NORTHWATER LIMITED', 'A long way from home.', 'Tea at four.'),
  register('# Northwater', 'Mara Lindqvist, a shopkeeper, complained about the pipes.'),
  register('# Northwater Regatta Day', ...OFFICERS, '### LINDQVIST, Mara', 'Role: Director'),
])('another company’s entry, or a page on something else, is nobody’s link: %s', (page) => {
  expect(verdictOn(page)).not.toBe('confirmed');
});
