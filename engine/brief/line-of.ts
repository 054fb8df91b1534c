import type { PublicationDate } from '../document.ts';
import type { ResearchResult } from '../research-event.ts';
import type { Evidence } from '../signals/signal.ts';
import type { BriefLine } from './brief.ts';
import { textFragmentUrl } from './text-fragment.ts';

/** A line with its link to the words. */
export function lineOf(text: string, { quote, resultId, url, date }: Evidence): BriefLine {
  return { text, quote, resultId, url: textFragmentUrl(url, quote), date };
}

/** The evidence that a stretch of a page is. */
export function evidenceOn({ id, url, date }: ResearchResult, quote: string): Evidence {
  return { quote, resultId: id, url, date };
}

/** For sorting: the later day first, undated last. */
export function laterFirst(one: PublicationDate | null, other: PublicationDate | null): number {
  const [a, b] = [one?.day ?? '', other?.day ?? ''];
  return a === b ? 0 : a < b ? 1 : -1;
}
