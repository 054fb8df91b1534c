// Which dates the page's metadata gives, and as what.
import { DAY_MS, isoDay } from '../../model/time.ts';
import { normalizeText } from '../../text/normalize.ts';
import { dayOfGroups, type FoundDate } from './calendar.ts';
import { findDates, type DateOrder } from './find-dates.ts';

/** What the key of a metadata date says about it. */
export type MetadataKind = 'published' | 'dated' | 'modified';

/** A date the page declares about itself. */
export type MetadataDate = FoundDate & {
  readonly kind: MetadataKind;
  /** The other day that a UTC time may be where the page was written; absent for a plain day or a local time. */
  readonly elsewhere?: string;
};

type Metadata = Readonly<Record<string, unknown>>;

/** Every date among the metadata that says something about publication, best kind first, future ones left out. */
export function metadataDates(
  metadata: Metadata,
  order: DateOrder,
  now: Date,
): readonly MetadataDate[] {
  const today = isoDay(now);
  const found = Object.entries(metadata).flatMap(([key, value]) => {
    const kind = metadataKind(normalizeText(key));
    if (kind === null) return [];
    return textsOf(value).flatMap((text) => {
      const date = dateIn(text, order);
      return date === null || date.day > today ? [] : [{ ...date, ...elsewhereOf(text), kind }];
    });
  });
  return [...found.filter(isPublished), ...found.filter((date) => !isPublished(date))];
}

/** A moment in universal time: '2026-03-12T14:30:00Z'. */
const UTC_MOMENT = /^\d{4}-\d\d-\d\d[T ](?<hour>\d\d):\d\d[\d:.]{0,10} ?(?:Z|\+00:?00)$/u;

/**
 * The other local day of a UTC time: in the afternoon the next day has begun in the East; in the morning it is still the day
 * before in the West.
 */
function elsewhereOf(text: string): Pick<MetadataDate, 'elsewhere'> {
  const hour = UTC_MOMENT.exec(text)?.groups?.['hour'];
  const moment = Date.parse(text);
  if (hour === undefined || Number.isNaN(moment)) return {};
  const step = Number(hour) < NOON_HOUR ? -DAY_MS : DAY_MS;
  return { elsewhere: isoDay(new Date(moment + step)) };
}

const NOON_HOUR = 12;

function isPublished({ kind }: MetadataDate): boolean {
  return kind === 'published';
}

/** Keys that hold no date of the page, though they look like one: 'expirationDate', 'publisher', 'startDate'. */
const NOT_A_DATE =
  /expir|publisher|unpublish|last-?publish|cache|image|section|valid|access|birth|event|start|end/u;
/** Keys of the publication: 'article:published_time', 'pubdate', 'date-posted'. */
const PUBLISHED =
  /publi(?:sh|cation|c-?date)|pub[-_.]?date|publ[-_.]?time|issued|online_?date|release[-_.]?date|upload[-_.]?date|firstpub|sailthru\.date|display-?date|post(?:ed)?[-_.]?date|date[-_.]?(?:posted|published)|articledate/u;
/** Keys of the last change: 'dateModified', 'og:updated_time'. */
const MODIFIED = /modif|updat|lastmod|revised|changed/u;
/** Keys that give a date without saying of what: 'date', 'dcterms.created'. */
const DATED =
  /^(?:date|pubtime|dc\.?date|dcterms\.?date|dc[.:]date[.:]?created|dc(?:terms)?[.:]?created|date-?created|created?-?(?:date|at|time)?|article[.:]created|og:article:time|article:time|time|timestamp|citation_date|eprints\.date|bepress_citation_date|rc\.datecreation|ob:date|sw-pubdate)$/u;

function metadataKind(key: string): MetadataKind | null {
  if (NOT_A_DATE.test(key)) return null;
  if (MODIFIED.test(key)) return 'modified';
  if (PUBLISHED.test(key)) return 'published';
  return DATED.test(key) ? 'dated' : null;
}

/** Texts of a value: itself, or the members of a list. Anything else holds no date. */
function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value.trim()];
  if (typeof value === 'number') return [String(value)];
  return Array.isArray(value) ? value.flatMap(textsOf) : [];
}

/** A year alone: '2026'. */
const PLAIN_YEAR = /^(?:19|20)\d\d$/u;
const VALUE_LENGTH_MAX = 80;

function dateIn(text: string, order: DateOrder): FoundDate | null {
  if (text.length > VALUE_LENGTH_MAX) return null;
  if (PLAIN_YEAR.test(text)) return { day: `${text}-01-01`, precision: 'year' };
  const compact = dayOfGroups(COMPACT_DAY.exec(text)?.groups);
  if (compact !== null) return { day: compact, precision: 'day' };
  const month = dayOfGroups(YEAR_AND_MONTH.exec(text)?.groups);
  if (month !== null) return { day: month, precision: 'month' };
  return writtenDay(text, order) ?? unixDay(text);
}

/** '20260312', '20260312T143000Z'. */
const COMPACT_DAY = /^(?<year>(?:19|20)\d\d)(?<month>\d\d)(?<day>\d\d)(?:T?\d{4,6})?Z?$/u;
/** '2026-03', '2026/3'. */
const YEAR_AND_MONTH = /^(?<year>(?:19|20)\d\d)[-/](?<month>\d{1,2})$/u;

function writtenDay(text: string, order: DateOrder): FoundDate | null {
  const [first] = findDates(text, { order, languages: [] });
  if (first === undefined || first.isAmbiguous === true) return null;
  return { day: first.day, precision: first.precision };
}

/** 'Mon Oct 11 14:57:21 CEST 2021': the year comes last. */
const UNIX_DATE =
  /^(?:\p{L}{3} )?(?<name>\p{L}{3}) {1,2}(?<day>\d{1,2}) [\d:]{5,8}(?: [\p{L}\d:+-]{1,9})? (?<year>(?:19|20)\d\d)/u;

function unixDay(text: string): FoundDate | null {
  const { name = '', day = '', year = '' } = UNIX_DATE.exec(text)?.groups ?? {};
  return writtenDay(`${day} ${name} ${year}`, 'dmy');
}
