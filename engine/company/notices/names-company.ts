import { wordSet } from '../../lexicon/word-list.ts';
import { legalFormLength } from '../../names/companies/legal-form.ts';
import { wordsOf, type Word } from '../../text/words.ts';
import { isFullLegalName, legalFormOf, nameKey } from '../identity/company-names.ts';

/** Capitalised words in titles that may precede a company without being part of its name. */
const BEFORE_NAMES = wordSet(
  'a about against agency and approval at authority between bureau by commission concerning court department for from in into involving matter nasdaq notice of on or order over re regarding regulator served settles sues that the to treasury v versus vs with',
);

/** Marks that separate what is before from what is after. */
const PARTING_MARKS = /[/;:|]/gu;

/** How texts may name a company so that it cannot be another. */
export type NoticeNames = {
  /** Whole legal names. */
  readonly full: readonly string[];
  /** Names without a legal form, where the country speaks for it. */
  readonly bare: readonly string[];
};

/** The names by which a notice is believed to be about the company: two words at least, which few companies share. */
export function noticeNames(names: readonly string[], isOwnCountry: boolean): NoticeNames {
  return {
    full: names.filter(isFullLegalName),
    bare: isOwnCountry ? names.filter((name) => nameKey(name).includes(' ')) : [],
  };
}

/** Does the text name the company, and none whose name is longer: 'Acme Bank plc', not 'New Acme Bank' or 'Acme Bank Trust'? */
export function namesCompany(text: string, { full, bare }: NoticeNames): boolean {
  const words = wordsOf(text.replaceAll(PARTING_MARKS, ', '));
  const forms = new Map(full.map((name) => [nameKey(name), legalFormOf(name)]));
  const isBare = new Set(bare.map(nameKey));
  return [...new Set([...forms.keys(), ...isBare])].some((key) => {
    const name = key.split(' ');
    return words.some((_, start) => {
      const isThere = name.every((word, index) => words[start + index]?.text === word);
      if (!isThere || isLongerBefore(words, start)) return false;
      const end = start + name.length;
      const form = formAt(words, end);
      if (form !== '') return forms.has(key) ? forms.get(key) === form : isBare.has(key);
      return isBare.has(key) && !isLongerBehind(words, end);
    });
  });
}

function isLongerBefore(words: readonly Word[], start: number): boolean {
  const before = words[start - 1];
  if (before === undefined || words[start]?.startsPhrase === true) return false;
  return before.isCapital && !BEFORE_NAMES.has(before.text);
}

function isLongerBehind(words: readonly Word[], end: number): boolean {
  const behind = words[end];
  return behind !== undefined && behind.isCapital && !behind.startsPhrase;
}

/** The legal form that begins there, in one spelling; '' where none does. */
function formAt(words: readonly Word[], end: number): string {
  const length = legalFormLength(words, end);
  const form = words.slice(end, end + length).map(({ text }) => text);
  return form.length === 0 ? '' : legalFormOf(`X ${form.join('')}`);
}
