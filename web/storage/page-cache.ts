import { canonicalUrl, prospectKey } from '#engine';
import type { FoundLink, Prospect, ScrapedPage, ServiceName } from '#engine';
import { savedLinks, savedPage } from './answers.ts';
import { keysOf, withDatabaseOr } from './database.ts';
import * as z from 'zod/mini';

const HOUR_MS = 3_600_000;

const HOURS_PER_DAY = 24;

/** How long an answer may be used again: pages seldom change, news come every day (docs/decisions/060). */
const LIFETIME_MS = { page: 7 * HOURS_PER_DAY * HOUR_MS, links: HOURS_PER_DAY * HOUR_MS } as const;

const pageEntry = z.object({
  kind: z.enum(['page', 'links']),
  /** ISO 8601. */
  answeredAt: z.string(),
  /** Everybody it was used for, so that it can go when one of them is forgotten. */
  prospectKeys: z.array(z.string()),
  /** The length of the answer as JSON. */
  characters: z.number(),
  answer: z.unknown(),
});

/** An entry of the store `pages`: a page or the links of one search, and whom they were used for (`prospectKey`). */
type PageEntry = z.infer<typeof pageEntry>;

/** At most so many pages and searches of an account are kept, and so much of them. */
const ENTRIES_KEPT_MAX = 200;

const CHARACTERS_KEPT_MAX = 20_000_000;

/** What decides whether an entry stays. */
type PageEntrySize = Pick<PageEntry, 'answeredAt' | 'characters'>;

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

/** Reads an entry, perhaps of an older version or made by somebody's hand; `null` when it is none or too old. */
export function pageEntryFrom(value: unknown, now: Date): PageEntry | null {
  const read = pageEntry.safeParse(value);
  if (!read.success) return null;
  const ageMs = now.getTime() - Date.parse(read.data.answeredAt);
  // A clock that was set back since makes an entry as useless as an old one.
  return ageMs >= 0 && ageMs < LIFETIME_MS[read.data.kind] ? read.data : null;
}

/** The entries that are too many or too much; the oldest go first. */
export function surplusOf<Entry extends PageEntrySize>(
  entries: readonly Entry[],
): readonly Entry[] {
  let characters = 0;
  return entries
    .toSorted((one, other) => other.answeredAt.localeCompare(one.answeredAt))
    .filter((entry, index) => {
      characters += entry.characters;
      return index >= ENTRIES_KEPT_MAX || characters > CHARACTERS_KEPT_MAX;
    });
}
