import type { Judgement } from '../model/judgement.ts';
import type { PageDocument } from '../model/page.ts';
import { PAGE_CHARACTERS_MAX } from '../text/text-weights.ts';
import { canonicalUrl } from '../url/canonical-url.ts';
import { isPublicAddress } from '../url/public-address.ts';
import type { ResearchResult } from '../model/research-event.ts';
import type { FoundLink } from '../model/found-link.ts';
import type { ScrapedPage } from '../services/service.ts';
import { shownTitle } from './shown-title.ts';

/** One item of a run before it is judged: where it was found and what is known of it. */
export type Page = { readonly link: FoundLink; readonly document: PageDocument };

/** A link as a page: what the search said about it, and nothing else. */
export function pageFromLink(link: FoundLink): Page {
  const { url, title } = link;
  const document = {
    id: canonicalUrl(url),
    url,
    title: shownTitle(title) || new URL(url).hostname,
    description: describedBy(link),
    markdown: '',
    metadata: {},
  };
  return { link, document };
}

/** A link together with its page as it was read. The page's own title is whole; search engines cut theirs. */
export function pageFromScrape(link: FoundLink, scraped: ScrapedPage): Page {
  const { url, metadata } = scraped;
  const known = pageFromLink(link).document;
  const title = shownTitle(firstText(metadata, ['ogTitle', 'og:title', 'title'])) || known.title;
  const description =
    known.description || firstText(metadata, ['description', 'ogDescription', 'og:description']);
  // The scraper followed the redirects; where it ended is the page, if that is a place to send a reader to.
  const address = isPublicAddress(url) ? url : link.url;
  // What nobody reads need not be sent from thread to thread, kept and copied with the report either.
  const markdown = scraped.markdown.slice(0, PAGE_CHARACTERS_MAX);
  return { link, document: { ...known, url: address, title, description, markdown, metadata } };
}

/** The item of the report that a judged page becomes (§7). */
export function resultFrom({ link, document }: Page, judgement: Judgement): ResearchResult {
  const { snippet, ...judged } = judgement;
  return {
    ...judged,
    title: document.title,
    url: document.url,
    description: snippet,
    source: new URL(document.url).hostname,
    content: document.markdown,
    query: link.query,
    alsoAt: link.alsoAt ?? [],
    isSample: false,
  };
}

/** The snippet with the date a results page shows in front of it, which is evidence for the judge. */
function describedBy({ dateText, snippet }: FoundLink): string {
  return dateText === '' ? snippet : `${dateText} — ${snippet}`;
}

/** Metadata values may be texts, lists of texts, or anything else. */
function firstText(metadata: ScrapedPage['metadata'], names: readonly string[]): string {
  const values = names.flatMap((name) => metadata[name]);
  const texts = values.flatMap((value) => (typeof value === 'string' ? [value.trim()] : []));
  return texts.find((text) => text !== '') ?? '';
}
