import { matchSpans, type Span } from '../../../../text/words.ts';

/** The job titles in a Chinese, Japanese or Korean sentence, each with its rank and field: '執行役員 リスク管理部長'. Positions are in characters. */
export function eastAsianTitles(text: string): readonly Span[] {
  const ranks = matchSpans(text, RANK);
  const jobs = matchSpans(text, JOB);
  const titles: Span[] = [];
  for (const { start, end } of jobs) {
    const rank = ranks.findLast((one) => one.end <= start);
    const first = fieldStart(text, start, Math.max(rank?.end ?? 0, titles.at(-1)?.end ?? 0));
    const isRanked = rank !== undefined && RANK_TO_JOB.test(text.slice(rank.end, first));
    titles.push({ start: isRanked ? rank.start : first, end });
  }
  const alone = ranks.filter(
    (rank) => !titles.some(({ start, end }) => start < rank.end && rank.start < end),
  );
  return [...titles, ...alone].toSorted((one, other) => one.start - other.start);
}

/** The rank of a director, which may come before the job. */
const RANK = /(?:常務|専務|上席)?(?:執行役員|取締役)/gu;

/** The noun that ends a job title. Its field comes right before it, without a space: 'リスク管理' before '部長'. */
const JOB =
  /本部長|部長|室長|課長|所長|責任者|担当役員|監査役|顧問|管理者|監督者|준법감시인|책임자|담당자|감사|(?:본)?부장|부문장|실장|팀장|센터장|(?<![A-Z])C[IRC]?S?O(?![A-Z])/gu;

/** Finds where the field of a title begins, going back from the noun that ends the title. */
function fieldStart(text: string, end: number, earliest: number): number {
  let start = end;
  const first = Math.max(earliest, end - FIELD_CHARACTERS_MAX);
  while (start > first && FIELD.test(text.charAt(start - 1))) start -= 1;
  return start;
}

const FIELD_CHARACTERS_MAX = 16;

/** A character of the field before a title. */
const FIELD = /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}ーA-Z]/u;

/** What may come between a rank and a job. */
const RANK_TO_JOB = /^[ 　兼]?$/u;
