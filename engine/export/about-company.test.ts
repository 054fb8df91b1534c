import { expect, test } from 'vitest';
import { reportDocumentFrom } from '../model/report-document.ts';
import { ABOUT_QUILLFEATHER, companyFact } from '../testing/company-facts.ts';
import { reportDocument } from '../testing/report-document.ts';
import { hubspotCsv } from './crm-csv.ts';
import { mailDraft } from './mail-draft.ts';
import { reportCsv } from './report-csv.ts';
import { reportJson, reportMarkdown } from './report-markdown.ts';

const plain = reportDocument();
const known = { ...plain, aboutCompany: ABOUT_QUILLFEATHER };

test('every export shows what public sources say about the company, with source, day and doubt', () => {
  const texts = [reportMarkdown(known), reportCsv(known), mailDraft(known).body, hubspotCsv(known)];

  for (const text of texts) {
    expect(text).toContain('advertises for a third-party risk manager.');
    expect(text).toContain('You know DORA and ISO 27001.');
    expect(text).toContain('Greenhouse');
    expect(text).toContain('may be another company of this name');
    expect(text).toMatch(/observed on 20 November 2026|2026-11-20/u);
  }
  expect(reportMarkdown(known)).toContain(
    '## About Quillfeather Insurance Ltd\n\nLooked up for quillfeather.example, the website you entered.',
  );
});

test('where nothing is known no export mentions the company’s section', () => {
  for (const text of [reportMarkdown(plain), reportCsv(plain), mailDraft(plain).body]) {
    expect(text).not.toContain('About Quillfeather');
    expect(text).not.toContain('About the company');
  }
});

test('a saved report keeps what is known of the company, and older ones without it are read', () => {
  const { aboutCompany: _none, ...older } = plain;

  expect(reportDocumentFrom(JSON.parse(reportJson(known)))).toEqual(known);
  expect(reportDocumentFrom(older)?.aboutCompany).toBeNull();
});

test('hostile words of a source are text and never markup', () => {
  const text = '# [Manager](javascript:alert(1)) <img src=x> =HYPERLINK("https://evil.example")';
  const url = 'javascript:alert(1)';
  const hostile = companyFact({ text, quote: '**bold** @all', source: { name: 'Lever', url } });
  const document = { ...plain, aboutCompany: { ...ABOUT_QUILLFEATHER, facts: [hostile] } };

  const markdown = reportMarkdown(document);
  expect(markdown).toContain(String.raw`\# \[Manager\](javascript:alert(1)) \<img src=x\>`);
  expect(markdown).toContain(String.raw`“\*\*bold\*\* \@all” (Lever, observed on`);
  expect(markdown).not.toContain('](<javascript');
  expect(reportCsv(document)).not.toMatch(/(?:^|,)"?=HYPERLINK/mu);
  expect(mailDraft(document).body).not.toContain('<img');
});
