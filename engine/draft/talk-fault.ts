import type { Clause, ClauseKind } from './clauses.ts';
import { isIn, type Sources } from './evidence.ts';
import {
  hasDenial,
  isEverybodys,
  isFinite,
  isIdleReader,
  isNamingNothing,
  isOffered,
  isPastAt,
  isReader,
  POSSESSIVES,
  isRemarkedNoun,
  isTalk,
  presumedNoun,
} from './plain-talk.ts';
import {
  ASKED_PAST,
  ATTRIBUTIONS,
  AUXILIARIES,
  CLAIM_WORDS,
  GROUP_NOUNS,
  isPlainInClaims,
  isWeighty,
  MILD,
  OWN_PAST,
  SUBJECT_NOUNS,
} from './vocabulary.ts';
import { wordAt, wordsOf, type StemmedWord, type Word } from './words.ts';

type Words = readonly Word[];

/**
 * The word by which a clause that asks, comments, or speaks of the writer and the offer claims something after all; of a
 * claim, the word for which it needs a line.
 */
export function talkFault(clause: Clause, sources: Sources): string | null {
  const { kind, words } = clause;
  const isFree = OFFERING.has(kind) && isOffered(words, sources.evidence);
  const told = words.filter(
    (word, index) =>
      !isTalk(word) && !isIn(word, sources.form) && !(isFree && isNamingNothing(words, index)),
  );
  const [stranger] = told;
  const isOfOneLine = sources.evidence.some((each) =>
    told.every((word) => isIn(word, each.words) || isIn(word, each.given)),
  );
  if (stranger !== undefined && !isOfOneLine) return stranger.word;
  if (kind !== 'claim') return relationFault(clause, sources) ?? wordFault(clause, sources);
  const fault = offerFault(words, sources);
  const isIdle = told.length === 0 && isUnclaiming(words, sources);
  return fault !== null && isIdle ? idleFault(words, sources) : fault;
}

/** Words that only say who spoke, or that have no verb. */
function isUnclaiming(words: Words, sources: Sources): boolean {
  return isSpeakerFirst(words, sources) || isFragment(words, sources);
}

const OFFERING: ReadonlySet<ClauseKind> = new Set(['own', 'ask']);

function wordFault(clause: Clause, sources: Sources): string | null {
  const { kind, words } = clause;
  const wrong = words.find((each, index) => {
    if (isPlainInClaims(each.word)) return false;
    const isLined = sources.evidence.some((one) => isIn(each, one.words));
    if (kind === 'comment' && isLined && !isTalk(each)) return true;
    if (kind === 'asked-past' && !ASKED_PAST.has(each.word)) return true;
    return !isLined && !isIn(each, sources.form) && isClaimAt(clause, index);
  });
  return (
    wrong?.word ??
    deniedReader(kind, words) ??
    presumed(clause) ??
    past(clause, sources) ??
    taken(clause, sources)
  );
}

/** A remark that names something beside the quote and the talk presumes that there is such a thing: 'it seems the deal is late'. */
function presumed({ kind, words }: Clause): string | null {
  if (kind !== 'comment' && kind !== 'remark') return null;
  const isSaid = words.some(
    ({ word }) => word === 'was' || word === 'were' || word.startsWith('you') || DENIALS.has(word),
  );
  const isNamed = words.some((each) => isRemarkedNoun(each.word));
  if (EXISTENTIAL.has(wordAt(words, 0)) && isSaid && !isNamed) return wordAt(words, 0);
  return presumedNoun(words)?.word ?? null;
}

const DENIALS = new Set(['no', 'never', 'not', 'left']);
const EXISTENTIAL = new Set(['there', "there's", "there'd"]);

const READING = new Set(
  'read saw noticed came found liked loved enjoyed smiled nodded laughed thought wondered heard wrote kept stopped paused made stood struck caught reminded followed listened learned learnt noted marked copied quoted looked felt wanted asked put said meant surprised'.split(
    ' ',
  ),
);

/** 'When does the pilot start?' presumes that it will. */
const PRESUMED_BY = new Set(['when', 'why']);

const ONGOING = new Set(['still', 'already', 'anymore', 'longer', 'again', 'yet']);

/** 'Is the deal still late?', 'I play the same game': said of a line's matter, these take something for granted. */
function taken({ kind, words }: Clause, { evidence }: Sources): string | null {
  const isLined = (word: Word): boolean =>
    !isTalk(word) && evidence.some((one) => isIn(word, one.words));
  if (kind === 'ask' && words.some(isLined)) {
    const [first] = words;
    if (first !== undefined && PRESUMED_BY.has(first.word)) return first.word;
    return words.find(({ word }) => ONGOING.has(word))?.word ?? null;
  }
  const deed = words.find(
    (word, index) =>
      kind === 'own' && ['i', 'we'].includes(wordAt(words, index - 1)) && isLined(word),
  );
  return deed?.word ?? null;
}

/** What a writer did about something in a line is to have read of it, and no more: 'I was there for the inquiry'. */
function past({ kind, words }: Clause, { evidence, offer }: Sources): string | null {
  if (kind !== 'own' || words.slice(0, 2).some(({ word }) => word === 'our')) return null;
  const hasDone = words.find(
    ({ word }, index) =>
      (word === 'was' || word === 'were' || isPastAt(words, index)) && !READING.has(word),
  );
  const isLined = words.some(
    (each) =>
      !isPlainInClaims(each.word) &&
      !isRemarkedNoun(each.word) &&
      !isIn(each, offer) &&
      evidence.some((one) => isIn(each, one.words)),
  );
  if (hasDone === undefined) return null;
  return isLined || words.some(({ word }) => PLACED.has(word)) ? hasDone.word : null;
}

const PLACED = new Set(['there', 'with', 'once', 'ago', 'years']);

function isClaimAt({ kind, words }: Clause, index: number): boolean {
  const word = wordAt(words, index);
  if (CLAIM_WORDS.has(word) && !isMild(word, kind)) return true;
  return isPastAt(words, index) && !isFreePast(word, kind, words);
}

/** 'A first step', 'we run a service'; but what is first or new about something else, a line has to say. */
function isMild(word: string, kind: ClauseKind): boolean {
  return kind === 'comment' || kind === 'remark' ? word === 'close' : MILD.has(word);
}

function isFreePast(word: string, kind: ClauseKind, words: Words): boolean {
  if (kind !== 'ask' && kind !== 'asked-past') return OWN_PAST.has(word);
  return words.every((each) => isPlainInClaims(each.word) || ASKED_PAST.has(each.word));
}

/** 'It does not suit you' knows more of the reader than a comment may. */
function deniedReader(kind: ClauseKind, words: Words): string | null {
  const isComment = kind === 'comment' || kind === 'remark';
  return isComment && words.some(({ word }) => word.startsWith('you')) && hasDenial(words)
    ? 'not'
    : null;
}

const MODAL = /^(?:would|could|might|can|may|will|.*'d|.*'ll)$/u;
const OURS = new Set(['our', 'ours', 'we', "we've", "we're"]);
const OPENING_WORDS = 3;

/**
 * 'Our tool is used by the regulator', 'we work with Acme': no line tells of the writer's customers. And 'the whistleblower'
 * of a question is nobody whom a line only imagines.
 */
function relationFault({ kind, words }: Clause, sources: Sources): string | null {
  const { evidence, offer, prospect } = sources;
  const company = new Set(wordsOf(prospect.company).map(({ word }) => word));
  const isLined = (word: Word): boolean =>
    !isTalk(word) &&
    !isIn(word, offer) &&
    (company.has(word.word) || evidence.some((each) => isIn(word, each.words)));
  const isOurs = words.slice(0, OPENING_WORDS).some(({ word }) => OURS.has(word));
  if (kind === 'own' && isOurs && !words.some(({ word }) => MODAL.test(word))) {
    return words.find(isLined)?.word ?? null;
  }
  const meant = words.find(
    (word, index) =>
      kind === 'ask' &&
      wordAt(words, index - 1) === 'the' &&
      evidence.some(({ words: said }) => isImagined(word, said)) &&
      isLined(word),
  );
  return meant?.word ?? null;
}

function isImagined({ word }: Word, said: readonly StemmedWord[]): boolean {
  const articles = said.flatMap((each, at) => (each.word === word ? [said[at - 1]?.word] : []));
  return articles.length > 0 && articles.every((article) => article === 'a' || article === 'an');
}

const POSSIBLE = new Set(['could', 'would', 'might']);
const READER = /^(?:you|your|he|she|his|her)\b/u;

/** A clause in the words of the offer speaks of the offer, as long as it names nobody and counts nothing. */
function offerFault(words: Words, { offer, prospect }: Sources): string | null {
  const named = new Set(wordsOf(`${prospect.name} ${prospect.company}`).map(({ word }) => word));
  const hasOffer = words.some((word) => !isPlainInClaims(word.word) && isIn(word, offer));
  const [first] = words;
  if (!hasOffer && first !== undefined) return first.word;
  const isPossible = words.some(({ word }) => POSSIBLE.has(word));
  const isOurs = words.some(({ word }) => OURS.has(word));
  const said = words.find((word) => isFinite(word) && !isIn(word, offer));
  if (!isPossible && !isOurs && said !== undefined) return said.word;
  const wrong = words.find(
    (word) =>
      (!isTalk(word) && !isIn(word, offer)) ||
      isWeighty(word.word) ||
      named.has(word.word) ||
      (!isPossible && READER.test(word.word)),
  );
  return wrong?.word ?? null;
}

/** A clause of plain words claims nothing as long as it speaks of nobody, or says no more of the reader than that they spoke. */
function idleFault(words: Words, sources: Sources): string | null {
  const { form } = sources;
  const wrong = words.find((each, index) => {
    const { word } = each;
    if (isDeedAt(words, index, form)) return true;
    if (UNSAID.has(word) || isOfForm(each, sources) || isNamedNoun(word)) return true;
    if (GROUP_NOUNS.has(word)) return !WRITERS.has(wordAt(words, index - 1));
    if (POSSESSIVES.has(word)) return !isEverybodys(wordAt(words, index + 1));
    return isReader(each, form) && !isIdleReader(words, index);
  });
  return wrong?.word ?? (hasDenial(words) ? 'not' : null);
}

/** 'Especially this', 'further down': without a verb nothing is said of anybody. */
function isFragment(words: Words, { evidence }: Sources): boolean {
  const isOfLine = words.some(
    (each) =>
      !isPlainInClaims(each.word) &&
      !isRemarkedNoun(each.word) &&
      !ATTRIBUTIONS.has(each.word) &&
      evidence.some((one) => isIn(each, one.words)),
  );
  return (
    !isOfLine &&
    presumedNoun(words) === undefined &&
    !words.some(
      (word, index) =>
        isFinite(word) &&
        !ATTRIBUTIONS.has(word.word) &&
        !(OWN_PAST.has(word.word) && wordAt(words, index - 1) === 'that'),
    )
  );
}

const UNSAID = new Set(
  "used will would could might should must may can you'd you'll he'd he'll she'd she'll for me us".split(
    ' ',
  ),
);

/** A word that claims something, or tells of what is done. */
function isDeedAt(words: Words, index: number, form: readonly StemmedWord[]): boolean {
  const word = words[index];
  if (word === undefined) return false;
  const isClaiming = CLAIM_WORDS.has(word.word) && !isIn(word, form);
  return isClaiming || (isPastAt(words, index) && !OWN_PAST.has(word.word));
}

function isNamedNoun(word: string): boolean {
  return (
    SUBJECT_NOUNS.has(word) &&
    !GROUP_NOUNS.has(word) &&
    !ATTRIBUTIONS.has(word) &&
    !isRemarkedNoun(word)
  );
}

/** A word of the offer or the post, which is no name. */
function isOfForm(word: Word, { form, prospect }: Sources): boolean {
  if (isPlainInClaims(word.word)) return false;
  const names = wordsOf(`${prospect.name} ${prospect.company}`);
  return isIn(word, form) && !names.some((each) => each.word === word.word);
}

const SPEAKER_WITHIN = 4;

/** 'You said', 'as Doe puts it': the reader, and right behind them that they spoke. */
function isSpeakerFirst(words: Words, { form }: Sources): boolean {
  const at = words.findIndex(({ word }) => ATTRIBUTIONS.has(word));
  if (at === -1 || at > SPEAKER_WITHIN) return false;
  if (words.slice(at + 1).some(({ word }) => AUXILIARIES.has(word))) return false;
  return words.slice(0, at).some((each) => isReader(each, form));
}

const WRITERS = new Set(['our', 'my', 'a']);
