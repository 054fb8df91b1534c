// Whether a page writes the day or the month first.
import type { ParsedPage } from '../page/parse-page.ts';
import { addressDate } from './address-date.ts';
import { MONTHS_IN_YEAR } from './calendar.ts';
import type { DateOrder } from './find-dates.ts';

/**
 * How a page writes 03/04/2026. Only English is written both ways; its language tag, its host or another date on the page shows
 * which. `language` is that of the text, `declared` the page's own language tag; either may be missing.
 */
export function dateOrderOf(
  page: ParsedPage,
  language: string | null,
  declared: string,
): DateOrder {
  const tag = declared.toLowerCase().replace('_', '-');
  if (tag.startsWith('en-')) return tag.startsWith('en-us') ? 'mdy' : 'dmy';
  const isOther = language === null ? tag !== '' && tag !== 'en' : language !== 'en';
  const { host } = page.address;
  if (isOther || DAY_FIRST_HOST.test(host)) return 'dmy';
  return MONTH_FIRST_HOST.test(host) ? 'mdy' : orderOfFigures(page);
}

/** Top-level domains of countries that write in English and put the day first. */
const DAY_FIRST_HOST = /\.(?:uk|ie|au|nz|in|za|sg|hk|ng|ke|gh|pk|lk|mt|eu)$/u;
/** Top-level domains of the United States. */
const MONTH_FIRST_HOST = /\.(?:us|gov|mil)$/u;

/** '03/04/2026', '3-4-26': whose order is in question. */
const FIGURES =
  /(?<![\d./-])(?<first>\d{1,2})(?<mark>[/-])(?<second>\d{1,2})\k<mark>(?:(?:19|20)\d\d|\d\d)(?![\d./-]?\d)/gu;

/** The order of all dates in figures that can be read in one way only: '25/04/2026', or those of the month in the address. */
function orderOfFigures({ passages, document }: ParsedPage): DateOrder {
  const address = addressDate(document.url);
  const isKnown = address !== null && address.precision !== 'year';
  const month = isKnown ? new Date(address.day).getUTCMonth() + 1 : null;
  const text = passages.map((passage) => passage.text).join('\n');
  const orders = [...text.matchAll(FIGURES)]
    .map(({ groups }) => orderOf(Number(groups?.['first']), Number(groups?.['second']), month))
    .filter((order) => order !== 'unknown');
  const [first = 'unknown'] = orders;
  return orders.every((order) => order === first) ? first : 'unknown';
}

function orderOf(first: number, second: number, month: number | null): DateOrder {
  if (first > MONTHS_IN_YEAR) return 'dmy';
  if (second > MONTHS_IN_YEAR) return 'mdy';
  if (month === null || first === second) return 'unknown';
  if (second === month) return 'dmy';
  return first === month ? 'mdy' : 'unknown';
}
