import { HONORIFICS } from '../../../lexicon/people/honorifics.ts';
import {
  BYLINE_BEGINNING,
  EAST_ASIAN_BYLINE,
  WRITING_WORDS,
} from '../../../lexicon/people/speakers.ts';
import { plainLetters } from '../../../text/plain-letters.ts';
import { wordListOf, wordsOf } from '../../../text/words.ts';
import type { Paragraph } from '../main-text.ts';
import { namesPersonIn } from '../names/names-in-sentence.ts';
import { firstNaming, SENTENCE_END, type VoicePage } from './voice.ts';

/** Does a byline name only somebody else? */
export function hasOtherAuthor({ paragraphs, findNames }: VoicePage): boolean {
  return paragraphs.some(({ text }) => {
    const name = textAfterBy(text);
    if (name === null) return false;
    const words = wordsOf(name);
    const { person, others } = findNames(words, name);
    return person.length === 0 && others.some(({ start }) => start === 0);
  });
}

/** The most words in a byline. */
export const BYLINE_WORDS_MAX = 30;

/** The text after 'By' in a short line; `null` when it is not a byline. */
function textAfterBy(text: string): string | null {
  if (wordsOf(text).length > BYLINE_WORDS_MAX) return null;
  const begins = /^\W*[\p{L}\s.'’-]{1,40}[:\s]*/u.test(text);
  const plain = plainLetters(text);
  const found = begins ? BYLINE_BEGINNING.exec(plain) : null;
  if (found !== null) return text.slice(found[0].length - (plain.length - text.length));
  const eastAsian = EAST_ASIAN_BYLINE.exec(text);
  return eastAsian === null ? null : text.slice(eastAsian[0].length);
}

/** 'Views are her own' after a name: the name is the author's. */
const THEIR_VIEWS = /\b(?:views are (?:her|his|their) own|gibt die (?:personliche )?meinung)\b/i;
/** What may follow the author's name: nothing, a mark, a date, ' is …'. */
const BYLINE_ENDS =
  /^[\s*_)]*(?:$|[,|·•–—(/-]|\d|(?:on|am|le|il|el|em|den|op|dne|dnia|is|ist|est|es|e)\s|氏|さん)/u;

/** Is the text a byline: 'By Jane Doe, chief risk officer'? The name comes right after 'By', and no other name beside it. */
export function isByline({ text }: Pick<Paragraph, 'text'>, page: VoicePage): boolean {
  return isBylineItself(text, page) || isBylineAfterLabel(text, page);
}

/** Does a byline follow a short label or a date: 'Journal, words by Jane Doe', '11 March 2024, by Jane Doe'? */
function isBylineAfterLabel(text: string, page: VoicePage): boolean {
  const [, before = '', rest = ''] = BEFORE_BYLINE.exec(text) ?? [];
  const isLabel =
    wordsOf(before).length <= LABEL_WORDS_MAX &&
    !page.findNames(wordsOf(before), before).others.length;
  return rest !== '' && isLabel && isBylineItself(rest, page);
}

/** A label or a date, and then the byline: '11 March 2024, by Jane Doe', '11 mars 2024. Tribune de Jane Doe'. */
const BEFORE_BYLINE =
  /^((?:[^,;|·•–—.!?]|(?<=\d)\.){2,40}?)\s?(?:[,;|·•–—]|(?<=\d{4})\.)\s(.{4,160})$/u;
const LABEL_WORDS_MAX = 5;

function isBylineItself(text: string, page: VoicePage): boolean {
  if (THEIR_VIEWS.test(plainLetters(text)) && wordsOf(text).length <= BYLINE_WORDS_MAX)
    return namesPersonIn(page, text);
  const naming = firstNaming(textAfterBy(text) ?? '', page);
  return naming?.before.length === 0 && BYLINE_ENDS.test(naming.after);
}

/** Does a line hold only the name, perhaps with a form of address before it and a job title after it: 'RUTH ABERNETHY, CRO'? */
export function isNameLine({ text }: Paragraph, page: VoicePage): boolean {
  // A line of fields may end like a sentence: 'Jane Doe · CRO at Acme · 2.'
  const isSentence = SENTENCE_END.test(text) && !/[·|]/u.test(text);
  if (isSentence || wordsOf(text).length > BYLINE_WORDS_MAX) return false;
  const naming = firstNaming(text, page);
  if (naming === null) return false;
  return naming.before.every((word) => HONORIFICS.has(word.text)) && NAME_ENDS.test(naming.after);
}

/** What ends a name in such a line; a second surname may come first. */
export const NAME_ENDS =
  /^[\s*_)]*(?:$|[,|·•–—(:-]|\p{Lu}[\p{L}'’-]{0,40}[\s*_)]{0,4}(?:$|[,|·•–—(:-]))/u;

/** Does the paragraph begin by saying who writes it: 'Jane Doe, Head of Audit, writes: This was …', '講演概要(皆川氏より) …'? */
export function isIntroducedByName({ text }: Paragraph, page: VoicePage): boolean {
  const introduction = INTRODUCTION.exec(text)?.[0] ?? '';
  const isWriting =
    WRITING_WORDS.has(wordListOf(introduction).at(-1) ?? '') || /より[)）]/u.test(introduction);
  return isWriting && namesPersonIn(page, introduction);
}

/** 'Jane Doe writes:', '皆川氏より)'. */
const INTRODUCTION = /^[^:：。]{1,90}[:：]|^[^:：。]{1,40}より[)）]/u;

/** Does the page's title contain a byline: 'Full text: remarks by Jane Doe'? */
export function isTitledByline(page: VoicePage): boolean {
  return titleOfPage(page)
    .split(/[:|–—]\s/u)
    .some((text) => isByline({ text: text.trim() }, page));
}

/** The page's title, which is the first sentence of its introduction. */
export function titleOfPage({ introduction }: VoicePage): string {
  return introduction.split(/(?<=[^\s.]{2})\. /u)[0] ?? '';
}

/** Is a line a signature below a text: 'Jane Doe, Chief Risk Officer'? */
export function isSignature({ text, kind, isEmphatic }: Paragraph, page: VoicePage): boolean {
  if (kind === 'heading' || SENTENCE_END.test(text)) return false;
  if (wordsOf(text).length > SIGNATURE_WORDS_MAX) return false;
  const naming = firstNaming(text, page);
  if (naming?.before.length !== 0) return false;
  return /^[\s*_]*(?:$|,)/u.test(naming.after) && (isEmphatic || naming.after.trim() !== '');
}

const SIGNATURE_WORDS_MAX = 14;
