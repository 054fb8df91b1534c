import { expect, test } from 'vitest';
import { judgeDocuments } from './judge/judge-documents.ts';
import { linkDestination } from './services/google-results/destination.ts';
import { readResultsPage } from './services/google-results/results-page.ts';
import { effortMs } from './testing/effort.ts';
import { ADA_OKAFOR } from './testing/run-stage.ts';
import { canonicalUrl } from './url/canonical-url.ts';
import { isPublicAddress } from './url/public-address.ts';

const RESULT = '<a href="https://a.example/news"><h3>Ada Okafor</h3></a>';
const BYTES = 1_000_000;
/** Real pages of this size take a tenth of it. */
const PAGE_TIME_MAX_MS = 1000;
const ADDRESS_TIME_MAX_MS = 50;

const PAGES: Readonly<Record<string, string>> = {
  'one result in front of a megabyte of text': RESULT + 'x '.repeat(BYTES / 2),
  'dates within dates': nested('<span class="f">', 500) + 'x '.repeat(BYTES / 4),
  'snippets within snippets': nested('<div class="VwiC3b">', 500) + '<b></b>'.repeat(BYTES / 14),
  'text blocks within emphasis': nested('<div><b>', 250) + '<i>x</i>'.repeat(BYTES / 16),
  'script walls within script walls': nested('<noscript>', 500) + '<i>x</i>'.repeat(BYTES / 16),
  'titles within titles': nested('<h1>', 500) + '<i>x</i>'.repeat(BYTES / 16),
  'headings without end': RESULT.repeat(BYTES / RESULT.length),
  'headings in headings': nested('<h3>', 500) + RESULT.repeat(100),
  'links in links': nested('<a href="https://a.example/1">', 500) + RESULT.repeat(100),
  'attributes without end': `<div ${'a=b '.repeat(BYTES / 4)}>${RESULT}</div>`,
  'classes without end': `<div class="${'f '.repeat(BYTES / 2)}">${RESULT}</div>`,
  'tags that never close': '<div '.repeat(BYTES / 5),
  'comments that never close': '<!--'.repeat(BYTES / 4),
  'references without end': `${RESULT}${'&amp;'.repeat(BYTES / 5)}`,
  'spaces without end': `${RESULT}<span class="VwiC3b">${' '.repeat(BYTES)}x</span>`,
  'one word of a megabyte': `<a href="https://a.example/news"><h3>${'x'.repeat(BYTES)}</h3></a>`,
};

test.each(Object.entries(PAGES))('threat 21: a results page of %s is read in time', (_, page) => {
  const html = `<body><div id="rso"><div class="g">${page}`;

  expect(effortMs(() => readResultsPage(html), PAGE_TIME_MAX_MS)).toBeLessThanOrEqual(
    PAGE_TIME_MAX_MS,
  );
});

const PIECES = [
  'a',
  ' ',
  '\n',
  '#',
  '*',
  '_',
  '[',
  '](',
  '![',
  '<',
  '> ',
  '|',
  '-',
  '1. ',
  '`',
  '~',
  '&',
  '\\',
  'Ada ',
  'Ada Okafor ',
  'A. ',
  'Acme ',
  '2026-01-01 ',
  '1 Jan ',
  'January ',
  'https://',
  '@',
  '.',
  '"',
  "'",
  '(',
  'é',
  '\u0301',
  '\u200B',
  '\u202E',
  '\uD800',
  '😀',
  '中',
] as const;

test.each(PIECES)('threat 21: pages made of %j are judged in time', (piece) => {
  const text = piece.repeat(100_000 / piece.length);
  const documents = [
    {
      id: '1',
      url: 'https://a.example/1',
      title: text,
      description: text,
      markdown: text,
      metadata: {},
    },
    {
      id: '2',
      url: 'https://a.example/2',
      title: 'Ada Okafor',
      description: '',
      markdown: `# Ada Okafor of Acme\n\n${text}`,
      metadata: { title: text, publishedTime: text, author: text, keywords: [text, text] },
    },
  ];
  const now = new Date('2026-11-20T00:00:00Z');

  const effort = effortMs(
    () => judgeDocuments({ prospect: ADA_OKAFOR, documents, now }),
    PAGE_TIME_MAX_MS,
  );
  expect(effort).toBeLessThanOrEqual(PAGE_TIME_MAX_MS);
});

test.each(PIECES)('threat 21: addresses made of %j are read in time', (piece) => {
  const text = piece.repeat(100_000 / piece.length);

  for (const address of [text, `https://a.example/${text}`, `/url?q=${text}`, `https://${text}`]) {
    const read = () => [linkDestination(address), isPublicAddress(address)];
    expect(effortMs(read, ADDRESS_TIME_MAX_MS)).toBeLessThanOrEqual(ADDRESS_TIME_MAX_MS);
  }
  const address = URL.canParse(text, 'https://a.example')
    ? new URL(text, 'https://a.example').href
    : '';
  if (!isPublicAddress(address)) return;
  expect(effortMs(() => canonicalUrl(address), ADDRESS_TIME_MAX_MS)).toBeLessThanOrEqual(
    ADDRESS_TIME_MAX_MS,
  );
});

function nested(tag: string, depth: number): string {
  return `${RESULT}${tag.repeat(depth)}`;
}
