import {
  EAST_ASIAN_COUNTERS,
  MINUTES,
  NUMBER_JOINERS,
  NUMBER_SCALES,
} from '../../lexicon/grammar/number-words.ts';
import { wordList } from '../../lexicon/word-list.ts';
import { valuesByKey } from '../../text/lookups.ts';
import { normalizeText } from '../../text/normalize.ts';
import { NUMBER_WORDS } from '../../text/number-words.ts';
import { type Span, wordsOf, type Word } from '../../text/words.ts';

/** A number in a text, and every value it may mean: '1.500' is 1500 to some readers and 1.5 to others. */
export type NumberFound = Span & { readonly values: readonly number[] };

/** The numbers of a text in digits, in words of the language (of all where it is `null`) and in Chinese, without one and two. */
export function numbersIn(text: string, language: string | null): readonly NumberFound[] {
  return [...numbersInDigits(text), ...numbersInWords(text, language), ...numbersInHan(text)];
}

/** Minutes, as a request for a talk names them, normalised. */
const MINUTE_WORDS: ReadonlySet<string> = new Set(MINUTES.split(' ').map(normalizeText));
const TALK_MINUTES_MAX = 60;
const TALK_MINUTES_STEP = 5;

/** A question may propose how long to talk: 'Would you have 15 minutes?' says nothing about anybody. */
export function isProposedTime({ end, values }: NumberFound, text: string): boolean {
  const [value = 0] = values;
  const [unit = ''] = /^[\s\u00A0-]?\p{L}+/u.exec(text.slice(end)) ?? [];
  const normalised = normalizeText(unit.replace(/^[\s\u00A0-]/u, ''));
  const isMinutes = MINUTE_WORDS.has(normalised) || /^(?:分|분)/u.test(normalised);
  const isRound = value <= TALK_MINUTES_MAX && value % TALK_MINUTES_STEP === 0;
  return isMinutes && isRound && /[?？؟]|か。?$/u.test(text);
}

/** Digits, and what may appear inside a number; spaces only between groups of three. */
const DIGITS =
  /(?<!\p{Nd})\p{Nd}{1,3}(?:[.,'’٬ \u00A0\u202F\u2009]\p{Nd}{3})+(?!\p{Nd})(?:[.,٫]\p{Nd}+)?|\p{Nd}+(?:[.,٫]\p{Nd}+)*/gu;
/** What separates groups of digits or decimals in any language. */
const SEPARATORS = /[.,'’٬٫ \u00A0\u202F\u2009]/u;
const GROUP_DIGITS = 3;

function numbersInDigits(text: string): readonly NumberFound[] {
  return [...text.matchAll(DIGITS)].map(({ 0: raw, index: start }) => {
    const end = start + raw.length;
    const values = valuesOf(raw);
    const scale = scaleAt(text, end);
    if (scale === null) return { start, end, values };
    const scaled = values.flatMap((value) => scale.factors.map((factor) => product(value, factor)));
    return { start, end: scale.end, values: scale.isLetter ? [...scaled, ...values] : scaled };
  });
}

/** What a normalised word or letter after a number multiplies it by; a word that means two things has both. */
const SCALES: ReadonlyMap<string, readonly number[]> = valuesByKey(
  NUMBER_SCALES.map((row) => wordList(row)).flatMap(([scale = '', ...words]) =>
    words.map((word) => [normalizeText(word), Number(scale)] as const),
  ),
);

/** What multiplies the number that ends here; a single letter may be a unit as well: '5 m'. */
function scaleAt(text: string, end: number) {
  const [behind = '', han, word] =
    /^[\s\u00A0\u202F-]?(?:([万萬億亿兆만억조])|(\p{L}[\p{L}\p{M}]*))/u.exec(text.slice(end)) ?? [];
  const normalised = normalizeText(han ?? word ?? '');
  const factors = SCALES.get(normalised);
  if (factors === undefined) return null;
  const isLetter = han === undefined && normalised.length === 1;
  return { factors, end: end + behind.length, isLetter };
}

/** '1.500' has two readings, '1.500.000' and '1,5' have one. */
function valuesOf(raw: string): readonly number[] {
  const groups = raw.replaceAll(/\p{Nd}/gu, asciiDigit).split(SEPARATORS);
  const last = groups.at(-1) ?? '';
  const whole = Number(groups.join(''));
  if (groups.length === 1) return [whole];
  const decimal = Number(`${groups.slice(0, -1).join('')}.${last}`);
  if (last.length !== GROUP_DIGITS) return [decimal];
  return groups.length === 2 ? [whole, decimal] : [whole];
}

const DIGIT_MAX = 9;

/** Every script has its ten digits in a row. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < DIGIT_MAX && /^\p{Nd}$/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}

const EXACT_DIGITS = 12;

/** 2.4 million is 2400000, not 2399999.9999999995. */
function product(value: number, factor: number): number {
  return Number((value * factor).toPrecision(EXACT_DIGITS));
}

const TEN = 10;
const HUNDRED = 100;
const THOUSAND = 1000;
/** The smallest number whose word counts as a number. */
const WORD_VALUE_MIN = 3;

function numbersInWords(text: string, language: string | null): readonly NumberFound[] {
  const known = language === null ? [...NUMBER_WORDS.values()] : [NUMBER_WORDS.get(language)];
  return known.flatMap((values) => (values === undefined ? [] : numberRuns(text, values)));
}

function numberRuns(text: string, values: ReadonlyMap<string, number>): readonly NumberFound[] {
  const found: NumberFound[] = [];
  let run: { words: Word[]; parts: number[] } = { words: [], parts: [] };
  const finish = (): void => {
    const value = valueOfParts(run.parts);
    const [first] = run.words;
    const last = run.words.at(-1);
    // 'Hundreds' and 'a million' are not figures; 'a hundred' is one in a source only.
    const isFigure =
      value >= WORD_VALUE_MIN && (run.parts.length > 1 || (run.parts[0] ?? 0) < HUNDRED);
    if (first && last && isFigure)
      found.push({ start: first.start, end: last.end, values: [value] });
    run = { words: [], parts: [] };
  };
  for (const word of wordsOf(text)) {
    const parts = numberParts(word.text, values);
    const isJoiner = run.parts.length > 0 && NUMBER_JOINERS.has(word.text);
    if ((parts === null && !isJoiner) || (word.startsPhrase && run.parts.length > 0)) finish();
    if (parts === null) continue;
    run.words.push(word);
    run.parts.push(...parts);
  }
  finish();
  return found;
}

const PART_LETTERS_MIN = 3;

/** The numbers that a word is made of: 'fünfundzwanzig' is five and twenty; `null` when anything else is in it. */
function numberParts(word: string, values: ReadonlyMap<string, number>): readonly number[] | null {
  const whole = values.get(word);
  if (whole !== undefined) return [whole];
  for (let length = word.length - 1; length >= PART_LETTERS_MIN; length -= 1) {
    const head = values.get(word.slice(0, length));
    if (head === undefined) continue;
    const rest = word.slice(length).replace(/^(?:und|en|e|og)(?=..)/u, '');
    const parts = numberParts(rest, values) ?? numberParts(word.slice(length), values);
    if (parts !== null) return [head, ...parts];
  }
  return null;
}

const QUATRE = 4;
const VINGT = 20;

/** 'two hundred and five thousand' from 2, 100, 5, 1000; 'quatre vingt dix' from 4, 20, 10. */
function valueOfParts(parts: readonly number[]): number {
  let total = 0;
  let current = 0;
  for (const part of parts) {
    if (part >= THOUSAND) {
      total += Math.max(1, current) * part;
      current = 0;
    } else if (part === HUNDRED || (part === VINGT && current === QUATRE))
      current = Math.max(1, current) * part;
    else current += part;
  }
  return total + current;
}

const MYRIAD = 10_000;
const HAN_DIGITS = '〇一二三四五六七八九';
const HAN_UNITS: ReadonlyMap<string, number> = new Map([
  ['十', TEN],
  ['百', HUNDRED],
  ['千', THOUSAND],
]);
/** A number in Chinese characters before what it counts: '三十名', '二〇二六年'. */
const HAN_NUMBER = new RegExp(
  `[〇一二三四五六七八九十百千万億亿兆]+(?=[${EAST_ASIAN_COUNTERS}])`,
  'gu',
);

/** Numbers in Chinese characters. A single small one counts only before what it counts, since '十分' and '一般' are words. */
function numbersInHan(text: string): readonly NumberFound[] {
  return [...text.matchAll(HAN_NUMBER)].flatMap(({ 0: raw, index: start }) => {
    const end = start + raw.length;
    const value = hanValue(raw);
    const isWord = raw === '十' && text.charAt(end) === '分';
    return value < WORD_VALUE_MIN || isWord ? [] : [{ start, end, values: [value] }];
  });
}

/** The value of a number in Chinese characters or in digits: '二千五百', '二〇二六', '2026'. */
export function hanValue(text: string): number {
  const signs = Array.from(text.normalize('NFKC'), (sign) => {
    const digit = HAN_DIGITS.indexOf(sign);
    return digit === -1 ? sign : String(digit);
  });
  if (!signs.some((sign) => scaleOf(sign) !== undefined)) return Number(signs.join(''));
  let total = 0;
  let section = 0;
  let digit = 0;
  for (const sign of signs) {
    const scale = scaleOf(sign);
    if (scale === undefined) digit = Number(sign);
    else if (scale < MYRIAD) {
      section += Math.max(1, digit) * scale;
      digit = 0;
    } else {
      total += Math.max(1, section + digit) * scale;
      section = 0;
      digit = 0;
    }
  }
  return total + section + digit;
}

function scaleOf(sign: string): number | undefined {
  return HAN_UNITS.get(sign) ?? SCALES.get(sign)?.[0];
}
