import {
  newSince,
  type EventLine,
  type PublicationDate,
  type ReportDocument,
  type SavedResult,
} from '#engine';
import { contentId } from './content-id.ts';

/** What is new about one person, as it is delivered. */
export type News = {
  /** Made of all that follows, so that a receiver recognises what was sent twice and never gets two texts under one id. */
  readonly id: string;
  readonly prospect: { readonly name: string; readonly company: string };
  /** The moment of the research before, ISO 8601; `null` when this was the first. */
  readonly since: string | null;
  readonly researchedAt: string;
  readonly results: readonly SavedResult[];
  readonly events: readonly EventLine[];
  /** Which service failed, so that more may be new; left out when all answered. */
  readonly missed?: string | undefined;
};

/** What counts as news, and what the run missed ('' for nothing). */
export type NewsOptions = { readonly oldestDay: string | null; readonly missed?: string };

/** The last day of a month or year, as far as comparing goes. */
const ENDS = { day: '', month: '-31', year: '-12-31' } as const;
const CHARACTERS = { day: 10, month: 7, year: 4 } as const;

/**
 * What a report has that those before did not, less pages known to be older than `oldestDay` (YYYY-MM-DD, or `null`); in a first
 * report only what is dated since then. `null` when nothing is new.
 */
export function newsIn(
  earlier: ReportDocument | null,
  latest: ReportDocument,
  { oldestDay, missed = '' }: NewsOptions,
): News | null {
  const found = earlier === null ? firstNews(latest, oldestDay) : newSince(earlier, latest);
  const results = found.results.filter(({ date }) => !isOlder(date, oldestDay));
  const events = found.events.filter(({ date }) => !isOlder(date, oldestDay));
  if (results.length + events.length === 0) return null;
  const { name, company } = latest.prospect;
  const content = {
    prospect: { name, company },
    since: earlier?.researchedAt ?? null,
    researchedAt: latest.researchedAt,
    results,
    events,
    ...(missed === '' ? {} : { missed }),
  };
  return { id: contentId(content), ...content };
}

function firstNews(
  { results, brief }: ReportDocument,
  oldestDay: string | null,
): Pick<News, 'results' | 'events'> {
  if (oldestDay === null) return { results: [], events: [] };
  return {
    results: results.filter(({ verdict, date }) => verdict !== 'other' && date !== null),
    events: brief.whyNow.filter(({ date }) => date !== null),
  };
}

/** Is it certain that the page is from before that day? */
function isOlder(date: PublicationDate | null, oldestDay: string | null): boolean {
  if (date === null || oldestDay === null) return false;
  const { day, precision } = date;
  return day.slice(0, CHARACTERS[precision]) + ENDS[precision] < oldestDay;
}
