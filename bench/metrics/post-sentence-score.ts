import { z } from 'zod';
import { isSameQuote, overlapOf } from './overlap.ts';
import { countOf, type SentenceScore, type SentenceScorer } from './part-score.ts';

const goldSchema = z.object({
  status: z.enum(['current', 'left', 'leaving', 'joining', 'unknown']),
  title: z.string().nullable(),
  movedTo: z.string().nullable(),
  quote: z.string().nullable(),
});

/** Scores who somebody is said to be: the status, the job title, where they went, and the sentence that proves it. */
export const postSentenceScore: SentenceScorer = ({ who }, gold): SentenceScore => {
  const { status, title, movedTo, quote } = goldSchema.parse(gold);
  const said = who?.status ?? 'unknown';
  const isRight = said === status;
  const isMover = status !== 'current' && status !== 'unknown';
  const proven = isRight && who !== null && status !== 'unknown' ? [who] : [];
  return {
    counts: {
      'status right': countOf([said], () => isRight),
      'status of movers right': countOf(isMover ? [said] : [], () => isRight),
      'status said, right': countOf(said === 'unknown' ? [] : [said], () => isRight),
      'false in post': countOf(said === 'current' ? [said] : [], () => !isRight),
      'title right': countOf(
        title === null ? [] : proven,
        (one) => overlapOf(one.title, title ?? '') > 0,
      ),
      'employer of movers right': countOf(
        movedTo === null ? [] : proven,
        (one) => overlapOf(one.company, movedTo ?? '') > 0,
      ),
      'proof right': countOf(quote === null ? [] : proven, (one) =>
        isSameQuote(one.quote, quote ?? ''),
      ),
    },
    error: isRight ? '' : `said ${said} “${who?.quote ?? ''}”; is ${status}`,
  };
};
