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
export type PageEntry = z.infer<typeof pageEntry>;

/** Reads an entry, perhaps of an older version or made by somebody's hand; `null` when it is none or too old. */
export function pageEntryFrom(value: unknown, now: Date): PageEntry | null {
  const read = pageEntry.safeParse(value);
  if (!read.success) return null;
  const ageMs = now.getTime() - Date.parse(read.data.answeredAt);
  // A clock that was set back since makes an entry as useless as an old one.
  return ageMs >= 0 && ageMs < LIFETIME_MS[read.data.kind] ? read.data : null;
}

/** At most so many pages and searches of an account are kept, and so much of them. */
const ENTRIES_KEPT_MAX = 200;
const CHARACTERS_KEPT_MAX = 20_000_000;

/** What decides whether an entry stays. */
export type PageEntrySize = Pick<PageEntry, 'answeredAt' | 'characters'>;

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
