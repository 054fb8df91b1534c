import { OF_PREPOSITIONS, PLACE_PREPOSITIONS } from '../../lexicon/grammar/prepositions.ts';
import { STOP_WORDS } from '../../lexicon/grammar/stop-words.ts';
import { LEGAL_FORMS_ALSO_WORDS } from '../../lexicon/organisations/legal-forms.ts';
import {
  GENERIC_COMPANY_WORDS,
  GROUP_NAMES,
} from '../../lexicon/organisations/organisation-words.ts';
import { HONORIFICS } from '../../lexicon/people/honorifics.ts';
import { namesOtherCompany } from '../../names/companies/company-difference.ts';
import { companyWordKey, endOfSpelling } from '../../names/companies/company-spelling.ts';
import { companyWordMatch } from '../../names/companies/company-word-match.ts';
import { isSameIndustry, isIndustry } from '../../names/companies/industries.ts';
import { legalFormLength, legalFormLengthBefore } from '../../names/companies/legal-form.ts';
import { isGivenName } from '../../names/people/name/nicknames.ts';
import { isEastAsian } from '../../text/east-asian.ts';
import type { Word } from '../../text/words.ts';
import {
  APPOINTMENTS,
  findOutsideRelation,
  FIELD_WORDS,
  JOB_TITLES,
  ORGANISATIONS,
} from '../mentions/vocabulary.ts';
import type { CompanyForm, FormStrength } from './company-forms.ts';

/** A place where a text names the prospect's company, or one of like name. Word indexes; `end` is exclusive. */
export type CompanyMention = {
  readonly start: number;
  readonly end: number;
  readonly strength: FormStrength;
  /** The words around make it another company's name: 'Acme Roofing' when Acme is meant. */
  readonly isOther: boolean;
  /** Named as somebody's sponsor, client, supplier or rival. */
  readonly isOutside: boolean;
  /** 0–1: how surely the words are the company's name; less than 1 only for what its letters stand for. */
  readonly certainty: number;
};

/** Finds all mentions of the company in a text, in order; each place counts once. */
export type CompanyMatcher = (words: readonly Word[]) => readonly CompanyMention[];

/**
 * Creates the matcher for one company. `people` are the words of the prospect's own name, which never continue a company's
 * name.
 */
export function createCompanyMatcher(
  forms: readonly CompanyForm[],
  people: ReadonlySet<string> = new Set(),
): CompanyMatcher {
  const formsFor = formLookupFor(forms);
  const spelledAt = spellingFinderFor(forms);
  const own = new Set(forms.flatMap(({ words }) => words));
  const name = forms.find(({ spelling }) => spelling !== undefined)?.words ?? [];
  const isPart = ({ words }: CompanyForm): boolean =>
    words.length < name.length && words.every((word) => name.includes(word));
  return (words) => {
    const found: CompanyMention[] = [];
    const namesAnother = otherNameTest(words, { own, people });
    for (let index = 0; index < words.length; index += 1) {
      const plain = formsFor(words[index]).find((candidate) => isAt(words, index, candidate));
      const written = spelledAt(words, index, plain) ?? writtenAs(plain, index);
      if (written === null) continue;
      const { form } = written;
      const { end, hasLegalForm } = endOfForm(words, written.end, own, form);
      const start = index - legalFormLengthBefore(words, index);
      found.push({
        start: index,
        end,
        strength: form.strength,
        isOther:
          namesAnother(form, { start, end, hasLegalForm }) ||
          (isPart(form) && namesOtherCompany(words, { start: index, end: written.end }, name)),
        isOutside: isOutside(words, index, end),
        certainty: 1,
      });
      index = end - 1;
    }
    return found;
  };
}

/** A form and where it ends in a text, exclusive. */
type WrittenForm = { readonly form: CompanyForm; readonly end: number };

function writtenAs(form: CompanyForm | undefined, start: number): WrittenForm | null {
  return form === undefined ? null : { form, end: start + form.words.length };
}

/** Finds the whole name in another spelling: joined or divided, with a hyphen, British or American, in figures or in words. */
function spellingFinderFor(
  forms: readonly CompanyForm[],
): (words: readonly Word[], index: number, plain: CompanyForm | undefined) => WrittenForm | null {
  const form = forms.find(({ spelling }) => spelling !== undefined);
  const spelling = form?.spelling ?? '';
  const known = new Map<string, string>();
  const keyOf = (word: string): string => {
    const found = known.get(word);
    if (found !== undefined) return found;
    const key = companyWordKey(word);
    known.set(word, key);
    return key;
  };
  return (words, index, plain) => {
    const word = words[index];
    if (form === undefined || plain === form || word?.isCapital !== true) return null;
    // Only figures are spelled with another first letter.
    const first = word.text.charAt(0);
    if (first !== spelling.charAt(0) && !(first >= '0' && first <= '9')) return null;
    const end = endOfSpelling(words, index, spelling, keyOf);
    return end === -1 ? null : { form, end };
  };
}

/** Each spelling is compared once: pages repeat their words, and comparing is the slow part. */
function formLookupFor(
  forms: readonly CompanyForm[],
): (word: Word | undefined) => readonly CompanyForm[] {
  const known = new Map<string, readonly CompanyForm[]>();
  return (word) => {
    if (word === undefined) return [];
    const key = word.isRomanized ? `${word.text} ` : word.text;
    const found = known.get(key) ?? forms.filter((form) => isFormWord(word, form, 0));
    known.set(key, found);
    return found;
  };
}

function isAt(words: readonly Word[], index: number, form: CompanyForm): boolean {
  const first = words[index];
  if (first === undefined) return false;
  const needsCapital = form.isAcronym || form.strength !== 'full';
  if (needsCapital && !first.isCapital && !isEastAsian(first.text)) return false;
  return form.words.every((_, offset) => {
    const word = words[index + offset];
    return (
      word !== undefined &&
      isFormWord(word, form, offset) &&
      (offset === 0 || isOneName(words[index + offset - 1], word))
    );
  });
}

/** At most so many characters of punctuation stand inside a name: 'Caja «Norte»', 'Banque Norte, Lyon'. */
const NAME_GAP_MAX = 2;

/** A dash, and a comma between plain words, end a name: 'Acme Water – board, bed and paddle' when Acme Water Board is meant. */
function isOneName(before: Word | undefined, word: Word): boolean {
  if (before === undefined || !word.startsPhrase) return true;
  return before.isCapital && word.isCapital && word.start - before.end <= NAME_GAP_MAX;
}

function isFormWord(word: Word, { words, isAcronym }: CompanyForm, offset: number): boolean {
  const own = words[offset] ?? '';
  return word.text === own || (!isAcronym && companyWordMatch(word, own, words.length > 1) > 0);
}

/**
 * The end of the mention, past a legal form and the rest of the name: 'Acme Holdings plc'. The whole name goes on past 'Group' too,
 * which says nothing more.
 */
function endOfForm(
  words: readonly Word[],
  end: number,
  own: ReadonlySet<string>,
  { spelling }: CompanyForm,
): NameEnd {
  let last = end;
  let hasLegalForm = false;
  for (;;) {
    const word = words[last];
    if (word === undefined) break;
    const isOwn = own.has(word.text) || (spelling !== undefined && GROUP_NAMES.has(word.text));
    const isSame = isOwn && !word.startsPhrase;
    const length = isSame ? 1 : formLengthAt(words, last);
    if (length === 0) break;
    hasLegalForm = !isSame;
    last += length;
  }
  return { end: last, hasLegalForm };
}

/** Where a company's name ends, exclusive, and whether a legal form ends it, behind which no name goes on. */
type NameEnd = { readonly end: number; readonly hasLegalForm: boolean };

/** The length of the legal form at a word, of which 'as' and 'so' are none without a capital. It may follow a comma: 'Acme, Inc.' */
function formLengthAt(words: readonly Word[], start: number): number {
  const word = words[start];
  if (word === undefined) return 0;
  const isAlsoWord = LEGAL_FORMS_ALSO_WORDS.has(word.text);
  const isForm = word.startsPhrase ? word.isCapital && !isAlsoWord : word.isCapital || !isAlsoWord;
  return isForm ? legalFormLength(words, start) : 0;
}

type OwnWords = {
  /** Words of the company's own name. */
  readonly own: ReadonlySet<string>;
  /** Words of the prospect's name. */
  readonly people: ReadonlySet<string>;
};

/** Decides whether the capitalised words around a match make it another company's name. */
function otherNameTest(
  words: readonly Word[],
  { own, people }: OwnWords,
): (form: CompanyForm, place: NameEnd & { readonly start: number }) => boolean {
  let titleCase: boolean | null = null;
  const isHeadline = (): boolean => (titleCase ??= isTitleCase(words));

  /** A capitalised word right before or after makes another name ('Acme Roofing'), unless a headline capitalises all words. */
  function namesAnother(
    form: CompanyForm,
    { start, end, hasLegalForm }: NameEnd & { readonly start: number },
  ): boolean {
    if (form.strength === 'full' || isEastAsian(words[start]?.text ?? '')) return false;
    // A legal form ends a name: the session is no part of 'Acme Ltd. The session…'.
    if (hasLegalForm) return followsName(words, start, isLaterWord(form, start));
    const follower = capitalAfter(words, end);
    if (follower !== null) {
      // 'Acme's Jane Doe' and, in languages that decline names, 'Acmen Jane Doe'.
      if (people.has(follower) || isPersonBehind(words, end)) return false;
      if (isJobTitleBehind(words, end)) return false;
      if (isKind(follower)) return !isTranslated(follower, own);
    }
    return isJoinedToName(words, end, form.words.length === 1) || goesOn(form, start, follower);
  }

  function goesOn(form: CompanyForm, start: number, follower: string | null): boolean {
    if (form.strength !== 'token' && isHeadline())
      return follower !== null && isPlainName(follower);
    return isOtherWord(follower) || followsName(words, start, isLaterWord(form, start));
  }

  /** Is it one word of a longer name, but neither its first nor after another of its words? */
  function isLaterWord({ strength, words: [first] }: CompanyForm, start: number): boolean {
    return strength === 'token' && first !== [...own][0] && !own.has(words[start - 1]?.text ?? '');
  }

  return namesAnother;
}

/** Is it the same industry in another language: 'Acme Insurance' when the company is 'Acme Versicherung'? */
function isTranslated(follower: string, own: ReadonlySet<string>): boolean {
  return [...own].some((word) => isSameIndustry(word, follower));
}

/** The capitalised word right after; `null` when there is none. A possessive ("Acme's") and an honorific ('Ms') end a name. */
function capitalAfter(words: readonly Word[], end: number): string | null {
  const next = words[end];
  if (isPossessive(words[end - 1]) || next?.startsPhrase !== false || HONORIFICS.has(next.text))
    return null;
  return next.isCapital ? next.text : null;
}

/** Does the word after a name make it a longer one: 'Acme Roofing', but not 'Acme 2026' or 'At Acme I learnt'? */
function isOtherWord(follower: string | null): boolean {
  return follower !== null && !/\d/u.test(follower) && !STOP_WORDS.has(follower);
}

/** 'Acme Taras Melnyk says', where the language puts the company's name into a case. */
function isPersonBehind(words: readonly Word[], end: number): boolean {
  const [given, surname] = [words[end], words[end + 1]];
  if (given === undefined || !isGivenName(given.text)) return false;
  return surname?.isCapital === true && !surname.startsPhrase && !isKind(surname.text);
}

const JOB_TITLE_WORDS_MAX = 3;

/** 'Acme Operations Director Jane Doe', but not 'Acme Roofing Director', where the kind of company stands first. */
function isJobTitleBehind(words: readonly Word[], end: number): boolean {
  for (const word of words.slice(end, end + JOB_TITLE_WORDS_MAX)) {
    if (!word.isCapital || word.startsPhrase || isKind(word.text)) return false;
    if (JOB_TITLES.holds(word.text)) return true;
  }
  return false;
}

/** Does a preposition continue the name, as in 'Caisse Rurale du Levant' when the 'Caisse Rurale du Couchant' is meant? */
function isJoinedToName(words: readonly Word[], end: number, needsKind: boolean): boolean {
  const join = words[end];
  const after = words[end + 1];
  if (join?.startsPhrase !== false || !OF_PREPOSITIONS.has(join.text)) return false;
  if (after?.isCapital !== true || after.startsPhrase) return false;
  return !needsKind || isKind(after.text);
}

/**
 * Does a capitalised word before the match make another name: 'First Acme', but not 'Insurer Acme' or 'Compliance Chief Acme'?
 * A later word of the company's name after an industry is another company: 'Energy Moravia' when 'Acme Moravia' is meant.
 */
function followsName(words: readonly Word[], start: number, isLater: boolean): boolean {
  const before = words[start - 1];
  if (before?.isCapital !== true || words[start]?.startsPhrase !== false) return false;
  const earlier = words[start - 2];
  if (isLater && isKind(before.text)) return true;
  if (earlier?.sentence !== before.sentence || GERMAN_ARTICLES.has(earlier.text)) return false;
  return isPlainName(before.text) && !isKind(before.text) && !PLACE_PREPOSITIONS.has(before.text);
}

/** German capitalises every noun: 'des Herstellers Acme'. */
const GERMAN_ARTICLES: ReadonlySet<string> = new Set(['der', 'die', 'das', 'des', 'dem', 'den']);

/**
 * Can the word be part of a name? 'Acme Appoints' and 'Acme Compliance Chief' are headlines; 'Acme Street Wealth' is a name.
 */
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

const RELATION_WORDS = 4;

function isOutside(words: readonly Word[], start: number, end: number): boolean {
  const { sentence } = words[start] ?? { sentence: -1 };
  // 'In a letter to customers, Acme's security chief said': the comma before an owner parts the two.
  const reach = isOwnerAfterComma(words, start, end) ? 0 : RELATION_WORDS;
  const cue = findOutsideRelation(words, start - reach, start);
  return (cue !== -1 && words[cue]?.sentence === sentence) || followsLabel(words, start);
}

function followsLabel(words: readonly Word[], start: number): boolean {
  const label = findOutsideRelation(words, 0, Math.min(start, RELATION_WORDS));
  if (label === -1) return false;
  return words[label + 1]?.startsPhrase === true || isLabelled(words, label, start);
}

function isOwnerAfterComma(words: readonly Word[], start: number, end: number): boolean {
  return words[start]?.startsPhrase === true && isPossessive(words[end - 1]);
}

/** Does the word end in an apostrophe and s, which its normalised text leaves out? */
function isPossessive(word: Word | undefined): boolean {
  return word !== undefined && word.end - word.start >= word.text.length + ENDING_LENGTH;
}

const LABEL_REACH = 3;
const SMALL_WORD_LENGTH = 3;
/** An ending set off by an apostrophe, which a word's normalised text leaves out. */
const ENDING_LENGTH = 2;

/** Does a label at the start of the line apply to the name: 'With the support of: Acme · Beta'? */
function isLabelled(words: readonly Word[], label: number, start: number): boolean {
  return words
    .slice(label + 1, Math.min(start + 1, label + LABEL_REACH))
    .some(({ startsPhrase }) => startsPhrase);
}
