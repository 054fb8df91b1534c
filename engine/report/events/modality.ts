import { MODAL_WORDS, MODAL_WORDS_EAST } from '../../lexicon/grammar/modality.ts';
import { plainLetters } from '../../text/plain-letters.ts';
import type { Span } from '../../text/words.ts';

/**
 * What a sentence makes of what it tells: it happened, it will, it belongs to the story before, or it is not said to be
 * so at all: denied, taken back, hypothetical, planned, negated.
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

function anyOf(source: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\d])(?:${source})(?![\\p{L}\\d])`, 'iu');
}

const SIGNS: ReadonlyMap<string, Signs> = new Map(
  Object.entries(MODAL_WORDS).map(([language, words]) => [
    language,
    {
      takenBack: anyOf(words.takenBack),
      unsure: anyOf(words.unsure),
      condition: new RegExp(`^[^\\p{L}]{0,4}(?:${words.condition})(?!\\p{L})`, 'iu'),
      not: anyOf(words.not),
      background: anyOf(words.background),
      ahead: anyOf(words.ahead),
    },
  ]),
);

const EAST: Signs = {
  takenBack: plain(MODAL_WORDS_EAST.takenBack),
  unsure: plain(MODAL_WORDS_EAST.unsure),
  condition: null,
  not: plain(MODAL_WORDS_EAST.not),
  background: plain(MODAL_WORDS_EAST.background),
  ahead: plain(MODAL_WORDS_EAST.ahead),
};

/** The letters of kana lose their marks in plain texts. */
function plain({ source }: RegExp): RegExp {
  return new RegExp(plainLetters(source), 'u');
}

const EAST_ASIAN = /[\u3040-\u30ff\u4e00-\u9fff]/u;
/** Languages that put the verb, and what becomes of it, last. */
const VERB_LAST: ReadonlySet<string> = new Set(['tr', 'ja', 'zh']);

/** The modality of what stands at `span` of a sentence in plain letters. */
export function modalityOf(text: string, span: Span, language: string | null): Modality {
  const isEast = EAST_ASIAN.test(text);
  const signs = isEast ? EAST : signsOf(language);
  if (signs.takenBack.test(text)) return 'taken-back';
  if (signs.condition?.test(text) === true) return 'unsure';
  return modalityIn(claimAround(text, span, isEast || VERB_LAST.has(language ?? '')), signs);
}

function signsOf(language: string | null): Signs {
  const signs = SIGNS.get(language ?? 'en') ?? SIGNS.get('en');
  if (signs === undefined) throw new RangeError('The modal words of English are missing.');
  return signs;
}

/** The clause of a statement, the part of it that can leave it open, and the part near enough to negate it. */
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

const CLAUSE_END =
  /[;:()]|,(?=\s)|\s-\s|\s(?:but|while|although|though|aber|doch|sondern|mais|pero|sino|mas|ma|maar|men|ale|lecz|avsak|ama|ancak)\s/giu;

/** The clause that holds a span: from the mark before it to the one after it. */
export function clauseAround(text: string, { start, end }: Span): Span {
  let from = 0;
  for (const match of text.matchAll(CLAUSE_END)) {
    const after = match.index + match[0].length;
    if (after <= start) from = after;
    else if (match.index >= end) return { start: from, end: match.index };
  }
  return { start: from, end: text.length };
}
