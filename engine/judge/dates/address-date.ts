// Which date a page's address carries.
import { UNDATED_PATH_PARTS } from '../../lexicon/pages/page-types.ts';
import { normalizeText } from '../../text/normalize.ts';
import { READ_ADDRESS_CHARACTERS_MAX } from '../../url/address.ts';
import { pathPartType } from '../page/address-type.ts';
import type { ParsedPage } from '../page/parse-page.ts';
import { dayOfGroups, type FoundDate } from './calendar.ts';
import { metadataDates } from './metadata-dates.ts';

/** The date an address carries: `/2026/03/12/`, `/20260312-`, `/2026/03/`, `/2026/`; `null` when there is none. */
export function addressDate(address: string): FoundDate | null {
  const url = address.slice(0, READ_ADDRESS_CHARACTERS_MAX);
  const [, original = url] = url.split(ARCHIVED);
  for (const [precision, pattern] of DATES_IN_PATH) {
    const day = dayOfGroups(pattern.exec(original)?.groups);
    if (day !== null) return { day, precision };
  }
  return null;
}

/** What is looked for in an address, the most precise first. */
const DATES_IN_PATH: readonly (readonly [FoundDate['precision'], RegExp])[] = [
  [
    'day',
    /(?:^|[/=_.-])(?<year>(?:19|20)\d\d)[/_.-](?<month>\d{1,2})[/_.-](?<day>\d{1,2})(?=$|[/_.,&#?-])/u,
  ],
  ['day', /(?:^|[/=_.-])(?<year>(?:19|20)\d\d)(?<month>\d\d)(?<day>\d\d)(?=$|[/_.,&#?-])/u],
  [
    'day',
    /(?:^|[/=_.-])(?<day>\d{1,2})[/_.-](?<month>\d{1,2})[/_.-](?<year>20\d\d)(?=$|[/_.,&#?-])/u,
  ],
  ['month', /\/(?<year>(?:19|20)\d\d)[/-](?<month>0[1-9]|1[0-2])(?=$|\/)/u],
  ['year', /\/(?<year>(?:19|20)\d\d)(?=$|\/)/u],
];
/** An archived copy's address carries the original's; the archive's own stamp says when it was copied. */
const ARCHIVED = /\/web\/\d{4,14}[a-z_]*\/(?=https?:)/u;

/** A year by itself: '/reports-2026/', 'Annual report 2026'. */
const ANY_YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/u;
const YEAR_LENGTH = 4;
/** No date counts as future: only the order of pages matters here. */
const NEVER_PAST = new Date('9999-12-31');

/** The year that a page's address, its metadata or its title gives, in this order; `null` when none does. */
export function statedYear({ address, document, title }: ParsedPage): number | null {
  const declared = metadataDates(document.metadata, 'dmy', NEVER_PAST).find(
    ({ kind }) => kind !== 'modified',
  );
  const year =
    ANY_YEAR.exec(address.path)?.[0] ??
    declared?.day.slice(0, YEAR_LENGTH) ??
    ANY_YEAR.exec(title)?.[0];
  return year === undefined ? null : Number(year);
}

/** Is it a page that has no day of its own, such as an agenda, a speaker's page or the minutes of a meeting? */
export function isUndatedPage({ address, title, passages }: ParsedPage): boolean {
  const parts = normalizeText(address.path)
    .split(/[/?#]/u)
    .filter((part) => part !== '');
  const place = parts.findLastIndex(
    (part) => UNDATED_PATH_PARTS.has(part) || UNDATED_PATH_PARTS.has(part.split(/[-_.]/u)[0] ?? ''),
  );
  const isReport = parts.slice(place + 1).some((part) => pathPartType(part) === 'news');
  if (place !== -1 && !isReport) return true;
  const heading = passages.find(({ kind, zone }) => kind === 'heading' && zone !== 'title');
  return [normalizeText(title), normalizeText(heading?.text ?? '')].some((text) =>
    UNDATED_PATH_PARTS.has(/^[\p{L}-]+/u.exec(text)?.[0] ?? ''),
  );
}
