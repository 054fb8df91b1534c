import {
  CLAUSES,
  OTHER_SUBJECTS,
  SPEAKER_AS_OBJECT,
  SUBJECTS_BEFORE,
} from '../../../../lexicon/grammar/clauses.ts';
import { POSSESSIVE_WORDS } from '../../../../lexicon/grammar/descriptions.ts';
import { AFTER_SPEECH, SPEECH_WORDS } from '../../../../lexicon/grammar/speech.ts';
import { type MaskedSentence, TOKEN } from '../sentence/masked-sentence.ts';
import { isOnlyPossessor, isOnlyUnitLead } from '../sentence/named-for-others.ts';
import { type Party, partyAfter } from '../sentence/people-around.ts';
import type { PostReading } from '../sentence/post-statement.ts';
import { PART_REACH } from '../sentence/post-weights.ts';
import { textBefore } from '../sentence/post-words.ts';
import { isSuccession, type MoveCue } from './move-cues.ts';

/**
 * Is the prospect only the speaker: 'Nothing will replace the branch manager, said Jane Doe'? Not if they are also the object: 'John Roe
 * will replace me'.
 */
export function isMerelySpeaker(
  cue: MoveCue,
  { text }: MaskedSentence,
  { language }: PostReading,
): boolean {
  const [before, after] = [text.slice(0, cue.start), text.slice(cue.end)];
  if (cue.kind === 'leave' && QUOTED_BEFORE.test(before) && NAME_NEXT.test(after)) return true;
  if (isSuccession(cue) && (OF_SPEAKER.test(before) || SPEAKER_AS_OBJECT.test(after))) return false;
  const comma = text.lastIndexOf(',', text.indexOf(TOKEN.person));
  return comma >= cue.end && SAYING.get(language)?.test(text.slice(comma + 1)) === true;
}

/** Quoted speech right before its verb: '«…», concluyó Jane Doe'. */
const QUOTED_BEFORE = /(?:[,.!?] ?"|" ?,) ?$/u;

/** The prospect right after a verb: ' Jane Doe'. */
export const NAME_NEXT = /^(?: \p{L}{1,4})? (?:\uE004 )?\uE000/iu;

/** 'John Roe me remplace', 'her successor'. */
const OF_SPEAKER = new RegExp(
  `(?<!\\p{L})(?:me |m'|mi |mij |${[...POSSESSIVE_WORDS].join(' |')} )$`,
  'iu',
);

/** A verb of saying right before the name, or after it and its apposition. Not if another subject follows: 'Jane Doe, in July, said its chairman'. */
const SAYING: ReadonlyMap<string, RegExp> = new Map(
  Object.entries(SPEECH_WORDS).map(([language, verbs]) => {
    const says = `(?:${[...verbs].join('|')})(?!\\p{L})`;
    return [
      language,
      new RegExp(
        `^ (?:${says} [^\uE000,]{0,24}\uE000|\uE000(?: ?[,(][^.;]{0,90}[,)])? ${says}(?=[.,;:!?"]|$| (?:${AFTER_SPEECH})(?!\\p{L})))`,
        'iu',
      ),
    ];
  }),
);

/** Does the move belong to a clause with another subject: 'she said that the firm leaves', 'two officials who had resigned'? */
export function isOfOtherClause(cue: MoveCue, { text, tokens }: MaskedSentence): boolean {
  const person = tokens.findLast(({ kind, at }) => kind === 'person' && at < cue.start);
  if (person === undefined) return false;
  if (isOnlyPossessor(text, person, cue.start) || isOnlyUnitLead(text, person, cue.start))
    return true;
  const between = text.slice(person.at + 1, cue.start).toLowerCase();
  return (
    Object.values(OTHER_SUBJECTS).some((subject) => subject.test(between)) ||
    isInOthersRelativeClause(between)
  );
}

/** Does a relative clause that continues up to the verb describe somebody other than the person named before it? */
function isInOthersRelativeClause(text: string): boolean {
  const opening = [...text.matchAll(CLAUSES.relative)].at(-1);
  if (opening === undefined) return false;
  // A relative clause that a comma closes before the verb is an aside.
  if (text.slice(opening.index + opening[0].length).includes(',')) return false;
  const own = text.slice(0, opening.index);
  return (
    !CLAUSES.isOne.test(own) &&
    !own.split(/[\s,()]+/u).every((word) => CLAUSES.appositionWord.test(word))
  );
}

/** Does an article, a part of a group or another subject before the verb show that somebody else moves: 'one of whom leaves'? */
export function isOfSomebodyElse(
  { start }: MoveCue,
  { text }: MaskedSentence,
  { language }: PostReading,
): boolean {
  const before = textBefore(text, start, PART_REACH);
  // In other languages 'a' and 'an' are not articles: 'A Beta anunciou a saída'.
  if (language === 'en' && /(?<!\p{L})an? $/iu.test(before)) return true;
  return Object.values(SUBJECTS_BEFORE).some((subject) => subject.test(before));
}

/** The subject that follows its verb in the same clause: 'in May leaves Jane Doe'. */
export function invertedSubject({ start, end }: MoveCue, sentence: MaskedSentence): Party {
  const { text, tokens } = sentence;
  const name = tokens.find(({ kind, at }) => (kind === 'person' || kind === 'other') && at >= end);
  const between = text.slice(end, name?.at ?? end);
  const isLabel = start === 0 && LABEL.test(between);
  const isApart = !isLabel && CLAUSES.mark.test(between);
  return isApart ? null : partyAfter(sentence, end, INVERSION_REACH);
}

/** 'Leaves as head of risk at Acme: Jane Doe'. */
const LABEL = /^[^"“”„«»;:.]*: (?:\uE004 )?$/u;

const INVERSION_REACH = 45;
