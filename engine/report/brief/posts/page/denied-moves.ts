import { POSSESSIVE_WORDS } from '../../../../lexicon/grammar/descriptions.ts';
import { ROMANCE_ARTICLES } from '../../../../lexicon/grammar/romance-subjects.ts';
import { SOURCES, SPEECH_WORDS } from '../../../../lexicon/grammar/speech.ts';
import { FAREWELL_WORDS } from '../../../../lexicon/job-titles/career-moves.ts';
import {
  HEARSAY,
  MOVE_DENIALS,
  STAYING,
  TERM_NOUNS,
} from '../../../../lexicon/job-titles/doubtful-posts.ts';
import { CHAIRS, POST_NOUNS } from '../../../../lexicon/job-titles/title-words.ts';
import { UNITS } from '../../../../lexicon/people/close-people.ts';
import { wholeWords } from '../../../../lexicon/word-list.ts';
import { type MaskedSentence, TOKEN, type ReadSentence } from '../sentence/masked-sentence.ts';
import type { DraftStatement, QuotedDraft, TextReading } from '../sentence/post-statement.ts';
import { wordFinder, wordTest } from '../sentence/word-tests.ts';

/**
 * Drops an announced move that its sentence or one of the next two denies. A denied departure becomes a post that is held, with the denial
 * as its quote: 'A blog has Jane Doe leaving for Beta. “I am not going anywhere,” she says'.
 */
export function withoutDeniedMove(
  one: QuotedDraft,
  sentences: readonly ReadSentence[],
  reading: TextReading,
): readonly QuotedDraft[] {
  const { draft, index } = one;
  if (!draft.isAnnounced || index === null) return [one];
  const [first, ...next] = sentences.slice(index, index + DENIED_SENTENCES);
  if (first === undefined) return [one];
  const lower = first.sentence.text.toLowerCase();
  const isSaid = SAID.test(lower) || reportsSpeech(first.sentence, reading);
  const denial = MOVE_DENIED.test(lower)
    ? first
    : next.find(({ sentence: { text } }) => isDenial(text, isSaid));
  if (denial === undefined) return [one];
  const stays: DraftStatement = { ...draft, kind: 'holds', isAnnounced: false, on: null };
  return draft.kind === 'leaves' ? [{ draft: stays, quote: denial.sentence.quote, index }] : [];
}

/** Does the sentence deny what was reported: 'The company denies it'? 'John Roe stays' is only about him. */
function isDenial(text: string, isSaid: boolean): boolean {
  const lower = text.toLowerCase();
  if (STAYS.test(lower)) return !text.includes(TOKEN.other) || text.includes(TOKEN.person);
  return isSaid && MOVE_DENIED.test(lower);
}

/** 'Is staying', 'not going anywhere'. */
const STAYS = wholeWords(STAYING);

/** Is a text hearsay without a named source: 'reportedly', 'rumour'? */
export const isHearsay = wordTest(HEARSAY);

/** 'Sources say', 'reportedly'. */
const SAID = wholeWords(`${SOURCES}|${HEARSAY}`);

const DENIED_SENTENCES = 3;

/** 'Denied', 'dementiert'. */
const MOVE_DENIED = wholeWords(MOVE_DENIALS);

/** Does the sentence report what somebody says: 'From 1 July the fees rise, says Jane Doe'? */
export function reportsSpeech({ words }: MaskedSentence, { language }: TextReading): boolean {
  return words.some(({ text }) => SPEECH_WORDS[language]?.has(text));
}

/**
 * Does the prospect only report something else that has a future date: 'Jane Doe said that the fees rise on 1 July'? Not in 'that she', nor
 * with a word of farewell or for their job: 'said that the board had accepted her resignation'.
 */
export function isSaidOfOthers(text: string, place: number): boolean {
  const rest = text.slice(text.lastIndexOf(TOKEN.person, place) + 1).toLowerCase();
  const clause = OTHER_CLAUSE.exec(rest.slice(0, place));
  const said = clause === null ? '' : rest.slice(clause.index);
  return (
    said !== '' && !said.includes(TOKEN.person) && farewellIn(said) === null && !OWN_JOB.test(said)
  );
}

/** The beginning of a reported clause about another subject: ' that the', ' said its', ' que el'. */
const OTHER_CLAUSE = new RegExp(
  ` (?:(?:that|dass|dat|att)(?= (?!(?:he|she|they|er|sie|hij|zij|ze|han|hon|hun)(?!\\p{L}))[\\p{L}${TOKEN.company}])|(?:que|che)(?= (?:l'|(?:${ROMANCE_ARTICLES}|${TOKEN.company}) ))|(?:said|says|told \\p{L}+|tells \\p{L}+)(?= (?:the|its|an?|their|our|all|\\p{L}+ (?:${UNITS})|${TOKEN.company})(?= )))`,
  'u',
);

/** 'Her post', 'ihre Zeit'. */
const OWN_JOB = new RegExp(
  `(?<!\\p{L})(?:${[...POSSESSIVE_WORDS].join('|')}) (?:\\p{L}+ )?(?:${POST_NOUNS}|${TERM_NOUNS}|${CHAIRS}|time|days|zeit|tijd|temps|tiempo|tempo|tid)(?!\\p{L})`,
  'u',
);

/** Finds a word of farewell in a text: 'farewell', 'retirement'. */
export const farewellIn = wordFinder(FAREWELL_WORDS);
