import { expect, test } from 'vitest';
import { reportDocument, savedResult } from '../../testing/report-documents.ts';
import { noticeText } from './notice-button.tsx';

test('the notice says what Article 14 asks for, with the facts of the report', () => {
  const document = reportDocument({
    results: [
      savedResult(),
      savedResult({ id: 'two', url: 'https://news.example/two' }),
      savedResult({ id: 'three', source: 'blog.example' }),
    ],
  });

  const text = noticeText({ ...document, retentionDays: 90 });

  for (const part of [
    'Dear Jane Doe,',
    '20 November 2026',
    'Article 14',
    'Article 6(1)(f)',
    'CISO, Acme',
    '- news.example\n- blog.example',
    'ScraperAPI, SerpApi and Firecrawl',
    'after 90 days',
    'erasure',
    'object',
    'supervisory authority',
  ]) {
    expect(text).toContain(part);
  }
});

test('what is not known stands in brackets or is left out', () => {
  const { prospect } = reportDocument();
  const text = noticeText({
    prospect: { ...prospect, position: ' ', company: '' },
    researchedAt: null,
    results: [],
    retentionDays: 180,
  });

  expect(text).toContain('On [day of the research]');
  expect(text).toContain('None was kept.');
  expect(text).not.toContain('as far as known');
});
