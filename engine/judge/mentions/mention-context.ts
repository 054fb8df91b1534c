// Which words around a mention may be about the person.
import { LEGAL_FORMS } from '../../lexicon/organisations/legal-forms.ts';
import { HONORIFICS } from '../../lexicon/people/honorifics.ts';
import { isGivenName } from '../../names/people/name/nicknames.ts';
import type { Word, WordSpan } from '../../text/words.ts';
import type { Passage } from '../page/parse-page.ts';
import type { PlacedMention } from './page-context.ts';
import { FIELD_WORDS, JOB_TITLES } from './vocabulary.ts';

/** The words that may be about the person named at a mention: its sentence or line, up to the next person's name. */
export type MentionContext = {
  readonly passage: Passage;
  /** First word that belongs, the mention itself, and the end of what belongs. */
  readonly from: number;
  readonly start: number;
  readonly end: number;
  readonly to: number;
  /** Is the passage read as one, whatever punctuation it has? */
  readonly isLine: boolean;
  /** Short lines that follow a heading or label with the name: 'Jane Doe' / 'Head of Audit, Acme'. */
  readonly following: readonly Passage[];
};

/** The context of one mention; `next` are the passages after its own. */
export function mentionContextOf(
  { passage, mention }: PlacedMention,
  next: readonly Passage[],
): MentionContext {
  const { words } = passage;
  const { start, end } = mention;
  const isLine = isReadAsOne(passage);
  const sentence = words[start]?.sentence;
  const lastSentence = words[end - 1]?.sentence;
  const belongs = (index: number, toward: number, separator: RegExp): boolean => {
    const word = words[index];
    if (word === undefined || Math.abs(index - start) > REACH_WORDS) return false;
    if (isOthersClause(passage, index, { toward, mention })) return false;
    if (isLine || word.sentence === sentence || word.sentence === lastSentence) return true;
    return continuesAcross(passage, Math.min(index, index + toward), separator);
  };
  let from = start;
  while (!isBehindLegalForm(passage, from, start) && belongs(from - 1, 1, QUOTE)) from -= 1;
  let to = end;
  const isOther = (index: number): boolean =>
    isPersonAt(words, index) ||
    (words[index]?.startsPhrase === true && isOtherTitledAt(words, index, mention));
  while (belongs(to, -1, SEPARATOR) && !isOther(to)) to += 1;
  const following = isLabel(passage) ? linesBelow(next, passage.kind === 'heading') : [];
  return { passage, from, start, end, to, isLine, following };
}

/** Does the name follow the full stop of a legal form, which ends a sentence there: 'paid for by Acme Ltd. Jane Doe came second'? */
function isBehindLegalForm({ text, words }: Passage, index: number, start: number): boolean {
  const [form, name] = words.slice(Math.max(0, index - 1), index + 1);
  if (index !== start || form === undefined || name === undefined) return false;
  return LEGAL_FORMS.has(form.text) && FULL_STOP.test(text.slice(form.end, name.start));
}

const FULL_STOP = /^\.\s/u;

/**
 * Does a clause about somebody else begin or end here, at a semicolon: 'Gamma hires Jane Doe; Acme names Peter Roe'? `toward` leads
 * to the mention, +1 or −1.
 */
function isOthersClause(
  { text, words }: Passage,
  index: number,
  { toward, mention }: { readonly toward: number; readonly mention: WordSpan },
): boolean {
  const last = Math.min(index, index + toward);
  if (!isSemicolonBehind(text, words, last)) return false;
  for (let at = index; words[at] !== undefined; at -= toward) {
    if (isFullNameAt(words, at) || isOtherTitledAt(words, at, mention)) return true;
    if (isSemicolonBehind(text, words, Math.min(at, at - toward))) return false;
  }
  return false;
}

function isSemicolonBehind(text: string, words: readonly Word[], index: number): boolean {
  const [word, next] = words.slice(index, index + 2);
  if (word === undefined || next === undefined) return false;
  return text.slice(word.end, next.start).includes(';');
}

/** A dash, bar or quotation mark between two parts of one statement: 'Jane Doe – CRO, Acme', 'Jane Doe («Acme»)'. */
const SEPARATOR = /^[\s()«»"“”„,|·–—-]+$/u;
/** Only brackets and quotation marks: '(Acme) Jane Doe'. */
const QUOTE = /^[\s()«»"“”„]+$/u;

/** Is there no more than such a mark between this word and the next, or no end of a sentence? */
function continuesAcross({ text, words }: Passage, index: number, separator: RegExp): boolean {
  const [word, next] = [words[index], words[index + 1]];
  if (word === undefined || next === undefined) return false;
  return word.sentence === next.sentence || separator.test(text.slice(word.end, next.start));
}

const REACH_WORDS = 40;

/** Is the passage about one thing, whatever punctuation it has, as titles, table rows and short lines are? */
function isReadAsOne(passage: Passage): boolean {
  if (passage.kind === 'table' || passage.zone === 'title') return true;
  return passage.kind === 'item' ? passage.words.length <= REACH_WORDS : isOneLine(passage);
}

const LABEL_WORDS_MAX = 12;

function isLabel({ words, kind, zone }: Passage): boolean {
  const isText = zone !== 'title' && zone !== 'description' && kind !== 'table';
  return isText && words.length <= LABEL_WORDS_MAX;
}

/** The end of a sentence with another after it. */
const SENTENCE_END = /[.!?…。！？]["”“’»«]{0,2}\s+\S/u;

/** A line held together by dashes and bars, as in 'Jane Doe – Head of Audit | Acme', and no sentences. */
function isOneLine({ text, words }: Passage): boolean {
  return (
    words.length <= LABEL_WORDS_MAX * 2 &&
    !SENTENCE_END.test(text.replaceAll(/(?<!\p{L})\p{L}{1,3}\. /gu, ''))
  );
}

const FOLLOWING_MAX = 2;

function linesBelow(next: readonly Passage[], isHeading: boolean): readonly Passage[] {
  const followers: Passage[] = [];
  for (const passage of next.slice(0, FOLLOWING_MAX)) {
    if (passage.zone === 'aside' || passage.kind === 'table') break;
    if (isPersonInLine(passage) || (passage.kind === 'heading' && !isHeading)) break;
    followers.push(passage);
    // After a full sentence the page has moved on to something else.
    if (passage.words.length > LABEL_WORDS_MAX) break;
  }
  return followers;
}

/** Does a short line name somebody: 'Peter Roe, Head of Audit', 'Contact: Peter Roe'? */
export function isPersonInLine({ words }: Passage): boolean {
  const reach = words.length > LABEL_WORDS_MAX ? 1 : words.length;
  return words.slice(0, reach).some((_, index) => isPersonAt(words, index));
}

/** Does another person's full name begin a phrase here? */
function isPersonAt(words: readonly Word[], index: number): boolean {
  return words[index]?.startsPhrase === true && isFullNameAt(words, index);
}

/** Does anybody's full name begin here? */
export function isFullNameAt(words: readonly Word[], index: number): boolean {
  const [word, next] = [words[index], words[index + 1]];
  if (word?.isCapital !== true || next?.isCapital !== true || next.startsPhrase) return false;
  // 'June 19'
  return isGivenName(word.text) && !FIGURE.test(next.text);
}

const FIGURE = /^\d/u;

/** Does somebody else's name behind a title begin here? */
function isOtherTitledAt(words: readonly Word[], index: number, { start, end }: WordSpan): boolean {
  if (!isTitledNameAt(words, index)) return false;
  const own = words.slice(start, end);
  const name = words.slice(index + 1, index + 1 + TITLED_WORDS_MAX);
  return !name.some(({ text }) => own.some((word) => word.text === text));
}

/** 'A B Shaw' */
const TITLED_WORDS_MAX = 3;

/** Does a name behind a title begin here: 'Mr A Shaw'? 'Sr. Manager' is a job title. */
export function isTitledNameAt(words: readonly Word[], index: number): boolean {
  const [title, name] = words.slice(index, index + 2);
  const isTitle = title?.isCapital === true && HONORIFICS.has(title.text);
  if (!isTitle || name?.isCapital !== true || name.startsPhrase) return false;
  return !JOB_TITLES.holds(name.text) && !FIELD_WORDS.holds(name.text);
}

/** A run of words in a passage. Word indexes; `to` is exclusive. */
export type Stretch = { readonly passage: Passage; readonly from: number; readonly to: number };

/** The words before the mention, those after it, and those of each line below it, at most `reach` each. */
export function stretchesBeside(
  { passage, from, start, end, to, following }: MentionContext,
  reach: number,
  reachBefore: number = reach,
): readonly Stretch[] {
  return [
    { passage, from: Math.max(from, start - reachBefore), to: start },
    { passage, from: end, to: Math.min(to, end + reach) },
    ...following.map((one) => ({ passage: one, from: 0, to: Math.min(reach, one.words.length) })),
  ];
}

/** The words of a stretch. */
export function wordsOfStretch({ passage, from, to }: Stretch): readonly Word[] {
  return passage.words.slice(from, to);
}

/** Does a colon follow, as after a speaker's name? French puts a space before it. */
export function endsLabel(text: string, end: number): boolean {
  return LABEL_END.test(text.slice(end, end + LABEL_END_LENGTH));
}

const LABEL_END = /^[)）]?\s?[:：]/u;
const LABEL_END_LENGTH = 3;
