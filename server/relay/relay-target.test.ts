import { expect, test } from 'vitest';
import { readSettings } from '../settings.ts';
import { relayTarget } from './relay-target.ts';
import { relayedReach } from './relayed-sources.ts';

const REACHED = relayedReach(readSettings({ SOURCES: 'on', EDGAR_CONTACT: 'it@acme.example' }));

function targetOf(path: string) {
  return relayTarget(new URL(`http://legwork.example/relay/${path}`), REACHED);
}

test.each([
  ['recruitee/acme/api/offers/', 'https://acme.recruitee.com/api/offers/'],
  ['edgar/files/company_tickers.json', 'https://www.sec.gov/files/company_tickers.json'],
  ['edgar/submissions/CIK0000001234.json', 'https://data.sec.gov/submissions/CIK0000001234.json'],
  [
    'edgar/LATEST/search-index?q=%22data%20breach%22&ciks=0000001234&from=0',
    'https://efts.sec.gov/LATEST/search-index?q=%22data%20breach%22&ciks=0000001234&from=0',
  ],
  [
    'edgar/Archives/edgar/data/1234/000000123426000001/0000001234-26-000001-index.htm',
    'https://www.sec.gov/Archives/edgar/data/1234/000000123426000001/0000001234-26-000001-index.htm',
  ],
  [
    'gleif/api/v1/lei-records?filter[entity.legalName]=Acme+%26+Co&page[size]=10',
    'https://api.gleif.org/api/v1/lei-records?filter%5Bentity.legalName%5D=Acme%20%26%20Co&page%5Bsize%5D=10',
  ],
  [
    'gleif/api/v1/lei-records/5299000ACMETOOLSIN01/direct-parent',
    'https://api.gleif.org/api/v1/lei-records/5299000ACMETOOLSIN01/direct-parent',
  ],
  [
    'federal-register/api/v1/documents.json?conditions[term]="Acme"&per_page=20&order=newest',
    'https://www.federalregister.gov/api/v1/documents.json?conditions%5Bterm%5D=%22Acme%22&per_page=20&order=newest',
  ],
  ['gov-uk/api/search.json?q=Acme', 'https://www.gov.uk/api/search.json?q=Acme'],
])('threat 30: %s asks for %s', (path, url) => {
  expect(targetOf(path)?.url.href).toBe(url);
});

test.each([
  'edgar/cgi-bin/browse-edgar?action=getcompany',
  'edgar/files/company_tickers.json/',
  'edgar/files/company_tickers.json?a=1',
  'edgar/submissions/CIK1.json',
  'edgar/Archives/edgar/data/1234/000000123426000001/../../../x.htm',
  'edgar/Archives/edgar/data/1234/000000123426000001/.htaccess',
  'edgar/Archives/edgar/data/1234/000000123426000001/a/b.htm',
  'edgar/LATEST/search-index?callback=run',
  'edgar/LATEST/search-index?q=a&q=b',
  `edgar/LATEST/search-index?q=${'a'.repeat(301)}`,
  'edgar/@evil.example/files/company_tickers.json',
  'edgar//evil.example/files/company_tickers.json',
  'gleif/api/v1/lei-records/5299000ACMETOOLSIN01',
  'gleif/api/v1/lei-records?filter[owns]=x',
  'gleif/api/v1/lei-records/..%2F..%2Fadmin/direct-parent',
  'federal-register/api/v1/public-inspection-documents.json',
  'gov-uk/api/content/browse',
  'gov-uk/api/search.json?filter_organisations=x',
])('threat 30: %s asks for nothing', (path) => {
  expect(targetOf(path)).toBeNull();
});

test('the SEC is given whom to write to, and nothing is asked of it where nobody is named', () => {
  const path = new URL('http://legwork.example/relay/edgar/files/company_tickers.json');

  expect(relayTarget(path, REACHED)?.userAgent).toBe('Legwork/0.1 it@acme.example');
  expect(relayTarget(path, relayedReach(readSettings({ SOURCES: 'on' })))).toBeNull();
});
