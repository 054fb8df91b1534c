import { ORGANISATION_WORDS } from '../../../lexicon/organisations/organisation-words.ts';
import { NAME_PARTICLES } from '../../../lexicon/people/surnames.ts';
import { isGivenName } from '../../../names/people/name/nicknames.ts';
import type { Word } from '../../../text/words.ts';
import type { NameFinder } from './names-in-sentence.ts';

/** Surnames of those who are named in full: 'Max van Roe' is 'Roe' further down the page. */
export function surnamesIn(sentences: readonly { readonly words: readonly Word[] }[]): Surnames {
  return new Set(
    sentences.flatMap(({ words }) =>
      words.flatMap((word, index) => {
        const surname = isGivenName(word.text) && word.isCapital ? surnameAt(words, index + 1) : '';
        return surname === '' || ORGANISATION_WORDS.has(surname) ? [] : [surname];
      }),
    ),
  );
}

type Surnames = ReadonlySet<string>;

const SURNAME_LENGTH_MIN = 3;

/** The last of the capitals that follow each other, small words of names between them. */
function surnameAt(words: readonly Word[], start: number): string {
  const next = words.findIndex(
    ({ text, isCapital, start: from }, index) =>
      index >= start &&
      (from - (words[index - 1]?.end ?? 0) > 1 || !(isCapital || NAME_PARTICLES.has(text))),
  );
  const last = words.slice(start, next === -1 ? words.length : next).at(-1);
  return last?.isCapital === true && last.text.length >= SURNAME_LENGTH_MIN ? last.text : '';
}

/** The same finder, to which a surname of somebody else names a person wherever it stands: 'Roe began with the costs.' */
export function withSurnames(findNames: NameFinder, surnames: Surnames): NameFinder {
  return (words, text) => {
    const names = findNames(words, text);
    const spans = [...names.person, ...names.company, ...names.others];
    const alone = words.flatMap(({ text: word, isCapital }, start) => {
      const isFree = !spans.some((span) => start >= span.start && start < span.end);
      return isCapital && isFree && surnames.has(word) ? [{ start, end: start + 1 }] : [];
    });
    const others = [...names.others, ...alone]
      .map((span) => ({ ...span, isSurname: surnames.has(words[span.end - 1]?.text ?? '') }))
      .toSorted((one, other) => one.start - other.start);
    return { ...names, others };
  };
}
