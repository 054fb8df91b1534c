import { assert, property, record, string } from 'fast-check';
import { expect, test } from 'vitest';
import { prospectKey } from '../model/prospect.ts';
import { confirmedPage } from '../testing/confirmed-page.ts';
import { QUOTED_PAGE, reportDocument } from '../testing/report-document.ts';
import { hubspotCsv } from './crm-csv.ts';
import { crmNote, crmPerson, noteMarker } from './crm-note.ts';

const context = {
  now: new Date('2026-11-23T10:00:00Z'),
  reportAddress: 'https://legwork.example/reports/r1',
};

test('a note says who, why now and what they said, with dates and links, and leads to the report', () => {
  const { title, html, markdown, marker } = crmNote(reportDocument(), context);

  expect(title).toContain('Tessa Marlow');
  for (const text of [html, markdown]) {
    for (const part of [
      'Who',
      'Why now',
      'In their words',
      'Openers',
      '1 October 2026',
      '20 November 2026',
      marker,
    ]) {
      expect(text).toContain(part);
    }
    expect(text).toContain('We want one risk register instead of nine');
    expect(text).toContain('https://news.example/news');
    expect(text).toContain('https://legwork.example/reports/r1');
  }
});

test('a note and the rows for a CRM hold all ten events of a brief', () => {
  const document = reportDocument();
  const event = document.brief.whyNow[0];
  if (event === undefined) throw new Error('The usual report has an event.');
  const texts = Array.from({ length: 10 }, (_, index) => `Event number ${index + 1}.`);
  const brief = { ...document.brief, whyNow: texts.map((text) => ({ ...event, text })) };
  const { html, markdown } = crmNote({ ...document, brief }, context);

  for (const text of [html, markdown, hubspotCsv({ ...document, brief })]) {
    for (const line of texts) expect(text).toContain(line);
  }
});

test('the marker is the same for every spelling, another for another person, and says nothing', () => {
  const of = (name: string, company: string) => noteMarker(prospectKey({ name, company }));

  expect(of('Zoë Müller', 'ACME, Inc.')).toBe(of('zoe muller', 'Acme Inc'));
  expect(of('Ann Lee', 'Acme')).not.toBe(of('Ann Leo', 'Acme'));
  expect(of('Ann Lee', 'Acme')).toMatch(/^legwork-[0-9a-z]{10}$/u);
});

test('the contact is looked for by the address, and by both parts of the name', () => {
  const prospect = { ...reportDocument().prospect, email: 'Tessa <T.Marlow@Quillfeather.example>' };

  expect(crmPerson(reportDocument([], prospect))).toMatchObject({
    given: 'Tessa',
    family: 'Marlow',
    email: 't.marlow@quillfeather.example',
  });
});

test('threat 45: whatever pages and people are called, a note has no markup of theirs and is as long as allowed', () => {
  const hostile = record({ title: string(), name: string(), words: string({ maxLength: 3000 }) });
  assert(
    property(hostile, ({ title, name, words }) => {
      const script = `<script>alert(1)</script><img src=x onerror=alert(1)>${words}`;
      const page = confirmedPage(`“${script} We want one risk register,” said Marlow.`, {
        title: `${title}${script}`,
      });
      const prospect = { ...reportDocument().prospect, name: `${name}${script}` };

      const { html, title: head } = crmNote(reportDocument([page, QUOTED_PAGE], prospect), context);

      expect(html.match(/<(?!\/?(?:p|ul|li|strong|a)\b)/gu)).toBeNull();
      expect(html).not.toMatch(/<[^>]*\son\w+=/u);
      expect(html.length).toBeLessThanOrEqual(65_000);
      expect(head).toContain('legwork-');
      expect(head).not.toContain('\n');
    }),
    { numRuns: 40 },
  );
});
