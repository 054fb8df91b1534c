import {
  BESIDE_MOVES,
  PROMOTIONS,
} from '../../../../lexicon/job-titles/moves/posts-beside-moves.ts';
import { type MaskedSentence, TOKEN, type Token } from '../sentence/masked-sentence.ts';
import { employersOf } from '../sentence/people-around.ts';
import type { DraftStatement } from '../sentence/post-statement.ts';
import { OBJECT_REACH } from '../sentence/post-weights.ts';
import { interimIn, textBefore } from '../sentence/post-words.ts';
import { wordTest } from '../sentence/word-tests.ts';
import type { MoveCue } from './move-cues.ts';
import { isOfPast, isPresentPostOfAppointee } from './move-employers.ts';
import type { Move } from './who-moves.ts';

/** The job title of a move: the one after the verb, or for a departure also one beside the name. */
export function titleOf({ cue, effect, until }: Move, sentence: MaskedSentence): Token | null {
  const { text } = sentence;
  const isEntry = effect !== 'leaves';
  const titles = sentence.tokens.filter(
    ({ kind, at }) =>
      kind === 'title' && !isTitleOfOther(text, at) && !isPresentPostOfAppointee(cue, sentence, at),
  );
  const names = employersOf(sentence).some(({ at }) => at >= cue.end && at < until);
  const after = titles.find(
    ({ at }) =>
      at >= cue.start &&
      // After another move the title belongs to that one: 'Began at Beta and joined Acme as head of risk'.
      !(isEntry && names && at >= until) &&
      (cue.kind === 'succeed' || !text.slice(cue.end, at).includes(TOKEN.other)) &&
      (isEntry
        ? !isOfPast(cue, sentence, at) && !BESIDE_MOVES.previousPost.test(text.slice(cue.end, at))
        : at < until),
  );
  if (after !== undefined) return after;
  const before = titles.filter(({ at }) => at < cue.start);
  if (!isEntry) return before.at(-1) ?? null;
  const isLed = ({ at }: Token): boolean =>
    isLedTo(text, at) || cue.start - at <= ADJACENT_CHARACTERS;
  return effect === 'joins' ? (before.findLast(isLed) ?? null) : null;
}

const ADJACENT_CHARACTERS = 2;

/** Is the job title another person's: 'CEO Jane Roe', 'Jane Roe, CEO'? */
function isTitleOfOther(text: string, at: number): boolean {
  return (
    text.startsWith(' \uE003', at + 1) ||
    /\uE003,? (?:the |a )?$/u.test(textBefore(text, at, OTHER_CHARACTERS))
  );
}

const OTHER_CHARACTERS = 8;

/** Do the words around the title say that it is what somebody becomes: 'zur Leiterin Revision ernannt', 'uyum direktörü olarak atandı'? */
function isLedTo(text: string, at: number): boolean {
  return (
    BESIDE_MOVES.titleLedBefore.test(textBefore(text, at, LED_CHARACTERS)) ||
    BESIDE_MOVES.titleLedBehind.test(text.slice(at + 1, at + LED_CHARACTERS))
  );
}

const LED_CHARACTERS = 16;

/**
 * Is the person honoured and not appointed: 'named Compliance Officer of the Year', or at the company and given neither post nor employer,
 * 'welcomed Jane Doe, head of risk at Acme, to the panel'?
 */
export function isHonour(
  cue: MoveCue,
  { title, employer }: DraftStatement,
  sentence: MaskedSentence,
): boolean {
  if (cue.kind !== 'appoint' || title !== '') return false;
  if (GIVES_AWARD.test(sentence.text)) return true;
  return (
    employer === '' &&
    sentence.tokens.some(
      ({ kind, at }) => kind === 'company' && isPresentPostOfAppointee(cue, sentence, at),
    )
  );
}

/** An award that is being given. One of former years follows the name: 'Beta hires Jane Doe, Compliance Officer of the Year'. */
const GIVES_AWARD = /(?<!\uE000, )\uE005/u;

/** Does a sentence report a promotion? */
export const isPromotion = wordTest(PROMOTIONS);

/** Is the move temporary: 'takes over for the time being'? */
export function isInterim(text: string, { start, end }: MoveCue): boolean {
  return interimIn(text.slice(Math.max(0, start - OBJECT_REACH), end + OBJECT_REACH)) !== null;
}
