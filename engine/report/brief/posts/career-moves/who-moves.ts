import { CLAUSES } from '../../../../lexicon/grammar/clauses.ts';
import { POSSESSIVE_WORDS } from '../../../../lexicon/grammar/descriptions.ts';
import type { MoveKind } from '../../../../lexicon/job-titles/moves/move-kind.ts';
import {
  AUXILIARY_BEFORE,
  NOUN_DETERMINERS,
  OF_NAME,
  VERB_FRAMES,
} from '../../../../lexicon/job-titles/moves/verb-frames.ts';
import { CHAIRS } from '../../../../lexicon/job-titles/title-words.ts';
import { type MaskedSentence, TOKEN } from '../sentence/masked-sentence.ts';
import { type Party, partyBefore, partyAfter, withoutAside } from '../sentence/people-around.ts';
import type { PostReading } from '../sentence/post-statement.ts';
import { OBJECT_REACH, SUBJECT_REACH } from '../sentence/post-weights.ts';
import { textBefore } from '../sentence/post-words.ts';
import { isSuccession, type MoveCue } from './move-cues.ts';
import {
  type NearestParties,
  type MoveEffect,
  effectIfProspect,
  successionEffect,
} from './succession.ts';
import {
  NAME_NEXT,
  invertedSubject,
  isMerelySpeaker,
  isOfOtherClause,
  isOfSomebodyElse,
} from './whose-clause.ts';

/** A cue, what it means for the prospect, the cues beside it, and where the next one begins. */
export type Move = {
  readonly cue: MoveCue;
  readonly effect: MoveEffect;
  readonly before?: MoveCue | undefined;
  readonly next?: MoveCue | undefined;
  readonly until: number;
};

/** What a move means for the prospect; `null` when it is somebody else's. */
export function effectOf(
  cue: MoveCue,
  sentence: MaskedSentence,
  reading: PostReading,
): MoveEffect | null {
  if (isMerelySpeaker(cue, sentence, reading) || isOfTheirCompany(cue, sentence)) return null;
  if (takesOverPost(cue, sentence)) return 'joins';
  const effect = EFFECTS[cue.kind](cue, sentence, partiesAround(cue, sentence, reading));
  return effect === 'leaves' && isFollowedElsewhere(cue, sentence) ? null : effect;
}

/** Does somebody else come or go, and is the prospect only named as an officer of that company: 'left Acme, whose head of risk, Jane Doe, …'? */
function isOfTheirCompany({ end }: MoveCue, { text }: MaskedSentence): boolean {
  const person = text.indexOf(TOKEN.person);
  return person > end && CLAUSES.whoseOfficer.test(text.slice(end, person));
}

/** Does the prospect take over somebody's post: 'John Roe left in March; his chair went to Jane Doe'? */
export function takesOverPost({ start, end }: MoveCue, { text }: MaskedSentence): boolean {
  return NAME_NEXT.test(text.slice(end)) && THEIR_CHAIR.test(text.slice(0, start));
}

/** 'His chair', 'ihren Posten' before the verb. */
const THEIR_CHAIR = new RegExp(
  `(?<!\\p{L})(?:${[...POSSESSIVE_WORDS].join('|')}) (?:\\p{L}+ )?(?:${CHAIRS})(?!\\p{L})[^.;\uE000]*$`,
  'iu',
);

/** Is it a succession at another employer: 'comes from Beta, where her successor is John Roe'? */
function isFollowedElsewhere(cue: MoveCue, { text }: MaskedSentence): boolean {
  return isSuccession(cue) && CLAUSES.whereElsewhere.test(text.slice(0, cue.start));
}

type Parties = NearestParties & {
  /** The subject of the verb, which may follow it. */
  readonly subject: Party;
  /** Named right after the verb. */
  readonly adjacent: Party;
};

function partiesAround(cue: MoveCue, sentence: MaskedSentence, reading: PostReading): Parties {
  const before = partyBeforeVerb(cue, sentence);
  const unnamed = reading.continuesProspect ? 'prospect' : null;
  return {
    before,
    after: partyAfter(sentence, cue.end, OBJECT_REACH),
    subject: isOfSomebodyElse(cue, sentence, reading)
      ? null
      : (before ?? invertedSubject(cue, sentence) ?? unnamed),
    adjacent: partyAfter(sentence, cue.end, ADJACENT_REACH),
  };
}

const ADJACENT_REACH = 14;

function partyBeforeVerb(cue: MoveCue, sentence: MaskedSentence): Party {
  if (isOfOtherClause(cue, sentence)) return 'somebody';
  // The words of the move may enclose the name: 'The mandate of Jane Doe expires'.
  if (cue.text.includes(TOKEN.person)) return 'prospect';
  return partyBefore(withoutAside(sentence, cue.start), cue.start, SUBJECT_REACH);
}

type EffectReader = (cue: MoveCue, sentence: MaskedSentence, parties: Parties) => MoveEffect | null;

/** What each kind of cue means for the prospect, by the people named around it. */
const EFFECTS: Readonly<Record<MoveKind, EffectReader>> = {
  succeed: successionEffect,
  succeeded: ({ text }, _sentence, { before, after }) => {
    if (before !== 'prospect') return effectIfProspect(after, 'joins');
    return after === null && !VERB_FRAMES.withAgent.test(text) ? null : 'leaves';
  },
  die: (cue, sentence, { before, after, adjacent }) => {
    if (isUnnamedDeceased(cue, sentence)) return null;
    const isAfter = VERB_FRAMES.leaverBehind.test(cue.text);
    return effectIfProspect(isAfter ? after : (before ?? adjacent), 'died');
  },
  move: (_cue, _sentence, { subject }) => effectIfProspect(subject, 'moves'),
  leave: (cue, sentence, parties) =>
    VERB_FRAMES.givenTo.test(cue.text)
      ? 'joins'
      : effectIfProspect(partyLeaving(cue, sentence, parties), 'leaves'),
  appoint: (cue, sentence, parties) =>
    effectIfProspect(partyAppointed(cue, sentence, parties), 'joins'),
  enter: (_cue, _sentence, { subject }) => effectIfProspect(subject, 'joins'),
};

/**
 * Is the participle an adjective of an unnamed person: 'remembered the late founder', 'würdigte den verstorbenen Gründer'? Not if the name
 * follows: 'the late head of risk, Jane Doe'.
 */
function isUnnamedDeceased({ start, end }: MoveCue, { text }: MaskedSentence): boolean {
  return DETERMINER_LAST.test(text.slice(0, start)) && NOUN_UNNAMED.test(text.slice(end));
}

const DETERMINER_LAST = new RegExp(`(?<!\\p{L})(?:${NOUN_DETERMINERS}) $`, 'iu');

/** A noun right after it, and not the prospect's name in the same phrase. */
const NOUN_UNNAMED = /^ \p{L}[^\uE000.;]*(?:[.;]|$)/u;

function partyLeaving(cue: MoveCue, sentence: MaskedSentence, parties: Parties): Party {
  const { text, end } = cue;
  if (VERB_FRAMES.dismissal.test(text)) return partyAppointed(cue, sentence, parties);
  const isBefore =
    !VERB_FRAMES.leaverBehind.test(text) ||
    VERB_FRAMES.leaverBefore.test(text) ||
    (VERB_FRAMES.comesFrom.test(text) && COMPANY_AFTER.test(sentence.text.slice(end)));
  if (isBefore) return parties.subject;
  return parties.after ?? (VERB_FRAMES.leaverOnEitherSide.test(text) ? parties.subject : null);
}

/** The company right after: ' Acme'. */
const COMPANY_AFTER = /^ (?:\p{L}{1,4} )?\uE001/iu;

/** The person who is appointed or dismissed. */
function partyAppointed(
  cue: MoveCue,
  { text }: MaskedSentence,
  { before, ...parties }: NearestParties,
): Party {
  const after = isOfOtherObject(cue, text) ? null : parties.after;
  const isParticiple = VERB_FRAMES.participle.test(cue.text);
  const isPassive =
    VERB_FRAMES.passive.test(cue.text) ||
    ((isParticiple || VERB_FRAMES.dismissal.test(cue.text)) &&
      AUXILIARY_BEFORE.test(textBefore(text, cue.start, PASSIVE_CHARACTERS)));
  if (isPassive || VERB_FRAMES.objectBefore.test(cue.text)) return before ?? after;
  return after ?? (isParticiple ? before : null);
}

const PASSIVE_CHARACTERS = 40;

/** Is something else dismissed that the name only belongs to: 'dismissed the complaint against Jane Doe'? */
function isOfOtherObject({ text: cue, end }: MoveCue, text: string): boolean {
  const [object = '', ...more] = text.slice(end).split(PERSON_TOKEN);
  return more.length > 0 && VERB_FRAMES.dismissal.test(cue) && OTHER_OBJECT.test(object);
}

const PERSON_TOKEN = new RegExp(`[${TOKEN.person}${TOKEN.other}]`, 'u');

/** A noun, a title or a conjunction before the name: ' the fears of Acme's head of risk, ', ' al abogado de ', ' that '. */
const OTHER_OBJECT = new RegExp(
  `^(?: (?:that|dass|que|att|dat) |(?: [\\p{L}'’-]+){1,4} ${OF_NAME}(?:[${TOKEN.company}${TOKEN.organisation}](?:'s|s'|')? )?(?:${TOKEN.title},? )?$|(?: [\\p{L}'’-]+){0,3} ${TOKEN.title} ${OF_NAME}$)`,
  'iu',
);
