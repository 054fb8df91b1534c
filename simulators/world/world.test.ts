import { expect, test } from 'vitest';
import { DEMO_WORLD } from './demo-world.ts';
import type { WorldProspect } from './page.ts';
import { addressKey } from './world.ts';

const PEOPLE = DEMO_WORLD.prospects.map((prospect) => [prospect.name, prospect] as const);

function queriesOf({ name, company }: WorldProspect): readonly string[] {
  return [
    `"${name}" ${company} news`,
    `"${name}" interview podcast`,
    `${company} "${name}" article`,
    `${name} ${company} news interview podcast article`,
  ];
}

test('there are ten people to try', () => {
  expect(PEOPLE).toHaveLength(10);
});

test.each(PEOPLE)('%s has two pages of each kind and two namesakes', (_name, { pages }) => {
  const count = (type: string): number =>
    pages.filter((page) => page.about === 'prospect' && page.type === type).length;

  for (const type of ['news', 'article', 'podcast', 'video']) {
    expect(count(type)).toBeGreaterThanOrEqual(2);
  }
  expect(pages.filter(({ about }) => about === 'namesake').length).toBeGreaterThanOrEqual(2);
  expect(pages.length).toBeGreaterThanOrEqual(12);
});

test.each(PEOPLE)(
  'every query about %s finds pages, a namesake among the first five',
  (_name, person) => {
    for (const query of queriesOf(person)) {
      const found = DEMO_WORLD.search(query);

      expect(found.length).toBeGreaterThanOrEqual(8);
      expect(found.slice(0, 5).some(({ about }) => about === 'namesake')).toBe(true);
      expect(found[0]?.about).toBe('prospect');
    }
  },
);

test.each(PEOPLE)(
  'the first two places of the three searches about %s hold all four kinds',
  (_name, person) => {
    const found = queriesOf(person)
      .slice(0, 3)
      .flatMap((query) => DEMO_WORLD.search(query).slice(0, 2));
    const kinds = found.filter(({ about }) => about === 'prospect').map(({ type }) => type);

    expect(new Set(kinds)).toEqual(new Set(['news', 'article', 'podcast', 'video']));
  },
);

test.each(PEOPLE)('everything found about %s can be looked up', (_name, person) => {
  for (const page of queriesOf(person).flatMap((query) => DEMO_WORLD.search(query))) {
    expect(DEMO_WORLD.lookUp(page.url)).toEqual({ kind: 'page', page });
  }
});

test('another address of a page leads to the page', () => {
  const variants = DEMO_WORLD.pages.flatMap((page) =>
    (page.variants ?? []).map((url) => ({ url, page })),
  );

  expect(variants.length).toBeGreaterThan(3);
  for (const { url, page } of variants) {
    expect(DEMO_WORLD.lookUp(url)).toEqual({ kind: 'page', page });
  }
});

test('no two pages share an address', () => {
  const keys = DEMO_WORLD.pages.map(({ url }) => addressKey(url));

  expect(new Set(keys).size).toBe(keys.length);
});

test('no address leads out of the fictional web', () => {
  const addresses = DEMO_WORLD.pages.flatMap(({ url, variants = [], markdown }) => [
    url,
    ...variants,
    ...[...markdown.matchAll(/https?:\/\/[^\s)]+/g)].map(([address]) => address),
  ]);

  for (const address of addresses) expect(new URL(address).hostname).toMatch(/\.example$/);
});

test('every page about a person names them, and its day is written where it claims', () => {
  for (const { name, pages } of DEMO_WORLD.prospects) {
    const surname = name.split(' ').at(-1)?.replace("'", '.') ?? '';
    for (const page of pages) {
      const text = `${page.title} ${page.description} ${page.markdown}`;
      const isNamed = page.status === 404 || new RegExp(surname).test(text);
      const hasDay = page.dateIn === 'nowhere' || page.published !== null;

      expect({ url: page.url, isNamed, hasDay }).toEqual({
        url: page.url,
        isNamed: true,
        hasDay: true,
      });
    }
  }
});

test('the traps are there: a future date, an undated page, a missing page and a megabyte', () => {
  const { pages } = DEMO_WORLD;

  expect(
    pages.some(({ meta }) => String(meta?.['article:published_time']).startsWith('2031')),
  ).toBe(true);
  expect(pages.some((page) => page.dateIn === 'nowhere' && page.about === 'prospect')).toBe(true);
  expect(pages.some(({ status }) => status === 404)).toBe(true);
  expect(pages.some(({ markdown }) => markdown.length > 1_000_000)).toBe(true);
});

test('a nickname in quotes finds the pages that use it', () => {
  const found = DEMO_WORLD.search('"Sam Whitcombe" interview podcast');

  expect(found.length).toBeGreaterThan(2);
  for (const { title, markdown } of found)
    expect(`${title} ${markdown}`).toContain('Sam Whitcombe');
});

test('an unknown name finds nothing, and an unknown host is told from a missing page', () => {
  expect(DEMO_WORLD.search('"Nobody Atall" Nordvik Bank news')).toEqual([]);
  expect(DEMO_WORLD.search('Nordvik Bank news')).toEqual([]);
  expect(DEMO_WORLD.lookUp('https://ledgerwire.example/x')).toEqual({ kind: 'missing-page' });
  expect(DEMO_WORLD.lookUp('https://nowhere.example/')).toEqual({ kind: 'unknown-host' });
  expect(DEMO_WORLD.lookUp('not an address')).toEqual({ kind: 'unknown-host' });
});
