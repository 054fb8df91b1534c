import type { ReadPage } from '../page/read-page.ts';
import { addressDate } from './address-date.ts';
import { isoDay, type FoundDate } from './calendar.ts';
import type { DateCandidate, DateClue } from './date-clue.ts';
import type { DateOrder } from './find-dates.ts';
import { metadataDates } from './metadata-dates.ts';
import { searchResultDay } from './search-result-day.ts';
import { textDays, type TextDay } from './text-days.ts';

/** Each day that occurs in metadata, address or text, once; days after `now` are left out. */
export function dateCandidates(
  page: ReadPage,
  order: DateOrder,
  now: Date,
): readonly DateCandidate[] {
  const declared = metadataDates(page.document.metadata, order, now).filter(
    ({ precision }) => precision === 'day',
  );
  const address = addressDate(page.document.url);
  const inAddress: readonly TextDay[] =
    address?.precision === 'day' ? [{ day: address.day, clues: ['in-address'] }] : [];
  const resultDay = searchResultDay(page.document, now);
  const inResult: readonly TextDay[] =
    resultDay === null ? [] : [{ day: resultDay, clues: ['in-search-result'] }];
  // Pages declare one date under several keys; that is still one statement.
  const statements = new Map(declared.map((date) => [`${date.day} ${date.kind}`, date]));
  const found = [
    ...[...statements.values()].map(({ day, kind }) => ({
      day,
      clues: [`declared-${kind}` as const],
    })),
    ...inAddress,
    ...inResult,
    ...textDays(page, order),
  ].filter(({ day }) => day <= isoDay(now));

  const modified = declared.filter(({ kind }) => kind === 'modified').map(({ day }) => day);
  const lastModified = modified.toSorted().at(-1) ?? null;
  return [...cluesByDay(found)].map(([day, clues]) => {
    if (lastModified !== null && day > lastModified) clues.add('after-modified');
    for (const clue of addressClues(day, address)) clues.add(clue);
    return { day, clues };
  });
}

function cluesByDay(found: readonly TextDay[]): ReadonlyMap<string, Set<DateClue>> {
  const byDay = new Map<string, Set<DateClue>>();
  for (const { day, clues } of found) {
    const known = byDay.get(day);
    if (known !== undefined) known.add('repeated');
    byDay.set(day, new Set([...(known ?? []), ...clues]));
  }
  return byDay;
}

const MONTH_LENGTH = 'YYYY-MM'.length;
const YEAR_LENGTH = 'YYYY'.length;

/** An address that names only year and month still tells a right day from a wrong one. */
function addressClues(day: string, address: FoundDate | null): readonly DateClue[] {
  if (address === null) return [];
  if (address.precision === 'day') return address.day === day ? [] : ['contradicts-address'];
  const length = address.precision === 'month' ? MONTH_LENGTH : YEAR_LENGTH;
  const fits = address.day.slice(0, length) === day.slice(0, length);
  return [fits ? 'fits-address' : 'contradicts-address'];
}
