import { MINUTES, NUMBER_SCALES } from '../../lexicon/grammar/number-words.ts';
import { valuesByKey } from '../../text/lookups.ts';
import { normalizeText } from '../../text/normalize.ts';

/** What a normalised word or letter behind a number multiplies it by; a word that means two things has both. */
export const SCALES: ReadonlyMap<string, readonly number[]> = valuesByKey(
  NUMBER_SCALES.map((row) => row.split(' ')).flatMap(([scale = '', ...words]) =>
    words.map((word) => [normalizeText(word), Number(scale)] as const),
  ),
);

/** Minutes, as a request for a talk names them, normalised. */
export const MINUTE_WORDS: ReadonlySet<string> = new Set(MINUTES.split(' ').map(normalizeText));
