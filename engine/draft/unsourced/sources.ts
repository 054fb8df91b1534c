import { UNABBREVIATED } from '../../lexicon/grammar/draft/name-forms.ts';
import type { DraftLine } from '../../model/draft.ts';
import type { Prospect } from '../../model/prospect.ts';
import { normalizeText } from '../../text/normalize.ts';
import { wordListOf } from '../../text/words.ts';
import type { Calendar } from './calendar-names.ts';
import { agrees, datesIn, partialDateOf, type DateFound, type PartialDate } from './dates.ts';
import { numbersIn, type NumberFound } from './numbers.ts';
import { isSameName } from './same-name.ts';

/** What a draft may take facts from: the numbered lines, the form, and what the user offers. */
export type DraftFacts = {
  readonly lines: readonly DraftLine[];
  readonly prospect: Prospect;
  /** What the user offers, in their own words; '' when they did not say. */
  readonly offer: string;
};

/** The sources of a draft, read once. */
export type DraftSources = {
  readonly hasDate: (date: DateFound) => boolean;
  readonly hasNumber: (number: NumberFound) => boolean;
  /** Does one of the sources hold this text, whatever its spaces, signs and capitals? */
  readonly holds: (text: string) => boolean;
  /** Where the normalised word is, in any of its forms; an abbreviation is where the words it abbreviates begin. */
  readonly placesOf: (word: string) => readonly SourceWord[];
};

/** A word of a source. */
export type SourceWord = { readonly source: number; readonly index: number };

/** Reads the sources. The calendar is that of the draft, whose months a note of the user's may use as well. */
export function readSources(
  { lines, prospect, offer }: DraftFacts,
  calendar: Calendar,
): DraftSources {
  const { name, company, position, notes, companyUrl, linkedinUrl } = prospect;
  const form = [name, company, position, notes, companyUrl, linkedinUrl];
  const raw = [...lines.map(({ quote }) => quote), ...form, offer];
  const texts = raw.map((text) => wordListOf(text));
  const letters = raw.map(lettersOf);
  const numbers = new Set(
    raw
      .flatMap((text) => [null, calendar.language].flatMap((language) => numbersIn(text, language)))
      .flatMap(({ values }) => values),
  );
  const dates = [
    ...lines.flatMap(({ date }) => (date === null ? [] : [partialDateOf(date)])),
    ...raw.flatMap((text) => datesIn(text, calendar)).flatMap(({ readings }) => readings),
  ];
  const words = texts.flatMap((list, source) =>
    list.map((word, index) => ({ word, place: { source, index } })),
  );
  return {
    hasDate: ({ readings }) => readings.some((given) => isKnown(given, dates, numbers)),
    hasNumber: ({ values }) => values.some((value) => numbers.has(value)),
    holds(text) {
      const wanted = lettersOf(text);
      return wanted !== '' && letters.some((each) => each.includes(wanted));
    },
    placesOf(word) {
      const named = words
        .filter((each) => isSameName(word, each.word, calendar.language))
        .map(({ place }) => place);
      if (named.length > 0) return named;
      return words
        .filter(({ place: { source, index } }) => isMadeOf(word, texts[source] ?? [], index))
        .map(({ place }) => place);
    },
  };
}

function isKnown(
  given: PartialDate,
  dates: readonly PartialDate[],
  numbers: ReadonlySet<number>,
): boolean {
  const isYearAlone = given.year !== null && given.month === null && given.day === null;
  return dates.some((known) => agrees(given, known)) || (isYearAlone && numbers.has(given.year));
}

function lettersOf(text: string): string {
  return normalizeText(text).replaceAll(/[^\p{L}\p{N}]+/gu, '');
}

const ACRONYM_LETTERS_MIN = 2;
const ACRONYM_LETTERS_MAX = 6;

/** Does an abbreviation begin there? 'DPO' is made of three first letters, 'NIS2' of 'NIS 2', and 'NIS' of 'NIS2'. */
function isMadeOf(word: string, list: readonly string[], start: number): boolean {
  const first = list[start] ?? '';
  if (`${first}${list[start + 1] ?? ''}` === word || first.replace(/(?<!\d)\d+$/u, '') === word)
    return true;
  if (word.length < ACRONYM_LETTERS_MIN || word.length > ACRONYM_LETTERS_MAX) return false;
  if (UNABBREVIATED.has(first)) return false;
  const initials = list
    .slice(start)
    .filter((each) => !UNABBREVIATED.has(each))
    .slice(0, word.length)
    .map((each) => each.charAt(0));
  return initials.join('') === word;
}
