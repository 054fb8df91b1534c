// Whether a line that links elsewhere is the card of a person rather than a menu or a teaser.
import { JOINING_WORDS } from '../../lexicon/grammar/prepositions.ts';
import { JOB_TITLE_ENDING, JOB_TITLE_STEMS } from '../../lexicon/job-titles/job-titles.ts';
import { stemMatcher } from '../../text/stem-matcher.ts';
import type { Word } from '../../text/words.ts';

const TITLES = stemMatcher(JOB_TITLE_STEMS, JOB_TITLE_ENDING);

const CARD_WORDS_MAX = 14;
const CARD_NAME_WORDS_MAX = 4;

/**
 * Is it the card of a person, which links to their own page: '[Jane Doe, Chief Risk Officer, Acme](/speakers/jane-doe)'? A headline
 * goes on in small letters: 'Jane Doe, CRO of Acme, resigns'.
 */
export function isSpeakerCard(words: readonly Word[]): boolean {
  const end = words.findIndex(({ startsPhrase }, index) => index > 0 && startsPhrase);
  if (words.length > CARD_WORDS_MAX || end < 2 || end > CARD_NAME_WORDS_MAX) return false;
  const isName = words.slice(0, end).every(({ isCapital }) => isCapital);
  const isTitled = TITLES.find(words, end, words.length) !== -1;
  return (
    isName && isTitled && words.every(({ isCapital, text }) => isCapital || JOINING_WORDS.has(text))
  );
}
