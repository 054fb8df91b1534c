import { z } from 'zod';
import { wordListOf } from '../../engine/text/words.ts';
import { isSameQuote, overlapOf } from './overlap.ts';
import { countOf, WORTH_MIN, type SentenceScore, type SentenceScorer } from './part-score.ts';

/** `worth` (1–3) belongs to `words`, one for one. */
const goldSchema = z.object({
  words: z.array(z.string()),
  worth: z.array(z.number()),
  notWords: z.array(z.string()),
});

/** A question of two words is in many an answer. */
function sharedWords(one: string, other: string): number {
  return overlapOf(one, other) * Math.min(...[one, other].map((text) => wordListOf(text).length));
}

/** Scores what is shown as the person's own words: how much of it is, and how much of what is worth showing is found. */
export const wordSentenceScore: SentenceScorer = ({ words }, gold): SentenceScore => {
  const { words: own, worth, notWords } = goldSchema.parse(gold);
  const said = words.map(({ quote }) => quote);
  const isRight = (quote: string): boolean => {
    const wrong = Math.max(0, ...notWords.map((other) => sharedWords(quote, other)));
    return own.some((one) => isSameQuote(quote, one) && sharedWords(quote, one) > wrong);
  };
  const isFound = (one: string): boolean => said.some((quote) => isSameQuote(quote, one));
  const worthy = own.filter((_, index) => (worth[index] ?? 0) >= WORTH_MIN);
  const wrong = said.filter((quote) => !isRight(quote)).map((quote) => `wrong “${quote}”`);
  const missed = worthy.filter((one) => !isFound(one)).map((one) => `missed “${one}”`);
  return {
    counts: {
      'words precision': countOf(said, isRight),
      'words recall': countOf(worthy, isFound),
      'words recall, small ones too': countOf(own, isFound),
    },
    error: [...wrong, ...missed].join('; '),
  };
};
