import { z } from 'zod';
import type { BriefAnswer } from '../../runtime/assess/brief-answer.ts';
import { isSameQuote, overlapOf } from './overlap.ts';
import {
  countOf,
  NOTHING,
  type Count,
  type SentenceScore,
  type SentenceScorer,
} from './part-score.ts';

const goldSchema = z.object({
  status: z.enum(['current', 'left', 'leaving', 'joining', 'unknown']),
  title: z.string().nullable(),
  movedTo: z.string().nullable(),
  quote: z.string().nullable(),
});

const MOVERS: ReadonlySet<string> = new Set(['left', 'leaving', 'joining']);

type Who = NonNullable<BriefAnswer['who']>;

/** Scores who somebody is said to be: the status, the job title, where they went, and the sentence that proves it. */
export const postSentenceScore: SentenceScorer = ({ who }, gold): SentenceScore => {
  const { status, title, movedTo, quote } = goldSchema.parse(gold);
  const said = who?.status ?? 'unknown';
  const isRight = said === status;
  const isMover = MOVERS.has(status);
  const proven = isRight && who !== null && said !== 'unknown' ? [who] : [];
  const share = (wanted: string | null, holds: (one: Who, wanted: string) => boolean): Count =>
    wanted === null ? NOTHING : countOf(proven, (one) => holds(one, wanted));
  return {
    counts: {
      'status right': countOf([said], () => isRight),
      'status of movers right': countOf(isMover ? [said] : [], () => isRight),
      'status said, right': countOf(said === 'unknown' ? [] : [said], () => isRight),
      'false in post': countOf(said === 'current' ? [said] : [], () => !isRight),
      'title right': share(title, (one, wanted) => overlapOf(one.title, wanted) > 0),
      'employer of movers right': share(
        employerOf(status, movedTo),
        (one, wanted) => overlapOf(one.company, wanted) > 0,
      ),
      'proof right': share(quote, (one, wanted) => isSameQuote(one.quote, wanted)),
    },
    error: isRight ? '' : `said ${said} “${quoteOf(who)}”; is ${status}`,
  };
};

/** Of somebody who is still to leave, the company said is the one they are at. */
function employerOf(status: string, movedTo: string | null): string | null {
  return status === 'left' ? movedTo : null;
}

function quoteOf(who: Who | null): string {
  return who === null ? '' : who.quote;
}
