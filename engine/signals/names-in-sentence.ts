import { findMentions } from '../judge/name/find-mentions.ts';
import { HONORIFICS, NAME_PARTICLES } from '../judge/name/name-words.ts';
import { personNameOf, transliterations, type PersonName } from '../judge/name/person-name.ts';
import type { Word } from '../judge/text/words.ts';
import type { Prospect } from '../prospect.ts';
import { companyFormsOf, type CompanyForms } from './company-forms.ts';
import { otherNames } from './other-names.ts';

/** Word indexes; `end` is exclusive. */
export type WordSpan = { readonly start: number; readonly end: number };

/** Who is named in a sentence. */
export type NamesInSentence = {
  readonly person: readonly WordSpan[];
  readonly company: readonly WordSpan[];
  /** Other people and organisations. */
  readonly others: readonly WordSpan[];
};

/** Finds the prospect, their company and everybody else. */
export type NameFinder = (words: readonly Word[], text: string) => NamesInSentence;

/** A finder for the prospect on pages of one language; `null` when the language is unknown. */
export function createNameFinder(prospect: Prospect, language: string | null): NameFinder {
  const names = [prospect.name, ...transliterations(prospect.name), ...notedNames(prospect)].map(
    personNameOf,
  );
  const company = companyFormsOf(prospect);
  return (words, text) => {
    const person = [...fullMentions(words, names), ...givenAlone(words, names)];
    const companies = companyMentions(words, text, company);
    const own = [...person, ...companies];
    return { person, company: companies, others: otherNames(words, text, own, language) };
  };
}

const NOTED_FORM =
  /\b(?:goes by|signs as|known as|uses the name|called)\s+(\p{Lu}[\p{L}'’-]+(?:\s+\p{Lu}[\p{L}'’-]+){0,3})/gu;

/** 'Goes by Trey' in the notes: the nickname with the surname, or another whole name. */
function notedNames({ name, notes }: Prospect): readonly string[] {
  const surname = personNameOf(name).surname.join(' ');
  return [...notes.matchAll(NOTED_FORM)].map(([, form = '']) =>
    form.includes(' ') ? form : `${form} ${surname}`,
  );
}

function fullMentions(words: readonly Word[], names: readonly PersonName[]): readonly WordSpan[] {
  return findMentions(words, names)
    .filter(({ isPartOfOtherName, hasOtherSuffix }) => !isPartOfOtherName && !hasOtherSuffix)
    .map(({ start, end }) => ({ start, end }));
}

/** On a page confirmed to be about Jane Doe, 'Jane' by itself is she. */
function givenAlone(words: readonly Word[], names: readonly PersonName[]): readonly WordSpan[] {
  return words.flatMap((word, index) => {
    const isGiven = names.some(
      ({ given, givenVariants }) => word.text === given || givenVariants.has(word.text),
    );
    if (!isGiven || !word.isCapital || word.text.length <= 2) return [];
    return isAlone(words, index) ? [{ start: index, end: index + 1 }] : [];
  });
}

function isAlone(words: readonly Word[], index: number): boolean {
  const after = words[index + 1];
  const before = words[index - 1];
  const goesOn =
    after !== undefined &&
    !after.startsPhrase &&
    (after.isCapital || NAME_PARTICLES.has(after.text));
  const begun =
    before?.isCapital === true &&
    words[index]?.startsPhrase === false &&
    !HONORIFICS.has(before.text);
  // The first word of a sentence has its capital from the sentence, 'Yesterday Jane' is no name.
  return !goesOn && !(begun && index > 1);
}

function companyMentions(
  words: readonly Word[],
  text: string,
  { names, acronyms }: CompanyForms,
): readonly WordSpan[] {
  const spans: WordSpan[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index];
    if (word === undefined || !word.isCapital) continue;
    const form = names.find((name) =>
      name.every((part, offset) => words[index + offset]?.text === part),
    );
    const isAcronym = acronyms.has(word.text) && isAllCapitals(text.slice(word.start, word.end));
    if (form === undefined && !isAcronym) continue;
    const end = index + (form?.length ?? 1);
    spans.push({ start: index, end });
    index = end - 1;
  }
  return spans;
}

function isAllCapitals(text: string): boolean {
  return text === text.toUpperCase();
}
