import { expect, test } from 'vitest';
import { libraryReport, savedResult } from '../../testing/report-documents.ts';
import { noticeText } from './notice-button.tsx';

test('the notice says what Article 14 asks for, with the facts of the report', () => {
  const document = libraryReport({
    results: [
      savedResult(),
      savedResult({ id: 'two', url: 'https://news.example/two' }),
      savedResult({ id: 'three', source: 'blog.example' }),
    ],
  });

  const text = noticeText({ ...document, companySources: '', catalogues: '', retentionDays: 90 });

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

test('the notice names the e-mail address among the data only where the user gave one', () => {
  const report = libraryReport();
  const rest = { companySources: '', catalogues: '', retentionDays: 90 };
  const prospect = { ...report.prospect, email: 'jane@acme.example' };

  expect(noticeText({ ...report, ...rest, prospect })).toContain('your role, your e-mail address,');
  expect(noticeText({ ...report, ...rest })).not.toContain('e-mail address');
});

test('a report made without keys names the free services, and who learned the employer alone', () => {
  const text = noticeText({
    ...libraryReport({ foundBy: 'tavily' }),
    companySources: '',
    catalogues: '',
    retentionDays: 90,
  });

  expect(text).toContain(
    'the free services of Firecrawl, Tavily and Exa, which received your name',
  );
  expect(text).toContain('The name of your employer alone may also have gone to Wikidata.');
  expect(text).not.toContain('ScraperAPI');
});

test('who was asked about the employer is named, and that they learned no more', () => {
  const text = noticeText({
    ...libraryReport(),
    companySources: 'the DNS services of Cloudflare and Google',
    catalogues: '',
    retentionDays: 90,
  });

  expect(text).toContain(
    "The name of your employer alone may also have gone to Wikidata, and your employer's name or web address to the DNS services of Cloudflare and Google.",
  );
});

test('catalogues of podcasts and articles are named where they may have learned the name, and nowhere else', () => {
  const facts = { ...libraryReport(), companySources: '', retentionDays: 90 };

  expect(noticeText({ ...facts, catalogues: 'Apple Podcasts and Crossref' })).toContain(
    "To find what you have said and written, your name and your employer's may have gone to Apple Podcasts and Crossref.",
  );
  expect(noticeText({ ...facts, catalogues: '' })).not.toContain('said and written');
});

test('what is not known is in brackets or is left out', () => {
  const { prospect } = libraryReport();
  const text = noticeText({
    prospect: { ...prospect, position: ' ', company: '' },
    researchedAt: null,
    foundBy: null,
    results: [],
    companySources: '',
    catalogues: '',
    retentionDays: 180,
  });

  expect(text).toContain('On [day of the research]');
  expect(text).toContain('None was kept.');
  expect(text).not.toContain('as far as known');
});
