import { CLAUSES } from '../../../../lexicon/grammar/clauses.ts';
import { UNNAMED_EMPLOYERS } from '../../../../lexicon/job-titles/career-moves.ts';
import { BESIDE_MOVES } from '../../../../lexicon/job-titles/moves/posts-beside-moves.ts';
import { type MaskedSentence, TOKEN, type Token } from '../sentence/masked-sentence.ts';
import {
  employersOf,
  isDestination,
  isOrigin,
  isAfterYearsAt,
  mayBeEmployer,
  WHERE,
} from '../sentence/people-around.ts';
import { OBJECT_REACH, PART_REACH } from '../sentence/post-weights.ts';
import { formerIn, textBefore } from '../sentence/post-words.ts';
import type { MoveCue } from './move-cues.ts';
import type { Move } from './who-moves.ts';

/** The employer that somebody joins: the first after the verb, unless they come from there, else the nearest before it. */
export function employerEntered(cue: MoveCue, sentence: MaskedSentence): Token | null {
  const { text } = sentence;
  const all = employersOf(sentence).filter(
    ({ kind, at }) =>
      !isOfPast(cue, sentence, at) &&
      !isPresentPostOfAppointee(cue, sentence, at) &&
      !(kind !== 'company' && BESIDE_MOVES.presentPlace.test(text.slice(0, at))) &&
      !(at >= cue.end && ownsPerson(text, at)),
  );
  const after = all.find(({ at }) => at >= cue.end);
  return nearestEmployer(after, all, cue, text);
}

/** Does somebody come from the employer, 'from Acme', or does a word for the past precede it, 'formerly risk chief of Acme'? */
export function isOfPast({ end }: MoveCue, { text }: MaskedSentence, at: number): boolean {
  if (isOrigin(text, at)) return true;
  // A word before the verb does not apply to an employer after it: 'and then joined Acme'.
  const reach = at >= end ? Math.min(PART_REACH, at - end) : PART_REACH;
  const before = textBefore(text, at, reach);
  return (
    formerIn(before.slice(Math.max(before.lastIndexOf(','), before.lastIndexOf('(')) + 1)) !== null
  );
}

/** Is a title or employer after the appointed person's name the post held so far: 'Beta has appointed Jane Doe, head of audit at Acme'? */
export function isPresentPostOfAppointee(
  cue: MoveCue,
  { text, tokens }: MaskedSentence,
  at: number,
): boolean {
  const person = tokens.find((one) => one.kind === 'person' && one.at >= cue.end);
  const isNew = cue.kind === 'appoint' || cue.kind === 'succeeded';
  if (!isNew || person === undefined || person.at > at) return false;
  const found = BESIDE_MOVES.ownApposition.exec(text.slice(person.at + 1));
  return found !== null && at <= person.at + found[0].length;
}

/** Does a possessive say that the person belongs to the employer: 'Beta hires Acme's Jane Doe'? */
export function ownsPerson(text: string, at: number): boolean {
  return /^(?:'s|s') (?:\uE004 )?\uE000/u.test(text.slice(at + 1));
}

/** The employer that somebody leaves: the first after the verb, unless they go there, else the nearest before it. */
export function employerLeft({ cue, until }: Move, sentence: MaskedSentence): Token | null {
  const { text } = sentence;
  const inside = companyInside(cue, sentence);
  if (inside !== null) return inside;
  const towards = placeBeforeVerb(cue, sentence);
  const all = employersOf(sentence).filter(({ at }) => at !== towards?.at);
  const after = all.find(
    ({ at }) =>
      at >= cue.end &&
      at < until &&
      at - cue.end <= OBJECT_REACH &&
      (BESIDE_MOVES.noticePeriod.test(cue.text) ||
        isAfterYearsAt(text, at) ||
        !isDestination(text, at)) &&
      !BESIDE_MOVES.toNextPost.test(text.slice(cue.end, at)),
  );
  return nearestEmployer(after, all, cue, text);
}

/** The company, if it is inside the words of the move: 'passes the legal department of Acme to Jane Doe'. */
export function companyInside({ start, end }: MoveCue, { tokens }: MaskedSentence): Token | null {
  return tokens.find(({ kind, at }) => kind === 'company' && at >= start && at < end) ?? null;
}

/** Where somebody goes, right before a verb at the end of the clause: 'die naar Beta vertrok'. */
function placeBeforeVerb({ start }: MoveCue, sentence: MaskedSentence): Token | undefined {
  return employersOf(sentence).find(
    ({ kind, at }) => kind !== 'company' && at + 2 === start && isDestination(sentence.text, at),
  );
}

/**
 * The employer after the verb if it is in the same clause; before the verb the company itself, else the nearest: 'Acme, maker of the
 * Pebble, said that she will join'.
 */
function nearestEmployer(
  after: Token | undefined,
  all: readonly Token[],
  cue: MoveCue,
  text: string,
): Token | null {
  if (after !== undefined && isWithinClause(text, cue.end, after.at)) return after;
  const before = all.filter(({ at }) => at < cue.start);
  const last = before.at(-1);
  // The clause is about the employer before 'where': 'Is swapping Acme for Beta, where she will be chief auditor'.
  if (last !== undefined && WHERE.test(text.slice(last.at, cue.start))) return last;
  return before.findLast(({ kind }) => kind === 'company') ?? last ?? null;
}

/** Are two positions of a text in the same clause? */
export function isWithinClause(text: string, from: number, to: number): boolean {
  return !CLAUSES.end.test(text.slice(from, to));
}

/** The employer that somebody leaves another for, 'left Acme for Beta'; `null` where none is named. */
export function destinationOf(
  cue: MoveCue,
  sentence: MaskedSentence,
  left: Token | null,
): Token | null {
  const { text, tokens } = sentence;
  const isOfOtherEmployer = left !== null && left.kind !== 'company' && left.at >= cue.end;
  return (
    placeBeforeVerb(cue, sentence) ??
    tokens.find(
      (one) =>
        one.at >= cue.end &&
        one.at !== left?.at &&
        (mayBeEmployer(one) || (isOfOtherEmployer && one.kind === 'company')) &&
        isDestination(text, one.at) &&
        !isAfterYearsAt(text, one.at) &&
        // A new statement about the prospect begins at their name: 'Left on Monday, and she is in Leeds'.
        !text.slice(cue.end, one.at).includes(TOKEN.person),
    ) ??
    null
  );
}

/** The name right after a verb of moving. It is an employer even if it looks like a person's, since nobody moves to a person. */
export function nameAfter(cue: MoveCue, { text, tokens }: MaskedSentence): Token | undefined {
  const name = tokens.find(({ at }) => at >= cue.end);
  const isNear = name?.kind === 'other' && NEAR_NAME.test(text.slice(cue.end, name.at));
  return isNear ? name : undefined;
}

/** A few small words, none of which says 'from'. */
const NEAR_NAME = /^(?: (?!from|von|de chez|fra|fran|van|z|da|dal)[\p{L}'-]+){0,5} ?$/iu;

/** Does somebody join an unnamed employer: 'has joined a competitor', but not 'joined another sector and is now at Acme'? */
export function joinsUnnamedEmployer({ kind, end }: MoveCue, { text }: MaskedSentence): boolean {
  const after = text.slice(end);
  return (
    kind === 'enter' && JOINED_UNNAMED.test(after.toLowerCase()) && !after.includes(TOKEN.company)
  );
}

/** An employer without a name right after 'joined': ' a competitor'. */
const JOINED_UNNAMED = new RegExp(`^(?: \\p{L}{1,4}){0,2} (?:${UNNAMED_EMPLOYERS})(?!\\p{L})`, 'u');

/**
 * Is it the start of a career, and not of this post? Then its clause names no employer, 'Began as an auditor, was with Acme for years', or
 * another move follows, 'Began at Beta and then joined Acme'.
 */
export function isFirstPost({ cue, until }: Move, sentence: MaskedSentence): boolean {
  const { text } = sentence;
  const hasEmployer = employersOf(sentence).some(
    ({ at }) => at >= cue.end && isWithinClause(text, cue.end, at),
  );
  return BESIDE_MOVES.careerBeginning.test(cue.text) && (until < text.length || !hasEmployer);
}
