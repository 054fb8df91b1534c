import type { StatedDay } from '../../../model/brief.ts';
import { isoDay } from '../../../model/time.ts';
import { plainLetters } from '../../../text/plain-letters.ts';
import { statedPeriods } from '../../events/stated-periods.ts';
import type { AnalyzedPage } from '../../sales-signals/analyzed-pages.ts';

const HEAD_CHARACTERS = 1500;

/** When the page was written: its date, else the newest day it tells of, since no page is older than what it tells. */
export function dayOfPage(
  { date, title, content, language }: AnalyzedPage['result'],
  now: Date,
): { readonly statedOn: StatedDay | null; readonly isDated: boolean } {
  if (date !== null)
    return { statedOn: { day: date.day, precision: date.precision }, isDated: true };
  const text = plainLetters(
    `${title}\n${content.slice(0, HEAD_CHARACTERS)}\n${content.slice(-HEAD_CHARACTERS)}`,
  );
  const today = isoDay(now);
  const days = statedPeriods(text, {
    writtenOn: null,
    languages: [language ?? 'en'],
    tense: 'past',
  })
    .flatMap(({ stated }) => (stated === null || stated.day > today ? [] : [stated]))
    .toSorted((one, other) => (one.day < other.day ? 1 : -1));
  return { statedOn: days[0] ?? null, isDated: false };
}
