import { array, assert, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { confirmedPage } from '../testing/confirmed-page.ts';
import { reportDocument, QUOTED_PAGE } from '../testing/report-document.ts';
import { mailDraft } from './mail-draft.ts';

const MAILTO_CHARACTERS_MAX = 1900;

function partsOf(address: string): { readonly subject: string; readonly body: string } {
  const { protocol, pathname, search } = new URL(address);
  expect([protocol, pathname]).toEqual(['mailto:', '']);
  const [subject = '', body = ''] = search
    .slice(1)
    .split('&')
    .map((part) => decodeURIComponent(part.split('=')[1] ?? ''));
  return { subject, body };
}

test('a draft has no recipient, has subject and brief, and fits an address', () => {
  const { address } = mailDraft(reportDocument());

  expect(address?.length).toBeLessThanOrEqual(MAILTO_CHARACTERS_MAX);
  const { subject, body } = partsOf(address ?? '');
  expect(subject).toBe('Brief: Tessa Marlow, Quillfeather Insurance Ltd');
  expect(body).toContain('Researched on 20 November 2026\r\n');
  expect(body).toContain('[1] https://news.example/news (1 October 2026)');
  expect(body.replaceAll('\r\n', '')).not.toContain('\n');
});

test('what doesn’t fit is shortened; what never fits has no address but a body to copy', () => {
  const pages = Array.from({ length: 30 }, (_, index) => ({
    ...QUOTED_PAGE,
    id: `page-${index}`,
    url: `https://news.example/${index}/${'x'.repeat(80)}`,
  }));

  expect(mailDraft(reportDocument(pages)).address).not.toBeNull();
  const endless = mailDraft(
    reportDocument(pages, { ...reportDocument().prospect, name: 'é'.repeat(2000) }),
  );
  expect(endless.address).toBeNull();
  expect(endless.body).toContain('Researched on 20 November 2026');
});

test('no title adds a recipient, a copy or a second body', () => {
  assert(
    property(array(string()), string(), (titles, name) => {
      const pages = titles.map((title, index) =>
        confirmedPage('', { id: String(index), title: `&cc=evil@x.example\r\nBcc: ${title}` }),
      );
      const { prospect } = reportDocument();
      const { address } = mailDraft(reportDocument(pages, { ...prospect, name }));

      expect(address).toMatch(/^mailto:\?subject=[^&=?]*&body=[^&=?]*$/u);
    }),
  );
});
