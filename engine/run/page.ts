import type { FoundLink } from '../model/found-link.ts';
import type { Judgement, PageDocument } from '../model/judgement.ts';
import type { ResearchResult, ResultOrigin } from '../model/research-event.ts';
import { catalogueEntryOf } from '../model/service-failure.ts';
import type { ScrapedPage } from '../services/service.ts';
import { PAGE_CHARACTERS_MAX } from '../text/blocks.ts';
import { clippedText, singleSpaced } from '../text/normalize.ts';
import { canonicalUrl, siteHost } from '../url/canonical-url.ts';
import { isPublicAddress } from '../url/public-address.ts';

/** Characters of a title that a card can show. */
export const PAGE_TITLE_CHARACTERS_MAX = 300;

/** One item of a run before it is judged: where it was found and what is known of it. */
export type Page = {
  readonly link: FoundLink;
  readonly document: PageDocument;
  /** Why the page could not be read; left out where it was, and where nobody has tried. */
  readonly notRead?: string;
};

/** A link as a page: what the search said about it, and nothing else. `notRead` says why its page could not be read. */
export function pageFromLink(link: FoundLink, notRead?: string): Page {
  const { url, title, dateText, snippet } = link;
  const isDated = dateText !== '' && catalogueEntryOf(link.service) === null;
  const document = {
    id: canonicalUrl(url),
    url,
    title: shownTitle(title) || siteHost(url),
    // The date that a results page shows before the snippet is evidence for the judge.
    description: isDated ? `${dateText} — ${snippet}` : snippet,
    markdown: '',
    ...entryOf(link),
  };
  return { link, document, ...(notRead === undefined ? {} : { notRead }) };
}

/** A page that was judged before, as it was then; the addresses of its copies stay with it. */
export function pageFromResult(result: ResearchResult, origin: ResultOrigin): Page {
  const { id, url, title, content, notRead } = result;
  const { description, metadata } = origin;
  const link = linkOfResult(result, origin);
  const document = { id, url, title, description, markdown: content, ...entryOf(link), metadata };
  return { link, document, ...(notRead === undefined ? {} : { notRead }) };
}

/** The link of a page that was judged before, with the addresses of its copies. */
export function linkOfResult(
  { alsoAt }: Pick<ResearchResult, 'alsoAt'>,
  { link }: ResultOrigin,
): FoundLink {
  return alsoAt.length === 0 ? link : { ...link, alsoAt };
}

/** A link together with its page as it was read. The page's own title is whole; search engines cut theirs. */
export function pageFromScrape(link: FoundLink, scraped: ScrapedPage): Page {
  const { url, metadata } = scraped;
  const known = pageFromLink(link).document;
  const title = shownTitle(firstText(metadata, ['ogTitle', 'og:title', 'title'])) || known.title;
  const description =
    known.description || firstText(metadata, ['description', 'ogDescription', 'og:description']);
  // The page reader followed the redirects; where it ended is the page, if that is a place to send a reader to.
  const address = isPublicAddress(url) ? url : link.url;
  // The rest is never read, so it need not be sent between threads, stored and copied with the report either.
  const markdown = scraped.markdown.slice(0, PAGE_CHARACTERS_MAX);
  const all = { ...known.metadata, ...metadata };
  return {
    link,
    document: { ...known, url: address, title, description, markdown, metadata: all },
  };
}

/** The item of the report that a judged page becomes (§7). */
export function resultFrom(
  { link, document, notRead }: Page,
  judgement: Judgement,
): ResearchResult {
  const { snippet, ...judged } = judgement;
  const { description, metadata } = document;
  return {
    ...judged,
    title: document.title,
    url: document.url,
    description: snippet,
    source: siteHost(document.url),
    content: document.markdown,
    query: link.query,
    alsoAt: link.alsoAt ?? [],
    origin: { link, description, metadata },
    ...(notRead === undefined ? {} : { notRead }),
    isSample: false,
  };
}

/** Catalogues declare when a work was published, be it the year alone. */
function entryOf({ service, dateText }: FoundLink): Pick<PageDocument, 'entry' | 'metadata'> {
  const entry = catalogueEntryOf(service);
  if (entry === null) return { metadata: {} };
  return { entry, metadata: dateText === '' ? {} : { datePublished: dateText } };
}

/** Metadata values may be texts, lists of texts, or anything else. */
function firstText(metadata: ScrapedPage['metadata'], names: readonly string[]): string {
  const values = names.flatMap((name) => metadata[name]);
  const texts = values.flatMap((value) => (typeof value === 'string' ? [value.trim()] : []));
  return texts.find((text) => text !== '') ?? '';
}

/** Halves of characters, which no screen can show. */
const BROKEN = /\p{Cs}/gu;
/** Characters that show nothing themselves and change how the text around them reads. */
const DECEPTIVE =
  /[\p{Cc}\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF]+/gu;

/** A foreign title as it may be shown on a screen: one line, bounded, nothing that turns or hides letters. */
export function shownTitle(text: string): string {
  const plain = text.replaceAll(BROKEN, '\uFFFD').replaceAll(DECEPTIVE, ' ');
  return clippedText(singleSpaced(plain), PAGE_TITLE_CHARACTERS_MAX);
}
