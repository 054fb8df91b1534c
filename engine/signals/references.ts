import { HONORIFICS } from '../judge/name/name-words.ts';
import { isGivenName } from '../judge/name/nicknames.ts';
import type { Word } from '../judge/text/words.ts';
import { plainLetters } from '../taxonomy/plain-letters.ts';
import type { NamesInSentence, WordSpan } from './names-in-sentence.ts';
import { isPronoun, refersToCompany } from './reference-words.ts';
import { REFERENCE_SENTENCES_MAX } from './signal-weights.ts';

/** Who was named last: what 'she' and 'the company' stand for. */
export type LastNamed = {
  /** Sentences since; `Infinity` when it was somebody else, or nobody. */
  readonly sinceProspect: number;
  readonly sinceCompany: number;
};

/** Nobody has been named yet. */
export const NOBODY_NAMED: LastNamed = { sinceProspect: Infinity, sinceCompany: Infinity };

/** Does 'she' mean the prospect? */
export function isProspectLast({ sinceProspect }: LastNamed): boolean {
  return sinceProspect <= REFERENCE_SENTENCES_MAX;
}

/** Does a sentence without names speak of the prospect ('she') or of their company ('the firm')? */
export function isReferring(
  words: readonly Word[],
  text: string,
  last: LastNamed,
  language: string | null,
): boolean {
  const isPerson = isProspectLast(last) && words.some((word) => isPronoun(word.text, language));
  const isCompany =
    last.sinceCompany <= REFERENCE_SENTENCES_MAX && refersToCompany(plainLetters(text), language);
  return isPerson || isCompany;
}

/** Who is named last once the sentence has been read. */
export function afterSentence(
  last: LastNamed,
  names: NamesInSentence,
  words: readonly Word[],
  isReferred: boolean,
): LastNamed {
  const people = names.others.filter((other) => isPersonal(words, other));
  return {
    sinceProspect: since(
      last.sinceProspect,
      names.person.length > 0,
      people.length > 0,
      isReferred,
    ),
    sinceCompany: since(
      last.sinceCompany,
      names.company.length > 0,
      names.others.length > people.length,
      isReferred,
    ),
  };
}

function since(
  before: number,
  isNamed: boolean,
  isOtherNamed: boolean,
  isReferred: boolean,
): number {
  if (isNamed) return 1;
  if (isOtherNamed) return Infinity;
  return isReferred && before <= REFERENCE_SENTENCES_MAX ? 1 : before + 1;
}

function isPersonal(words: readonly Word[], { start }: WordSpan): boolean {
  const first = words[start]?.text ?? '';
  return isGivenName(first) || HONORIFICS.has(first);
}
