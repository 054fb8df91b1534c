import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { effortMs } from '../../testing/effort.ts';
import {
  CAPTCHA_PAGE,
  CONSENT_PAGE,
  NO_RESULTS_PAGE,
  SCRIPT_WALL_PAGE,
  desktopPage,
  opaquePage,
  plainPage,
} from '../../testing/results-pages.ts';
import { readResultsPage } from './results-page.ts';

const STORIES = [
  {
    url: 'https://ledger.example/news/2026/ines-moreau?id=7&part=2',
    title: 'Inês Moreau takes over audit &amp; risk',
    snippet: 'The bank named Inês Moreau chief risk officer after the regulator closed its review.',
    date: 'Jul 21, 2026',
    siteName: 'The Ledger',
  },
  {
    url: 'https://pods.example/episodes/gen_cserie%3D290.html',
    title: 'Episode 12: what auditors want',
    snippet: 'A long talk with Inês Moreau about controls, evidence and the limits of both.',
    date: '5 days ago',
    siteName: 'Control Room',
  },
] as const;

test.each([
  ['plain', plainPage],
  ['desktop', desktopPage],
])('a %s page gives address, title, snippet and date of each result in order', (_, page) => {
  const { kind, links, opaqueLinks } = readResultsPage(page(STORIES));

  expect({ kind, opaqueLinks }).toEqual({ kind: 'results', opaqueLinks: 0 });
  expect(links.map(({ url, dateText, snippet }) => ({ url, date: dateText, snippet }))).toEqual(
    STORIES.map(({ url, date, snippet }) => ({ url, date, snippet })),
  );
  expect(links[0]?.title).toBe('Inês Moreau takes over audit & risk');
});

test('the site name is read where the page shows it', () => {
  const { links } = readResultsPage(desktopPage(STORIES));

  expect(links.map(({ siteName }) => siteName)).toEqual(['The Ledger', 'Control Room']);
});

test('opaque links are counted, not guessed from breadcrumbs', () => {
  const page = readResultsPage(opaquePage(STORIES));

  expect(page).toEqual({ kind: 'results', links: [], opaqueLinks: 2 });
});

test('an opaque link whose visible address is whole is read from it', () => {
  const html = opaquePage(STORIES).replace(
    /<cite role="text">https:\/\/ledger\.example<span>.*?<\/span><\/cite>/,
    '<cite>https://ledger.example/news/ines</cite>',
  );

  const page = readResultsPage(html);

  expect(page.links.map(({ url }) => url)).toEqual(['https://ledger.example/news/ines']);
  expect(page.opaqueLinks).toBe(1);
});

test.each([
  ['none', NO_RESULTS_PAGE],
  ['none', '  \n'],
  ['captcha', CAPTCHA_PAGE],
  ['consent', CONSENT_PAGE],
  ['script-wall', SCRIPT_WALL_PAGE],
  ['unknown', '<html><body><h1>Under maintenance</h1></body></html>'],
  ['unknown', '<a href="'],
])('a page of kind %s is recognised', (kind, html) => {
  expect(readResultsPage(html)).toEqual({ kind, links: [], opaqueLinks: 0 });
});

test('words of a barrier inside a result do not make the page a barrier', () => {
  const title = 'Unusual traffic from your computer network: before you continue to Google';

  expect(readResultsPage(desktopPage([{ url: 'https://a.example/x', title }])).kind).toBe(
    'results',
  );
});

test.each([
  ['an advertisement block', '<div id="tads"><a href="https://ad.example/"><h3>Ad</h3></a></div>'],
  ['an advertisement', '<div data-text-ad="1"><a href="https://ad.example/"><h3>Ad</h3></a></div>'],
  ['an ad address', '<a href="/aclk?sa=l&adurl=https://ad.example/"><h3>Ad</h3></a>'],
  ['a question', '<div data-q="Who?"><a href="https://paa.example/"><h3>Who?</h3></a></div>'],
  ['an image search', '<a href="/search?q=x&tbm=isch"><h3>Images</h3></a>'],
  ['an image', '<a href="/imgres?imgurl=https://i.example/a.png"><h3>Image</h3></a>'],
  ['a link without heading', '<a href="https://more.example/#frag">Read more</a>'],
  ['a script address', '<a href="javascript:alert(1)"><h3>Run</h3></a>'],
])('%s is no result', (_, extra) => {
  const html = desktopPage(STORIES).replace('<div id="rso">', `<div id="rso">${extra}`);

  expect(readResultsPage(html).links).toHaveLength(2);
});

test('a link beside its heading belongs to it', () => {
  const html =
    '<div id="rso"><div><a href="https://a.example/press/1"></a><h3>Beside</h3></div></div>';

  expect(readResultsPage(html).links.map(({ title }) => title)).toEqual(['Beside']);
});

test('without a known class the longest text of the result is its snippet', () => {
  const long = 'A sentence about the new head of compliance that is clearly the longest one here.';
  const html = `<div id="rso"><div><div><a href="https://a.example/1"><h3>T</h3></a></div><div>Cached</div><div>${long}</div></div></div>`;

  expect(readResultsPage(html).links[0]?.snippet).toBe(long);
});

const isSound = (html: string): boolean =>
  readResultsPage(html).links.every(({ url }) => URL.canParse(url));

test('any text is read without an exception', () => {
  const markup = fc.constantFrom(
    '<h3>',
    '</h3>',
    '<a href="/url?q=',
    '">',
    '</a>',
    '<div>',
    '</div>',
    '<cite>',
    '\0',
    '\uD800',
    '<!--',
    '<script>',
  );
  const page = fc
    .array(fc.oneof(markup, fc.string()), { maxLength: 60 })
    .map((parts) => parts.join(''));

  fc.assert(fc.property(page, isSound));
});

const HOSTILE = {
  'elements nested without end': '<b>'.repeat(33_000),
  'closing tags that match nothing': '<b>'.repeat(16_000) + '</i>'.repeat(12_000),
  'headings without end': '<h3><a href="https://a.b/c">t</a></h3>'.repeat(2700),
  'an unclosed attribute': `<a ${'x=1 '.repeat(25_000)}`,
  'open brackets': '<'.repeat(100_000),
  'one endless snippet': `<div><h3><a href="https://a.b/c">t</a></h3><div class="VwiC3b">${'1. de '.repeat(16_000)}</div></div>`,
  'blanks without end': `<div><h3><a href="https://a.b/c">t</a></h3>${' '.repeat(100_000)}</div>`,
} as const;

test.each(Object.entries(HOSTILE))('100 kB of %s are read in a moment', (_, html) => {
  expect(effortMs(() => readResultsPage(html), 500)).toBeLessThanOrEqual(500);
});
