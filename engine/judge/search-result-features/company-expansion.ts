// What the letters mean on a page when a company was entered as letters.
import { WORDS_WITHOUT_INITIALS } from '../../lexicon/grammar/prepositions.ts';
import { LEGAL_FORMS } from '../../lexicon/organisations/legal-forms.ts';
import {
  LEISURE_ORGANISATION_WORDS,
  GENERIC_COMPANY_WORDS,
  ORGANISATION_WORDS,
} from '../../lexicon/organisations/organisation-words.ts';
import { isGivenName } from '../../names/people/name/nicknames.ts';
import { normalizeText } from '../../text/normalize.ts';
import { stemOf } from '../../text/terms.ts';
import { wordListOf, type Word } from '../../text/words.ts';
import { writtenAs } from '../mentions/page-context.ts';
import type { Profile } from '../mentions/profile.ts';
import type { FeatureInput, Feature } from './feature.ts';
import { noteFeatures } from './note-features.ts';
import { roleFeatures } from './role-features.ts';

/** Words beside the name that the prospect's company, entered as letters, may mean. */
export type CompanyExpansion = {
  readonly words: readonly Word[];
  /** The words are the company's name for certain enough; otherwise the letters may match by chance. */
  readonly isCertain: boolean;
  readonly feature: Feature;
};

/**
 * Finds the company's full name on a page when it was entered as letters: 'International Business Machines' for IBM. Initials of few
 * letters coincide often: three need the role or the notes to fit too, two need both. Two letters with neither are not reported.
 */
export function companyExpansion(input: FeatureInput): CompanyExpansion | null {
  const { profile, context } = input;
  const { shortName } = profile.company;
  if (shortName === '') return null;
  const words = context.spans
    .flatMap((span) => expansionsIn(span, shortName))
    .find((expansion) => canBeMeant(profile, expansion));
  if (words === undefined) return null;
  const signs = shortName.length + fittingSigns(input);
  const isCertain = signs >= CLEAR_EXPANSION_LETTERS;
  if (!isCertain && signs < CHANCE_EXPANSION_LETTERS) return null;
  const { most, chance } = EXPANSION_STRENGTHS;
  const strength = isCertain ? (EXPANSION_STRENGTHS[shortName.length] ?? most) : chance;
  const facts = {
    code: 'company-spelled-out',
    company: writtenAs(context, words),
    letters: shortName,
    isCertain,
  } as const;
  return { words, isCertain, feature: { strength, facts } };
}

/** Letters from which initials settle the company; role and notes count as one letter each where they fit. */
const CLEAR_EXPANSION_LETTERS = 4;
/** With fewer, counted the same way, the match is chance and is not reported. */
const CHANCE_EXPANSION_LETTERS = 3;
/** Strength of a company spelled out by its initials, by their number; its own name has 1. `chance` when unsettled. */
const EXPANSION_STRENGTHS: Readonly<Record<number | 'most' | 'chance', number>> = {
  2: 0.4,
  3: 0.6,
  most: 0.8,
  chance: 0.2,
};

/** Can it be the company? Not the person's own name, nor a club: 'Ida Berg Museum' is no employer unless the user entered a museum. */
function canBeMeant({ entered, nameStems }: Profile, words: readonly Word[]): boolean {
  const own = new Set(wordListOf(`${entered.position} ${entered.notes} ${entered.companyUrl}`));
  return words.every(
    ({ text }) =>
      !nameStems.has(stemOf(text)) && (!LEISURE_ORGANISATION_WORDS.has(text) || own.has(text)),
  );
}

/** How many of the two fit the prospect: role and notes. */
function fittingSigns(input: FeatureInput): number {
  return [roleFeatures(input), noteFeatures(input)].filter((features) =>
    Object.values(features).some(({ strength, facts }) => strength > 0 && facts !== null),
  ).length;
}

/**
 * The runs of words whose initials spell the letters: capitalised words of one phrase, one for each letter; small words between
 * them may count or be left out ('Bank of the North' is BN and BON). This is the strict form of the rule by which texts introduce
 * abbreviations (Schwartz and Hearst 2003).
 */
export function expansionsIn(
  words: readonly Word[],
  letters: string,
): readonly (readonly Word[])[] {
  const wanted = normalizeText(letters);
  return words.flatMap((word, start) => {
    if (!canStart(words, start, wanted) || isGivenName(word.text)) return [];
    const end = endOfRest(words, { next: start + 1, spelled: 1, skipped: 0 }, wanted);
    return end === -1 ? [] : [words.slice(start, end)];
  });
}

type Spelling = { readonly next: number; readonly spelled: number; readonly skipped: number };

function canStart(words: readonly Word[], start: number, wanted: string): boolean {
  const word = words[start];
  if (
    word === undefined ||
    WORDS_WITHOUT_INITIALS.has(word.text) ||
    !countsFor(word, wanted.charAt(0))
  )
    return false;
  const before = words[start - 1];
  const isInsideName = !word.startsPhrase && before?.isCapital === true;
  return !isInsideName || WORDS_WITHOUT_INITIALS.has(before.text);
}

/** Small words that may follow each other inside a name: 'Bank of the North'. */
const SMALL_WORDS_MAX = 2;

/** Where the words end that spell the rest; −1 when they don't. A small word may count or not. */
function endOfRest(
  words: readonly Word[],
  { next, spelled, skipped }: Spelling,
  wanted: string,
): number {
  if (spelled === wanted.length) return isEndOfName(words, next) ? next : -1;
  const word = words[next];
  if (word === undefined || word.startsPhrase) return -1;
  const isSmall = WORDS_WITHOUT_INITIALS.has(word.text);
  const counted = { next: next + 1, spelled: spelled + 1, skipped: 0 };
  const end = countsFor(word, wanted.charAt(spelled)) ? endOfRest(words, counted, wanted) : -1;
  if (end !== -1 || !isSmall || skipped === SMALL_WORDS_MAX) return end;
  return endOfRest(words, { next: next + 1, spelled, skipped: skipped + 1 }, wanted);
}

/** Does the word count for the letter? An initial by itself does not. */
function countsFor({ text, isCapital }: Word, letter: string): boolean {
  return (
    text.length > 1 && text.startsWith(letter) && (isCapital || WORDS_WITHOUT_INITIALS.has(text))
  );
}

function isEndOfName(words: readonly Word[], end: number): boolean {
  return !WORDS_WITHOUT_INITIALS.has(words[end - 1]?.text ?? '') && !continuesAsName(words, end);
}

/** Does the name go on after the expansion? 'International Business Machines Museum' is another name, '… Corporation' is not. */
function continuesAsName(words: readonly Word[], next: number): boolean {
  const word = words[next];
  if (word === undefined || word.startsPhrase || !word.isCapital) return false;
  const isTail =
    LEGAL_FORMS.has(word.text) ||
    (GENERIC_COMPANY_WORDS.has(word.text) && !ORGANISATION_WORDS.has(word.text));
  return !isTail || continuesAsName(words, next + 1);
}
