import { HONORIFICS } from '../../../lexicon/people/honorifics.ts';
import { BYLINE_BEGINNING, EAST_ASIAN_BYLINE } from '../../../lexicon/people/speakers.ts';
import { NAME_PARTICLES } from '../../../lexicon/people/surnames.ts';
import { plainLetters } from '../../../text/plain-letters.ts';
import { wordsOf } from '../../../text/words.ts';
import type { Paragraph } from '../main-text.ts';
import { BYLINE_WORDS_MAX } from '../signal-weights.ts';
import { isNamedIn, type VoicePage } from './voice.ts';

/** Does a byline name somebody else alone? */
export function hasOtherAuthor({ paragraphs, findNames }: VoicePage): boolean {
  return paragraphs.some(({ text }) => {
    const name = afterBeginning(text);
    if (name === null) return false;
    const words = wordsOf(name);
    const { person, others } = findNames(words, name);
    return person.length === 0 && others.some(({ start }) => start === 0);
  });
}

/** What follows 'By' in a short line; `null` when it is not a byline. */
function afterBeginning(text: string): string | null {
  if (wordsOf(text).length > BYLINE_WORDS_MAX) return null;
  const begins = /^\W*[\p{L}\s.'’-]{1,40}[:\s]*/u.test(text);
  const plain = plainLetters(text);
  const found = begins ? BYLINE_BEGINNING.exec(plain) : null;
  if (found !== null) return text.slice(found[0].length - (plain.length - text.length));
  const eastAsian = EAST_ASIAN_BYLINE.exec(text);
  return eastAsian === null ? null : text.slice(eastAsian[0].length);
}

const THEIR_VIEWS = /\b(?:views are (?:her|his|their) own|gibt die (?:personliche )?meinung)\b/i;
const BYLINE_ENDS =
  /^[\s*_)]*(?:$|[,|·•–—(/-]|\d|(?:on|am|le|il|el|em|den|op|dne|dnia|is|ist|est|es|e)\s|氏|さん)/u;

/** 'By Jane Doe, chief risk officer': her name straight after the beginning, and nobody beside her. */
export function isByline({ text }: Pick<Paragraph, 'text'>, page: VoicePage): boolean {
  return isBylineItself(text, page) || isBylineBehind(text, page);
}

/** 'Journal, words by Jane Doe', '11 March 2024, by Jane Doe': what precedes it is a short label or a date. */
function isBylineBehind(text: string, page: VoicePage): boolean {
  const [, before = '', rest = ''] = BEFORE_BYLINE.exec(text) ?? [];
  const isLabel =
    wordsOf(before).length <= LABEL_WORDS_MAX &&
    !page.findNames(wordsOf(before), before).others.length;
  return rest !== '' && isLabel && isBylineItself(rest, page);
}

const BEFORE_BYLINE = /^((?:[^,;|·•–—.!?]|(?<=\d)\.){2,40}?)\s?[,;|·•–—]\s(.{4,160})$/u;
const LABEL_WORDS_MAX = 4;

function isBylineItself(text: string, { findNames }: VoicePage): boolean {
  if (THEIR_VIEWS.test(plainLetters(text)) && wordsOf(text).length <= BYLINE_WORDS_MAX)
    return isNamedIn(text, { findNames });
  const name = afterBeginning(text);
  if (name === null) return false;
  const words = wordsOf(name);
  const [first] = findNames(words, name).person;
  if (first === undefined) return false;
  const before = words.slice(0, first.start);
  const isAtOnce = before.every(
    (word) => HONORIFICS.has(word.text) || NAME_PARTICLES.has(word.text),
  );
  return isAtOnce && BYLINE_ENDS.test(name.slice(words[first.end - 1]?.end ?? 0));
}
