import { expect, test } from 'vitest';
import type { CompanyProfile, Prospect } from '../model/prospect.ts';
import { domainAmong, domainInForm, domainOnRecord } from './company-domain.ts';

function at(company: string, companyUrl = ''): Prospect {
  return { name: 'Jane Doe', company, companyUrl, position: '', linkedinUrl: '', notes: '' };
}

test.each([
  ['Acme', 'acme.example', 'acme.example'],
  ['Acme', 'https://www.acme.co.uk/', 'acme.co.uk'],
  ['Acme', 'https://www.acme.example/about?x=1#y', 'acme.example'],
  ['Beta Group', 'https://anything.example', 'anything.example'],
  ['Beta Group', 'https://www.anything.example/en-gb/', 'anything.example'],
  ['Nordvik Bank ASA', 'https://jobs.nordvik-bank.example/vacancies', 'nordvik-bank.example'],
  ['Acme', '', ''],
  ['Acme', 'not an address', ''],
  ['Acme', 'https://www.linkedin.com/company/acme', ''],
  ['Acme', 'https://acme.blogspot.com', ''],
  ['Nordvik Eiendom', 'https://nordvik.example/eiendom', ''],
  ['Nordvik Eiendom', 'https://eiendom.nordvik.example', ''],
  ['Acme', 'http://192.168.0.1/', ''],
  ['Acme', 'http://8.8.8.8/', ''],
  ['Acme', 'http://intranet/', ''],
  ['Acme', 'co.uk', ''],
])('%s with the website ‘%s’ lives at ‘%s’', (company, website, domain) => {
  expect(domainInForm(at(company, website))).toBe(domain);
});

test('what a directory records follows the same rules', () => {
  const profile: CompanyProfile = {
    id: 'Q1',
    name: 'Acme',
    aliases: [],
    formerNames: [],
    website: 'https://group.example/acme',
    tickers: [],
  };

  expect(domainOnRecord(at('Acme'), profile)).toBe('');
  expect(domainOnRecord(at('Acme'), { ...profile, website: null })).toBe('');
  expect(domainOnRecord(at('Acme'), { ...profile, website: 'https://acme.example/' })).toBe(
    'acme.example',
  );
});

test('a site among the pages found must spell the whole name', () => {
  const urls = [
    'https://news.example/acme',
    'https://acme-tools.example/',
    'https://x.acme.example/a',
  ];

  expect(domainAmong(at('Acme Ltd'), urls)).toBe('acme.example');
  expect(domainAmong(at('Acme Tools'), urls)).toBe('acme-tools.example');
  expect(domainAmong(at('Acme Tools Norway'), urls)).toBe('');
});
