// Finds where a text refers to a person without the name: 'she', 'the 45-year-old', or in some languages only a verb.
import { DEFINITE_ARTICLES } from '../../lexicon/grammar/descriptions.ts';
import {
  OPENERS_WITHOUT_SUBJECT,
  PERSON_PRONOUNS,
  SUBJECTLESS_LANGUAGES,
  SUBJECT_PRONOUNS,
} from '../../lexicon/grammar/pronouns.ts';
import { AGED_PEOPLE } from '../../lexicon/people/ages.ts';
import { isOfOtherGender, type Gender } from '../../names/people/name/gender.ts';
import type { Word, WordSpan } from '../../text/words.ts';
import { EMPLOYED, LEADING_VERBS } from '../mentions/vocabulary.ts';

/** Words that refer to a person without the name. For a verb alone they are empty, and `start` and `end` are the verb's first word. */
export type PersonReference = WordSpan & {
  /** They never mean a thing: 'she', but not 'elle'. */
  readonly isPerson: boolean;
};

/** The person that is meant, and the language of the text. */
export type Antecedent = { readonly gender: Gender | null; readonly language: string };

/** Finds the words between two positions of a passage that may refer to the person. */
export function findPersonReferences(
  words: readonly Word[],
  { start, end }: WordSpan,
  antecedent: Antecedent,
): readonly PersonReference[] {
  const found: PersonReference[] = [];
  for (let index = start; index < end; index += 1) {
    const one =
      pronounAt(words, index, antecedent) ??
      agedPersonAt(words, index) ??
      verbAloneAt(words, index, antecedent);
    if (one !== null) found.push(one);
  }
  return found;
}

function pronounAt(
  words: readonly Word[],
  index: number,
  { gender, language }: Antecedent,
): PersonReference | null {
  const word = words[index];
  if (word === undefined || SUBJECT_PRONOUNS[language]?.includes(word.text) !== true) return null;
  const isOther = isOfOtherGender(word.text, gender, language);
  if (isOther || isPoliteOrPlural(words, index, language)) return null;
  return { start: index, end: index + 1, isPerson: PERSON_PRONOUNS.has(word.text) };
}

/** Is it 'you', as 'Sie' and 'Lei' inside a sentence, or 'they', as 'sie' beside a plural verb? */
function isPoliteOrPlural(words: readonly Word[], index: number, language: string): boolean {
  const isFirst = opensSentence(words, index);
  if (words[index]?.isCapital === true && !isFirst) return true;
  const verb = words[isFirst ? index + 1 : index - 1]?.text ?? '';
  return PLURAL_BY_VERB.has(language) && PLURAL_VERB.test(verb);
}

/** Languages in which only the verb distinguishes 'she' from 'they'. */
const PLURAL_BY_VERB: ReadonlySet<string> = new Set(['de', 'nl']);
const PLURAL_VERB = /(?:en|sind|zijn)$/u;

function opensSentence(words: readonly Word[], index: number): boolean {
  return words[index - 1]?.sentence !== words[index]?.sentence;
}

/** 'The 45-year-old', 'die 45-Jährige' */
function agedPersonAt(words: readonly Word[], index: number): PersonReference | null {
  const [article, age, aged, old] = words.slice(index, index + AGED_WORDS);
  if (article === undefined || age === undefined || aged === undefined) return null;
  if (!DEFINITE_ARTICLES.has(article.text) || !AGE.test(age.text)) return null;
  if (!AGED_PEOPLE.has(aged.text)) return null;
  const isEnglish = old?.text === 'old';
  return { start: index, end: index + AGED_WORDS - Number(!isEnglish), isPerson: true };
}

/** 'The 45-year-old' */
const AGED_WORDS = 4;
const AGE = /^[1-9]\d$/u;

/** A verb without a subject at the beginning of a sentence, perhaps after 'today': 'Trabaja en Acme', 'Oggi guida gli acquisti di Acme'. */
function verbAloneAt(
  words: readonly Word[],
  index: number,
  { language }: Antecedent,
): PersonReference | null {
  if (!SUBJECTLESS_LANGUAGES.has(language) || !opensSentence(words, index)) return null;
  const opening = words.slice(index, index + OPENING_WORDS_MAX);
  const verb = opening.findIndex(({ text }) => VERBS.some((list) => list.holds(text)));
  if (verb === -1) return null;
  const before = opening.slice(0, verb);
  const isWithoutSubject = before.every(({ text, isCapital }, place) =>
    place === 0
      ? OPENERS_WITHOUT_SUBJECT.has(text)
      : !DEFINITE_ARTICLES.has(text) && (!isCapital || FIGURE.test(text)),
  );
  return isWithoutSubject ? { start: index + verb, end: index + verb, isPerson: false } : null;
}

const OPENING_WORDS_MAX = 5;
const FIGURE = /^\d/u;
const VERBS = [EMPLOYED, LEADING_VERBS];
