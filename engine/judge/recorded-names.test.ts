import { expect, test } from 'vitest';
import { judgeDocuments } from './judge-documents.ts';

const PROSPECT = {
  name: 'Ada Okafor',
  company: 'Norvald Insurance',
  companyUrl: '',
  position: '',
  linkedinUrl: '',
  notes: '',
} as const;

const COMPANY = {
  id: 'Q1',
  name: 'Norvald Insurance',
  aliases: ['Straits Cover'],
  formerNames: [],
  website: null,
  tickers: [],
} as const;

const PAGE = {
  id: 'https://a.example/talk',
  url: 'https://a.example/talk',
  title: 'Ada Okafor of Straits Cover on resilience',
  description: 'Ada Okafor, head of compliance at Straits Cover, spoke in Lagos.',
  markdown: 'Ada Okafor, head of compliance at Straits Cover, spoke about resilience in Lagos.',
  metadata: {},
} as const;

test('a page that calls the company by a recorded name names the company, and no other employer', () => {
  const request = { prospect: PROSPECT, documents: [PAGE], now: new Date('2026-11-20T00:00:00Z') };

  const [without] = judgeDocuments(request);
  const [withNames] = judgeDocuments({ ...request, company: COMPANY });

  expect(without?.reasons.map(({ code }) => code)).toContain('other-employer');
  expect(withNames?.reasons.map(({ code }) => code)).toContain('tied-to-company');
  expect(withNames?.reasons.map(({ code }) => code)).not.toContain('other-employer');
  expect(withNames?.relevance).toBeGreaterThan(without?.relevance ?? 100);
});
