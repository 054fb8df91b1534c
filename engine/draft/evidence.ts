import { dayText, monthText } from '../messages/day-text.ts';
import type { DraftLine } from '../model/draft.ts';
import type { Prospect } from '../model/prospect.ts';
import { isPlainInClaims, isWeighty } from './vocabulary.ts';
import { isDone, isNoDeed, signedWords, stemsOf, wordsOf } from './words.ts';
import type { SignedWord, Word } from './words.ts';

/** What a sentence may be proven with, beside its cited lines. */
export type DraftFacts = {
  readonly lines: readonly DraftLine[];
  readonly prospect: Prospect;
  /** What the user offers, in their own words; '' when they did not say. */
  readonly offer: string;
};

/** A line and the words of it, as far as they bear on claims. */
export type Evidence = {
  readonly line: DraftLine;
  readonly words: readonly SignedWord[];
  /** What may be said beside the line itself: the form, and the date of its page. */
  readonly given: readonly SignedWord[];
  /** All of them as ` word word … `. */
  readonly text: string;
};

/** What the words of a sentence may be measured against. */
export type Sources = {
  readonly prospect: Prospect;
  readonly evidence: readonly Evidence[];
  /** Lines, form and offer. */
  readonly all: readonly SignedWord[];
  /** The form and the offer. */
  readonly form: readonly SignedWord[];
  readonly offer: readonly SignedWord[];
  /** Each of them as ` word word … `. */
  readonly texts: readonly string[];
};

/** What is the same for each sentence of a draft, so that nothing is read twice. */
type Known = Pick<Sources, 'form' | 'offer'> & {
  readonly formTexts: readonly string[];
  readonly byLine: Map<DraftLine, Evidence>;
};

const knownByFacts = new WeakMap<DraftFacts, Known>();

/** What a sentence that cites these lines may say. */
export function sourcesOf(cited: readonly DraftLine[], facts: DraftFacts): Sources {
  const { form, offer, formTexts, byLine } = knownOf(facts);
  const evidence = cited.map((line) => {
    const read = byLine.get(line) ?? evidenceOf(line, facts.prospect);
    byLine.set(line, read);
    return read;
  });
  return {
    prospect: facts.prospect,
    form,
    offer,
    evidence,
    all: [...evidence.flatMap(({ words, given }) => [...words, ...given]), ...form],
    texts: [...evidence.map(({ text }) => text), ...formTexts],
  };
}

function knownOf(facts: DraftFacts): Known {
  const before = knownByFacts.get(facts);
  if (before !== undefined) return before;
  const { name, company, position, notes } = facts.prospect;
  const form = [name, company, position, notes, facts.offer].map(wordsOf);
  const known = {
    form: signedWords(form.flat(), isPlainInClaims),
    offer: signedWords(wordsOf(facts.offer), isPlainInClaims),
    formTexts: form.map(spaced),
    byLine: new Map<DraftLine, Evidence>(),
  };
  knownByFacts.set(facts, known);
  return known;
}

function evidenceOf(line: DraftLine, { name, company, position }: Prospect): Evidence {
  const dates = line.date === null ? [] : datesOf(line.date);
  const given = [name, company, position, ...dates].flatMap(wordsOf);
  const said = wordsOf(line.quote);
  return {
    line,
    words: signedWords(said, isPlainInClaims),
    given: signedWords(given, isPlainInClaims),
    text: spaced([...said, ...given]),
  };
}

/** The date of a page may be told as a year, a month of a year, or a day of both. */
function datesOf(date: NonNullable<DraftLine['date']>): readonly string[] {
  const [year = ''] = date.day.split('-');
  return date.precision === 'year' ? [year] : [dayText(date), monthText(date)];
}

function spaced(words: readonly Word[]): string {
  return ` ${words.map(({ word }) => word).join(' ')} `;
}

/** Whether the line, the form or the date says a word in the same way, or the line says it in another way. */
export function supportOf(
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

const INITIALS = /^\p{L}{2,5}$/u;

/** 'DPO' for a data protection officer. */
export function isInitials({ word }: Word, text: string): boolean {
  if (!INITIALS.test(word)) return false;
  const initials = word.replaceAll(/\p{L}(?!$)/gu, String.raw`$&\p{L}* (?:of |and )?`);
  return new RegExp(String.raw` ${initials}\p{L}* `, 'u').test(text);
}

/** The same word, another form of it, or another word for it. */
export function isSaidBy(word: SignedWord, other: SignedWord): boolean {
  if (word.word === other.word) return true;
  if (isWeighty(word.word) || isPlainInClaims(word.word)) return false;
  for (const stem of word.stems) if (other.stems.has(stem)) return true;
  return false;
}

/** Is the word said by any of these, in whatever way? */
export function isIn(word: Word, said: readonly SignedWord[]): boolean {
  const open = {
    isDenied: false,
    isUnreal: false,
    isNoun: false,
    isPast: false,
    isToCome: false,
    isHeld: false,
  };
  const signed = { ...word, ...open, stems: stemsOf(word.word) };
  return said.some((each) => isSaidBy(signed, each));
}

const PRESENT = /[^s]s$/u;

/** Denied as there, and no more done than there: 'agreed to acquire' proves no 'acquired'. */
export function fits(word: SignedWord, other: SignedWord): boolean {
  if (word.isDenied !== other.isDenied || isRevived(word, other) || isUndone(word, other)) {
    return false;
  }
  const isNever = isNoDeed(word) || isNoDeed(other) || isWeighty(word.word);
  return isNever || word.isUnreal === other.isUnreal || isLeftOpen(word, other);
}

/** Is one of them said as done, and the other one not? */
function isUndone(word: SignedWord, other: SignedWord): boolean {
  if (word.isToCome && isDone(other) && !other.isHeld && !isDone(word)) return true;
  const isOtherForm = word.word !== other.word;
  return isOtherForm && isDone(word) && !word.isNoun && !isVerbOf(word, other);
}

/** 'Have merged' is not 'are in merger talks', nor 'told' 'tells'; but 'is led by' is 'leads'. */
function isVerbOf(word: SignedWord, other: SignedWord): boolean {
  if (isDone(other) || isNoDeed(word)) return true;
  if (other.isNoun) return false;
  return word.isHeld
    ? isSameBase(word, other) || PRESENT.test(other.word)
    : other.word.endsWith('ing');
}

function isSameBase(word: SignedWord, other: SignedWord): boolean {
  return [...word.stems].some((stem) => !stem.startsWith('=') && other.stems.has(stem));
}

/** 'Works for' is not 'worked for'. */
function isRevived(word: SignedWord, other: SignedWord): boolean {
  if (!other.isPast || isDone(word) || word.isNoun || word.isUnreal) return false;
  return PRESENT.test(word.word) || (word.word !== other.word && isBareOf(word, other));
}

function isBareOf(word: SignedWord, other: SignedWord): boolean {
  return other.stems.has(word.word);
}

/** 'The acquisition' and 'acquiring' say neither that it is done nor that it is not. */
function isLeftOpen(word: SignedWord, other: SignedWord): boolean {
  if (word.word === other.word || isDone(word)) return false;
  return !(other.isUnreal && PRESENT.test(word.word));
}
