import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { desktopPage } from '../../testing/results-pages.ts';
import { readResultsPage } from './results-page.ts';

const URL_OF_STORY = 'https://ledger.example/2026/11/acme-okafor';
const HEADLINE = 'Acme names Ada Okafor its first chief compliance officer';
const LEAD =
  'The payments company fills a post that was empty for most of the year, people close to it say.';

/** One card of a generation of results pages, written after what they have in common, not copied. */
const GENERATIONS = {
  'a carousel with role=heading': `<g-section-with-header><div role="heading" aria-level="2">Top stories</div><g-scrolling-carousel><a class="WlydOe" href="${URL_OF_STORY}" ping="/url?sa=t"><div class="MgUUmf NUnG9d"><span>The Ledger</span></div><div role="heading" aria-level="3">${HEADLINE}</div><div><span>2 hours ago</span></div></a></g-scrolling-carousel><a href="/search?q=acme&tbm=nws"><div role="heading">More news about Acme and the people who work there</div></a></g-section-with-header>`,
  'an inner card with its date beside the link': `<g-inner-card><div><a href="${URL_OF_STORY}"><div>${HEADLINE}</div></a></div><div class="NUnG9d">The Ledger</div><div>vor 3 Tagen</div></g-inner-card>`,
  'the plain page without any heading': `<div><div>Top stories</div><div><a href="/url?q=${encodeURIComponent(URL_OF_STORY)}&amp;sa=U"><div><span><div><span>${HEADLINE}</span></div></span><span><div><span class="tP9Zud">The Ledger</span><span> · </span><span>Jul 21, 2026</span></div></span></div></a></div></div>`,
} as const;

const DATES = ['2 hours ago', 'vor 3 Tagen', 'Jul 21, 2026'] as const;

const RESULT = { url: 'https://a.example/press', title: 'A result', snippet: 'x '.repeat(30) };
const withExtra = (extra: string): string =>
  desktopPage([RESULT]).replace('<div id="rso">', `<div id="rso">${extra}`);

test.each(Object.entries(GENERATIONS).map(([name, html], index) => [name, html, DATES[index]]))(
  'a top story in %s is read with title, address, publisher and date together',
  (_, html = '', dateText) => {
    const { links } = readResultsPage(withExtra(html));

    expect(links).toEqual([
      { url: URL_OF_STORY, title: HEADLINE, siteName: 'The Ledger', dateText, snippet: '' },
      expect.objectContaining({ url: 'https://a.example/press' }),
    ]);
  },
);

test('a story of the news tab keeps what it says below its headline', () => {
  const html = `<div id="search"><div><a href="${URL_OF_STORY}"><div>The Ledger</div><div role="heading">${HEADLINE}</div><div>${LEAD}</div><div><span>21.07.2026</span></div></a></div></div>`;

  expect(readResultsPage(html)).toMatchObject({
    kind: 'results',
    links: [{ title: HEADLINE, snippet: LEAD, dateText: '21.07.2026' }],
  });
});

test.each([
  '3 天前',
  '2 giorni fa',
  'il y a 5 heures',
  '4 dagen geleden',
  'för 2 dagar sedan',
  '5시간 전',
])('the date of a card is known in other languages: %s', (date) => {
  const html = `<a href="${URL_OF_STORY}"><div>${HEADLINE}</div><div>${date}</div></a>`;

  expect(readResultsPage(html).links.map(({ dateText }) => dateText)).toEqual([date]);
});

test('cards whose address Google keeps to itself are counted', () => {
  const html = GENERATIONS['a carousel with role=heading'].replace(
    URL_OF_STORY,
    '/goto?url=CAESx_-Q==',
  );

  expect(readResultsPage(html)).toEqual({ kind: 'results', links: [], opaqueLinks: 1 });
});

test.each([
  ['a link without a date', `<a href="https://m.example/"><div>${HEADLINE}</div></a>`],
  [
    'a menu',
    `<nav><a href="https://m.example/"><div>${HEADLINE}</div><div>2 days ago</div></a></nav>`,
  ],
  [
    'a tool menu',
    `<div id="hdtb"><a href="https://m.example/"><div>${HEADLINE}</div><div>2 days ago</div></a></div>`,
  ],
  [
    'a label with a date',
    '<a href="https://m.example/"><div>Read more</div><div>2 days ago</div></a>',
  ],
  [
    'a filter of the search',
    `<a href="/search?q=x&tbs=qdr:d"><div>${HEADLINE}</div><div>1 day ago</div></a>`,
  ],
  [
    'an advertisement',
    `<div id="tads"><a href="https://m.example/"><div>${HEADLINE}</div><div>2 days ago</div></a></div>`,
  ],
  [
    'a second link to the same result',
    `<a href="${RESULT.url}"><div>${HEADLINE}</div><div>2 days ago</div></a>`,
  ],
])('%s is no story', (_, extra) => {
  expect(readResultsPage(withExtra(extra)).links.map(({ url }) => url)).toEqual([RESULT.url]);
});

test('any nesting of cards is read without an exception, and every address can be opened', () => {
  const piece = fc.constantFrom(
    ...Object.values(GENERATIONS),
    '<g-card>',
    '</g-card>',
    '<a href="https://x.example/1">',
    '</a>',
    '<div>',
    '</div>',
    '2 days ago',
    HEADLINE,
    '\0',
  );
  const page = fc.array(piece, { maxLength: 30 }).map((parts) => parts.join(''));
  const isSound = fc.property(page, (html) =>
    readResultsPage(html).links.every(({ url, title }) => URL.canParse(url) && title !== ''),
  );

  fc.assert(isSound);
});
