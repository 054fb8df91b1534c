// Tells whether the words around the company's name make it another company's.
import { GERMAN_ARTICLES, GERMAN_NOUN_OPENERS } from '../../lexicon/grammar/descriptions.ts';
import { OF_PREPOSITIONS, PLACE_PREPOSITIONS } from '../../lexicon/grammar/prepositions.ts';
import { STOP_WORDS } from '../../lexicon/grammar/stop-words.ts';
import { LEGAL_FORMS } from '../../lexicon/organisations/legal-forms.ts';
import {
  CLUB_LETTERS,
  GENERIC_COMPANY_WORDS,
  NORDIC_BODIES,
} from '../../lexicon/organisations/organisation-words.ts';
import { SITE_SECTIONS } from '../../lexicon/pages/title-furniture.ts';
import { HONORIFICS } from '../../lexicon/people/honorifics.ts';
import { isIndustry, isSameIndustry } from '../../names/companies/industries.ts';
import { isGivenName } from '../../names/people/name/nicknames.ts';
import { isEastAsian } from '../../text/east-asian.ts';
import { phraseFrom, type Word, type WordSpan } from '../../text/words.ts';
import { APPOINTMENTS, FIELD_WORDS, JOB_TITLES, ORGANISATIONS } from '../mentions/vocabulary.ts';
import type { CompanyForm } from './company-forms.ts';

/** Where a company's name ends, exclusive, and whether it ends in a legal form, after which no name continues. */
export type NameEnd = { readonly end: number; readonly hasLegalForm: boolean };

type NameContext = {
  /** The page is in German, where every noun has a capital. */
  readonly isGerman: boolean;
  /** The words of the company's own name. */
  readonly own: ReadonlySet<string>;
  /** The words of the prospect's name. */
  readonly people: ReadonlySet<string>;
};

/** Creates the test whether the capitalised words around a match make it another company's name. */
export function otherNameTest(
  words: readonly Word[],
  { own, people, isGerman }: NameContext,
): (form: CompanyForm, place: NameEnd & { readonly start: number }) => boolean {
  let titleCase: boolean | null = null;
  const isHeadlineCase = (): boolean => (titleCase ??= isTitleCase(words));

  /** A capitalised word right before or after it makes another name, 'Acme Roofing', unless a headline capitalises every word. */
  function namesAnother(
    form: CompanyForm,
    { start, end, hasLegalForm }: NameEnd & { readonly start: number },
  ): boolean {
    if (form.strength === 'full' || isEastAsian(words[start]?.text ?? '')) return false;
    // A legal form ends a name: 'Acme Ltd. The session…'.
    if (hasLegalForm) return isPreceded(form, start);
    const follower = capitalAfter(words, end);
    if (isFollowedByStaff(follower, end)) return false;
    if (follower !== null && isKind(follower)) return !isTranslated(follower, own);
    return continuesInLowerCase(form, end) || isLonger(form, { start, end }, follower);
  }

  /** Does the name continue in lower case: 'Caisse Rurale du Levant', 'Lakeby kommune'? */
  function continuesInLowerCase(form: CompanyForm, end: number): boolean {
    const isPart = own.size > form.words.length;
    return (
      isJoinedToName(words, end, form.words.length === 1) ||
      (isPart && isBodyAfter(words[end], own))
    );
  }

  function isFollowedByStaff(follower: string | null, end: number): boolean {
    if (follower === null) return false;
    return (
      people.has(follower) || isStaffAfter(words, end) || isCompoundOfStaff(words, end, people)
    );
  }

  function isLonger(form: CompanyForm, place: WordSpan, follower: string | null): boolean {
    if (SITE_SECTIONS.has(follower ?? '')) return false;
    if (isGerman) return isGermanName(words, place, follower) || isPreceded(form, place.start);
    if (form.strength === 'token' || !isHeadlineCase())
      return isOtherWord(follower) || isPreceded(form, place.start);
    return follower !== null && isPlainName(follower) && !opensHeadline(words, place);
  }

  /** Is another name right before it? The person's own does not count: the Finnish 'Jane Doe Acmesta' means Jane Doe of Acme. */
  function isPreceded(form: CompanyForm, start: number): boolean {
    const isPerson = words
      .slice(Math.max(0, start - 2), start)
      .every(({ text }) => people.has(text));
    const isLater = isLaterWord(words, start, { form, own });
    const isGermanNoun = isGerman && !CLUB_LETTERS.has(words[start - 1]?.text ?? '');
    if (isPerson || (isGermanNoun && !isLater)) return false;
    return followsName(words, start, isLater);
  }

  return namesAnother;
}

/** Is it one word of a longer name, neither the first nor after another of its words? */
function isLaterWord(
  words: readonly Word[],
  start: number,
  { form, own }: { readonly form: CompanyForm; readonly own: ReadonlySet<string> },
): boolean {
  const isFirst = form.words[0] === [...own][0];
  return form.strength === 'token' && !isFirst && !own.has(words[start - 1]?.text ?? '');
}

/** Does a hyphen join somebody's role to the name, as in German: 'Acme-Sprecherin Jane Doe', 'Acme-Compliance-Expertin Jane Doe'? */
function isCompoundOfStaff(
  words: readonly Word[],
  end: number,
  people: ReadonlySet<string>,
): boolean {
  const last = endOfCompound(words, end);
  const next = words[last];
  if (last === end || next?.startsPhrase !== false) return false;
  return people.has(next.text) || isPersonAfter(words, last);
}

/** Where the words end, exclusive, that hyphens join to a name. A kind of company is part of the name: 'Acme-Bank'. */
function endOfCompound(words: readonly Word[], start: number): number {
  let end = start;
  while (words[end]?.followsHyphen === true && !isKind(words[end]?.text ?? '')) end += 1;
  return end;
}

/** Is it the company's industry in another language: 'Acme Insurance' where the company is 'Acme Versicherung'? */
function isTranslated(follower: string, own: ReadonlySet<string>): boolean {
  return [...own].some((word) => isSameIndustry(word, follower));
}

/** The capitalised word right after the name; `null` when there is none. A possessive ("Acme's") and an honorific ('Ms') end a name. */
function capitalAfter(words: readonly Word[], end: number): string | null {
  const next = words[end];
  if (isPossessive(words[end - 1]) || next?.startsPhrase !== false || HONORIFICS.has(next.text))
    return null;
  return next.isCapital ? next.text : null;
}

/**
 * Does the name open a headline that continues after the next word, mostly a verb or a thing: 'Acme Wins Compliance Award', 'How Acme Built
 * Its Culture'? 'Jane Doe, Acme Gardens' and 'Acme Gardens – Jane Doe' contain another name.
 */
function opensHeadline(words: readonly Word[], { start, end }: WordSpan): boolean {
  const { sentence } = words[start] ?? {};
  const before = words.slice(Math.max(0, start - OPENING_WORDS_MAX), start);
  const own = before.filter((word) => word.sentence === sentence);
  const isOpening = own.length < OPENING_WORDS_MAX && own.every(({ text }) => STOP_WORDS.has(text));
  return isOpening && words[end + 1]?.startsPhrase === false;
}

const OPENING_WORDS_MAX = 3;

/**
 * Does the next word make a longer name in German, where it may be any noun: 'bei Acme Verantwortung trägt'? Only after an article of that
 * noun, 'die Acme Festspiele', at the beginning of a phrase, 'Acme Festspiele, Linz', and before a legal form, 'Acme Immobilien GmbH'.
 */
function isGermanName(
  words: readonly Word[],
  { start, end }: WordSpan,
  follower: string | null,
): boolean {
  if (follower === null || !isOtherWord(follower) || !isPlainName(follower)) return false;
  if (words[start]?.startsPhrase !== false) return true;
  if (GERMAN_NOUN_OPENERS.has(words[start - 1]?.text ?? '')) return true;
  return phraseFrom(words, end, FORM_REACH).some(
    ({ text, isCapital }) => isCapital && LEGAL_FORMS.has(text),
  );
}

const FORM_REACH = 3;

/** Does the next word make a longer name: 'Acme Roofing', but not 'Acme 2026' or 'At Acme I learnt'? */
function isOtherWord(follower: string | null): boolean {
  if (follower === null || /\d/u.test(follower)) return false;
  return !STOP_WORDS.has(follower) || CLUB_LETTERS.has(follower);
}

/** Does the next word, in lower case, make it the name of a public body: 'Lakeby kommune', where Lakeby's bank is meant? */
function isBodyAfter(next: Word | undefined, own: ReadonlySet<string>): boolean {
  return next?.startsPhrase === false && NORDIC_BODIES.has(next.text) && !own.has(next.text);
}

/**
 * Do a person or a job title of the company follow its name: 'Acme's Jane Doe', 'Acme Operations Director', or in languages that decline
 * names 'Acmen Jane Doe'?
 */
function isStaffAfter(words: readonly Word[], end: number): boolean {
  return isPersonAfter(words, end) || isJobTitleAfter(words, end);
}

/** Does a person's name follow the company's, as in languages that decline names: 'Acme Taras Melnyk says'? */
function isPersonAfter(words: readonly Word[], end: number): boolean {
  const [given, surname] = [words[end], words[end + 1]];
  if (given === undefined || !isGivenName(given.text)) return false;
  return surname?.isCapital === true && !surname.startsPhrase && !isKind(surname.text);
}

const JOB_TITLE_WORDS_MAX = 3;

/**
 * Does a job title follow the company's name: 'Acme Operations Director Jane Doe', but not 'Acme Roofing Director', where a kind of company
 * comes first?
 */
function isJobTitleAfter(words: readonly Word[], end: number): boolean {
  for (const word of words.slice(end, end + JOB_TITLE_WORDS_MAX)) {
    if (!word.isCapital || word.startsPhrase || isKind(word.text)) return false;
    if (JOB_TITLES.holds(word.text)) return true;
  }
  return false;
}

/** Does a preposition continue the name: 'Caisse Rurale du Levant' where the 'Caisse Rurale du Couchant' is meant? */
function isJoinedToName(words: readonly Word[], end: number, needsKind: boolean): boolean {
  const join = words[end];
  const after = words[end + 1];
  if (join?.startsPhrase !== false || !OF_PREPOSITIONS.has(join.text)) return false;
  if (after?.isCapital !== true || after.startsPhrase) return false;
  return !needsKind || isKind(after.text);
}

/**
 * Does a capitalised word before the match make another name: 'First Acme', but not 'Insurer Acme' or 'Compliance Chief Acme'? A later word
 * of the company's name after an industry is another company: 'Energy Moravia' where 'Acme Moravia' is meant.
 */
function followsName(words: readonly Word[], start: number, isLater: boolean): boolean {
  const before = words[start - 1];
  if (before?.isCapital !== true || words[start]?.startsPhrase !== false) return false;
  if (isKind(before.text)) return isLater;
  const isLong = isLater && before.text.length > ABBREVIATION_LENGTH_MAX;
  return (isLong || isInsideSentence(words, start - 1)) && isPlainName(before.text);
}

const ABBREVIATION_LENGTH_MAX = 3;

/** Is the word capitalised neither because it begins the sentence nor because it is a German noun: 'des Herstellers Acme'? */
function isInsideSentence(words: readonly Word[], index: number): boolean {
  const [earlier, word] = [words[index - 1], words[index]];
  if (earlier === undefined || word === undefined || PLACE_PREPOSITIONS.has(word.text))
    return false;
  return earlier.sentence === word.sentence && !GERMAN_ARTICLES.has(earlier.text);
}

/** Can the word be part of a name: 'Acme Street Wealth'? 'Acme Appoints' and 'Acme Compliance Chief' are headlines. */
function isPlainName(word: string): boolean {
  return (
    ![APPOINTMENTS, FIELD_WORDS, JOB_TITLES].some((matcher) => matcher.holds(word)) &&
    !STOP_WORDS.has(word) &&
    !/^\d/u.test(word)
  );
}

function isKind(word: string): boolean {
  return ORGANISATIONS.holds(word) || GENERIC_COMPANY_WORDS.has(word) || isIndustry(word);
}

const TITLE_CASE_SHARE = 0.7;

function isTitleCase(words: readonly Word[]): boolean {
  const long = words.filter(({ text }) => text.length > SMALL_WORD_LENGTH);
  return (
    long.length > 0 &&
    long.filter(({ isCapital }) => isCapital).length >= long.length * TITLE_CASE_SHARE
  );
}

const SMALL_WORD_LENGTH = 3;

/** Does the word end in an apostrophe and 's', which its normalised text does not have? */
export function isPossessive(word: Word | undefined): boolean {
  return word !== undefined && word.end - word.start >= word.text.length + ENDING_LENGTH;
}

/** The length of an ending such as "'s", which a word's normalised text does not have. */
const ENDING_LENGTH = 2;
