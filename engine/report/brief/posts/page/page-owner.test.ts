import { expect, test } from 'vitest';
import { confirmedPage, MARLOW } from '../../../../testing/confirmed-page.ts';
import { analyzedPages } from '../../../sales-signals/analyzed-pages.ts';
import { readPosts } from './page-posts.ts';

function isOwnSite(url: string, companyUrl: string): boolean {
  const prospect = { ...MARLOW, companyUrl };
  const page = confirmedPage('Our people\n\nTessa Marlow is head of risk.', { url });
  const [posts] = readPosts(analyzedPages(prospect, [page]), prospect, new Date('2026-06-20'));
  const { statements = [] } = posts ?? {};
  return statements.length > 0 && statements.every((one) => one.isOnOwnSite && one.isHere);
}

test.each([
  ['https://www.quillfeatherinsurance.example/team', ''],
  ['https://quillfeather-insurance.example/team', ''],
  ['https://www.quillfeather.example/team', 'https://www.quillfeather.example'],
])('a host that is the company’s is its own site: %s, entered “%s”', (url, entered) => {
  expect(isOwnSite(url, entered)).toBe(true);
});

test.each([
  ['https://www.insurancetimes.example/quillfeather', ''],
  ['https://quillfeatherinsurance.example/team', 'https://www.quillfeather.example'],
])('another is not: %s, entered “%s”', (url, entered) => {
  expect(isOwnSite(url, entered)).toBe(false);
});
