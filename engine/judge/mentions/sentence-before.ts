// The sentence that leads up to a name.
import type { WordSpan } from '../../text/words.ts';
import { isMainText, type Passage } from '../page/parse-page.ts';
import type { PlacedMention } from './page-context.ts';

/** The sentence of a passage that leads up to a name. */
export type LeadingSentence = WordSpan & { readonly passage: Passage };

/** The sentence before a name that opens its own, in the same paragraph or at the end of the text above; `null` where there is none. */
export function sentenceBefore(
  { passage, mention }: PlacedMention,
  passages: readonly Passage[],
): LeadingSentence | null {
  const { words } = passage;
  const own = words[mention.start]?.sentence;
  const opening = words.findIndex(({ sentence }) => sentence === own);
  if (mention.start - opening > HONORIFICS_MAX || !isMainText(passage)) return null;
  const above = opening > 0 ? passage : passages[passages.indexOf(passage) - 1];
  if (above === undefined || !isMainText(above)) return null;
  const end = opening > 0 ? opening : above.words.length;
  const last = above.words[end - 1]?.sentence;
  const start = above.words.findIndex(({ sentence }) => sentence === last);
  return start === -1 ? null : { passage: above, start, end };
}

/** 'Prof. Dr.' before the name. */
const HONORIFICS_MAX = 2;
