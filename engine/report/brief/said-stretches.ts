import { TIME_AGO } from '../../lexicon/dates/date-words.ts';
import { HEAD_OF_QUESTION } from '../../lexicon/grammar/back-references.ts';
import { JOB_TITLE_PREPOSITIONS } from '../../lexicon/grammar/prepositions.ts';
import type { ResearchResult } from '../../model/research-event.ts';
import { plainTextOf } from '../../text/blocks.ts';
import { isEastAsianCharacter } from '../../text/east-asian.ts';
import { plainLetters } from '../../text/plain-letters.ts';
import { wordListOf, wordsOf, type Span } from '../../text/words.ts';
import type { AnalyzedPage } from '../sales-signals/analyzed-pages.ts';
import type { AttributedSentence } from '../sales-signals/attributed-sentences.ts';
import { quotableSentences } from '../sales-signals/quotable-sentences.ts';
import { isPaired } from '../sales-signals/quoted-parts.ts';
import {
  answersQuestion,
  isFiller,
  refersBack,
  continuesPrevious,
} from '../sales-signals/voices/back-reference.ts';
import { isCourtesy } from '../sales-signals/voices/courtesy.ts';
import { addressesSomebody } from '../sales-signals/voices/questions.ts';
import { SENTENCE_END } from '../sales-signals/voices/voice.ts';
import { EAST_ASIAN_CHARACTERS_PER_WORD, QUOTATION_WORDS_MIN } from './brief-weights.ts';

/** A stretch of the page that the person says, without what is said out of courtesy. */
export type SaidStretch = Span & {
  readonly text: string;
  readonly isFirstPerson: boolean;
  /** Goes on after who says it: '“We gave it to them,” she says, “and they found the time.”' */
  readonly continuesQuote: boolean;
  /** What it answers, or is said about, letter for letter. */
  readonly question: string | null;
  /** Is the first of what they answer. */
  readonly isAnswer: boolean;
  /** Means nothing without the sentence before it. */
  readonly needsPrevious: boolean;
  /** Is better read with it. */
  readonly joinsPrevious: boolean;
};

/** What the person says on a page, stretch by stretch, without labels, courtesies and jokes. */
export function stretchesOn({
  result,
  sentences,
  findNames,
}: AnalyzedPage): readonly SaidStretch[] {
  const { content, language } = result;
  let position = 0;
  let before: SaidStretch | undefined;
  return sentences.flatMap((one, place) => {
    const start = content.indexOf(one.sentence.quote, position);
    if (start !== -1) position = start;
    const occasion = occasionBefore(one, start, sentences[place - 1], result);
    return one.spoken.flatMap((said, index): readonly SaidStretch[] => {
      const at = content.indexOf(said, position);
      if (at === -1) return [];
      position = at + said.length;
      const text = withoutLabel(trimmed(said), findNames);
      const own = at + said.indexOf(text);
      const isFragmented = isFragment(text, content, own);
      const continuesQuote = isFragmented && index > 0;
      const isLeftOut =
        text === '' || (isFragmented && !continuesQuote) || isCourtesy(text, language);
      if (isLeftOut || isBanter(text, content.slice(0, own), language)) return [];
      if (saysNothing(text) || isHeadline(text, one, findNames)) return [];
      const stretch = stretchOf({ text, start: own, continuesQuote }, one, before, language);
      before = onOccasion(stretch, occasion, content.slice(start, own));
      return [before];
    });
  });
}

/** Is it a part of a sentence, quoted inside another: 'He walks “because everybody does it”'? */
function isFragment(text: string, content: string, start: number): boolean {
  const first = text.charAt(0);
  const isSmall = first !== first.toUpperCase();
  return isSmall && MARK_BEFORE.test(content.slice(Math.max(0, start - 2), start));
}

/** A quotation mark right before a place: 'walks “'. */
const MARK_BEFORE = /["“”„«»‹›‘‚'「『]\s?$/u;

/** Is it addressed to one reader, '@Max Tuesdays only', or only an introduction, 'Three things I take along:'? */
function saysNothing(text: string): boolean {
  return /^[@→]|[:：]$/u.test(text) || isFiller(text);
}

/** Is it a short joke after thanks, mostly to who is thanked: 'Thanks to Pia and the third floor. You still owe me a pump.', 'I was in bed.'? */
function isBanter(text: string, before: string, language: string | null): boolean {
  const isToThem = addressesSomebody(text) || (language === 'da' && text.startsWith('I '));
  if (wordsIn(text) > (isToThem ? BANTER_WORDS_MAX : QUOTATION_WORDS_MIN)) return false;
  const line = before.slice(before.lastIndexOf('\n') + 1);
  return isCourtesy(quotableSentences(line).at(-1)?.text ?? '', language);
}

const BANTER_WORDS_MAX = 10;

/** Is it the headline of a profile: 'Risk lead at Acme.' or 'CIA | Acme', but not 'We count twice at Acme.'? */
function isHeadline(
  text: string,
  { isFirstPerson }: AttributedSentence,
  findNames: AnalyzedPage['findNames'],
): boolean {
  const words = wordsOf(text);
  if (isFirstPerson) return false;
  if (/\s[|·]\s/u.test(text) && !SENTENCE_END.test(text)) return true;
  if (words.length > HEADLINE_WORDS_MAX) return false;
  return findNames(words, text).company.some(
    ({ start, end }) =>
      end === words.length && JOB_TITLE_PREPOSITIONS.has(words[start - 1]?.text ?? ''),
  );
}

const HEADLINE_WORDS_MAX = 7;

function stretchOf(
  { text, start, continuesQuote }: Pick<SaidStretch, 'text' | 'start' | 'continuesQuote'>,
  { isFirstPerson, question: asked }: AttributedSentence,
  before: SaidStretch | undefined,
  language: string | null,
): SaidStretch {
  const question = asked === null || isCutOffQuestion(asked, language) ? null : asked;
  const needsPrevious = continuesQuote || needsContext(text, asked, language);
  return {
    text,
    start,
    end: start + text.length,
    isFirstPerson,
    continuesQuote,
    question,
    isAnswer: question !== null && question !== before?.question,
    needsPrevious,
    joinsPrevious: needsPrevious || continuesPrevious(text, before?.text ?? '', language),
  };
}

/** Does a short question refer to something that is not shown: 'And the other one?' */
function isCutOffQuestion(question: string, language: string | null): boolean {
  const asked = plainLetters(question).replace(HEAD_OF_QUESTION, '');
  return wordsIn(asked) <= TORN_QUESTION_WORDS_MAX && refersBack(asked, language);
}

/** A longer question names what it asks about. */
const TORN_QUESTION_WORDS_MAX = 4;

function needsContext(text: string, asked: string | null, language: string | null): boolean {
  if (wordsIn(text) <= FRAGMENT_WORDS_MAX || (asked !== null && answersQuestion(text))) return true;
  const plain = plainTextOf(text);
  return refersBack(FIRST_SENTENCE.exec(plain)?.[0] ?? plain, language);
}

/** 'Yes. We had nine.' is read as one. */
const FIRST_SENTENCE = /^.{8,}?[.!?…](?=\s)/u;

/** 'The weight.', 'Sure.' */
const FRAGMENT_WORDS_MAX = 2;

/** The narrator's sentence right before a quotation, to which its 'it' may refer; `null` where none is. */
function occasionBefore(
  { question }: AttributedSentence,
  start: number,
  previous: AttributedSentence | undefined,
  { content, language }: ResearchResult,
): string | null {
  if (question !== null || previous === undefined || previous.spoken.length > 0) return null;
  const { quote, text, words } = previous.sentence;
  const isWhole = SENTENCE_END.test(text) && !QUOTATION_MARK.test(text);
  const isRead =
    words.length >= OCCASION_WORDS_MIN &&
    words.length <= OCCASION_WORDS_MAX &&
    !isCourtesy(text, language);
  const isRightBefore = content.startsWith(`${quote} `, start - quote.length - 1);
  return isWhole && isRead && isRightBefore ? quote : null;
}

const QUOTATION_MARK = /["“”„«»「」]/u;
/** Fewer words name nothing that the quotation could refer to: 'She showed us round.' */
const OCCASION_WORDS_MIN = 5;
/** Words of a sentence that can be read before a quotation at a glance. */
const OCCASION_WORDS_MAX = 32;

/** Words that mean nothing by themselves are read after what the narrator says: 'She threw the map away. “It had every name in every box.”' */
function onOccasion(said: SaidStretch, occasion: string | null, lead: string): SaidStretch {
  const leans = said.needsPrevious && !said.continuesQuote && MARKS_ONLY.test(lead);
  return occasion !== null && leans ? { ...said, question: occasion, isAnswer: true } : said;
}

/** Nothing between the beginning of a sentence and the words quoted. */
const MARKS_ONLY = /^["“”„«»‹›‘‚'「『\s]+$/u;

/** Without the comma before 'she said' and marks left over from the line; '“Robust” is a word we banned' keeps its pair. */
function trimmed(stretch: string): string {
  const quoted = ATTRIBUTED.exec(stretch)?.[1];
  if (quoted !== undefined) return quoted;
  const text = stretch.replaceAll(/^[\s"“”„«»‘’*_–—-]+|(?<![\s,"“”„«»‘*_])[\s,"“”„«»‘*_]+$/gu, '');
  const start = stretch.indexOf(text);
  const end = start + text.length;
  return (
    [text, stretch.slice(start, end + 1), stretch.slice(Math.max(0, start - 1), end)].find(
      isPaired,
    ) ?? text
  );
}

/** An answer that quotes the person: '"We read every line", she says.' */
const ATTRIBUTED =
  /^["“„«]([^"“”„«»]{30,}?)(?:[,.!?]["”“»],?|["”“»],)\s(?:[^\s.]{1,30}\s?){1,4}\.?$/u;

/** The words without the label that a page puts before them: '**About:** …', 'Jane shared: …', '3 weeks ago: …'. */
function withoutLabel(text: string, findNames: AnalyzedPage['findNames']): string {
  const [, label = '', colon = '', rest = ''] = LABELLED.exec(text) ?? [];
  if (rest === '') return text;
  const names = findNames(wordsOf(label), label);
  const isLabel =
    colon.includes('*') || names.person.length > 0 || TIME_AGO.test(plainLetters(label).trim());
  return isLabel ? withoutLabel(rest, findNames) : text;
}

/** A label before a colon, and the rest: '**About:** I count doors'. */
const LABELLED = /^([^:*\n.!?…]{1,40})(:\*{0,2} )(?=\S)([^]+)$/u;

/** The length of a text in words; Chinese, Japanese and Korean characters are converted. */
export function wordsIn(text: string): number {
  const words = wordListOf(text);
  const characters = words.filter(isEastAsianCharacter).length;
  return words.length - characters + Math.ceil(characters / EAST_ASIAN_CHARACTERS_PER_WORD);
}
