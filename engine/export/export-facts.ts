import { dayText } from '../messages/day-text.ts';
import type { StatedDay } from '../model/brief.ts';
import type { PublicationDate } from '../model/judgement.ts';
import type { ReportDocument, SavedResult } from '../model/report-document.ts';
import { wasRead } from '../model/research-event.ts';
import { cleanText, normalizeText } from '../text/normalize.ts';
import { webAddress } from '../url/web-address.ts';

/** Bytes of person and company in a file's name; the strictest system in use allows 143 for the whole name. */
const ABOUT_BYTES_MAX = 96;

const NOT_NAME = /[^\p{L}\p{N}]+/gu;

const DATE_UNKNOWN = 'Date unknown';
const DAY_CHARACTERS = 10;
/** Characters of '2026', '2026-10' and '2026-10-02'. */
const PRECISION_CHARACTERS = { year: 4, month: 7, day: DAY_CHARACTERS } as const;

/** The items of a report that an export shows: not those about somebody else, whose data is nobody's business here. */
export function exportedResults({ results }: ReportDocument): readonly SavedResult[] {
  return results.filter(({ verdict }) => verdict !== 'other');
}

/** What was found and not read, as an export shows it. */
export function exportedUnread({ unread }: ReportDocument): readonly SavedResult[] {
  return unread.filter(({ verdict }) => verdict !== 'other');
}

/** Why a result was not read, as a reader of an export sees it; '' where it was. */
export function notReadText(result: SavedResult): string {
  if (wasRead(result)) return '';
  return result.notRead === undefined ? 'Not read' : `Not read: ${result.notRead}`;
}

/** The day of the research, YYYY-MM-DD in UTC. */
export function researchDay({ researchedAt }: ReportDocument): string {
  return researchedAt.slice(0, DAY_CHARACTERS);
}

/** The day of the research in words: '21 November 2026'. */
export function researchDayText(document: ReportDocument): string {
  return dayText({ day: researchDay(document), precision: 'day' });
}

/** A date for a reader: '2 October 2026', 'October 2026', '2026' or 'Date unknown'. */
export function dateText(date: PublicationDate | null): string {
  return date === null ? DATE_UNKNOWN : dayText(date);
}

/** A date for a machine, no more precise than it is known: '2026-10-02', '2026-10', '2026' or nothing. */
export function isoDate(date: StatedDay | null): string {
  return date === null ? '' : date.day.slice(0, PRECISION_CHARACTERS[date.precision]);
}

/** The address of the page itself, without the fragment that jumps to the words; '' when it leads nowhere safe. */
export function pageAddress(address: string): string {
  const url = webAddress(address);
  if (url === null) return '';
  url.hash = '';
  return url.href;
}

/**
 * A name for a file that every system accepts, at most 143 bytes: 'legwork-ingrid-solberg-nordvik-bank-2026-11-21.csv'. A `mark`
 * (letters and figures, at most 12) keeps people apart whose names are written alike.
 */
export function exportFileName(document: ReportDocument, ending: string, mark = ''): string {
  const { name, company } = document.prospect;
  const about = cleanText(normalizeText(`${name} ${company}`))
    .normalize('NFC')
    .replaceAll(NOT_NAME, '-');
  const words = [
    'legwork',
    ...withinBytes(about, ABOUT_BYTES_MAX)
      .split('-')
      .filter((word) => word !== ''),
    researchDay(document),
    ...(mark === '' ? [] : [mark]),
  ];
  return `${words.join('-')}.${ending}`;
}

/** The beginning of a text that takes no more bytes in UTF-8; no character is cut. */
function withinBytes(text: string, bytesMax: number): string {
  const { read } = new TextEncoder().encodeInto(text, new Uint8Array(bytesMax));
  return text.slice(0, read);
}
