import { assert, property, record, string } from 'fast-check';
import { expect, test } from 'vitest';
import { reportDocumentFrom } from '../model/report-document.ts';
import { confirmedPage } from '../testing/confirmed-page.ts';
import { parseCsv } from '../testing/parse-csv.ts';
import { reportDocument, QUOTED_PAGE } from '../testing/report-document.ts';
import { hubspotCsv, salesforceCsv } from './crm-csv.ts';
import { escapeFormula } from './csv-text.ts';
import { reportCsv } from './report-csv.ts';
import { reportJson } from './report-markdown.ts';

test('a strict parser reads every line of the brief and every item, with source, date and day', () => {
  const [headings, ...rows] = parseCsv(reportCsv(reportDocument()));

  expect(headings?.slice(0, 6)).toEqual(['Part', 'Text', 'Quote', 'Source', 'Address', 'Date']);
  expect(new Set(rows.map(([part]) => part))).toEqual(
    new Set(['Who', 'Why now', 'In their words', 'Topics', 'Openers', 'Item']),
  );
  expect(new Set(rows.map((row) => row[5]))).toEqual(new Set(['2026-10-01']));
  expect(new Set(rows.map((row) => row[3]))).toEqual(new Set(['news.example']));
  expect(new Set(rows.map((row) => row[4]))).toEqual(new Set(['https://news.example/news']));
  expect(new Set(rows.map((row) => row.at(-2)))).toEqual(new Set(['2026-11-20']));
  expect(new Set(rows.map((row) => row.at(-1)))).toEqual(new Set(['ScraperAPI']));
});

test('the table says of every item whether it is about the person or mentions them', () => {
  const document = reportDocument([
    confirmedPage('', { id: 'a', aboutness: 'about' }),
    confirmedPage('', { id: 'b', aboutness: 'mentions' }),
    confirmedPage('', { id: 'c', aboutness: null }),
  ]);

  const [headings = [], ...rows] = parseCsv(reportCsv(document));

  const at = headings.indexOf('Mention');
  expect(rows.map((row) => row[at])).toEqual(['About them', 'Mentions them', '']);
});

test('a date is no more precise than it is known, and empty when unknown', () => {
  const page = (id: string, date: typeof QUOTED_PAGE.date) => confirmedPage('', { id, date });
  const document = reportDocument([
    page('a', { day: '2026-03-01', precision: 'month', origin: 'text' }),
    page('b', { day: '2025-01-01', precision: 'year', origin: 'text' }),
    page('c', null),
  ]);

  expect(parseCsv(reportCsv(document)).map((row) => row[5])).toEqual([
    'Date',
    '2026-03',
    '2025',
    '',
  ]);
});

test('samples, pages about somebody else, page texts and unsafe addresses are not exported', () => {
  const text = reportCsv(
    reportDocument([
      QUOTED_PAGE,
      confirmedPage('', { id: 'x', title: 'A sample', isSample: true }),
      confirmedPage('', { id: 'y', title: 'A namesake', verdict: 'other' }),
      confirmedPage('The page itself.', { id: 'z', url: 'javascript:alert(1)' }),
    ]),
  );

  for (const secret of ['A sample', 'A namesake', 'The page itself', 'javascript:']) {
    expect(text).not.toContain(secret);
  }
});

const hostile = record({ title: string(), description: string(), name: string() });

test('whatever pages and people are called, the table has one shape and disarmed cells', () => {
  assert(
    property(hostile, ({ title, description, name }) => {
      const page = confirmedPage('', { title: `=${title}`, description: `"${description}` });
      const prospect = { ...reportDocument().prospect, name: `@${name}`, company: '+Company' };
      const document = reportDocument([page], prospect);

      const [, item = []] = parseCsv(reportCsv(document));

      expect(item[1]).toBe(escapeFormula(page.title));
      expect(item[2]).toBe(escapeFormula(page.description));
      for (const text of [hubspotCsv(document), salesforceCsv(document)]) {
        const rows = parseCsv(text);
        expect(rows).toHaveLength(2);
        expect(rows.flat().filter((cell) => /^\s*[=+\-@]/u.test(cell))).toEqual([]);
      }
    }),
  );
});

test('HubSpot gets a contact and a note with sources, dates and the day of research', () => {
  const [headings = [], row = []] = parseCsv(hubspotCsv(reportDocument()));
  const cells = new Map(headings.map((heading, index) => [heading, row[index]]));

  expect(cells.get('First Name')).toBe('Tessa');
  expect(cells.get('Last Name')).toBe('Marlow');
  expect(cells.get('Company Name')).toBe('Quillfeather Insurance Ltd');
  expect(cells.get('Activity date')).toBe('2026-11-20');
  expect(cells.get('Note body')).toContain('[1] https://news.example/news (1 October 2026)');
  expect(cells.get('Note body')).toContain('Researched on 20 November 2026');
});

test('the e-mail address that the user gave is HubSpot’s, by which it finds the contact, and is saved with the report', () => {
  const prospect = { ...reportDocument().prospect, email: 'tessa@quillfeather.example' };
  const document = reportDocument([], prospect);

  const [headings = [], row = []] = parseCsv(hubspotCsv(document));

  expect(row[headings.indexOf('Email')]).toBe(prospect.email);
  expect(reportDocumentFrom(JSON.parse(reportJson(document)))?.prospect).toEqual(prospect);
});

test('Salesforce gets a lead, even when the name is one word and the brief is huge', () => {
  const page = confirmedPage('', { title: 'x'.repeat(40_000) });
  const document = reportDocument([page], { ...reportDocument().prospect, name: 'Marlow' });

  const [headings = [], row = []] = parseCsv(salesforceCsv(document));
  const cells = new Map(headings.map((heading, index) => [heading, row[index]]));

  expect(cells.get('First Name')).toBe('');
  expect(cells.get('Last Name')).toBe('Marlow');
  expect(cells.get('Company')).toBe('Quillfeather Insurance Ltd');
  expect(cells.get('Description')?.length).toBeLessThan(32_000);
});
