// Where a text names the prospect's company, or another one of like name.
import { LEGAL_FORMS_ALSO_WORDS } from '../../lexicon/organisations/legal-forms.ts';
import { GROUP_NAMES } from '../../lexicon/organisations/organisation-words.ts';
import { namesOtherCompany } from '../../names/companies/company-difference.ts';
import { companyWordKey, endOfSpelling } from '../../names/companies/company-spelling.ts';
import { companyWordMatch } from '../../names/companies/company-word-match.ts';
import { legalFormLength, legalFormLengthBefore } from '../../names/companies/legal-form.ts';
import { isEastAsian } from '../../text/east-asian.ts';
import { memoize } from '../../text/lookups.ts';
import type { Word } from '../../text/words.ts';
import { findOutsideRelation } from '../mentions/vocabulary.ts';
import type { CompanyForm, FormStrength } from './company-forms.ts';
import { isPossessive, otherNameTest, type NameEnd } from './other-company-name.ts';

/** A place where a text names the prospect's company, or one of like name. Word indexes; `end` is exclusive. */
export type CompanyMention = {
  readonly start: number;
  readonly end: number;
  readonly strength: FormStrength;
  /** The words around make it another company's name: 'Acme Roofing' when Acme is meant. */
  readonly isOther: boolean;
  /** Named as somebody's sponsor, client, supplier or rival. */
  readonly isOutside: boolean;
  /** 0–1: how surely the words are the company's name; less than 1 only for what its letters abbreviate. */
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
    const namesAnother = otherNameTest(words, { own, people });
    for (let index = 0; index < words.length; index += 1) {
      const word = words[index];
      if (word === undefined) break;
      const plain = formsFor(word).find((candidate) => isAt(words, index, candidate));
      const written = spelledAt(words, index, plain) ?? writtenForm(plain, index);
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

function writtenForm(form: CompanyForm | undefined, start: number): WrittenForm | null {
  return form === undefined ? null : { form, end: start + form.words.length };
}

/** Finds the whole name in another spelling: joined or divided, with a hyphen, British or American, in figures or in words. */
function spellingFinderFor(
  forms: readonly CompanyForm[],
): (words: readonly Word[], index: number, plain: CompanyForm | undefined) => WrittenForm | null {
  const form = forms.find(({ spelling }) => spelling !== undefined);
  const spelling = form?.spelling ?? '';
  const keyOf = memoize(companyWordKey);
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

/** At most so many characters of punctuation are inside a name: 'Caja «Norte»', 'Banque Norte, Lyon'. */
const NAME_GAP_MAX = 2;

/** A dash, and a comma between plain words, end a name: 'Acme Water – board, bed and paddle' when Acme Water Board is meant. */
function isOneName(before: Word | undefined, word: Word): boolean {
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

/** The length of the legal form at a word, of which 'as' and 'so' are none without a capital. It may follow a comma: 'Acme, Inc.' */
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

const LABEL_REACH = 3;

/** Does a label at the start of the line apply to the name: 'With the support of: Acme · Beta'? */
function isLabelled(words: readonly Word[], label: number, start: number): boolean {
  return words
    .slice(label + 1, Math.min(start + 1, label + LABEL_REACH))
    .some(({ startsPhrase }) => startsPhrase);
}
