import { expect, test } from 'vitest';
import { COMPANY_ABBREVIATIONS } from '../../lexicon/organisations/organisation-words.ts';
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
  ['PwC Norvald LLP', 'pwc norvald'],
  ['PwC UK LLP', 'pricewaterhousecoopers'],
  ['PricewaterhouseCoopers', 'pwc'],
  ['Ernst & Young', 'ey'],
  ['Hongkong and Shanghai Banking Corporation', 'hsbc'],
  ['KPMG UK', 'kpmg'],
  ['株式会社ミナトリス', 'ミナトリス'],
  ['ミナトリス（株）', 'ミナトリスグループ'],
  ['青波UFN銀行', '青 波 ufn'],
  ['云栈海岸保险（集团）股份有限公司', '云 栈 海 岸'],
])('%s is also called %s', (company, alias) => {
  expect(aliasesOf(company)).toContain(alias);
});

test('names that a source has of the company count, former ones apart, and common words do not', () => {
  const prospect = {
    name: '',
    company: 'Norvald Insurance',
    companyUrl: '',
    position: '',
    linkedinUrl: '',
    notes: '',
  };
  const recorded = {
    id: 'Q1',
    name: 'Norvald Insurance',
    aliases: ['NVG', 'Straits Cover Ltd', 'Group', 'The Bank'],
    formerNames: ['Old Harbour Mutual'],
    website: null,
    tickers: [],
  };

  const { aliases, acronyms, formerNames } = companyNamesOf(prospect, recorded);

  const texts = aliases.map((alias) => alias.join(' '));
  expect(texts).toEqual(expect.arrayContaining(['nvg', 'straits cover']));
  expect(texts).not.toContain('group');
  expect(texts).not.toContain('bank');
  expect(acronyms).toContain('nvg');
  expect(formerNames).toEqual([['old', 'harbour', 'mutual']]);
});

test('every known abbreviation means one firm', () => {
  const names = COMPANY_ABBREVIATIONS.flat();

  expect(new Set(names).size).toBe(names.length);
  for (const [letters = '', ...more] of COMPANY_ABBREVIATIONS) {
    expect(more.length).toBeGreaterThan(0);
    for (const name of more) expect(aliasesOf(name)).toContain(aliasesOf(letters)[0]);
  }
});

test.each(['銀行', '株式会社', '(株)', '集团', '平安银行'])(
  'no part of %s is taken for its name',
  (company) => {
    expect(aliasesOf(company)).toHaveLength(1);
  },
);

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
