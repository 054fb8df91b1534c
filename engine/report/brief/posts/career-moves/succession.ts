import { WHERE_WORDS } from '../../../../lexicon/grammar/clauses.ts';
import { TERM_NOUNS } from '../../../../lexicon/job-titles/doubtful-posts.ts';
import {
  AROUND_SUCCESSIONS,
  BECOMING_VERBS,
  FAMILY_LEAVE,
  LEAVES_OF_ABSENCE,
  SUCCESSION_WORDS,
} from '../../../../lexicon/job-titles/moves/successions.ts';
import { CHAIRS, POST_NOUNS } from '../../../../lexicon/job-titles/title-words.ts';
import { wholeWords } from '../../../../lexicon/word-list.ts';
import { type MaskedSentence, TOKEN, type Token } from '../sentence/masked-sentence.ts';
import { isPossessiveWord } from '../sentence/named-for-others.ts';
import { type Party, partyBefore, partyAfter } from '../sentence/people-around.ts';
import { OBJECT_REACH, SUBJECT_REACH } from '../sentence/post-weights.ts';
import { wordTest } from '../sentence/word-tests.ts';
import type { MoveCue } from './move-cues.ts';

/** What a move means for the prospect. `moves` is leaving one employer for another. */
export type MoveEffect = 'joins' | 'leaves' | 'moves' | 'died';

/** Who is named nearest before and after a cue. */
export type NearestParties = { readonly before: Party; readonly after: Party };

/** The effect, if the move is the prospect's. */
export function effectIfProspect(party: Party, effect: MoveEffect): MoveEffect | null {
  return party === 'prospect' ? effect : null;
}

const { noun, nounOrVerb, nounWithOf, predecessor, nameBefore, needsObject } = SUCCESSION_WORDS;

/** What 'succeeds', 'successor' and the like mean for the prospect: the successor comes and the predecessor goes, wherever their names are. */
export function successionEffect(
  cue: MoveCue,
  sentence: MaskedSentence,
  { before, after }: NearestParties,
): MoveEffect | null {
  if (isTheirSuccessor(cue, sentence, after) || replacesThing(cue, sentence)) return null;
  // Somebody who covers for a person on leave takes nobody's job.
  if (isTemporaryCover(sentence.text))
    return after === 'prospect' ? null : effectIfProspect(before, 'joins');
  if (predecessor.test(cue.text)) return predecessorEffect(cue, sentence, after);
  const successor = successorOf(cue, sentence);
  if (successor !== null) return effectIfProspect(successor, 'joins');
  if (before === 'prospect') return successionBy(cue, sentence, after);
  if (isNamedSuccessor(cue, sentence)) return 'joins';
  return effectIfProspect(after, nameBefore.test(cue.text) ? 'joins' : 'leaves');
}

/**
 * Is it the prospect's own successor, who is not named: 'Jane Doe hands over the keys, and her successor sits beside her'? That may be her
 * departure, but nobody's arrival. 'What I would tell my successor' is neither.
 */
function isTheirSuccessor(cue: MoveCue, sentence: MaskedSentence, after: Party): boolean {
  if (!noun.test(cue.text)) return false;
  if (after === null && ownerOf(cue, sentence) !== null) return true;
  const before = sentence.text.slice(0, cue.start);
  if (after === 'prospect' || !AROUND_SUCCESSIONS.theirs.test(before)) return false;
  // 'Jane Doe has signed as his replacement': she is the replacement, unless somebody else is named after it.
  return after !== null || !AROUND_SUCCESSIONS.asTheirs.test(before);
}

/** The prospect's 'my' right before the word. */
function ownerOf({ start }: MoveCue, { text, tokens }: MaskedSentence): Token | null {
  const owner = tokens.find(
    ({ kind, at }) => kind === 'person' && text.slice(at + 1, start) === ' ',
  );
  return owner !== undefined && isPossessiveWord(owner) ? owner : null;
}

/** Is a thing replaced that the name after it only relates to: 'replaces the tool that Jane Doe introduced', 'replaces Jane Doe's form'? */
function replacesThing({ start, end }: MoveCue, { text, tokens }: MaskedSentence): boolean {
  if (WHERE_AFTER.test(text.slice(end))) return true;
  const name = tokens.find(({ kind, at }) => at >= end && (kind === 'person' || kind === 'other'));
  if (name?.kind !== 'person' || text.slice(0, start).includes(TOKEN.person)) return false;
  return (
    AROUND_SUCCESSIONS.thingThat.test(text.slice(end, name.at)) ||
    OWNED_THING.test(text.slice(name.at + 1))
  );
}

/** A clause about a place in which the prospect is named: 'Daarna volgde de kar van Beta, waar Jane Doe werkt'. */
const WHERE_AFTER = new RegExp(`^[^.;\uE000\uE003]*, (?:${WHERE_WORDS}) [^.;]*\uE000`, 'u');

/** A possessive and a thing that is no job or period: "'s form". */
const OWNED_THING = new RegExp(
  `^'s (?!(?:\\p{L}+ )?(?:\uE004|${POST_NOUNS}|${CHAIRS}|${TERM_NOUNS})(?!\\p{L}))\\p{Ll}`,
  'iu',
);

/** Does somebody only cover for another: 'covers her maternity leave'? */
export const isTemporaryCover = wordTest(LEAVES_OF_ABSENCE);

/** Does a text name a leave that somebody comes back from: 'her maternity leave'? */
export const namesFamilyLeave = wordTest(FAMILY_LEAVE);

/** Somebody's predecessor has gone; somebody who says 'my predecessor' has not. */
function predecessorEffect(
  cue: MoveCue,
  sentence: MaskedSentence,
  after: Party,
): MoveEffect | null {
  return ownerOf(cue, sentence) === null ? effectIfProspect(after, 'leaves') : null;
}

/** Who succeeds a person that only a pronoun refers to: 'John Roe leaves. Him succeeds Jane Doe'. */
function successorOf(cue: MoveCue, sentence: MaskedSentence): Party {
  const { text } = sentence;
  const { start, end } = cue;
  const isOfPronoun =
    !nounWithOf.test(cue.text) &&
    (AROUND_SUCCESSIONS.succeededBehind.test(text.slice(end)) ||
      AROUND_SUCCESSIONS.succeededBefore.test(text.slice(0, start)) ||
      (/^(?:ii|gli|le) /iu.test(cue.text) && !/^ lui /iu.test(text.slice(end))));
  if (!isOfPronoun) return null;
  return partyAfter(sentence, end, OBJECT_REACH) ?? partyBefore(sentence, start, SUBJECT_REACH);
}

/** The effect where the prospect is named before the word: 'Jane Doe succeeds', 'Jane Doe's successor'. */
function successionBy(cue: MoveCue, sentence: MaskedSentence, after: Party): MoveEffect | null {
  if (followsNameBefore(cue, sentence)) return 'leaves';
  if (nameBefore.test(cue.text)) return effectIfProspect(after, 'joins');
  const hasObject = after !== null || PRONOUN_AFTER.test(sentence.text.slice(cue.end));
  return needsObject.test(cue.text) && !hasObject ? null : 'joins';
}

/** 'Was selected to succeed her'. */
const PRONOUN_AFTER = /^ (?:her|him|them|me)(?!\p{L})/u;

/** Does the word follow the name of the person who is succeeded: 'Jane Doe's successor', 'Jane Doe yerine'? */
function followsNameBefore(cue: MoveCue, { text, tokens }: MaskedSentence): boolean {
  const last = tokens.findLast(({ kind, at }) => kind !== 'title' && at < cue.start);
  if (last?.kind !== 'person') return false;
  if (nameBefore.test(cue.text)) return true;
  // It is a verb in 'Jane Doe etterfølger John Roe' and a noun in 'Jane Does etterfølger'.
  if (nounOrVerb.test(cue.text) && !/s$/iu.test(last.written)) return false;
  return noun.test(cue.text) && OWNER.test(text.slice(last.at + 1, cue.start));
}

/** A possessive between a name and 'successor': "'s". */
const OWNER = /^(?:'s|s')? ?(?:\p{L}+ )?$/u;

/** Does a verb or a comma join 'successor' to the prospect's name: 'Mr Roe's successor is Jane Doe', 'Nachfolgerin von Herrn Roe wird Jane Doe'? */
function isNamedSuccessor(cue: MoveCue, { text, tokens }: MaskedSentence): boolean {
  const person = tokens.find(({ kind, at }) => kind === 'person' && at >= cue.end);
  if (!noun.test(cue.text) || person === undefined) return false;
  const between = text.slice(cue.end, person.at);
  const beside = between.split(TOKEN.other).at(-1) ?? '';
  return (
    BECOMES.test(beside.toLowerCase()) ||
    (APPOSED.test(between) && AROUND_SUCCESSIONS.theirs.test(text.slice(0, cue.start)))
  );
}

const BECOMES = wholeWords(BECOMING_VERBS);

/** 'Her successor at Acme, Jane Doe, …'. */
const APPOSED = /^(?:,? (?:(?:\p{L}+ ){1,3})?[\uE001\uE002\uE004])*[,:]? $/iu;
