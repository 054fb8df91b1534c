import type { WordSpan } from '../../../text/span.ts';
import type { Word } from '../../../text/words.ts';
import { wordListOf, wordsOf } from '../../../text/words.ts';
import type { Prospect } from '../../../model/prospect.ts';
import { companyFormsOf } from './company-forms.ts';
import { companyMentions } from './company-mentions.ts';
import { otherNames } from './other-names.ts';
import { namesOf, personMentions } from './person-mentions.ts';

/** Who is named in a sentence. */
export type NamesInSentence = {
  readonly person: readonly WordSpan[];
  readonly company: readonly WordSpan[];
  /** Other people and organisations. */
  readonly others: readonly WordSpan[];
};

/** Finds the prospect, their company and everybody else in the words of a text. */
export type NameFinder = (words: readonly Word[], text: string) => NamesInSentence;

/** A finder for pages confirmed to be about the prospect, in one language; `null` when it is unknown. */
export function createNameFinder(prospect: Prospect, language: string | null): NameFinder {
  const names = namesOf(prospect);
  const forms = companyFormsOf(prospect);
  // Places and posts that the salesperson noted belong to the prospect, they name nobody else.
  const noted = new Set([
    ...wordListOf(prospect.position),
    ...wordsOf(prospect.notes)
      .filter(({ isCapital }) => isCapital)
      .map(({ text }) => text),
  ]);
  return (words, text) => {
    const person = personMentions(words, text, names);
    const company = companyMentions(words, text, forms);
    return {
      person,
      company,
      others: otherNames(words, text, { own: [...person, ...company], noted, language }),
    };
  };
}
