import { createHash } from 'node:crypto';
import { resolveGoto } from '../google/goto.ts';
import { metaElements } from '../world/metadata.ts';
import { pageHtml } from '../world/page-html.ts';
import type { WorldPage } from '../world/page.ts';
import type { World } from '../world/world.ts';

/** The documented copies under camelCase names; every element also stands under its own name. */
const CAMEL_CASE: Readonly<Record<string, string>> = {
  'og:title': 'ogTitle',
  'og:description': 'ogDescription',
  'og:url': 'ogUrl',
  'og:image': 'ogImage',
  'og:site_name': 'ogSiteName',
  'og:locale': 'ogLocale',
  'article:published_time': 'publishedTime',
  'article:modified_time': 'modifiedTime',
  'article:section': 'articleSection',
  'article:tag': 'articleTag',
};

/** A page as `data` of a v1 scrape. `requested` is the address asked for, the page's own where it ended. */
export function scrapedDocument(
  page: WorldPage,
  requested: string,
  formats: readonly string[],
): Readonly<Record<string, unknown>> {
  return {
    ...(formats.includes('markdown') ? { markdown: page.markdown } : {}),
    ...(formats.includes('html') ? { html: pageHtml(page) } : {}),
    ...(formats.includes('rawHtml') ? { rawHtml: pageHtml(page) } : {}),
    ...(formats.includes('links') ? { links: [] } : {}),
    metadata: {
      ...pageMetadata(page),
      scrapeId: uuidOf(requested),
      sourceURL: requested,
      url: page.url,
      statusCode: page.status ?? 200,
      ...(page.status === 404 ? { error: 'Not Found' } : {}),
      contentType: 'text/html; charset=utf-8',
      proxyUsed: 'basic',
      cacheState: 'miss',
      creditsUsed: 1,
      concurrencyLimited: false,
    },
  };
}

/** What a scraper reads at an address: its page, the host's own page about one it does not have, `null` for no host. */
export function pageAt(world: World, address: string): WorldPage | null {
  const target = resolveGoto(world, address) ?? address;
  const found = world.lookUp(target);
  if (found.kind === 'unknown-host') return null;
  return found.kind === 'page' ? found.page : missingPage(target);
}

/** A page that the host does not have, which is still a successful scrape. */
function missingPage(address: string): WorldPage {
  return {
    url: address,
    title: 'Page not found',
    description: '',
    site: new URL(address).hostname,
    type: 'article',
    about: 'passing',
    published: null,
    dateIn: 'nowhere',
    markdown: '# Page not found\n\nThe page you were looking for has moved or never existed.',
    status: 404,
  };
}

/** A number made of the address, in the form of an identifier. */
export function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

function pageMetadata(page: WorldPage): Readonly<Record<string, unknown>> {
  const metas = metaElements(page);
  const copies = metas.flatMap(([name, value]) => {
    const copy = CAMEL_CASE[name];
    return copy === undefined ? [] : [[copy, [value].flat()[0]] as const];
  });
  return {
    title: page.title,
    language: page.language ?? 'en',
    ogLocaleAlternate: [],
    favicon: `${new URL(page.url).origin}/favicon.ico`,
    ...Object.fromEntries(copies),
    ...Object.fromEntries(metas),
  };
}
