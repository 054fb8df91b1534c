import { DAY_MS } from '../../model/time.ts';
import type { PublicationDate } from '../../model/judgement.ts';
import type { ResearchResult } from '../../model/research-event.ts';
import type { Citation } from '../../model/citation.ts';
import type { BriefLine } from '../../model/brief.ts';
import { textFragmentUrl } from './text-fragment.ts';

/** A line with its link to the words; a quotation mark whose partner lies beyond the quote is left off. */
export function lineOf(text: string, evidence: Citation): BriefLine {
  const { resultId, url, date } = evidence;
  const quote = withoutLoneMarks(evidence.quote);
  return { text, quote, resultId, url: textFragmentUrl(url, quote), date };
}

const OPENING = /^["“„«]\s*/u;
const CLOSING = /["”“»]$/u;
const MARKS = /["“”„«»]/gu;

function withoutLoneMarks(quote: string): string {
  if ((quote.match(MARKS) ?? []).length !== 1) return quote;
  return quote.replace(OPENING, '').replace(CLOSING, '').trimEnd();
}

/** The evidence that a stretch of a page is. */
export function evidenceOn({ id, url, date }: ResearchResult, quote: string): Citation {
  return { quote, resultId: id, url, date };
}

/** For sorting: the later day first, undated last. */
export function laterFirst(one: PublicationDate | null, other: PublicationDate | null): number {
  const [a, b] = [one?.day ?? '', other?.day ?? ''];
  return a === b ? 0 : a < b ? 1 : -1;
}

/** Whole days from `date` to `now`; negative when it lies ahead. */
export function daysSince(date: PublicationDate, now: Date): number {
  return Math.floor((now.getTime() - Date.parse(date.day)) / DAY_MS);
}
