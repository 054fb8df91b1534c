import { dayText, monthText } from '../messages/day-text.ts';
import type { DraftLine } from '../model/draft.ts';
import type { Prospect } from '../model/prospect.ts';
import { isPlainInClaims, isWeighty } from './vocabulary.ts';
import { stemsOf, withStems, wordsOf, type StemmedWord, type Word } from './words.ts';

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
  readonly words: readonly StemmedWord[];
  /** What may be said beside the line itself: the form, and the date of its page. */
  readonly given: readonly StemmedWord[];
  /** All of them as ` word word … `. */
  readonly text: string;
};

/** What the words of a sentence may be measured against. */
export type Sources = {
  readonly prospect: Prospect;
  readonly evidence: readonly Evidence[];
  /** Lines, form and offer. */
  readonly all: readonly StemmedWord[];
  /** The form and the offer. */
  readonly form: readonly StemmedWord[];
  readonly offer: readonly StemmedWord[];
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
    form: withStems(form.flat()),
    offer: withStems(wordsOf(facts.offer)),
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
    words: withStems(said),
    given: withStems(given),
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

const INITIALS = /^\p{L}{2,5}$/u;
const LEFT_OUT = new Set(['of', 'and']);

/** 'DPO' for a data protection officer. */
export function isInitials({ word }: Word, text: string): boolean {
  if (!INITIALS.test(word)) return false;
  const initials = text
    .split(' ')
    .filter((each) => !LEFT_OUT.has(each))
    .map((each) => each.charAt(0))
    .join('');
  return initials.includes(word);
}

/** Is the word said by any of these, in the same form or another? */
export function isIn(word: Word, said: readonly StemmedWord[]): boolean {
  const isFixed = isWeighty(word.word) || isPlainInClaims(word.word);
  const stems = isFixed ? [] : [...stemsOf(word.word)];
  return said.some((each) => each.word === word.word || stems.some((stem) => each.stems.has(stem)));
}
