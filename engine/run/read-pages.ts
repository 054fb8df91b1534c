import { canonicalUrl } from '../url/canonical-url.ts';
import type { FoundLink } from '../model/found-link.ts';
import { HTTP_STATUS } from '../services/http/http-status.ts';
import { missingKey, unreadablePage } from '../services/messages.ts';
import { ServiceError } from '../model/service-failure.ts';
import type { ScrapedPage, ScrapeService } from '../services/service.ts';
import { pageFromLink, pageFromScrape } from './page.ts';
import type { Page } from './page.ts';
import type { Run } from './run.ts';
import { callService } from './call-service.ts';

/** What to read, with what, how many at a time, and who is told of each page as soon as it is there. */
export type Reading = {
  readonly links: readonly FoundLink[];
  readonly reader: ScrapeService;
  readonly concurrency: number;
  readonly onPage: (page: Page) => void;
};

/** The page behind a link no longer exists: a reader would find nothing there either. */
const GONE: ReadonlySet<number> = new Set([HTTP_STATUS.notFound, HTTP_STATUS.gone]);

/**
 * Reads the pages, never more than `concurrency` at a time; a place that becomes free is taken at once. A page that
 * cannot be read stays in the report by its title and snippet; a page that is gone is rejected. In the order of the links.
 */
export async function readPages(run: Run, reading: Reading): Promise<readonly Page[]> {
  const { links, reader, concurrency, onPage } = reading;
  const read = new Map<FoundLink, Page>();
  const queue = links.values();

  function keep(link: FoundLink, page: Page): void {
    const twin = twinOf(page, [...read.values()]);
    if (twin !== undefined) {
      run.rejectLink(link, `The same page as ${twin.document.url}`);
      return;
    }
    read.set(link, page);
    onPage(page);
  }

  async function takeTurns(): Promise<void> {
    for (const link of queue) {
      run.signal.throwIfAborted();
      const page = await readPage(run, reader, link);
      if (page !== null) keep(link, page);
    }
  }

  if (reader.hasKey) {
    run.attempts.setAside(links.length);
    await Promise.all(Array.from({ length: Math.min(concurrency, links.length) }, takeTurns));
  } else {
    run.fail(missingKey(reader.name), null);
    for (const link of links) keep(link, pageFromLink(link));
  }
  return links.flatMap((link) => read.get(link) ?? []);
}

/** Two addresses can redirect to one page. */
function twinOf(page: Page, others: readonly Page[]): Page | undefined {
  const key = canonicalUrl(page.document.url);
  return others.find(({ document }) => canonicalUrl(document.url) === key);
}

/**
 * `null` for a page that is gone; the rejection has been told then. Where the search showed a copy of it, the copy
 * takes its place unread: it may still be there.
 */
async function readPage(run: Run, reader: ScrapeService, link: FoundLink): Promise<Page | null> {
  const outcome = await callService(run, {
    service: reader.name,
    purpose: 'scrape',
    subject: link.url,
    ask: async (signal, bill) => readable(await reader.scrape(link.url, signal, bill)),
    count: (found) => (found.kind === 'page' ? 1 : 0),
  });
  if (outcome.status === 'failed') return pageFromLink(link);
  const { answer } = outcome;
  if (answer.kind === 'page') return pageFromScrape(link, answer.page);
  run.reject({ url: link.url, reason: `The page is gone (status ${answer.status})` });
  const [copy, ...others] = link.alsoAt ?? [];
  return copy === undefined ? null : pageFromLink({ ...link, url: copy, alsoAt: others });
}

type Found =
  | { readonly kind: 'page'; readonly page: ScrapedPage }
  | { readonly kind: 'gone'; readonly status: number };

/** The site's own status travels in the metadata of a successful scrape. Throws a `ServiceError` for a page without text. */
function readable(page: ScrapedPage): Found {
  const status = page.metadata['statusCode'];
  if (typeof status === 'number' && status >= HTTP_STATUS.badRequest) {
    if (GONE.has(status)) return { kind: 'gone', status };
    throw new ServiceError(unreadablePage('refused', status));
  }
  if (page.markdown.trim() === '') throw new ServiceError(unreadablePage('empty', HTTP_STATUS.ok));
  return { kind: 'page', page };
}
