import { FAREWELL_WORDS } from '../../../lexicon/job-titles/farewell-words.ts';
import type { Placed } from './career-lines.ts';
import { TOKEN } from './masked-sentence.ts';
import type { ReadSentence } from './read-together.ts';
import { SAID_OF_OTHERS } from './who-moves.ts';

const FAREWELL = new RegExp(`(?<![\\p{L}])(?:${FAREWELL_WORDS})(?![\\p{L}])`, 'iu');

/**
 * A page that speaks of a farewell beside a post, in words that no reader of moves made out, does not show that the post is
 * still held: 'Jane Doe, head of risk at Acme, is looking forward to her retirement'. Where another person is named the words
 * are of them.
 */
export function withoutFarewells(
  placed: readonly Placed[],
  sentences: readonly ReadSentence[],
): readonly Placed[] {
  if (placed.some(({ draft }) => draft.kind === 'goes' || draft.kind === 'comes')) return placed;
  return placed.filter(
    ({ draft, index, quote }) =>
      draft.kind !== 'holds' ||
      ![index, index + 1].some((at) => {
        const text = sentences[at]?.sentence.text ?? '';
        const isSame = sentences[index]?.sentence.quote === quote;
        const isOfOthers = text.includes(TOKEN.other) || SAID_OF_OTHERS.test(text);
        return isSame && FAREWELL.test(text) && !isOfOthers;
      }),
  );
}
