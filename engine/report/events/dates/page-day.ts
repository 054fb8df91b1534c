import type { ResearchResult } from '../../../model/research-event.ts';
import { plainLetters } from '../../../text/plain-letters.ts';
import { statedPeriods } from './stated-periods.ts';

const HEAD_LINES = 6;
const FOOT_LINES = 3;
const LABEL_CHARACTERS_MAX = 130;

/**
 * The day on which a page was written: its date, or else the date with a year in a short line at its top or bottom, as in a newsletter:
 * 'No. 31, August 2026'. `null` when there is none.
 */
export function pageDay({ date, content, language }: ResearchResult, today: string): string | null {
  if (date !== null) return date.day;
  const lines = content.split('\n').filter((line) => line.trim() !== '');
  const labels = [...lines.slice(0, HEAD_LINES), ...lines.slice(-FOOT_LINES)].filter(
    ({ length }) => length <= LABEL_CHARACTERS_MAX,
  );
  const languages = language === null ? [] : [language];
  for (const label of labels) {
    const [first] = statedPeriods(plainLetters(label), {
      writtenOn: null,
      languages,
      tense: 'past',
    });
    if (first === undefined || first.stated?.precision === 'year') continue;
    if (first.from <= today) return first.to < today ? first.to : today;
  }
  return null;
}
