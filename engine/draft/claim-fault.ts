import type { DraftLine } from '../model/draft.ts';
import type { Prospect } from '../model/prospect.ts';
import {
  IRREGULAR_STEMS,
  isPlainFor,
  isPlainInClaims,
  isWeighty,
  NEGATORS,
  QUANTITIES,
  SEGMENT_OPENERS,
  VOCABULARY,
} from './vocabulary.ts';
import { isDone, signedWords, stemsOf, wordsOf } from './words.ts';
import type { SignedWord, Word } from './words.ts';

/** A line and the words of it, as far as they bear on claims. */
export type Evidence = {
  readonly line: DraftLine;
  readonly words: readonly SignedWord[];
  /** What may be said beside the line itself: the form, and the date of its page. */
  readonly given: readonly SignedWord[];
  /** All of them as ` word word … `, for initials. */
  readonly text: string;
};

/** Words of a sentence that claim something, cut where another claim may begin. */
export type Claim = readonly Word[];

/** The words of a line, ready to be claimed from. */
export function evidenceOf(
  line: DraftLine,
  prospect: Prospect,
  dates: readonly string[],
): Evidence {
  const isPlain = (word: string): boolean => isPlainInClaims(word);
  const given = [prospect.name, prospect.company, prospect.position, ...dates].flatMap(wordsOf);
  const said = wordsOf(line.quote);
  return {
    line,
    words: signedWords(said, isPlain),
    given: signedWords(given, isPlain),
    text: ` ${[...said, ...given].map(({ word }) => word).join(' ')} `,
  };
}

/**
 * The word by which claims say more than their lines do; `null` when one line says all of each. What is denied there must be
 * denied here, what is planned there must be planned here, and it must be said of the same one.
 */
export function claimFault(
  claims: readonly Claim[],
  evidence: readonly Evidence[],
  prospect: Prospect,
): string | null {
  for (const claim of claims) {
    const faults = evidence.map((each) => faultAgainst(claim, each, prospect));
    if (faults.length === 0) {
      const [content] = claim.filter(({ word }) => !isPlainInClaims(word));
      if (content !== undefined) return content.word;
    } else if (!faults.includes(null)) {
      // The line that proves most of it tells best what is missing.
      return faults.toSorted((one, other) => (other?.at ?? 0) - (one?.at ?? 0))[0]?.word ?? '';
    }
  }
  return null;
}

type Missing = { readonly word: string; readonly at: number };

function faultAgainst(claim: Claim, evidence: Evidence, prospect: Prospect): Missing | null {
  const isFree = (word: string): boolean =>
    isPlainInClaims(word) || (isPlainFor(evidence.line.kind, word) && !isWeighty(word));
  const words = signedWords(claim, isFree);
  const taken = new Set<SignedWord>();
  for (const [at, word] of words.entries()) {
    const support = supportOf(word, evidence, taken);
    const isPlain = isPlainInClaims(word.word) && !isName(word);
    if (support === 'told' || (isPlain && !isWeighty(word.word))) continue;
    if (support === 'untold' && isFree(word.word) && !isName(word)) continue;
    return { word: word.word, at };
  }
  const word =
    omittedQuantity(words, evidence) ??
    wrongPerson(words, evidence, prospect) ??
    wrongSubject(words, evidence, prospect) ??
    wrongObject(words, evidence, prospect) ??
    wrongTime(words, evidence) ??
    wrongCount(words, evidence);
  return word === null ? null : { word, at: words.length };
}

function isName({ isCapital, isStart, word }: Word): boolean {
  return isCapital && !isStart && word !== 'i' && !word.startsWith("i'");
}

/** Whether the line, the form or the date says this word in the same way, or the line says it in another way. */
function supportOf(
  word: SignedWord,
  { words, given, text }: Evidence,
  taken: Set<SignedWord>,
): 'told' | 'untold' | 'opposed' {
  const same = words.filter((each) => isSaidBy(word, each));
  const fitting = same.filter((each) => fits(word, each));
  const free = fitting.find((each) => !taken.has(each));
  if (free !== undefined) {
    taken.add(free);
    return 'told';
  }
  if (same.length > 0) return fitting.length === same.length ? 'told' : 'opposed';
  const isGiven =
    given.some((each) => isSaidBy(word, each)) || (word.isCapital && isInitials(word, text));
  return isGiven && !word.isDenied ? 'told' : 'untold';
}

/** 'DPO' for a data protection officer. */
export function isInitials({ word }: Word, text: string): boolean {
  const letters = [...word];
  if (letters.length < 2 || letters.length > INITIALS_MAX || !/^\p{L}+$/u.test(word)) return false;
  const initials = letters.map((letter) => `${letter}\\p{L}*`).join(' (?:of |and )?');
  return new RegExp(` ${initials} `, 'u').test(text);
}

const INITIALS_MAX = 5;

/** The same word, another form of it, or another word for it. */
export function isSaidBy(word: SignedWord, other: SignedWord): boolean {
  if (word.word === other.word) return true;
  if (isWeighty(word.word) || isPlainInClaims(word.word)) return false;
  for (const stem of word.stems) if (other.stems.has(stem)) return true;
  return false;
}

/** Denied as there, and no more done than there: 'agreed to acquire' proves no 'acquired'. */
function fits(word: SignedWord, other: SignedWord): boolean {
  if (word.isDenied !== other.isDenied) return false;
  // 'Have merged' is not 'are in merger talks', nor 'was fined' a fine that somebody considers.
  if (isDone(word) && !word.isNoun && word.word !== other.word && !isVerbOf(word, other))
    return false;
  if (word.isUnreal === other.isUnreal || isNoDeed(word) || isNoDeed(other)) return true;
  const isOtherForm = word.word !== other.word;
  const isNow = /[^s]s$/u.test(word.word);
  return isOtherForm && !isDone(word) && !(isNow && other.isUnreal);
}

function isVerbOf(word: SignedWord, other: SignedWord): boolean {
  if (isDone(other) || isNoDeed(word)) return true;
  if (other.isNoun) return false;
  const isSameBase = [...word.stems].some((stem) => !stem.startsWith('=') && other.stems.has(stem));
  return isSameBase || /[^s]s$/u.test(other.word);
}

/** A number or a name minds no 'will' before it. */
function isNoDeed({ word, isCapital }: SignedWord): boolean {
  return isCapital || /^\d/u.test(word);
}

/** 'Half of our requests' proves nothing of the requests. */
function omittedQuantity(words: readonly SignedWord[], { words: said }: Evidence): string | null {
  for (const [index, each] of said.entries()) {
    if (!QUANTITIES.has(each.word) || words.some(({ word }) => word === each.word)) continue;
    const governed = said.slice(index + 1, index + 5).filter(({ word }) => !isPlainInClaims(word));
    const [first] = governed;
    if (first && words.some((word) => isSaidBy(word, first))) return each.word;
  }
  return null;
}

const PERSONAL = new Set(
  "you you're you've you'd you'll yourself she he she's he's she'd he'd her him his herself himself".split(
    ' ',
  ),
);
const OWNING = new Set('your her his'.split(' '));

/** What is said of the person needs a line about them; 'your board' may be the company's. */
function wrongPerson(
  words: readonly SignedWord[],
  { line, words: said }: Evidence,
  prospect: Prospect,
): string | null {
  const names = new Set(wordsOf(prospect.name).map(({ word }) => word));
  const isPersonal =
    line.kind === 'words' ||
    line.kind === 'who' ||
    said.some(({ word }) => names.has(word)) ||
    /^(?:he|she)$/u.test(said[0]?.word ?? '');
  if (isPersonal) return null;
  for (const [index, { word, isPossessive }] of words.entries()) {
    const next = words[index + 1];
    const isOwner = OWNING.has(word) || (names.has(word) && isPossessive);
    const isOfLine =
      next !== undefined &&
      (isPlainFor(line.kind, next.word) || said.some((each) => isSaidBy(next, each)));
    if (isOwner && isOfLine) continue;
    if (PERSONAL.has(word) || OWNING.has(word) || names.has(word)) return word;
  }
  return isCongratulated(words) ? 'congratulations' : null;
}

/** 'Congratulations on raising it' says that the reader did. */
function isCongratulated(words: readonly SignedWord[]): boolean {
  return words.some(
    ({ word }, index) =>
      word === 'on' &&
      /^congrat/u.test(words[index - 1]?.word ?? '') &&
      /(?:ing|your|being)$/u.test(words[index + 1]?.word ?? ''),
  );
}

const PREPOSITIONS = new Set(
  'of at by for from with in to into on over under between as'.split(' '),
);
const BE = new Set("be is are was were been being 's".split(' '));

/** The one of whom a deed is told has to be the one of whom the line tells it. */
function wrongSubject(
  words: readonly SignedWord[],
  { line, words: said }: Evidence,
  prospect: Prospect,
): string | null {
  const whose = namer(prospect);
  for (const [index, word] of words.entries()) {
    const subject = directSubject(words, index, whose);
    if (subject === null) {
      if (isTurnedRound(words, index, said)) return word.word;
      continue;
    }
    const places = said.flatMap((each, at) =>
      isSaidBy(word, each) && fits(word, each) ? [at] : [],
    );
    if (places.length === 0 || isPlainInClaims(word.word) || isNoDeed(word)) continue;
    const isProven = places.some((at) => {
      const teller = subjectBefore(said, at, whose) ?? (line.kind === 'words' ? 'person' : null);
      const isKnown = subject === 'person' || subject === 'company';
      const isBefore = said.slice(0, at).some((each) => each.word === subject);
      const isSame = teller === subject || (teller === null && (isKnown || isBefore));
      const isTurned = isPassive(words, index) !== isPassive(said, at);
      return (isSame && !isTurned) || (isTurned && isAgent(said, at, subject, whose));
    });
    if (!isProven) return word.word;
  }
  return null;
}

/**
 * 'Leads the bank' is not proven by 'leads security at the bank', nor 'joined as head' by 'was promoted to head, having joined
 * as an analyst': what comes after a deed has to come with it in the line, and without a preposition where it has none here.
 */
function wrongObject(
  words: readonly SignedWord[],
  { words: said }: Evidence,
  prospect: Prospect,
): string | null {
  const whose = namer(prospect);
  const segments = segmentsOf(said);
  for (const [index, word] of words.entries()) {
    if (isPlainInClaims(word.word) || isNoDeed(word) || word.stop !== '') continue;
    const hasSubject = directSubject(words, index, whose) !== null;
    const places = placesOf(word, said).filter((at) => fits(word, said[at] ?? word));
    const next = words.findIndex((each, at) => at > index && !isPlainInClaims(each.word));
    const object = words[next];
    if (object === undefined || places.length === 0) continue;
    const targets = placesOf(object, said);
    const between = words.slice(index + 1, next);
    if (between.some(({ stop }) => stop !== '')) continue;
    const isPlaced = hasSubject || between.some((each) => DETERMINERS.has(each.word));
    const isDirect =
      isPlaced &&
      !between.some((each) => PREPOSITIONS.has(each.word) || SEGMENT_OPENERS.has(each.word));
    if (!hasSubject && between.some((each) => SEGMENT_OPENERS.has(each.word))) continue;
    const isProven = targets.some((target) =>
      places.some(
        (at) =>
          segments[at] === segments[target] &&
          (!isDirect || isPassive(said, at) || !hasPreposition(said, at, target)),
      ),
    );
    if (targets.length > 0 && !isProven) return object.word;
    if (targets.length === 0 && isDirect && isNoDeed(object) && !isPassive(words, index)) {
      return object.word;
    }
  }
  return null;
}

const DETERMINERS = new Set('a an the its his her their your our my'.split(' '));

function placesOf(word: SignedWord, said: readonly SignedWord[]): readonly number[] {
  return said.flatMap((each, at) => (isSaidBy(word, each) ? [at] : []));
}

function hasPreposition(said: readonly SignedWord[], from: number, to: number): boolean {
  return from < to && said.slice(from + 1, to).some(({ word }) => PREPOSITIONS.has(word));
}

/** The number of the part of a line that each word belongs to: parts end at a comma, at 'and', at 'having'. */
function segmentsOf(said: readonly SignedWord[]): readonly number[] {
  let segment = 0;
  return said.map(({ word }, index) => {
    const before = said[index - 1]?.stop ?? '';
    if (before !== '' || SEGMENT_OPENERS.has(word)) segment += 1;
    return segment;
  });
}

const YEAR = /^(?:19|20)\d{2}$/u;
const MONTH =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter)$/u;

/** A day belongs to the deed beside which the line puts it. */
function wrongTime(words: readonly SignedWord[], { words: said }: Evidence): string | null {
  const segments = segmentsOf(said);
  for (const [index, word] of words.entries()) {
    if (!YEAR.test(word.word) && !(word.isCapital && MONTH.test(word.word))) continue;
    const times = placesOf(word, said);
    const deeds = words
      .map((each, at) => ({ each, distance: Math.abs(at - index) }))
      .filter(({ each }) => isDeedForm(each) && placesOf(each, said).length > 0)
      .toSorted((one, other) => one.distance - other.distance);
    const [deed] = deeds;
    if (times.length === 0) continue;
    if (!times.some((time) => isSameSide(words, index, said, time))) return word.word;
    if (deed === undefined) continue;
    const isTogether = placesOf(deed.each, said).some((at) =>
      times.some((time) => segments[time] === segments[at]),
    );
    if (!isTogether) return word.word;
  }
  return null;
}

/** 'Until 2018' is not 'since 2018', nor 'by 2030' 'in 2030'. */
function isSameSide(
  words: readonly SignedWord[],
  index: number,
  said: readonly SignedWord[],
  at: number,
): boolean {
  return sideOf(words, index) === sideOf(said, at);
}

function sideOf(words: readonly SignedWord[], index: number): string {
  const near = words.slice(Math.max(0, index - 4), index).map(({ word }) => word);
  return near.findLast((word) => word === 'until' || word === 'by' || word === 'before') ?? '';
}

function isDeedForm({ word, isCapital }: SignedWord): boolean {
  return (
    !isCapital && !isPlainInClaims(word) && (/(?:ed|ing)$/u.test(word) || IRREGULAR_STEMS.has(word))
  );
}

const NUMBER =
  /^\d|^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred)$/u;
const COUNTED_WITHIN = 4;

/** 'Six countries' are not six sites: a number counts what it counts in the line. */
function wrongCount(words: readonly SignedWord[], { words: said }: Evidence): string | null {
  for (const [index, word] of words.entries()) {
    const next = words[index + 1];
    const counted = next !== undefined && !isPlainInClaims(next.word) ? next : null;
    if (!NUMBER.test(word.word) || YEAR.test(word.word) || counted === null || word.stop !== '')
      continue;
    const numbers = placesOf(word, said);
    const nouns = placesOf(counted, said);
    if (numbers.length === 0 || nouns.length === 0 || isDeedForm(counted)) continue;
    const isCounted = numbers.some((at) =>
      nouns.some(
        (noun) =>
          noun > at &&
          noun - at <= (said[at]?.isTied === true ? 1 : COUNTED_WITHIN) &&
          !said.slice(at + 1, noun).some((each) => NUMBER.test(each.word)),
      ),
    );
    if (!isCounted) return word.word;
  }
  return null;
}

/** 'The authority agreed', where in the line others agreed, and the authority comes later. */
function isTurnedRound(
  words: readonly SignedWord[],
  index: number,
  said: readonly SignedWord[],
): boolean {
  const word = words[index];
  let before = index - 1;
  while (
    before >= 0 &&
    isPlainInClaims(words[before]?.word ?? '') &&
    !PREPOSITIONS.has(words[before]?.word ?? '')
  )
    before -= 1;
  const noun = words[before];
  const article = words[before - 1];
  if (word === undefined || noun === undefined || article === undefined) return false;
  const isSubject =
    noun.stop === '' && index > before && !isPlainInClaims(noun.word) && isDeedForm(word);
  if (!isSubject || isPassive(words, index) || noun.isPossessive) return false;
  const [nouns, deeds] = [placesOf(noun, said), placesOf(word, said)];
  return (
    nouns.length > 0 &&
    deeds.length > 0 &&
    deeds.every((at) => !isPassive(said, at) && nouns.every((place) => place > at))
  );
}

type Whose = (word: SignedWord) => string | null;

/** Whom a word names: 'person', 'company', another name, or nobody. */
function namer(prospect: Prospect): Whose {
  const person = new Set(wordsOf(prospect.name).map(({ word }) => word));
  const company = new Set(wordsOf(prospect.company).map(({ word }) => word));
  return ({ word, isCapital, isStart }) => {
    if (word === 'nobody' || word === 'everybody') return word;
    if (person.has(word) || PERSONAL.has(word) || word === 'i') return 'person';
    if (company.has(word)) return 'company';
    return isCapital && (!isStart || !VOCABULARY.has(word)) ? word : null;
  };
}

/** The name right before a word, with nothing but auxiliaries between. */
function directSubject(words: readonly SignedWord[], index: number, whose: Whose): string | null {
  for (let before = index - 1; before >= 0; before -= 1) {
    const word = words[before];
    if (word === undefined || word.stop !== '' || word.isPossessive) return null;
    const named = OWNING.has(word.word) ? null : whose(word);
    if (named !== null) {
      let start = before;
      while (start > 0 && whose(words[start - 1] ?? word) !== null) start -= 1;
      return PREPOSITIONS.has(words[start - 1]?.word ?? '') ? null : named;
    }
    if (!isPlainInClaims(word.word) || PREPOSITIONS.has(word.word)) return null;
  }
  return null;
}

/** Of whom a line tells the word at a place: the nearest name or noun before it that no preposition takes. */
function subjectBefore(said: readonly SignedWord[], at: number, whose: Whose): string | null {
  const left = said[at - 1];
  for (let before = at - 1; before >= 0; before -= 1) {
    const word = said[before];
    if (word === undefined || /[.;]/u.test(word.stop)) return null;
    const named = OWNING.has(word.word) || word.isPossessive ? null : whose(word);
    if (named === null) {
      const isNoun = before === nounBefore(said, at) && left !== undefined;
      if (isNoun) return `the ${word.word}`;
      continue;
    }
    let start = before;
    while (start > 0 && whose(said[start - 1] ?? word) !== null) start -= 1;
    if (!PREPOSITIONS.has(said[start - 1]?.word ?? '')) return named;
    before = start - 1;
  }
  return null;
}

/** 'That a supplier had been hit': the noun right before a word, when its article opens a clause. */
function nounBefore(said: readonly SignedWord[], at: number): number {
  let noun = at - 1;
  while (noun >= 0 && isPlainInClaims(said[noun]?.word ?? '')) noun -= 1;
  let article = noun;
  while (article > 0 && !isPlainInClaims(said[article]?.word ?? '')) article -= 1;
  const opener = said[article - 1];
  const opens =
    opener === undefined ||
    ['that', 'which', 'and', 'but', 'while', 'because'].includes(opener.word);
  return ['a', 'an', 'the', 'two'].includes(said[article]?.word ?? '') && opens ? noun : -1;
}

function isPassive(words: readonly SignedWord[], index: number): boolean {
  const { word = '' } = words[index] ?? {};
  if (!/ed$/u.test(word) && !IRREGULAR_STEMS.has(word)) return false;
  return [1, 2].some((back) => BE.has(words[index - back]?.word ?? ''));
}

function isAgent(said: readonly SignedWord[], at: number, subject: string, whose: Whose): boolean {
  const by = said.findIndex(({ word }, index) => index > at && index < at + 4 && word === 'by');
  return by !== -1 && said.slice(by + 1, by + 4).some((word) => whose(word) === subject);
}

/** Does any of the words deny something? */
export function hasDenial(words: readonly Word[]): boolean {
  return words.some(({ word }) => NEGATORS.has(word) || word.endsWith("n't"));
}

/** Is the word said by any of these texts, in whatever way? */
export function isIn(word: Word, texts: readonly SignedWord[]): boolean {
  const signed = {
    ...word,
    stems: stemsOf(word.word),
    isDenied: false,
    isUnreal: false,
    isNoun: false,
  };
  return texts.some((each) => isSaidBy(signed, each));
}
