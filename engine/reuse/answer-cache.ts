import * as z from 'zod/mini';
import { companyFactsSchema, type CompanyFact } from '../model/company-fact.ts';
import type { FoundLink } from '../model/found-link.ts';
import { HTTP_STATUS } from '../model/http-status.ts';
import { prospectKey, type Prospect } from '../model/prospect.ts';
import { SERVICE_NAMES, type ServiceName } from '../model/service-failure.ts';
import type { ScrapedPage } from '../services/service.ts';
import { canonicalUrl } from '../url/canonical-url.ts';

const HOUR_MS = 3_600_000;
const HOURS_PER_DAY = 24;
const PAGE_DAYS = 7;

/** How long an answer may be used again: pages seldom change, news and vacancies come every day (docs/decisions/060). */
const LIFETIME_MS = {
  page: PAGE_DAYS * HOURS_PER_DAY * HOUR_MS,
  links: HOURS_PER_DAY * HOUR_MS,
  company: HOURS_PER_DAY * HOUR_MS,
};

/** At most so many pages and searches of one owner are cached, and so much of them. */
const ENTRIES_KEPT_MAX = 200;
const CHARACTERS_KEPT_MAX = 20_000_000;

/** The links of one search as they are cached. */
export const savedLinks: z.ZodMiniType<readonly FoundLink[]> = z.array(
  z.object({
    url: z.string(),
    title: z.string(),
    snippet: z.string(),
    dateText: z.string(),
    siteName: z.string(),
    rank: z.number(),
    query: z.string(),
    service: z.enum(SERVICE_NAMES),
  }),
);

/** A page as the scraping service read it, as it is cached. */
export const savedPage: z.ZodMiniType<ScrapedPage> = z.object({
  url: z.string(),
  markdown: z.string(),
  metadata: z.record(z.string(), z.unknown()),
});

const answerEntry = z.object({
  kind: z.enum(['page', 'links', 'company']),
  /** ISO 8601. */
  answeredAt: z.string(),
  /** Everybody it was used for, so that it can go when one of them is forgotten. */
  prospectKeys: z.array(z.string()),
  /** The length of the answer as JSON. */
  characters: z.number(),
  answer: z.unknown(),
});

/** What is cached of an answer: a page, the links of one search or what a source says about a company, and whom it was used for (`prospectKey`). */
export type AnswerEntry = z.infer<typeof answerEntry>;

/** What decides whether an entry stays. */
export type AnswerEntrySize = Pick<AnswerEntry, 'answeredAt' | 'characters'>;

/** Where entries are cached, by a key of one line. Neither function rejects: what cannot be cached is asked for again. */
export type AnswerStore = {
  /** Whatever was put there, perhaps by an older version; `undefined` or `null` when there is nothing. */
  readonly get: (key: string) => Promise<unknown>;
  readonly put: (key: string, entry: AnswerEntry) => Promise<void>;
};

/** An answer that need not be paid for again, and the moment the service gave it. */
export type SavedAnswer<Answer> = {
  /** ISO 8601. */
  readonly answeredAt: string;
  readonly answer: Answer;
};

/** Pages read in the last seven days, searches of the last day and what was said about companies. Nothing here rejects. */
export type PageCache = {
  /** Whose run it serves (`prospectKey`). */
  readonly prospectKey: string;
  /** `null` when there is none, or it is too old. */
  readonly page: (url: string) => Promise<SavedAnswer<ScrapedPage> | null>;
  /** Keeps a page that could be read, or that is gone; a site's refusal is not a page. */
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
  readonly companyFacts: (
    source: ServiceName,
    company: string,
  ) => Promise<SavedAnswer<readonly CompanyFact[]> | null>;
  readonly keepCompanyFacts: (
    source: ServiceName,
    company: string,
    facts: readonly CompanyFact[],
  ) => Promise<void>;
};

/** Whose answers are cached, for which prospect, and the clock by which they age. */
type CacheOwner = {
  readonly store: AnswerStore;
  readonly prospect: Prospect;
  readonly now: () => Date;
};

/** The cache as one run uses it, for the prospect of that run (docs/decisions/060). */
export function createPageCache(owner: CacheOwner): PageCache {
  return {
    prospectKey: prospectKey(owner.prospect),
    page: (url) => answerAt(owner, canonicalUrl(url), savedPage),
    keepPage: async (url, page) => {
      if (!isWorthKeeping(page)) return;
      await keep(owner, canonicalUrl(url), { kind: 'page', answer: page });
    },
    links: (service, query) => answerAt(owner, linksKey(service, query), savedLinks),
    keepLinks: (service, query, links) =>
      keep(owner, linksKey(service, query), { kind: 'links', answer: links }),
    companyFacts: (source, company) =>
      answerAt(owner, companyKey(source, company), companyFactsSchema),
    keepCompanyFacts: (source, company, facts) =>
      keep(owner, companyKey(source, company), { kind: 'company', answer: facts }),
  };
}

/** No address looks like this. */
function linksKey(service: ServiceName, query: string): string {
  return `search ${service} ${query}`;
}

function companyKey(source: ServiceName, company: string): string {
  return `company ${source} ${company}`;
}

async function answerAt<Answer>(
  owner: CacheOwner,
  key: string,
  schema: z.ZodMiniType<Answer>,
): Promise<SavedAnswer<Answer> | null> {
  const entry = answerEntryFrom(await owner.store.get(key), owner.now());
  const read = schema.safeParse(entry?.answer);
  if (entry === null || !read.success) return null;
  const prospectKeys = withName(entry.prospectKeys, owner);
  if (prospectKeys !== entry.prospectKeys) await owner.store.put(key, { ...entry, prospectKeys });
  return { answeredAt: entry.answeredAt, answer: read.data };
}

async function keep(
  owner: CacheOwner,
  key: string,
  { kind, answer }: Pick<AnswerEntry, 'kind' | 'answer'>,
): Promise<void> {
  const earlier = answerEntryFrom(await owner.store.get(key), owner.now());
  await owner.store.put(key, {
    kind,
    answeredAt: owner.now().toISOString(),
    prospectKeys: withName(earlier?.prospectKeys ?? [], owner),
    characters: JSON.stringify(answer).length,
    answer,
  });
}

function withName(names: string[], { prospect }: CacheOwner): string[] {
  const name = prospectKey(prospect);
  return names.includes(name) ? names : [...names, name];
}

function isWorthKeeping({ markdown, metadata }: ScrapedPage): boolean {
  const status = metadata['statusCode'];
  // Gone pages cost as much as others, and stay gone.
  if (status === HTTP_STATUS.notFound || status === HTTP_STATUS.gone) return true;
  const isRefused = typeof status === 'number' && status >= HTTP_STATUS.badRequest;
  return markdown.trim() !== '' && !isRefused;
}

/** Reads an entry, perhaps of an older version or edited by hand; `null` when it is not one, or too old. */
export function answerEntryFrom(value: unknown, now: Date): AnswerEntry | null {
  const read = answerEntry.safeParse(value);
  if (!read.success) return null;
  const ageMs = now.getTime() - Date.parse(read.data.answeredAt);
  // A clock that was set back since makes an entry as useless as an old one.
  return ageMs >= 0 && ageMs < LIFETIME_MS[read.data.kind] ? read.data : null;
}

/** The entries that are too many or too much; the oldest go first. */
export function surplusOf<Entry extends AnswerEntrySize>(
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
