import { canonicalUrl, prospectKey } from '#engine';
import type { FoundLink, Prospect, ScrapedPage, ServiceName } from '#engine';
import type * as z from 'zod/mini';
import { savedLinks, savedPage } from './answers.ts';
import { keysOf, withDatabaseOr } from './database.ts';
import { pageEntryFrom, surplusOf } from './page-entry.ts';
import type { PageEntry, PageEntrySize } from './page-entry.ts';

/** Gone pages cost as much as others, and stay gone. */
const GONE_STATUSES: ReadonlySet<unknown> = new Set([404, 410]);
const FAILED_STATUS_MIN = 400;

/** An answer that need not be paid for again, and the moment the service gave it. */
export type SavedAnswer<Answer> = {
  /** ISO 8601. */
  readonly answeredAt: string;
  readonly answer: Answer;
};

/** Pages read in the last seven days and searches of the last day, for the runs of one account. Nothing here rejects. */
export type PageCache = {
  /** `null` when there is none, it is too old, or the browser refuses to keep anything. */
  readonly page: (url: string) => Promise<SavedAnswer<ScrapedPage> | null>;
  /** Keeps a page that could be read, or that is gone; a site's refusal is no page. */
  readonly keepPage: (url: string, page: ScrapedPage) => Promise<void>;
  readonly links: (
    service: ServiceName,
    query: string,
  ) => Promise<SavedAnswer<readonly FoundLink[]> | null>;
  readonly keepLinks: (
    service: ServiceName,
    query: string,
    links: readonly FoundLink[],
  ) => Promise<void>;
};

type Owner = { readonly userId: string; readonly prospect: Prospect; readonly now: () => Date };

/** The cache as one run of the account uses it, for the prospect of that run. */
export function createPageCache(owner: Owner): PageCache {
  const { userId } = owner;
  const pageKey = (url: string): string[] => [userId, canonicalUrl(url)];
  const linksKey = (service: ServiceName, query: string): string[] => [
    userId,
    // No address looks like this.
    `search ${service} ${query}`,
  ];
  return {
    page: (url) => answerAt(owner, pageKey(url), savedPage),
    keepPage: async (url, page) => {
      if (isWorthKeeping(page)) await keep(owner, pageKey(url), { kind: 'page', answer: page });
    },
    links: (service, query) => answerAt(owner, linksKey(service, query), savedLinks),
    keepLinks: (service, query, links) =>
      keep(owner, linksKey(service, query), { kind: 'links', answer: links }),
  };
}

/** Removes the account's pages and searches that are too old, and the oldest of what is too much. Never rejects. */
export async function sweepPages(userId: string, now: Date): Promise<void> {
  await withDatabaseOr(undefined, async (database) => {
    const { store, done } = database.transaction('pages', 'readwrite');
    const kept: (PageEntrySize & { readonly key: IDBValidKey })[] = [];
    let cursor = await store.openCursor(keysOf(userId));
    while (cursor !== null) {
      const entry = pageEntryFrom(cursor.value, now);
      if (entry === null) await cursor.delete();
      else kept.push({ ...sizeOf(entry), key: cursor.primaryKey });
      cursor = await cursor.continue();
    }
    for (const { key } of surplusOf(kept)) await store.delete(IDBKeyRange.only(key));
    await done;
  });
}

/** Removes every page and search of the account. Never rejects. */
export async function clearPages(userId: string): Promise<void> {
  await withDatabaseOr(undefined, (database) => database.delete('pages', keysOf(userId)));
}

async function answerAt<Answer>(
  owner: Owner,
  key: string[],
  schema: z.ZodMiniType<Answer>,
): Promise<SavedAnswer<Answer> | null> {
  const found = await withDatabaseOr<unknown>(null, (database) => database.get('pages', key));
  const entry = pageEntryFrom(found, owner.now());
  const read = schema.safeParse(entry?.answer);
  if (entry === null || !read.success) return null;
  const prospectKeys = withName(entry.prospectKeys, owner);
  if (prospectKeys !== entry.prospectKeys) {
    await withDatabaseOr<unknown>(null, (database) =>
      database.put('pages', { ...entry, prospectKeys }, key),
    );
  }
  return { answeredAt: entry.answeredAt, answer: read.data };
}

async function keep(
  owner: Owner,
  key: string[],
  { kind, answer }: Pick<PageEntry, 'kind' | 'answer'>,
): Promise<void> {
  await withDatabaseOr(undefined, async (database) => {
    const earlier = pageEntryFrom(await database.get('pages', key), owner.now());
    const entry: PageEntry = {
      kind,
      answeredAt: owner.now().toISOString(),
      prospectKeys: withName(earlier?.prospectKeys ?? [], owner),
      characters: JSON.stringify(answer).length,
      answer,
    };
    await database.put('pages', entry, key);
  });
}

function withName(names: string[], { prospect }: Owner): string[] {
  const name = prospectKey(prospect);
  return names.includes(name) ? names : [...names, name];
}

function isWorthKeeping({ markdown, metadata }: ScrapedPage): boolean {
  const status = metadata['statusCode'];
  if (GONE_STATUSES.has(status)) return true;
  return markdown.trim() !== '' && !(typeof status === 'number' && status >= FAILED_STATUS_MIN);
}

/** The pages themselves must not be in memory all at once. */
function sizeOf({ answeredAt, characters }: PageEntry): PageEntrySize {
  return { answeredAt, characters };
}
