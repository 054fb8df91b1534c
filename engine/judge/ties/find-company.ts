import { GENERIC_COMPANY_WORDS, LEGAL_FORMS } from '../../names/companies/legal-forms.ts';
import { isEastAsian } from '../../text/east-asian.ts';
import type { Word } from '../../text/words.ts';
import { AT_WORDS, ORGANISATION_CUES } from '../vocabulary/organisation-cues.ts';
import { isSameTrade, isTrade } from '../vocabulary/trades.ts';
import { STOP_WORDS } from '../../text/stop-words.ts';
import { FIELD_WORDS, POST_WORDS } from '../vocabulary/field-roles.ts';
import { APPOINTMENTS, OUTSIDE_RELATIONS } from '../vocabulary/company-relations.ts';
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
  /** 0–1: how surely the words are the company's name; 1 but for what its letters stand for. */
  readonly certainty: number;
};

/** Finds all mentions of the company in a text, in order; each place counts once. */
export type CompanyFinder = (words: readonly Word[]) => readonly CompanyMention[];

const PREFIX_LENGTH = 4;
/** Endings by which languages decline a name; up to two of its last letters give way to them. */
const ENDINGS: ReadonlySet<string> = declinedEndings();
const INFLECTED_LENGTH_MIN = 5;
const RELATION_WORDS = 4;
const JOINS: ReadonlySet<string> = new Set('of de du del della do da des van von der'.split(' '));
const TITLE_CASE_SHARE = 0.7;

/** A finder for one company. */
export function companyFinderFor(forms: readonly CompanyForm[]): CompanyFinder {
  const byPrefix = new Map<string, CompanyForm[]>();
  for (const form of forms) {
    const key = (form.words[0] ?? '').slice(0, PREFIX_LENGTH);
    byPrefix.set(key, [...(byPrefix.get(key) ?? []), form]);
  }
  const ownWords = new Set(forms.flatMap(({ words }) => words));
  return (words) => {
    const found: CompanyMention[] = [];
    let titleCase: boolean | null = null;
    for (let index = 0; index < words.length; index += 1) {
      const candidates = byPrefix.get((words[index]?.text ?? '').slice(0, PREFIX_LENGTH)) ?? [];
      const form = candidates.find((candidate) => isAt(words, index, candidate));
      if (form === undefined) continue;
      titleCase ??= isTitleCase(words);
      const end = endOfForm(words, index + form.words.length, ownWords);
      found.push({
        start: index,
        end,
        strength: form.strength,
        isOther: goesOn(words, { start: index, end }, form, { titleCase, own: ownWords }),
        isOutside: isOutside(words, index, end),
        certainty: 1,
      });
      index = end - 1;
    }
    return found;
  };
}

function isAt(
  words: readonly Word[],
  index: number,
  { words: form, isAcronym, strength }: CompanyForm,
): boolean {
  const first = words[index];
  if (first === undefined) return false;
  if (!first.isCapital && (isAcronym || strength !== 'full') && !isEastAsian(first.text))
    return false;
  return form.every((text, offset) => {
    const word = words[index + offset];
    return word !== undefined && (isAcronym ? word.text === text : isInflected(word.text, text));
  });
}

/** The same word but for its ending: 'Merezhi' and 'Merezha', 'Tiszamentinél' and 'Tiszamenti'. */
function isInflected(word: string, form: string): boolean {
  if (word === form) return true;
  if (form.length < INFLECTED_LENGTH_MIN || word.length < PREFIX_LENGTH) return false;
  return [0, 1, 2].some((lost) => {
    const kept = form.slice(0, Math.max(PREFIX_LENGTH, form.length - lost));
    return word.startsWith(kept) && ENDINGS.has(word.slice(kept.length));
  });
}

/** 'Acme' goes on over its legal form and the rest of its own name. */
function endOfForm(words: readonly Word[], end: number, own: ReadonlySet<string>): number {
  let last = end;
  while (
    words[last]?.startsPhrase === false &&
    (LEGAL_FORMS.has(words[last]?.text ?? '') || own.has(words[last]?.text ?? ''))
  ) {
    last += 1;
  }
  return last;
}

/** A capital word right before or behind belongs to another name, unless a headline writes all words so. */
function goesOn(
  words: readonly Word[],
  { start, end }: { readonly start: number; readonly end: number },
  form: CompanyForm,
  { titleCase, own }: { readonly titleCase: boolean; readonly own: ReadonlySet<string> },
): boolean {
  const next = words[end];
  const before = words[start - 1];
  const first = words[start];
  if (first === undefined || isEastAsian(first.text)) return false;
  const hasNext = next?.startsPhrase === false && next.isCapital;
  if (hasNext && isKind(next.text)) {
    if ([...own].some((word) => isSameTrade(word, next.text))) return false;
    return form.strength !== 'full';
  }
  if (form.strength === 'full') return false;
  const after = words[end + 1];
  const isJoined =
    next?.startsPhrase === false &&
    AT_WORDS.has(next.text) &&
    next.text.length > 1 &&
    after?.isCapital === true &&
    !after.startsPhrase;
  if (isJoined && JOINS.has(next.text) && form.words.length > 1) return true;
  if (titleCase && form.strength !== 'token') return hasNext && isPlainName(next.text);
  const isNamed =
    before?.isCapital === true &&
    !first.startsPhrase &&
    words[start - 2]?.sentence === before.sentence &&
    isPlainName(before.text) &&
    !isKind(before.text);
  return (hasNext && !/\d/u.test(next.text)) || isNamed;
}

/** 'Acme Appoints' and 'Acme Compliance Chief' are headlines, 'Acme Street Wealth' is another name. */
function isPlainName(word: string): boolean {
  return (
    ![APPOINTMENTS, FIELD_WORDS, POST_WORDS].some((matcher) => matcher.holds(word)) &&
    !STOP_WORDS.has(word) &&
    !/^\d/u.test(word)
  );
}

function isKind(word: string): boolean {
  return ORGANISATION_CUES.holds(word) || GENERIC_COMPANY_WORDS.has(word) || isTrade(word);
}

function isTitleCase(words: readonly Word[]): boolean {
  const long = words.filter(({ text }) => text.length > 3);
  return (
    long.length > 0 &&
    long.filter(({ isCapital }) => isCapital).length >= long.length * TITLE_CASE_SHARE
  );
}

function isOutside(words: readonly Word[], start: number, end: number): boolean {
  const { sentence } = words[start] ?? { sentence: -1 };
  const cue = OUTSIDE_RELATIONS.find(words, start - RELATION_WORDS, start);
  const label = OUTSIDE_RELATIONS.find(words, 0, Math.min(start, RELATION_WORDS));
  return (
    (cue !== -1 && words[cue]?.sentence === sentence) ||
    (label !== -1 && words[label + 1]?.startsPhrase === true && end > start) ||
    (label !== -1 && isLabelled(words, label, start))
  );
}

const LABEL_REACH = 3;

/** 'With the support of: Acme · Beta' */
function isLabelled(words: readonly Word[], label: number, start: number): boolean {
  return words
    .slice(label + 1, Math.min(start + 1, label + LABEL_REACH))
    .some(({ startsPhrase }) => startsPhrase);
}

/** Folded: what a name may end in once it is declined. */
function declinedEndings(): ReadonlySet<string> {
  return new Set(
    ' s es e n en a i y u o em om im ym am um ie ej oj iej ego ogo ova ove ov ou ami ach ich ych emu omu owi iem in on at et ot nak nek nal nel ban ben ra re rol tol ba be nin nun da de ta te den dan ten tan ya ye yi yu'.split(
      ' ',
    ),
  );
}
