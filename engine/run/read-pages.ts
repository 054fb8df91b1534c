import { COPY_OF_GONE, NO_READER, pageGone, samePageAs } from '../messages/rejections.ts';
import { missingKey, unreadablePage } from '../messages/service-messages.ts';
import type { FoundLink } from '../model/found-link.ts';
import { HTTP_STATUS } from '../model/http-status.ts';
import { ServiceError } from '../model/service-failure.ts';
import type { PageReader, ScrapedPage } from '../services/service.ts';
import { canonicalUrl } from '../url/canonical-url.ts';
import { callService } from './call-service.ts';
import { pageFromLink, pageFromScrape, type Page } from './page.ts';
import type { RunContext } from './run.ts';

/** Scrapes at a time: the smallest Firecrawl plan runs two browsers; more would only queue against the time limit. */
export const SCRAPE_CONCURRENCY_DEFAULT = 2;

/** What to read, with what, how many at a time, and who receives each page as soon as it is there. */
export type ReadingTask = {
  readonly links: readonly FoundLink[];
  /** In the order in which they are tried for each page. */
  readonly readers: readonly PageReader[];
  readonly concurrency: number;
  readonly onPage: (page: Page) => void;
};

/** What came of reading a link; `null` for a page that is gone. */
type Arrival = { readonly link: FoundLink; readonly page: Page | null };

/** The page behind a link no longer exists: a reader would find nothing there either. */
const GONE: ReadonlySet<number> = new Set([HTTP_STATUS.notFound, HTTP_STATUS.gone]);

/**
 * Reads the pages in the order of the links, `concurrency` at a time. One that cannot be read stays with title, snippet and
 * reason; one that is gone is rejected. Failures are reported; rejects on abort.
 */
export async function readPages(run: RunContext, reading: ReadingTask): Promise<readonly Page[]> {
  const { links, concurrency, onPage } = reading;
  const read = new Map<FoundLink, Page>();
  const queue = links.values();

  function keep(link: FoundLink, page: Page): void {
    const twin = twinOf(page, [...read.values()]);
    if (twin !== undefined) {
      run.rejectLink(link, samePageAs(twin.document.url));
      return;
    }
    read.set(link, page);
    onPage(page);
  }

  function askForNext(readers: readonly PageReader[]): Promise<Arrival> | null {
    const { value: link, done } = queue.next();
    return done === true ? null : readPage(run, readers, link).then((page) => ({ link, page }));
  }

  async function takeTurns(readers: readonly PageReader[]): Promise<void> {
    let asked = askForNext(readers);
    while (asked !== null) {
      const { link, page } = await asked;
      asked = askForNext(readers);
      // Judging takes the thread for a while: the next page is on its way by then. Nothing comes between the two, so whoever
      // cancels keeps this page.
      if (page !== null) keep(link, page);
    }
  }

  const readers = connectedReaders(run, reading);
  if (readers.length > 0) {
    run.attempts.reserve(links.length);
    const turns = Math.min(concurrency, links.length);
    await Promise.all(Array.from({ length: turns }, () => takeTurns(readers)));
  } else {
    const [first] = reading.readers;
    const reason = first === undefined ? NO_READER : missingKey(first.name).message;
    for (const link of links) keep(link, pageFromLink(link, reason));
  }
  return links.flatMap((link) => read.get(link) ?? []);
}

/** The readers that can be called; of the others each is reported once. */
function connectedReaders(run: RunContext, { readers }: ReadingTask): readonly PageReader[] {
  for (const { isConnected, name } of readers) if (!isConnected) run.fail(missingKey(name), null);
  return readers.filter(({ isConnected }) => isConnected);
}

/** Two addresses can redirect to one page. */
function twinOf(page: Page, others: readonly Page[]): Page | undefined {
  const key = canonicalUrl(page.document.url);
  return others.find(({ document }) => canonicalUrl(document.url) === key);
}

/** The page from the first reader that can read it; `null` for a page that is gone, which is reported as rejected. */
async function readPage(
  run: RunContext,
  readers: readonly PageReader[],
  link: FoundLink,
): Promise<Page | null> {
  let reason = NO_READER;
  for (const reader of readers) {
    const outcome = await callService(run, {
      service: reader.name,
      purpose: 'scrape',
      subject: link.url,
      ask: async (signal, bill) => readable(reader, await reader.scrape(link.url, signal, bill)),
      count: (found) => (found.kind === 'page' ? 1 : 0),
    });
    if (outcome.status === 'failed') {
      reason = outcome.failure.message;
      continue;
    }
    const { answer } = outcome;
    return answer.kind === 'page'
      ? pageFromScrape(link, answer.page)
      : copyInsteadOf(run, link, answer.status);
  }
  return pageFromLink(link, reason);
}

/** Where the search showed a copy of a page that is gone, the copy takes its place unread: it may still be there. */
function copyInsteadOf(run: RunContext, link: FoundLink, status: number): Page | null {
  run.reject({ url: link.url, reason: pageGone(status) });
  const [copy, ...others] = link.alsoAt ?? [];
  return copy === undefined
    ? null
    : pageFromLink({ ...link, url: copy, alsoAt: others }, COPY_OF_GONE);
}

type Found =
  | { readonly kind: 'page'; readonly page: ScrapedPage }
  | { readonly kind: 'gone'; readonly status: number };

/** The site's own status travels in the metadata of a successful scrape. Throws a `ServiceError` for a page without text. */
function readable({ name }: PageReader, page: ScrapedPage): Found {
  const status = page.metadata['statusCode'];
  if (typeof status === 'number' && status >= HTTP_STATUS.badRequest) {
    if (GONE.has(status)) return { kind: 'gone', status };
    throw new ServiceError(unreadablePage(name, 'refused', status));
  }
  if (page.markdown.trim() === '')
    throw new ServiceError(unreadablePage(name, 'empty', HTTP_STATUS.ok));
  return { kind: 'page', page };
}
