import { CONDITIONS } from '../../../lexicon/grammar/conditions.ts';
import {
  CLAUSE_IN_PASSING,
  MODAL_WORDS,
  MODAL_WORDS_EAST,
  RELATIVE_IN_PASSING,
} from '../../../lexicon/grammar/modality.ts';
import { plainLetters } from '../../../text/plain-letters.ts';
import type { Span } from '../../../text/words.ts';

/**
 * How a sentence presents what it reports: it happened, it is ahead, it is background, or it is not so or not certain: denied, taken back,
 * hypothetical, planned.
 */
export type Modality = 'fact' | 'ahead' | 'background' | 'unsure' | 'negated' | 'taken-back';

type Signs = {
  readonly takenBack: RegExp;
  readonly unsure: RegExp;
  readonly condition: RegExp | null;
  readonly not: RegExp;
  readonly background: RegExp;
  readonly ahead: RegExp;
};

/** Plain letters are ASCII in these languages. Unicode expressions would take long to build and run. */
function anyOf(source: string): RegExp {
  return new RegExp(
    `(?<![A-Za-z\\d\\u0370-\\u03ff])(?:${ascii(source)})(?![A-Za-z\\d\\u0370-\\u03ff])`,
    'i',
  );
}

function ascii(source: string): string {
  return source.replaceAll(String.raw`\p{L}`, '[a-z]');
}

const NO_CONDITIONS = { anywhere: '(?!)', opening: '(?!)' };

const SIGNS: ReadonlyMap<string, Signs> = new Map(
  Object.entries(MODAL_WORDS).map(([language, words]) => {
    const { anywhere, opening } = CONDITIONS[language] ?? NO_CONDITIONS;
    const signs = {
      takenBack: anyOf(words.takenBack),
      unsure: anyOf(`${words.unsure}|${anywhere}`),
      condition: new RegExp(`^[^A-Za-z]{0,4}(?:${ascii(`${anywhere}|${opening}`)})(?![a-z])`, 'i'),
      not: anyOf(words.not),
      background: anyOf(words.background),
      ahead: anyOf(words.ahead),
    };
    return [language, signs];
  }),
);

const EAST: Signs = {
  takenBack: plain(MODAL_WORDS_EAST.takenBack),
  unsure: plain(MODAL_WORDS_EAST.unsure),
  condition: null,
  not: plain(MODAL_WORDS_EAST.not),
  background: plain(MODAL_WORDS_EAST.background),
  ahead: plain(MODAL_WORDS_EAST.ahead),
};

/** Kana lose their diacritics in plain letters, so the pattern must too. */
function plain({ source }: RegExp): RegExp {
  return new RegExp(plainLetters(source), 'u');
}

/** A letter of Japanese, Chinese or Korean. */
const EAST_ASIAN = /[\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7a3]/u;
/** Languages in which the verb and its negation come last. */
const VERB_LAST: ReadonlySet<string> = new Set(['tr', 'ja', 'zh']);

/** The modality of what a sentence in plain letters says at `span`. */
export function modalityOf(
  sentence: string,
  span: Span,
  {
    language,
    isSuspected = false,
  }: { readonly language: string | null; readonly isSuspected?: boolean },
): Modality {
  const text = withoutFormulas(sentence, isSuspected);
  const isEast = EAST_ASIAN.test(text);
  const signs = isEast ? EAST : signsOf(language);
  if (signs.takenBack.test(text)) return 'taken-back';
  if (signs.condition?.test(text) === true) return 'unsure';
  return modalityIn(claimAround(text, span, isEast || VERB_LAST.has(language ?? '')), signs);
}

/** Does a sentence in plain letters begin with a condition that the reader cannot meet: 'If the plan is approved, …'? */
export function isUnderCondition(text: string, language: string | null): boolean {
  return signsOf(language).condition?.test(text) === true && !INVITES.test(text);
}

/** A condition for the reader: 'If you', 'wenn Sie'. */
const INVITES =
  /^\W{0,4}(?:\p{L}+ ){0,3}(?:you|your|sie|du|ihr|dich|vous|tu|votre|te|usted|quiere[sn]?|tienes|voce|quer|tem|ti|vuoi|hai|je|jij|jouw|u|din|ditt|masz|chcesz|mate|chcete)(?!\p{L})/iu;

/** 'Without admitting' and the like: the settlement itself is certain. */
const FORMULA = /without (?:either )?(?:admitting|denying)(?: or (?:admitting|denying))?/giu;
/** Words for the suspicion that any inquiry is about. */
const SUSPICION =
  /(?<![a-z])(?:alleged(?:ly)?|alleg(?:es|ing|ations?)|suspect[a-z]*|suspicion|accus[a-z]+|possibl[ey]|potential(?:ly)?|mutmasslich[a-z]*|moglich[a-z]*|verdacht[a-z]*|vorwurf[a-z]*|vorwurfe|soupconn[a-z]+|presum[a-z]+|presunt[a-z]+|supuest[a-z]+|posible[a-z]*|alegad[a-z]+|suspeit[a-z]*|possivel|possivei[a-z]*|eventual[a-z]*|sospett[a-z]*|possibil[a-z]+|vermoedelijk[a-z]*|vermeend[a-z]*|verdacht[a-z]*|mogelijk[a-z]*|misstank[a-z]*|mistank[a-z]*|mistaenk[a-z]*|mistenk[a-z]*|mulig[a-z]*|mojlig[a-z]*|anklag[a-z]+|podejrz[a-z]+|domniem[a-z]+|rzekom[a-z]*|mozliw[a-z]+|podezr[a-z]+|udajn[a-z]*|mozn[a-z]+|supheli[a-z]*|suphesi[a-z]*|iddia[a-z]*)(?![a-z])/giu;

/** The text with words blanked out that do not make this statement uncertain. All other characters keep their positions. */
function withoutFormulas(text: string, isSuspected: boolean): string {
  const claim = text.replace(FORMULA, blank);
  return isSuspected ? claim.replace(SUSPICION, blank) : claim;
}

/** Blanks of the same length as some words. */
export function blank(words: string): string {
  return ' '.repeat(words.length);
}

function signsOf(language: string | null): Signs {
  const signs = SIGNS.get(language ?? 'en') ?? SIGNS.get('en');
  if (signs === undefined) throw new RangeError('The modal words of English are missing.');
  return signs;
}

/** The clause of a statement, the part that can make it uncertain, and the part near enough to negate it. */
type Claim = { readonly clause: string; readonly claim: string; readonly near: string };

function claimAround(text: string, span: Span, isVerbLast: boolean): Claim {
  const { start, end } = clauseAround(text, span);
  const clause = text.slice(start, end);
  if (isVerbLast) return { clause, claim: clause, near: clause };
  const from = Math.max(start, span.start - NEGATION_CHARACTERS);
  return { clause, claim: text.slice(start, span.end), near: text.slice(from, span.end) };
}

function modalityIn({ clause, claim, near }: Claim, signs: Signs): Modality {
  if (signs.not.test(near)) return 'negated';
  if (signs.unsure.test(claim)) return 'unsure';
  if (signs.background.test(clause)) return 'background';
  return signs.ahead.test(claim) ? 'ahead' : 'fact';
}

const NEGATION_CHARACTERS = 40;

/** Where another clause begins: a mark, or 'but', 'while', 'aber', 'sino'. */
const CLAUSE_END =
  /[;:()]|,(?=\s)|\s-\s|\s(?:but|while|although|though|aber|doch|sondern|mais|pero|sino|mas|ma|maar|men|ale|lecz|avsak|ama|ancak)\s/giu;

/** The clause around a span, from the mark before it to the one after it. */
export function clauseAround(text: string, { start, end }: Span): Span {
  let from = 0;
  for (const match of text.matchAll(CLAUSE_END)) {
    const after = match.index + match[0].length;
    if (after <= start) from = after;
    else if (match.index >= end) return { start: from, end: match.index };
  }
  return { start: from, end: text.length };
}

/** Does a sentence give its news only in a subordinate clause: 'When she joined, …', 'Jane Doe, who joined in spring, …'? */
export function isReportedInPassing(text: string): boolean {
  const letters = plainLetters(text);
  return CLAUSE_IN_PASSING.test(letters) || RELATIVE_IN_PASSING.test(letters);
}
