import { HONORIFICS, TITLES_BEFORE_SURNAMES } from '../../../../lexicon/people/honorifics.ts';
import {
  ANSWER_LABELS,
  GUEST_LABELS,
  MODERATOR_LABELS,
  LETTER_PAIRS,
  QUESTION_LABELS,
  WRITING_WORDS,
} from '../../../../lexicon/people/speakers.ts';
import { NAME_PARTICLES } from '../../../../lexicon/people/surnames.ts';
import { isGivenName } from '../../../../names/people/name/nicknames.ts';
import { normalizeText } from '../../../../text/normalize.ts';
import { wordsOf, type Word } from '../../../../text/words.ts';
import type { NameFinder } from '../../names/names-in-sentence.ts';
import { bareHandle, isHandle } from './handles.ts';

/** The label before a turn of a transcript, 'Jane Doe' in '[00:12] **Jane Doe:** We …', and its form. */
export type SpeakerLabel = {
  readonly text: string;
  /**
   * `marked`: bold, in capitals or with a time; `dashed`: bold before a dash; `plain`: only a colon; `loose`: bold alone; `posted`: bold
   * before the time of a post, as forums head it; `letter`: 'Q.', 'R:'.
   */
  readonly form: 'marked' | 'dashed' | 'plain' | 'loose' | 'posted' | 'letter';
  /** Nothing follows the label on its line; the turn is in the next line. */
  readonly isAlone: boolean;
};

/** What a label means: the prospect, somebody else, or a role in an interview. */
export type LabelRole = 'prospect' | 'other' | 'host' | 'guest' | 'question';

/** What a paragraph's label means; `null` when it has none that counts. */
export type Role = LabelRole | null;

/** Marks of quotations and lists at the beginning of a line. */
const LEAD = /^(?:[\s>•]|[-+*]\s)*/u;
/** '[00:12] ', '(1:02:03) – '. */
const TIME = /^[[(]?\d{1,2}[:.]\d{2}(?:[:.]\d{2})?[\])]?[\s–—-]*/u;
/** '**Jane Doe:**', '**Jane Doe** –'. */
const BOLD =
  /^(?:\*\*|__|\*|_)((?:[^*_?!？！]|(?<=[\p{L}\d])_(?=[\p{L}\d])){1,70}?)([:：]?)(?:\*\*|__|\*|_(?![\p{L}\d]))[ \t]*(?:\([^()]{1,20}\)(?=[:：]))?([:：]|[–—-](?=\s))?[ \t]*/u;
/** 'Q. ', 'R: '. */
const LETTER = /^(\p{L})\d{0,2}[.:：)]\s+(?=\S)(?!\p{Lu}\.)/u;
/** 'Frage. ', 'Answer. '. */
const WORD = /^(\p{L}{4,12})\.\s+(?=\S)/u;
/** 'Jane Doe 00:12' alone on a line. */
const TIMED = /^([\p{L}][^:：*_\d?!]{1,50}?)\s*[[(]?\d{1,2}:\d{2}(?::\d{2})?[\])]?\s*[:：]?\s*$/u;
/** 'Jane Doe: '. */
const PLAIN = /^([\p{L}][^:：*_"“”„«»「」?!]{1,70}?)\s*[:：](?:\s+|$)/u;
/** A name and a colon or a wide space: '佐藤：'. */
const EAST_ASIAN_PLAIN =
  /^([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー・ 　]{1,16})\s*[:：]\s*|^([\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}ー・]{1,8}(?: [\p{Script=Han}\p{Script=Katakana}]{1,5})?)(?:　| {2})\s*(?=\S)/u;
/** '(Corvane)'. */
const BRACKETED = /\([^()]*\)/u;
const LABEL_WORDS_MAX = 10;

/** The label at the beginning of a line; `null` when there is none. Whether it is a speaker's depends on the page. */
export function speakerLabelOf(line: string): SpeakerLabel | null {
  const lead = line.replace(LEAD, '');
  const timed = lead.replace(TIME, '');
  const label = labelIn(timed);
  if (label === null || wordsOf(label.text.replace(BRACKETED, ' ')).length > LABEL_WORDS_MAX)
    return null;
  return timed.length < lead.length && label.form === 'plain'
    ? { ...label, form: 'marked' }
    : label;
}

function labelIn(line: string): SpeakerLabel | null {
  const letter = LETTER.exec(line)?.[1];
  if (letter !== undefined) return { text: letter, form: 'letter', isAlone: false };
  const word = WORD.exec(line)?.[1];
  if (word !== undefined && isQuestionOrAnswer(word))
    return { text: word, form: 'plain', isAlone: false };
  return boldLabel(line) ?? plainLabel(line);
}

function isQuestionOrAnswer(word: string): boolean {
  const plain = normalizeText(word);
  return QUESTION_LABELS.has(plain) || ANSWER_LABELS.has(plain);
}

function boldLabel(line: string): SpeakerLabel | null {
  const bold = BOLD.exec(line);
  if (bold === null) return null;
  const [all, text = '', colon, mark] = bold;
  const rest = line.slice(all.length).trim();
  const isTimed = rest !== '' && rest.replace(TIME, '') === '';
  const isMarked = colon !== '' || mark !== undefined || isTimed;
  return isMarked
    ? { text: text.trim(), form: markedForm(mark), isAlone: rest === '' || isTimed }
    : unmarkedLabel(text.trim(), rest);
}

/** A name in bold without a colon, a dash or a time: '**Jane Doe** We …'. '**Jane Doe** is head of risk at Acme' introduces her. */
function unmarkedLabel(text: string, rest: string): SpeakerLabel | null {
  if (/^\p{Ll}/u.test(rest)) return null;
  if (/^[·|,(\d•]/u.test(rest)) return postedLabel(text, rest);
  return { text, form: 'loose', isAlone: rest === '' };
}

/** The label of a post: '**jdoe** · 3 h' heads one, '**Jane Doe** · CRO' and '**Jane Doe**, CRO' head a profile. */
function postedLabel(text: string, rest: string): SpeakerLabel | null {
  return POSTED.test(rest) ? { text, form: 'posted', isAlone: true } : null;
}

/** What a forum shows beside a user name: '· 6 October 2026, 22:02', '· Member since 2019 · 38 posts', '• 3 h'. */
const POSTED = /^[·•|]\s*[*_]{0,2}[^.!?]{0,50}\d[^.!?]{0,40}$/u;

function markedForm(mark: string | undefined): SpeakerLabel['form'] {
  return mark !== undefined && /[–—-]/u.test(mark) ? 'dashed' : 'marked';
}

function plainLabel(line: string): SpeakerLabel | null {
  const timed = TIMED.exec(line)?.[1];
  if (timed !== undefined) return { text: timed, form: 'marked', isAlone: true };
  const plain = EAST_ASIAN_PLAIN.exec(line) ?? PLAIN.exec(line);
  if (plain === null) return null;
  const [all, withColon, withSpace = ''] = plain;
  const text = withColon ?? withSpace;
  const isAlone = all.length === line.trimEnd().length;
  return { text, form: isInCapitals(text) ? 'marked' : 'plain', isAlone };
}

function isInCapitals(text: string): boolean {
  return text === text.toUpperCase() && text !== text.toLowerCase();
}

/** The quote without its label and the time before that. */
export function withoutSpeakerLabel(quote: string, { text, form }: SpeakerLabel): string {
  const start = quote.indexOf(text);
  if (start === -1 || /\p{L}/u.test(quote.slice(0, start))) return quote;
  const rest = quote.slice(start + text.length);
  return (form === 'letter' ? rest.replace(/^\d{0,2}/u, '') : rest).replace(AFTER_LABEL, '');
}

/** A time, and then the colons, dashes and bold marks that end a label. */
const AFTER_LABEL =
  /^\s?(?:[\s*_]*\([^()]{1,20}\)(?=\s*[:：]))?(?:[[(]?\d{1,2}:\d{2}(?::\d{2})?[\])]?)?[\s*_:：.)–—-]*/u;

/** Creates the function that tells what the labels of one page mean. `names` are short forms of the prospect's name: 'JD', '佐藤'. */
export function createLabelReader(
  labels: readonly SpeakerLabel[],
  findNames: NameFinder,
  names: ReadonlySet<string>,
): (label: SpeakerLabel) => LabelRole | null {
  const letters = new Set(
    labels.filter(({ form }) => form === 'letter').map(({ text }) => text.toLowerCase()),
  );
  const pair = LETTER_PAIRS.find((one) => one.every((letter) => letters.has(letter)));
  const counts = new Map<string, number>();
  for (const { text } of labels) counts.set(text, (counts.get(text) ?? 0) + 1);
  const isRepeated = ({ text }: SpeakerLabel): boolean => (counts.get(text) ?? 0) > 1;
  // If the prospect's turns begin with a name in bold, so do those of others.
  const areTurnsLoose = labels.some(
    (label) =>
      label.form === 'loose' &&
      !label.isAlone &&
      isRepeated(label) &&
      wordRole(label.text, findNames, names) === 'prospect',
  );
  return (label) => {
    if (label.form === 'letter') return letterRole(label.text.toLowerCase(), pair);
    const role = wordRole(label.text, findNames, names);
    // Bold text that is repeated is a label, '**BEX** So?'; a single '**Note** …' is not.
    const isTurn = isRepeated(label) && (areTurnsLoose || isInCapitals(label.text));
    if (label.form === 'loose' && !isTurn) return role === 'other' || role === 'host' ? null : role;
    return role ?? (namesSpeaker(label, isRepeated(label)) ? 'other' : null);
  };
}

function namesSpeaker(label: SpeakerLabel, isRepeated: boolean): boolean {
  const { text, form } = label;
  if (form === 'posted' || isHandle(text)) return true;
  return (isSetOff(label) || isRepeated) && isNameLike(wordsOf(text.replace(BRACKETED, ' ')));
}

/** Is the label set off, so that it is a speaker's even if it occurs once: 'OAKES:', 'Dr Oakes:'? */
function isSetOff({ text, form }: SpeakerLabel): boolean {
  return form === 'marked' || form === 'dashed' || HONORIFICS.has(wordsOf(text)[0]?.text ?? '');
}

function letterRole(letter: string, pair: readonly [string, string] | undefined): LabelRole | null {
  if (letter === pair?.[0]) return 'question';
  if (letter === pair?.[1]) return 'guest';
  return letter === 'q' ? 'question' : null;
}

function wordRole(
  text: string,
  findNames: NameFinder,
  names: ReadonlySet<string>,
): LabelRole | null {
  const outside = text.replace(BRACKETED, ' ');
  const words = wordsOf(outside);
  if (names.has(outside.replaceAll(/[\s.]|氏$|さん$|様$/gu, ''))) return 'prospect';
  if (names.has(bareHandle(outside))) return 'prospect';
  const { person, others } = findNames(words, outside);
  if (person.length > 0) return isNameOnly(words) && others.length === 0 ? 'prospect' : null;
  const part = partOf(outside, words);
  if (part !== null) return namedInBrackets(text, findNames) ?? part;
  return isNameOnly(words) && words.some((word) => isGivenName(word.text)) ? 'other' : null;
}

/** The name in brackets, which is the speaker's: 'GUEST (Max Roe, consultant)'. */
function namedInBrackets(text: string, findNames: NameFinder): LabelRole | null {
  const inside = BRACKETED.exec(text)?.[0] ?? '';
  const words = wordsOf(inside);
  if (findNames(words, inside).person.length > 0) return 'prospect';
  return words.slice(0, 2).length === 2 && isNameOnly(words.slice(0, 2)) ? 'other' : null;
}

/** The role in an interview that a label gives. */
function partOf(label: string, words: readonly Word[]): LabelRole | null {
  const all = [...words.map((word) => word.text), normalizeText(label.trim())];
  const isIn = (list: ReadonlySet<string>): boolean => all.some((word) => list.has(word));
  if (isIn(QUESTION_LABELS)) return 'question';
  // A long label is an item of a programme: 'Address by the Special Guest'.
  const isShort = label.trim().split(/\s+/u).length <= GUEST_WORDS_MAX;
  if (isIn(ANSWER_LABELS) || isIn(GUEST_LABELS)) return isShort ? 'guest' : null;
  return isIn(MODERATOR_LABELS) ? 'host' : null;
}

const GUEST_WORDS_MAX = 3;

/** Are the words only a name: 'Mr. Jane Doe', 'Jane van der Doe', but not 'Why Jane Doe left'? 'Jane Doe writes' counts too. */
function isNameOnly(words: readonly Word[]): boolean {
  return words.every(
    ({ text, isCapital }) =>
      isCapital || NAME_PARTICLES.has(text) || isTitle(text) || WRITING_WORDS.has(text),
  );
}

function isTitle(word: string): boolean {
  return HONORIFICS.has(word) || TITLES_BEFORE_SURNAMES.has(word);
}

const NAME_WORDS_MAX = 5;

function isNameLike(words: readonly Word[]): boolean {
  return words.length > 0 && words.length <= NAME_WORDS_MAX && isNameOnly(words);
}
