import { CONJUNCTIONS, OBJECT_PREPOSITIONS } from '../../lexicon/grammar/prepositions.ts';
import { OBJECT_VERBS } from '../../lexicon/grammar/speech.ts';
import { HONORIFICS } from '../../lexicon/people/honorifics.ts';
import type { Word, WordSpan } from '../../text/words.ts';
import type { NamesInSentence } from './names/names-in-sentence.ts';

/** Who is quoted. */
export type Speaker = 'prospect' | 'other';

/** The words around a quotation and who is named in them. */
type NamedAround = { readonly words: readonly Word[]; readonly names: NamesInSentence };

/** Words between a verb and the subject that follows it: 'said group risk director Colin Frayne'. */
const SUBJECT_APART = 6;

type NamedSpeaker = { readonly span: WordSpan; readonly speaker: Speaker };

/**
 * The subject of a verb of saying: who is named straight after it ('said Jane Doe, who came from Beta'), else the last one
 * named before it; `null` where only one of several could be.
 */
export function subjectOf({ words, names }: NamedAround, verb: number): Speaker | null {
  const all: readonly NamedSpeaker[] = [
    ...names.person.map((span) => ({ span, speaker: 'prospect' as const })),
    ...names.others.map((span) => ({ span, speaker: 'other' as const })),
  ].toSorted((one, other) => one.span.start - other.span.start);
  const behind = all.findIndex(({ span }) => span.start > verb);
  const after = all[behind];
  if (after !== undefined && isSubjectBehind(words, verb, after.span)) {
    return isJoined(words, after, all.slice(behind + 1)) ? null : after.speaker;
  }
  const before = all.filter(({ span }) => span.end <= verb);
  const clause = before.filter(({ span }) => !isObjectAt(words, span));
  const [first] = clause;
  const last = clause.at(-1);
  // 'Jane Doe of Acme said' and 'Jane Doe, who followed Max Roe, said': only one name is sure.
  if (last === undefined || first === undefined) return null;
  if (clause.every(({ speaker }) => speaker === first.speaker)) return first.speaker;
  return isApposition(words, first.span, verb) ? first.speaker : null;
}

function isSubjectBehind(words: readonly Word[], verb: number, span: WordSpan): boolean {
  if (span.start - verb > SUBJECT_APART || isObjectAt(words, span)) return false;
  return !words.slice(verb + 1, span.start + 1).some(({ startsPhrase }) => startsPhrase);
}

/** Do two people speak together, so that it is not sure whose words they are: 'Jane Doe and Max Roe'? */
function isJoined(
  words: readonly Word[],
  { span }: NamedSpeaker,
  [next, third]: readonly NamedSpeaker[],
): boolean {
  const isAnd = (one: WordSpan, other: NamedSpeaker | undefined): boolean =>
    other?.span.start === one.end + 1 && CONJUNCTIONS.has(words[one.end]?.text ?? '');
  if (isAnd(span, next)) return true;
  return next?.span.start === span.end && isAnd(next.span, third);
}

/** Is there only an apposition between the name and the verb: 'Jane Doe, chief risk officer at Beta, said'? */
function isApposition(words: readonly Word[], { end }: WordSpan, verb: number): boolean {
  return words[end]?.startsPhrase === true && words[verb]?.startsPhrase === true;
}

/** Is the one who is named addressed or mentioned: 'told Jane Doe', 'about Ms Doe'? */
export function isObjectAt(words: readonly Word[], { start }: WordSpan): boolean {
  if (words[start]?.startsPhrase !== false) return false;
  const isTitled = HONORIFICS.has(words[start - 1]?.text ?? '');
  const before = words[start - (isTitled ? 2 : 1)]?.text ?? '';
  return OBJECT_PREPOSITIONS.has(before) || OBJECT_VERBS.has(before);
}
