import { expect, test } from 'vitest';
import { companyNamesOf } from './company-aliases.ts';

function namesOf(company: string, companyUrl = '', notes = '') {
  return companyNamesOf({ name: '', company, companyUrl, position: '', linkedinUrl: '', notes });
}

function aliasesOf(company: string, companyUrl = ''): readonly string[] {
  return namesOf(company, companyUrl).aliases.map((alias) => alias.join(' '));
}

test.each([
  ['Norvald Insurance plc', 'norvald'],
  ['The Norvald Group, Inc.', 'norvald'],
  ['Gruppo Norvald S.p.A.', 'norvald'],
  ['Harrow & Pike Ltd', 'harrow and pike'],
  ['Centre for Applied Audit Research', 'caar'],
  ['Institute of Audit, University of Norvald', 'university of norvald'],
  ['Norvald Versicherung (NVG)', 'nvg'],
])('%s is also called %s', (company, alias) => {
  expect(aliasesOf(company)).toContain(alias);
});

test('the web domain names the company too', () => {
  const names = namesOf('Norvald plc', 'https://www.norvaldgroup.example/about');

  expect(names.domain).toBe('norvaldgroup.example');
  expect(names.aliases).toContainEqual(['norvaldgroup']);
});

test('former names come from the notes', () => {
  const names = namesOf(
    'Norvald plc',
    '',
    'Formerly Southmere Mutual. Company traded as Quay & Sons until 2022.',
  );

  expect(names.formerNames).toEqual([
    ['southmere', 'mutual'],
    ['quay', 'and', 'sons'],
  ]);
});

test.each(['', 'X', 'Ltd', '&', '!!!', 'GmbH & Co. KG'])(
  '%j is a company like any other',
  (company) => {
    expect(() => namesOf(company, 'http://')).not.toThrow();
  },
);
