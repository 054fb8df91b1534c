import {
  CAUSE_NOT_THANKS,
  COURTESY_ANYWHERE,
  COURTESY_OPENING,
  EAST_ASIAN_COURTESY,
} from '../../../lexicon/pages/courtesies.ts';
import { COURTESY_STEMS } from '../../../lexicon/pages/courtesy-stems.ts';
import { plainTextOf } from '../../../text/blocks.ts';
import { plainLetters } from '../../../text/plain-letters.ts';
import { stemMatcher } from '../../../text/stem-matcher.ts';
import { wordListOf } from '../../../text/words.ts';

const MATCHERS = Object.fromEntries(
  Object.entries(COURTESY_STEMS).map(([language, stems]) => [language, stemMatcher(stems)]),
);

/**
 * Is it a mere courtesy: a greeting, thanks, a farewell, a refusal to answer, or the joy and pride of a press release? It has no view, no
 * fact and no decision. `language` is that of the page; English thanks occur in any.
 */
export function isCourtesy(text: string, language: string | null): boolean {
  const plain = plainLetters(plainTextOf(text)).replace(CAUSE_NOT_THANKS, ' ');
  const lower = plain.toLowerCase();
  const isPhrase = COURTESY_ANYWHERE.some((phrase) => phrase.test(lower));
  if (isPhrase || COURTESY_OPENING.test(lower) || EAST_ASIAN_COURTESY.test(text)) return true;
  const own = language === null ? Object.values(MATCHERS) : [MATCHERS[language], MATCHERS['en']];
  const words = wordListOf(plain);
  return own.some((matcher) => matcher !== undefined && words.some((word) => matcher.holds(word)));
}
