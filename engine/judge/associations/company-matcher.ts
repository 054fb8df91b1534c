// Finds where a text names the prospect's company, or another one with a similar name.
import { LEGAL_FORMS_ALSO_WORDS } from '../../lexicon/organisations/legal-forms.ts';
import {
  COUNTRY_PHRASES,
  COUNTRY_WORDS,
  GROUP_NAMES,
  SPONSORED_EVENTS,
} from '../../lexicon/organisations/organisation-words.ts';
import { namesOtherCompany } from '../../names/companies/company-difference.ts';
import { companyWordKey, endOfSpelling } from '../../names/companies/company-spelling.ts';
import { companyWordMatch } from '../../names/companies/company-word-match.ts';
import { legalFormLength, legalFormLengthBefore } from '../../names/companies/legal-form.ts';
import { isEastAsian } from '../../text/east-asian.ts';
import { memoize } from '../../text/lookups.ts';
import { phraseFrom, type Word } from '../../text/words.ts';
import { findOutsideRelation, JOB_TITLES } from '../mentions/vocabulary.ts';
import type { Passage } from '../page/parse-page.ts';
import type { CompanyForm, FormStrength } from './company-forms.ts';
import { isPossessive, otherNameTest, type NameEnd } from './other-company-name.ts';

/** A mention of the prospect's company, or of one with a similar name. Word indexes; `end` is exclusive. */
export type CompanyMention = {
  readonly start: number;
  readonly end: number;
  readonly strength: FormStrength;
  /** The words around it make it another company's name: 'Acme Roofing' where Acme is meant. */
  readonly isOther: boolean;
  /** It is named as somebody's sponsor, client, supplier or rival. */
  readonly isOutside: boolean;
  /** How certainly the words are the company's name, 0–1; less than 1 only for references and abbreviations. */
  readonly certainty: number;
};

/** Finds all mentions of the company in a text, in order and without overlaps. */
export type CompanyMatcher = (words: readonly Word[]) => readonly CompanyMention[];

/** The same in a passage. */
export type CompaniesIn = (passage: Passage) => readonly CompanyMention[];

/**
 * Creates the matcher for one company. `people` are the words of the prospect's own name, which are never part of a company's; `language`
 * is that of the texts.
 */
export function createCompanyMatcher(
  forms: readonly CompanyForm[],
  people: ReadonlySet<string>,
  language: string | null = null,
): CompanyMatcher {
  const formsFor = memoize(
    (word: Word) => forms.filter((form) => isFormWord(word, form, 0)),
    ({ text, isRomanized }) => (isRomanized ? `${text} ` : text),
  );
  const spelledAt = spellingFinderFor(forms);
  const own = new Set(forms.flatMap(({ words }) => words));
  const name = forms.find(({ spelling }) => spelling !== undefined)?.words ?? [];
  const isPart = ({ words }: CompanyForm): boolean =>
    words.length < name.length && words.every((word) => name.includes(word));
  return (words) => {
    const found: CompanyMention[] = [];
    const namesAnother = otherNameTest(words, { own, people, isGerman: language === 'de' });
    for (let index = 0; index < words.length; index += 1) {
      const word = words[index];
      if (word === undefined) break;
      const plain = formsFor(word).find((candidate) => matchesAt(words, index, candidate));
      const written =
        spelledAt(words, index, plain) ??
        (plain === undefined ? null : { form: plain, end: index + plain.words.length });
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

/** Finds the whole name in another spelling: joined or divided, with a hyphen, British or American, with figures or number words. */
function spellingFinderFor(
  forms: readonly CompanyForm[],
): (words: readonly Word[], index: number, plain: CompanyForm | undefined) => WrittenForm | null {
  const form = forms.find(({ spelling }) => spelling !== undefined);
  const spelling = form?.spelling ?? '';
  const keyOf = memoize(companyWordKey);
  return (words, index, plain) => {
    const word = words[index];
    if (form === undefined || plain === form || word?.isCapital !== true) return null;
    // Only a figure may begin with another character than the name.
    const first = word.text.charAt(0);
    if (first !== spelling.charAt(0) && !(first >= '0' && first <= '9')) return null;
    const end = endOfSpelling(words, index, spelling, keyOf);
    return end === -1 ? null : { form, end };
  };
}

function matchesAt(words: readonly Word[], index: number, form: CompanyForm): boolean {
  const first = words[index];
  if (first === undefined) return false;
  const needsCapital = form.isAcronym || form.strength !== 'full';
  if (needsCapital && !first.isCapital && !isEastAsian(first.text)) return false;
  return form.words.every((_, offset) => {
    const word = words[index + offset];
    return (
      word !== undefined &&
      isFormWord(word, form, offset) &&
      (offset === 0 || continuesCompanyName(words[index + offset - 1], word))
    );
  });
}

/** The most characters of punctuation inside a name: 'Caja «Norte»', 'Banque Norte, Lyon'. */
const NAME_GAP_MAX = 2;

/**
 * Does the word continue the name? A dash ends it, and so does a comma between words in lower case: 'Acme Water – board, bed and paddle'
 * where Acme Water Board is meant.
 */
function continuesCompanyName(before: Word | undefined, word: Word): boolean {
  if (before === undefined || !word.startsPhrase) return true;
  return before.isCapital && word.isCapital && word.start - before.end <= NAME_GAP_MAX;
}

function isFormWord(word: Word, form: CompanyForm, offset: number): boolean {
  const { words, isAcronym, isRomanized } = form;
  const own = words[offset] ?? '';
  if (word.text === own || isAcronym) return word.text === own;
  const read = isRomanized === true ? { ...word, isRomanized } : word;
  return companyWordMatch(read, own, words.length > 1) > 0;
}

/**
 * The end of the mention, after a legal form and the rest of the name: 'Acme Holdings plc'. The whole name also includes 'Group' and the
 * country of a branch: 'Acme Deutschland GmbH'.
 */
function endOfForm(
  words: readonly Word[],
  end: number,
  own: ReadonlySet<string>,
  { isWhole }: CompanyForm,
): NameEnd {
  let last = end;
  let hasLegalForm = false;
  for (;;) {
    const word = words[last];
    if (word === undefined) break;
    const added = isWhole === true ? additionLengthAt(words, last) : 0;
    const same = word.startsPhrase ? 0 : Math.max(added, Number(own.has(word.text)));
    const length = same > 0 ? same : formLengthAt(words, last);
    if (length === 0) break;
    hasLegalForm = same === 0;
    last += length;
  }
  return { end: last, hasLegalForm };
}

/** How many words only add 'Group' or a country to the whole name: 1 for 'UK', 2 for 'South Africa', 0 for others. */
function additionLengthAt(words: readonly Word[], start: number): number {
  const [first, second] = words.slice(start, start + 2);
  if (first === undefined) return 0;
  if (GROUP_NAMES.has(first.text) || (first.isCapital && COUNTRY_WORDS.has(first.text))) return 1;
  const isCountry =
    first.isCapital &&
    second?.startsPhrase === false &&
    COUNTRY_PHRASES.has(`${first.text} ${second.text}`);
  return isCountry ? 2 : 0;
}

/** The length of the legal form at a word, which may follow a comma: 'Acme, Inc.' 'As' and 'so' need a capital. */
function formLengthAt(words: readonly Word[], start: number): number {
  const word = words[start];
  if (word === undefined) return 0;
  const isAlsoWord = LEGAL_FORMS_ALSO_WORDS.has(word.text);
  const isForm = word.startsPhrase ? word.isCapital && !isAlsoWord : word.isCapital || !isAlsoWord;
  return isForm ? legalFormLength(words, start) : 0;
}

const RELATION_WORDS = 4;

function isOutside(words: readonly Word[], start: number, end: number): boolean {
  const { sentence } = words[start] ?? { sentence: -1 };
  // A comma before a possessive separates the two: 'In a letter to customers, Acme's security chief said'. And a person is presented in
  // 'presented by Acme chief risk officer Jane Doe', not the company.
  const isOwner = words[start]?.startsPhrase === true && isPossessive(words[end - 1]);
  const isApart = isOwner || isFollowedByJobTitle(words, end);
  const reach = isApart ? 0 : RELATION_WORDS;
  const cue = findOutsideRelation(words, start - reach, start);
  const isRelated = cue !== -1 && words[cue]?.sentence === sentence;
  return isRelated || isSponsor(words, end) || followsLabel(words, start);
}

const HELD_TITLE_REACH = 3;

/** Does a job title follow in the same phrase, in capitals or not: 'Acme chief risk officer'? */
function isFollowedByJobTitle(words: readonly Word[], end: number): boolean {
  return phraseFrom(words, end, HELD_TITLE_REACH).some(({ text }) => JOB_TITLES.holds(text));
}

const EVENT_REACH = 2;

/** Does the company's name begin that of an event it sponsors: 'the Acme T20 Cup'? */
function isSponsor(words: readonly Word[], end: number): boolean {
  const after = words.slice(end, end + EVENT_REACH);
  const event = after.findIndex(({ text }) => SPONSORED_EVENTS.has(text));
  return (
    event !== -1 &&
    after.slice(0, event + 1).every(({ isCapital, startsPhrase }) => isCapital && !startsPhrase)
  );
}

function followsLabel(words: readonly Word[], start: number): boolean {
  const label = findOutsideRelation(words, 0, Math.min(start, RELATION_WORDS));
  if (label === -1) return false;
  return words[label + 1]?.startsPhrase === true || isLabelled(words, label, start);
}

const LABEL_REACH = 3;

/** Does a label at the beginning of the line apply to the name: 'With the support of: Acme · Beta'? */
function isLabelled(words: readonly Word[], label: number, start: number): boolean {
  return words
    .slice(label + 1, Math.min(start + 1, label + LABEL_REACH))
    .some(({ startsPhrase }) => startsPhrase);
}
