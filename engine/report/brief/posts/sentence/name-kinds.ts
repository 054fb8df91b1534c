import { monthOf } from '../../../../judge/dates/month-names.ts';
import { DEPARTMENTS, ORGANISATIONS, TITLE_PARTS } from '../../../../judge/mentions/vocabulary.ts';
import { NO_NAMES } from '../../../../lexicon/grammar/ordinary-words.ts';
import { ARTICLE_WORDS, AT_PREPOSITIONS } from '../../../../lexicon/grammar/prepositions.ts';
import { STOP_WORDS } from '../../../../lexicon/grammar/stop-words.ts';
import { TITLE_CONJUNCTIONS } from '../../../../lexicon/job-titles/title-words.ts';
import { LEGAL_FORMS } from '../../../../lexicon/organisations/legal-forms.ts';
import {
  COMPANY_NOUN_STEMS,
  GENERIC_COMPANY_WORDS,
  ORGANISATION_WORDS,
} from '../../../../lexicon/organisations/organisation-words.ts';
import { HONORIFICS, FORMS_OF_ADDRESS } from '../../../../lexicon/people/honorifics.ts';
import { wordSet } from '../../../../lexicon/word-list.ts';
import { companyWordMatch } from '../../../../names/companies/company-word-match.ts';
import { isIndustry } from '../../../../names/companies/industries.ts';
import type { Gender } from '../../../../names/people/name/gender.ts';
import { isGivenName } from '../../../../names/people/name/nicknames.ts';
import { stemMatcher } from '../../../../text/stem-matcher.ts';
import { POSSESSIVE, type Word, type WordSpan } from '../../../../text/words.ts';
import type { AttributedSentence } from '../../../sales-signals/attributed-sentences.ts';
import type { OtherName } from '../../../sales-signals/names/names-in-sentence.ts';
import { namesFieldOfWork } from './title-parts.ts';
import { namesGrcField } from './title-spans.ts';

/** What a name in a sentence means: the prospect, their company, another person, another organisation, a job title, or an award named like one. */
export type TokenKind = 'person' | 'company' | 'other' | 'organisation' | 'title' | 'award';

/** What the rest of the page adds to a sentence. */
export type PageNames = {
  readonly language: string;
  readonly organisations: ReadonlySet<string>;
  /** Earlier and present names of the company, in lower case. */
  readonly aliases: ReadonlySet<string>;
  /** Given names of other people whom the page names in full, normalised. */
  readonly givenNames: ReadonlySet<string>;
  /** The words of the company's name, normalised. */
  readonly company: readonly string[];
  /** The prospect's, by their given name; `null` if it does not show. */
  readonly gender: Gender | null;
};

/** Is it another name of the company, or its name in another grammatical case: 'w Banku Bursztynowym'? */
export function isCompany(
  { start, end }: WordSpan,
  { words, text }: { readonly words: readonly Word[]; readonly text: string },
  { aliases, company }: PageNames,
): boolean {
  const parts = words.slice(start, end);
  const written = text.slice(parts[0]?.start, parts.at(-1)?.end).replace(POSSESSIVE, '');
  const plain = written.toLowerCase();
  const mayBeShort = plain.length > STEM_LENGTH_MIN && !GENERIC_COMPANY_WORDS.has(plain);
  if ([...aliases].some((one) => one === plain || (mayBeShort && one.startsWith(`${plain} `))))
    return true;
  const isDistinctive = parts.some(
    (part) => part.text.length > STEM_LENGTH_MIN && !GENERIC_COMPANY_WORDS.has(part.text),
  );
  return isDistinctive && parts.every((part) => company.some((own) => isFormOf(part, own)));
}

const STEM_LENGTH_MIN = 4;

function isFormOf(word: Word, own: string): boolean {
  if (companyWordMatch(word, own) > 0) return true;
  const stem = own.slice(0, Math.max(STEM_LENGTH_MIN - 1, own.length - 2));
  return (
    own.length >= STEM_LENGTH_MIN &&
    word.text.startsWith(stem) &&
    Math.abs(word.text.length - own.length) <= ENDING_LENGTH_MAX
  );
}

const ENDING_LENGTH_MAX = 3;

/** Is it capitalised but not a name: a month, a form of address, a department, or only the kind of company, 'the Bank'? */
export function isNotAName(words: readonly Word[]): boolean {
  const isDate = words.every(
    ({ text }) => NO_NAMES.has(text) || /^\d+$/u.test(text) || monthOf(text, []) !== null,
  );
  if (isDate || words.every(({ text }) => FORMS_OF_ADDRESS.has(text) || HONORIFICS.has(text)))
    return true;
  // 'The Bank', at the beginning of a sentence.
  const [only, ...more] = ARTICLE_WORDS.has(words[0]?.text ?? '') ? words.slice(1) : words;
  if (only === undefined) return true;
  if (isDepartment(only, more)) return true;
  // 'Do Zarządu Banku': to the board of the bank.
  const isBody = more.length === 0 || COMPANY_NOUNS.holds(only.text);
  return isBody && [only, ...more].every(isCommonNoun);
}

/** Are they fields of work joined by 'and': 'Health, Safety and Environment'? */
function isListOfFields(words: readonly Word[]): boolean {
  return (
    words.length > 2 &&
    words.some(({ text }) => TITLE_CONJUNCTIONS.has(text)) &&
    words.every(
      (word) =>
        TITLE_CONJUNCTIONS.has(word.text) || TITLE_PARTS.holds(word.text) || namesGrcField([word]),
    )
  );
}

/**
 * Is it a department or its duties, which are not an employer: 'Dirección de Auditoría', 'Servizio Affari legali'? An authority such as
 * 'Dienst Toeslagen' is one.
 */
function isDepartment(first: Word, more: readonly Word[]): boolean {
  const isOfDuty = more.some((word) => TITLE_PARTS.holds(word.text) || namesGrcField([word]));
  const isNamed = DEPARTMENTS.holds(first.text) && (more.length === 0 || isOfDuty);
  return isNamed || isListOfFields([first, ...more]);
}

/** 'Company', 'firm'. */
const COMPANY_NOUNS = stemMatcher(COMPANY_NOUN_STEMS);

/** A noun for a company, or for a field of work: 'al frente de Riesgos', 'leads Safety'. */
function isCommonNoun(word: Word): boolean {
  return isCompanyNoun(word) || namesGrcField([word]) || namesFieldOfWork(word.text);
}

/** A noun for a company: 'bank', 'firm'. */
export function isCompanyNoun({ text }: Pick<Word, 'text'>): boolean {
  return ORGANISATIONS.holds(text) || COMPANY_NOUNS.holds(text) || GENERIC_COMPANY_WORDS.has(text);
}

/** A noun for a kind of company, in whatever industry: 'insurer', 'bank'. */
export function isCompanyKind({ text }: Pick<Word, 'text'>): boolean {
  return isIndustry(text) || ORGANISATIONS.holds(text);
}

/** Capitalised words after 'at' or 'joins', which only that position shows to be an organisation: 'at Kuditap'. */
export function namesAfterPreposition(
  words: readonly Word[],
  isKnown: (index: number) => boolean,
  language: string,
): readonly WordSpan[] {
  if (language === 'de') return [];
  return words.flatMap((word, index) => {
    if (!BEFORE_ORGANISATION.has(word.text) || word.isCapital) return [];
    const start = index + 1;
    const end = endOfCapitalized(words, start, isKnown);
    return end === start ? [] : [{ start, end }];
  });
}

/** A run of capitalised words is an organisation after one of these words. */
const BEFORE_ORGANISATION: ReadonlySet<string> = new Set([
  ...AT_PREPOSITIONS,
  ...wordSet(
    'at for with join joins joined joining chez rejoint rejoindre zu zur zum bij naar hos pa vid ved till til presso em na no en',
  ),
]);

/** Finds where the run of capitalised words ends that begins at `start`. A name has at most five words. */
export function endOfCapitalized(
  words: readonly Word[],
  start: number,
  isKnown: (index: number) => boolean,
): number {
  const run = words.slice(start, start + NAME_WORDS_MAX);
  const stop = run.findIndex(
    ({ isCapital, startsPhrase }, at) =>
      !isCapital || isKnown(start + at) || (at > 0 && startsPhrase),
  );
  return start + (stop === -1 ? run.length : stop);
}

const NAME_WORDS_MAX = 5;

/** The first word of the sentence, if other sentences of the page use it as the name of an organisation: 'Kuditap hires …'. */
export function knownNameAtStart(
  words: readonly Word[],
  organisations: ReadonlySet<string>,
): readonly WordSpan[] {
  const [first] = words;
  const isName =
    first !== undefined && organisations.has(first.text) && !STOP_WORDS.has(first.text);
  return isName ? [{ start: 0, end: 1 }] : [];
}

/** Given names of people whom the page names in full elsewhere: 'Morag, who retires' for Morag Roe. */
export function givenNamesAlone(
  words: readonly Word[],
  isKnown: (index: number) => boolean,
  givenNames: ReadonlySet<string>,
): readonly WordSpan[] {
  return words.flatMap(({ text, isCapital }, index) =>
    isCapital && givenNames.has(text) && !isKnown(index) ? [{ start: index, end: index + 1 }] : [],
  );
}

/** The given names of other people whom a sentence names in full. */
export function givenNamesIn({
  sentence: { words },
  names,
}: Pick<AttributedSentence, 'sentence' | 'names'>): readonly string[] {
  return names.others
    .filter((span) => span.end - span.start > 1 && kindOf(span, words) === 'other')
    .map(({ start }) => words[start]?.text ?? '')
    .filter((name) => isGivenName(name));
}

/** The organisations with one-word names that a sentence mentions anywhere but at its beginning. */
export function organisationsIn(
  { sentence, names }: Pick<AttributedSentence, 'sentence' | 'names'>,
  language: string,
): readonly string[] {
  const { words } = sentence;
  const after: readonly OtherName[] = namesAfterPreposition(words, () => false, language);
  return [...names.others, ...after]
    .filter(
      (name) =>
        name.end - name.start === 1 && name.start > 0 && kindOf(name, words) === 'organisation',
    )
    .map(({ start }) => words[start]?.text ?? '');
}

/** Tells a person's name from an organisation's by its words, by the word before it, and by full names earlier on the page: 'Roe' after 'Max Roe'. */
export function kindOf(name: OtherName, words: readonly Word[]): TokenKind {
  const { start, end } = name;
  const parts = words.slice(start, end).map(({ text }) => text);
  const [first = ''] = parts;
  const before = words[start - 1];
  const isOrganisation = parts.some(isOrganisationWord);
  if (words.slice(Math.max(0, start - 1), start + 1).some(({ text }) => HONORIFICS.has(text)))
    return 'other';
  if (isGivenName(first) && !(isOrganisation && parts.length > 2)) return 'other';
  if (isOrganisation || introducesOrganisation(before)) return 'organisation';
  return mayBePerson(name) ? 'other' : 'organisation';
}

function mayBePerson({ start, end, isSurname }: OtherName): boolean {
  return isSurname === true || (end - start > 1 && end - start <= PERSON_WORDS_MAX);
}

function isOrganisationWord(word: string): boolean {
  return ORGANISATIONS.holds(word) || ORGANISATION_WORDS.has(word) || LEGAL_FORMS.has(word);
}

/** Does 'at' or a kind of company precede an organisation's name: 'the audit firm Pell Marsh'? */
function introducesOrganisation(before: Word | undefined): boolean {
  if (before === undefined) return false;
  return BEFORE_ORGANISATION.has(before.text) || (!before.isCapital && isCompanyKind(before));
}

const PERSON_WORDS_MAX = 3;
